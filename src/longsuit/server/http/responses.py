"""HTTP responses: JSON, and the status with which each error code is sent."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...protocol.errors import Code, Refusal
from ...protocol.parts import Values
from ..store.writer import Unavailable

BAD_REQUEST = 400  # the status of every code that is not listed
STATUS: Mapping[Code, int] = {
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
    "playing": 409,
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
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def status_of(code: Code) -> int:
    return STATUS.get(code, BAD_REQUEST)


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
    return refusal_response(Refusal(codes.get(error.status_code, "bad_message")))


EXCEPTION_HANDLERS = {
    Refusal: on_refusal,
    Unavailable: on_unavailable,
    HTTPException: on_http_error,
}
