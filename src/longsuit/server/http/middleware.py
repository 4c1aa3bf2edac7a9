"""What every request passes: limits, and the care that keeps pages of others out."""

from urllib.parse import urlsplit

import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...protocol.errors import Refusal
from ..config import Config
from .requests import address_of, lobby_of
from .responses import refusal_response

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data: blob:; "
        "media-src 'self' data: blob:; font-src 'self' data:; worker-src 'self'; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ENCODED = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
log = structlog.get_logger("server")
READING = ("GET", "HEAD", "OPTIONS")


class Gate:
    """Stands before the whole application; sockets pass it and are looked at when they open."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            if scope["type"] == "lifespan":
                raise
            log.error("connection failed", error=type(error).__name__)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The text of an error may hold anything, so only its kind is noted."""
        began = False

        async def sent(message: Message) -> None:
            nonlocal began
            began = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *ENCODED]
            await send(message)

        try:
            check(Request(scope))
            await self.app(scope, receive, sent)
        except Refusal as error:
            await refusal_response(error)(scope, receive, sent)
        except Exception as error:
            log.error("request failed", method=scope["method"], error=type(error).__name__)
            if not began:
                await refusal_response(Refusal("internal"))(scope, receive, sent)


def check(request: Request) -> None:
    """Refusal for who is banned, asks too much, or is a page of somebody else that would change
    something."""
    admission, address = lobby_of(request).admission, address_of(request)
    admission.check_ban(address=address)
    admission.requests.take(address)
    if request.method in READING:
        return
    headers, config = request.headers, request.app.state.config
    if not welcome(config, headers.get("origin"), headers.get("host", "")):
        raise Refusal("origin")
    if headers.get("sec-fetch-site") == "cross-site" and "origin" not in headers:
        raise Refusal("origin")


def welcome(config: Config, origin: str | None, host: str) -> bool:
    """Whether a page may connect: ours, one that is listed, or a program that is no page."""
    if origin is None or "*" in config.origins or origin in config.origins:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
