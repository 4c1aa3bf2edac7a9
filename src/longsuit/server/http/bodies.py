"""What a request says in its body."""

from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request

from ...protocol.errors import Refusal
from .routes import body_of

T = TypeVar("T", bound=Struct)


async def said(request: Request, kind: type[T]) -> T:
    """The body as a struct, or Refusal; nothing of what it says is repeated."""
    body = await body_of(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", f"This cannot be read. {str(error)[:200]}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad_message") from None


def number(request: Request, name: str, default: int, most: int) -> int:
    """A number in the query, or Refusal."""
    text = request.query_params.get(name, str(default))
    if not text.isascii() or not text.isdigit() or len(text) > 15 or int(text) > most:
        raise Refusal("bad_message", f"{name} is a number up to {most}.")
    return int(text)
