"""An endpoint: one method of one path, with what the OpenAPI document says about it."""

from collections.abc import Awaitable, Callable, Iterable
from functools import wraps
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, request_response
from starlette.types import Receive, Scope, Send

from ...protocol.errors import Code
from .parameters import Parameter
from .requests import address_of, lobby_of

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]
Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]
JSON_OBJECT: Any = dict[str, Any]
JSON_LIST: Any = list[dict[str, Any]]


class Endpoint(Struct, frozen=True, kw_only=True):
    method: Method
    path: str
    handler: Handler
    summary: str
    parameters: tuple[Parameter, ...] = ()
    body: type | None = None  # a struct for JSON, `str` for plain text
    response: Any = JSON_OBJECT  # a type, as which msgspec would decode the response
    media_type: str = "application/json"  # of the response
    # By status, a description; empty: 200 with the summary.
    success_statuses: dict[int, str] = {}
    auth: Literal["none", "optional", "token"] = "none"
    errors: tuple[Code, ...] = ()  # beyond those that follow from the other fields
    log_limit: bool = False  # takes from the bucket `logs` of the caller's address (limits.py)

    def limited_handler(self) -> Handler:
        return limited(self.handler) if self.log_limit else self.handler

    def codes(self) -> tuple[Code, ...]:
        """Every error code with which the endpoint may answer."""
        codes: list[Code] = ["banned", "too_fast", "unavailable", *self.errors]
        if self.method != "GET":
            codes.append("origin")
        if self.auth != "none":
            codes += ("bad_token", "banned")
        if self.body is not None:
            codes += ("bad_message", "too_large")
        return tuple(dict.fromkeys(codes))


def limited(handler: Handler) -> Handler:
    """The same handler after one token has been taken from the bucket of the caller's address."""

    @wraps(handler)
    async def after_limit(request: Request) -> Response:
        lobby_of(request).admission.logs.take(address_of(request))
        return await handler(request)

    return after_limit


class Resource:
    """An ASGI application for one path: each method has its handler, and HEAD that of GET.

    Any other method is answered with 405 and the methods that there are (RFC 9110, section 15.5.6).
    """

    def __init__(self, handlers: dict[str, Handler]) -> None:
        head = {"HEAD": handlers["GET"]} if "GET" in handlers else {}
        self.handlers = {**handlers, **head}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handler = self.handlers.get(scope["method"])
        if handler is None:
            raise HTTPException(405, headers={"allow": ", ".join(self.handlers)})
        await request_response(handler)(scope, receive, send)


def resource_routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """A route for each path, in the order in which the table has them first."""
    paths: dict[str, dict[str, Handler]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint.limited_handler()
    return [Route(path, Resource(handlers)) for path, handlers in paths.items()]
