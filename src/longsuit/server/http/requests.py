"""The parts of an HTTP request that handlers read: the caller, the caller's address, the body."""

from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.types import Scope

from ...protocol.errors import Refusal, unreadable
from ..config import Config
from ..ids import token_hash
from ..limits import LOOPBACK, address_key
from ..people.attempts import Place
from ..people.identity import Person
from ..tables.lobby import Lobby

T = TypeVar("T", bound=Struct)
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def caller_of(request: Request) -> Person:
    """The person whose token is in `Authorization: Bearer TOKEN`, or Refusal."""
    token = token_of(request)
    if not token:
        raise Refusal("bad_token")
    lobby = lobby_of(request)
    with lobby.admission.guess_limit(address_of(request)):
        person = await lobby.people.by_token(token)
    lobby.admission.check_ban(person.id)
    return person


def token_of(request: Request) -> str:
    """The token of a request, empty without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def place_of(request: Request) -> Place:
    """From where a request to sign in comes: its address, and the device whose token it has."""
    token = token_of(request)
    return Place(address=address_of(request), device=token_hash(token) if token else "")


async def caller_if_any(request: Request) -> Person | None:
    """The person whose token the request has; None for a request without a token."""
    return await caller_of(request) if "authorization" in request.headers else None


def address_of(request: Request) -> str:
    """The client's address as rate limits count it."""
    return address_key(request.client.host) if request.client else LOOPBACK


def on_metrics_port(scope: Scope, config: Config) -> bool:
    """True for a request or a WebSocket at the port on which there are only the figures."""
    server = scope.get("server")
    return bool(config.metrics_port and server and server[1] == config.metrics_port)


async def body_of(request: Request, largest: int = 0) -> bytes:
    """The body, or Refusal if it has more bytes than `largest` (by default the limit `body`)."""
    body, largest = bytearray(), largest or lobby_of(request).config.limits.body
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise Refusal("too_large")
    return bytes(body)


async def json_body(request: Request, kind: type[T]) -> T:
    """The body as a struct, or Refusal; the refusal repeats no value that the body holds."""
    body = await body_of(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise unreadable(error) from None
