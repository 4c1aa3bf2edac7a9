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
from .games.results import result_statements
from .http import static
from .http.middleware import GuardMiddleware, origin_allowed
from .http.responses import EXCEPTION_HANDLERS
from .http.routes import ROUTES
from .limits import address_key
from .maintenance import Maintenance
from .metrics import metrics_registry
from .net.session import Session
from .people.accounts import Accounts
from .people.high_scores import HighScores
from .store.engine import connect, migrate
from .store.lock import exclusive
from .store.queries import Queries
from .store.writer import Writer
from .tables.lobby import Lobby

log = structlog.get_logger("server")


async def socket(ws: WebSocket) -> None:
    """The endpoint of every client."""
    if not origin_allowed(
        ws.app.state.config, ws.headers.get("origin"), ws.headers.get("host", "")
    ):
        await ws.close()
        return
    address = address_key(ws.client.host) if ws.client else ""
    await Session(ws, ws.app.state.lobby, address).run()


def create_app(config: Config) -> Starlette:
    """The application; its database is migrated when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        engine = connect(config.url())
        with exclusive(engine) as connection:
            await asyncio.to_thread(migrate, engine)
            writer = Writer(engine, asyncio.get_running_loop(), connection)
            lobby = Lobby(config, Queries(engine), writer)
            lobby.final_writes.append(partial(result_statements, lobby))
            await lobby.restore()
            accounts = app.state.accounts = Accounts(lobby)
            app.state.high_scores, app.state.daily = HighScores(lobby), Daily(lobby)
            app.state.lobby, app.state.metrics = lobby, metrics_registry(lobby)
            log.info("ready", tables=len(lobby.tables))
            maintenance = Maintenance(lobby)
            await maintenance.apply_bans()
            maintenance.start()
            yield
            await maintenance.stop()
            lobby.stop()
            await asyncio.gather(lobby.bot_workers.pool.close(), lobby.insight_pool.close())
            accounts.passwords.close()
            lobby.log_threads.close()
            await asyncio.to_thread(writer.close)
        engine.dispose()
        log.info("stopped")

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", socket),
            *ROUTES,
            *static.page_routes(config),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.add_middleware(GuardMiddleware)
    app.state.config = config
    return app
