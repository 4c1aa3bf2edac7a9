"""longsuit serve"""

import gc
import logging
import socket
import sys
import webbrowser
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from pathlib import Path
from typing import Any

import click

from ..engine.sentences import Sentence, say
from ..terminal import style
from . import language
from .arguments import Failed, Refused
from .serve_options import check_networks, metrics_token

DEFAULT_PORT = 7777
MANY_FILES = 65_536  # several times the connections that `Limits` admits


class Superseded(Failed):
    """The server stopped because its database is another's; started again it would be right.

    The exit status is EX_TEMPFAIL of sysexits.h.
    """

    exit_code = 75


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen.")
@click.option("--port", default=DEFAULT_PORT, show_default=True, help="0 takes any free one.")
@click.option("--db", metavar="URL", default="", help="SQLite or PostgreSQL; default: a file.")
@click.option("--name", default="Longsuit", show_default=True, help="What the server is called.")
@click.option("--origin", multiple=True, metavar="URL", help="Another page that may connect.")
@click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="CIDR",
    help="A proxy on another computer, by address or network, to believe about its clients.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(1, 65_535),
    help="Another port, for figures for Prometheus only.",
)
@click.option(
    "--metrics-host", default="127.0.0.1", show_default=True, help="Where that port listens."
)
@click.option(
    "--metrics-token-file", type=click.Path(path_type=Path), help="A token for the figures."
)
@click.option("--public", metavar="URL", default="", help="Where people find it, for passkeys.")
@click.option("--instant", is_flag=True, help="Computer players take no time to think.")
@click.option("--no-limits", is_flag=True, help="No limits of rates and numbers: for measuring.")
@click.option("--web", envvar="LONGSUIT_WEB", metavar="FOLDER", default="", help="Another page.")
@click.option("--json-log", is_flag=True, help="Write the log as JSON.")
@click.option("--open", "opened", is_flag=True, help="Open it in the browser.")
def serve_command(
    host: str,
    port: int,
    db: str,
    name: str,
    origin: tuple[str, ...],
    trusted_proxy: tuple[str, ...],
    metrics_port: int | None,
    metrics_host: str,
    metrics_token_file: Path | None,
    public: str,
    instant: bool,
    no_limits: bool,
    web: str,
    json_log: bool,
    opened: bool,
    settings_file: Path | None = None,  # given by `longsuit start` only
) -> None:
    """Open a house where people play together.

    \b
    Examples:
      longsuit serve
      longsuit serve --port 8000 --db sqlite:///tables.db
      longsuit serve --db postgresql://user@localhost/longsuit
      longsuit serve --trusted-proxy 10.0.0.0/8 --metrics-port 9777
    """
    gc.set_threshold(50_000, 20, 100)  # a long-lived heap: look for garbage less often

    import uvicorn

    from ..server.app import create_app
    from ..server.config import Config
    from ..server.error_log import log_uncaught, watch_uncaught
    from ..server.limits import Limits, unlimited
    from ..server.logging_setup import configure
    from ..server.net.deadlines import DeadlineProtocol
    from ..server.net.websocket_protocol import websocket_protocol
    from ..server.store import lock

    name = server_name(name)
    networks, token = check_networks(trusted_proxy), metrics_token(metrics_token_file)
    configure(as_json=json_log)
    DeadlineProtocol.most_waiting = open_many_files() // 2
    check_database(db)
    with ExitStack() as open_sockets:
        listener = open_sockets.enter_context(bind(host, port))
        listeners = [listener]
        if metrics_port is not None:
            listeners.append(open_sockets.enter_context(bind(metrics_host, metrics_port)))
        port = listener.getsockname()[1]
        config = Config(
            db=db,
            name=name,
            host=host,
            port=port,
            origins=origin,
            trusted_proxies=networks,
            metrics_port=metrics_port or 0,
            metrics_token=token,
            public=public.rstrip("/"),
            web=web,
            thinking="none" if instant else "policy",
            limits=unlimited() if no_limits else Limits(),
            settings_file=settings_file,
        )
        reasons: list[Sentence] = []

        def stop(error: lock.Superseded) -> None:
            reasons.append(error.sentence)
            server.should_exit = True

        server = uvicorn.Server(
            uvicorn.Config(
                create_app(config, stop),
                log_config=None,
                access_log=False,
                server_header=False,
                http=DeadlineProtocol,
                proxy_headers=False,  # `server/net/proxies.py` reads them
                ws=websocket_protocol(),
                ws_max_size=65_536,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=5,
            )
        )
        print_addresses(host, port)
        if opened:
            listener.listen()  # the browser may be quicker than the server
            webbrowser.open(f"http://localhost:{port}/")
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        watch_uncaught(log_uncaught)
        with announce(name, host, port):
            server.run(sockets=listeners)
        if reasons:
            raise Superseded(reasons[0])


def server_name(name: str) -> str:
    """The name of the server, under the rules for names of people; Refused for another one."""
    from ..protocol.errors import Refusal
    from ..server.people.names import SERVER_NAME_LIMIT, clean_name

    try:
        return clean_name(name, SERVER_NAME_LIMIT)
    except Refusal as error:
        raise Refused(error.sentence) from None


def open_many_files() -> int:
    """Lets this process open more files, each connection being one; returns how many it may."""
    try:
        import resource
    except ImportError:  # Windows, where there is no such limit
        return MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        most = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def announce(name: str, host: str, port: int) -> AbstractContextManager[bool]:
    """Announces the server on the LAN, if other computers can reach it."""
    from ..client.lan import announce

    address = lan_address() if host == "0.0.0.0" else host
    if not address or address.startswith("127.") or ":" in address:
        return nullcontext(False)
    return announce(name, address, port)


def check_database(db: str) -> None:
    """Raises Failed with a clear sentence if the database cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from ..server.config import Config
    from ..server.store.engine import NewerDatabase, check_revision, connect
    from ..server.store.lock import DatabaseInUse, exclusive

    try:
        engine = connect(Config(db=db).url())
        with exclusive(engine):
            check_revision(engine)
        engine.dispose()
    except NewerDatabase:
        raise Failed(say("database_newer")) from None
    except DatabaseInUse:
        raise Failed(say("database_in_use_by_server", option="--db")) from None
    except (SQLAlchemyError, OSError, ImportError) as error:
        kind = type(getattr(error, "orig", None) or error).__name__
        raise Failed(say("database_unusable", text=kind, option="--db")) from None


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on, or Failed with a clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        why = error.strerror or str(error)
        raise Failed(say("cannot_listen", host=host, port=str(port), text=why)) from None
    return listener


def print_addresses(host: str, port: int) -> None:
    """Prints the addresses of the server, and a QR code for phones."""
    screen = style.screen(language.reader())
    reader = screen.reader
    links = {reader.say("on_this_computer"): f"http://localhost:{port}/"}
    everywhere = host in ("0.0.0.0", "::")
    address = lan_address() if everywhere else host
    if address and not address.startswith("127."):
        links[reader.say("on_this_network")] = f"http://{address}:{port}/"
    wide = max(map(style.width, links))
    for label, link in links.items():
        screen.write(f"{style.left(label, wide)}  {link}")
    if len(links) > 1 and sys.stdout.isatty():
        print_qr_code(link)
    screen.tell("stop_with_keys", keys="Ctrl+C")


def lan_address() -> str:
    """This computer's address on the LAN; empty if it has none."""
    probe: Any = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    with probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return found


def print_qr_code(link: str) -> None:
    import segno

    segno.make(link, error="l").terminal(out=sys.stdout, compact=True)
