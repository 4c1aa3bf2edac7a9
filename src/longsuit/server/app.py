"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import structlog
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..wire.codes import Code, Refusal
from . import rest
from .config import Config
from .lobby import Lobby
from .metrics import figures, metrics
from .openapi import described
from .session import Session
from .store.engine import connect, migrate
from .store.hold import held
from .store.reading import Reading
from .store.writer import Unavailable, Writer
from .web import routes

log = structlog.get_logger("server")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Careful:
    """Puts the headers on every answer that keep pages of others out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(key.encode(), value.encode()) for key, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        await self.app(scope, receive, sent if scope["type"] == "http" else send)


async def socket(ws: WebSocket) -> None:
    """The endpoint of every client."""
    if not welcome(ws.app.state.config, ws.headers.get("origin"), ws.headers.get("host", "")):
        await ws.close()
        return
    await Session(ws, ws.app.state.lobby).run()


def welcome(config: Config, origin: str | None, host: str) -> bool:
    """Whether a page may connect: ours, one that is listed, or a program that is no page."""
    if origin is None or "*" in config.origins or origin in config.origins:
        return True
    return urlsplit(origin).netloc == host


async def health(request: Request) -> Response:
    return rest.answer({"alive": True})


async def ready(request: Request) -> Response:
    """Whether things can be written down."""
    lobby: Lobby = request.app.state.lobby
    try:
        await asyncio.wait_for(lobby.reading.rows(text("select 1")), 5)
    except (Unavailable, TimeoutError):
        raise Refusal("unavailable") from None
    return rest.answer({"ready": True})


async def refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return rest.refused(error)


async def unavailable(request: Request, error: Exception) -> Response:
    return rest.refused(Refusal("unavailable"))


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes: dict[int, Code] = {404: "not_found", 405: "method"}
    return rest.refused(Refusal(codes.get(error.status_code, "bad_message")))


async def failure(request: Request, error: Exception) -> Response:
    log.error("request failed", path=request.url.path, error=type(error).__name__)
    return rest.refused(Refusal("internal"))


def create(config: Config) -> Starlette:
    """The application; its database is brought up to date when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        engine = connect(config.url())
        with held(engine):
            await asyncio.to_thread(migrate, engine)
            writer = Writer(engine, asyncio.get_running_loop())
            lobby = Lobby(config, Reading(engine), writer)
            await lobby.restore()
            app.state.lobby, app.state.figures = lobby, figures(lobby)
            log.info("ready", tables=len(lobby.tables))
            yield
            lobby.rest()
            await asyncio.to_thread(writer.close)
        engine.dispose()
        log.info("stopped")

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", socket),
            *rest.ROUTES,
            Route("/api/openapi.json", described),
            Route("/health", health),
            Route("/ready", ready),
            Route("/metrics", metrics),
            *routes(config),
        ],
        exception_handlers={
            Refusal: refusal,
            Unavailable: unavailable,
            HTTPException: http_error,
            Exception: failure,
        },
        lifespan=life,
    )
    app.add_middleware(Careful)
    app.state.config = config
    return app
