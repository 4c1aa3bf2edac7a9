"""The middleware of every request: rate limits, bans, foreign origins and security headers."""

from urllib.parse import urlsplit

import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...protocol.errors import Refusal
from ..config import Config
from ..error_log import log_error
from .requests import address_of, lobby_of, on_metrics_port
from .responses import refusal_response

# `connect-src 'self'` is also for WebSockets to this host.  A QR code is an image as `data:`.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; font-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ENCODED_HEADERS = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
log = structlog.get_logger("server")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class GuardMiddleware:
    """Wraps the whole application; WebSockets pass, as `app.socket` checks them itself."""

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
            log_error(log, "connection failed", error)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request; an unexpected error is logged, without its text."""
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            started = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *ENCODED_HEADERS]
            await send(message)

        try:
            check_request(Request(scope))
            await self.app(scope, receive, send_with_headers)
        except ClientDisconnect:
            pass  # while its body was read: there is nobody to answer
        except Refusal as error:
            await refusal_response(error)(scope, receive, send_with_headers)
        except Exception as error:
            refusal = log_error(log, "request failed", error, method=scope["method"])
            if not started:
                await refusal_response(refusal)(scope, receive, send_with_headers)


def check_request(request: Request) -> None:
    """Refusal for a banned address, for too many requests, and for a change by a foreign page."""
    admission, address = lobby_of(request).admission, address_of(request)
    headers, config = request.headers, request.app.state.config
    admission.check_ban(address=address)
    admission.requests.take(address)
    if on_metrics_port(request.scope, config) and request.url.path != "/metrics":
        raise Refusal("not_found")
    if request.method in SAFE_METHODS:
        return
    if not origin_allowed(config, headers.get("origin"), headers.get("host", "")):
        raise Refusal("origin")
    if headers.get("sec-fetch-site") == "cross-site" and "origin" not in headers:
        raise Refusal("origin")


def origin_allowed(config: Config, origin: str | None, host: str) -> bool:
    """True for a page of this server or of a listed origin, and for a program, which has none."""
    if origin is None or "*" in config.origins or origin in config.origins:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
