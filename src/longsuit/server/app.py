"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import structlog
from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ..bots import heuristic
from ..settings.private_files import open_to_others
from .config import Config
from .error_log import on_loop_error
from .games.daily import Daily
from .games.results import result_statements
from .http import static
from .http.middleware import GuardMiddleware, origin_allowed
from .http.requests import on_metrics_port
from .http.responses import EXCEPTION_HANDLERS
from .http.routes import ROUTES
from .limits import LOOPBACK, address_key
from .maintenance import Maintenance
from .metrics import metrics_registry
from .net.proxies import ProxyMiddleware
from .net.session import Session
from .people.accounts import Accounts
from .people.high_scores import HighScores
from .store.engine import connect, database_file, migrate
from .store.lock import Superseded, begin_epoch, exclusive
from .store.queries import Queries
from .store.writer import Writer
from .tables.lobby import Lobby
from .tables.restoring import restore

log = structlog.get_logger("server")


async def socket(ws: WebSocket) -> None:
    """The endpoint of every client."""
    config, headers = ws.app.state.config, ws.headers
    allowed = origin_allowed(config, headers.get("origin"), headers.get("host", ""))
    if not allowed or on_metrics_port(ws.scope, config):
        await ws.close()
        return
    address = address_key(ws.client.host) if ws.client else LOOPBACK
    await Session(ws, ws.app.state.lobby, address).run()


class UpgradeNeeded:
    """Answers a plain HTTP request for the socket's address: it is for WebSockets only."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] != "GET":
            raise HTTPException(405, headers={"allow": "GET"})
        raise HTTPException(426, headers={"upgrade": "websocket", "connection": "upgrade"})


def warn_of_open_folder(engine: Engine) -> None:
    """Logs that others on this computer may enter the folder of the database, if they may."""
    file = database_file(engine)
    if file is not None and open_to_others(file.absolute().parent):
        log.warning(
            "others on this computer may enter the folder of the database: make it 0700",
            folder=str(file.absolute().parent),
        )


def create_app(
    config: Config, on_superseded: Callable[[Superseded], None] = lambda error: None
) -> Starlette:
    """The application; its database is migrated when it starts.

    `on_superseded` is called in the event loop when the database is no longer this server's: from
    then on nothing is written, so the server has to stop, and may be started again.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(on_loop_error)
        engine = connect(config.url())
        warn_of_open_folder(engine)
        with exclusive(engine) as connection:
            await asyncio.to_thread(migrate, engine)
            epoch = await asyncio.to_thread(begin_epoch, engine, connection)
            writer = Writer(engine, asyncio.get_running_loop(), epoch, connection)
            lobby = Lobby(config, Queries(engine), writer)

            def stop(error: Superseded) -> None:
                log.critical("superseded", reason=error.sentence.id)
                lobby.admission.announce_restart()
                on_superseded(error)

            writer.on_superseded = stop
            lobby.final_writes.append(partial(result_statements, lobby))
            await restore(lobby)
            await lobby.people.check_clock()
            accounts = app.state.accounts = Accounts(lobby)
            app.state.high_scores, app.state.daily = HighScores(lobby), Daily(lobby)
            app.state.lobby, app.state.metrics = lobby, metrics_registry(lobby)
            log.info("ready", tables=len(lobby.tables))
            maintenance = Maintenance(lobby)
            await maintenance.apply_bans()
            maintenance.start()
            loading = asyncio.create_task(asyncio.to_thread(heuristic.load))
            yield
            await loading
            await maintenance.stop()
            lobby.stop()
            await lobby.readiness.close()
            await asyncio.gather(lobby.bot_workers.pool.close(), lobby.insight_pool.close())
            accounts.passwords.close()
            lobby.log_threads.close()
            lobby.game_threads.close()
            await asyncio.to_thread(writer.close)
        engine.dispose()
        log.info("stopped")

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", socket),
            Route("/ws", UpgradeNeeded()),
            *ROUTES,
            *static.page_routes(config),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.add_middleware(GuardMiddleware)
    app.add_middleware(ProxyMiddleware, networks=config.trusted_proxies)
    app.state.config = config
    return app
