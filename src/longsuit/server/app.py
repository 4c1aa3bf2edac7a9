"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from .config import Config
from .games.daily import Daily
from .games.results import ending
from .http import static
from .http.middleware import Gate, welcome
from .http.responses import EXCEPTION_HANDLERS
from .http.routes import ROUTES
from .limits import counted
from .maintenance import Upkeep
from .metrics import figures
from .net.session import Session
from .people.accounts import Accounts
from .people.high_scores import Highs
from .store.engine import connect, migrate
from .store.lock import held
from .store.queries import Queries
from .store.writer import Writer
from .tables.lobby import Lobby

log = structlog.get_logger("server")


async def socket(ws: WebSocket) -> None:
    """The endpoint of every client."""
    if not welcome(ws.app.state.config, ws.headers.get("origin"), ws.headers.get("host", "")):
        await ws.close()
        return
    address = counted(ws.client.host) if ws.client else ""
    await Session(ws, ws.app.state.lobby, address).run()


def create(config: Config) -> Starlette:
    """The application; its database is brought up to date when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        engine = connect(config.url())
        with held(engine) as connection:
            await asyncio.to_thread(migrate, engine)
            writer = Writer(engine, asyncio.get_running_loop(), connection)
            lobby = Lobby(config, Queries(engine), writer)
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
            *ROUTES,
            *static.routes(config),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=life,
    )
    app.add_middleware(Gate)
    app.state.config = config
    return app
