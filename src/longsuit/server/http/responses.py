"""HTTP responses: JSON, and the status with which each error code is sent."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...protocol.errors import Code, Refusal
from ...protocol.parts import Values
from ..store.writer import Unavailable

# The status of every code that is not listed: the request is as the OpenAPI document describes it,
# but does not fit the rules of a game or what there is now.
CONFLICT = 409
STATUS: Mapping[Code, int] = {
    "bad_message": 400,
    "bad_token": 401,
    "bad_login": 401,
    "not_host": 403,
    "forbidden": 403,
    "banned": 403,
    "origin": 403,
    "no_table": 404,
    "no_game": 404,
    "not_found": 404,
    "method": 405,
    "closed": 410,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
}


class Refused(Struct, frozen=True, kw_only=True):
    """The body of every error: its code, its text in English, and its message with the values."""

    code: Code
    text: str
    message: str
    values: Values | UnsetType = UNSET


def json_response(value: object, status: int = 200) -> Response:
    return encoded_response(msgspec.json.encode(value), status)


def encoded(function: Callable[..., object], *arguments: object) -> bytes:
    """The value of a function as JSON, for threads that compute what takes long to encode too."""
    return msgspec.json.encode(function(*arguments))


def encoded_response(value: bytes, status: int = 200) -> Response:
    """A value that is JSON already."""
    return Response(value, status, media_type="application/json")


def status_of(code: Code) -> int:
    return STATUS.get(code, CONFLICT)


def refusal_response(error: Refusal) -> Response:
    line = error.line
    refused = Refused(
        code=error.code, text=line.text, message=line.message, values=line.values or UNSET
    )
    return json_response(refused, status_of(error.code))


# For Starlette, which gives each of these the exception that a handler raised.


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_response(error)


async def on_unavailable(request: Request, error: Exception) -> Response:
    return refusal_response(Refusal("unavailable"))


async def on_http_error(request: Request, error: Exception) -> Response:
    """No such path, or a method that the route table does not declare for it."""
    assert isinstance(error, HTTPException)
    codes: dict[int, Code] = {404: "not_found", 405: "method"}
    response = refusal_response(Refusal(codes.get(error.status_code, "bad_message")))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


EXCEPTION_HANDLERS = {
    Refusal: on_refusal,
    Unavailable: on_unavailable,
    HTTPException: on_http_error,
}
