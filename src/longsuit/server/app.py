"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..protocol.errors import Code, Refusal
from .config import Config
from .games.daily import Daily
from .games.results import ending
from .http import daily, logs, move, people, review, scores
from .http import routes as rest
from .http.middleware import Gate, welcome
from .http.openapi import described
from .http.static import routes
from .limits import counted
from .maintenance import Upkeep
from .metrics import figures, metrics
from .net.session import Session
from .people.accounts import Accounts
from .people.high_scores import Highs
from .store.engine import connect, migrate
from .store.lock import held
from .store.queries import Reading
from .store.writer import Unavailable, Writer
from .tables.lobby import Lobby

log = structlog.get_logger("server")


async def socket(ws: WebSocket) -> None:
    """The endpoint of every client."""
    if not welcome(ws.app.state.config, ws.headers.get("origin"), ws.headers.get("host", "")):
        await ws.close()
        return
    address = counted(ws.client.host) if ws.client else ""
    await Session(ws, ws.app.state.lobby, address).run()


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


def create(config: Config) -> Starlette:
    """The application; its database is brought up to date when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        engine = connect(config.url())
        with held(engine) as connection:
            await asyncio.to_thread(migrate, engine)
            writer = Writer(engine, asyncio.get_running_loop(), connection)
            lobby = Lobby(config, Reading(engine), writer)
            lobby.endings.append(partial(ending, lobby))
            await lobby.restore()
            accounts = app.state.accounts = Accounts(lobby)
            app.state.highs, app.state.daily = Highs(lobby), Daily(lobby)
            app.state.lobby, app.state.figures = lobby, figures(lobby)
            log.info("ready", tables=len(lobby.tables))
            upkeep = Upkeep(lobby)
            await upkeep.look()
            upkeep.start()
            yield
            await upkeep.stop()
            lobby.rest()
            await asyncio.gather(lobby.thinking.aside.close(), lobby.insight.close())
            accounts.passwords.close()
            await asyncio.to_thread(writer.close)
        engine.dispose()
        log.info("stopped")

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", socket),
            *rest.ROUTES,
            *people.ROUTES,
            *move.ROUTES,
            *scores.ROUTES,
            *daily.ROUTES,
            *logs.ROUTES,
            *review.ROUTES,
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
        },
        lifespan=life,
    )
    app.add_middleware(Gate)
    app.state.config = config
    return app
