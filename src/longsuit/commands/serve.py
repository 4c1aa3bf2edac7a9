"""longsuit serve"""

import gc
import logging
import socket
import sys
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import click

from ..engine.sentences import say
from ..terminal import style
from . import language
from .arguments import Failed

DEFAULT_PORT = 7777


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen.")
@click.option("--port", default=DEFAULT_PORT, show_default=True, help="0 takes any free one.")
@click.option("--db", metavar="URL", default="", help="SQLite or PostgreSQL; default: a file.")
@click.option("--name", default="Longsuit", show_default=True, help="What the server is called.")
@click.option("--origin", multiple=True, metavar="URL", help="Another page that may connect.")
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
    instant: bool,
    no_limits: bool,
    web: str,
    json_log: bool,
    opened: bool,
) -> None:
    """Open a house where people play together.

    \b
    Examples:
      longsuit serve
      longsuit serve --port 8000 --db sqlite:///tables.db
      longsuit serve --db postgresql://user@localhost/longsuit
    """
    import uvicorn

    from ..server.app import create_app
    from ..server.config import Config
    from ..server.limits import Limits, unlimited
    from ..server.logging_setup import configure
    from ..server.net.socket import FastWebSocketProtocol

    configure(as_json=json_log)
    check_database(db)
    with bind(host, port) as listener:
        port = listener.getsockname()[1]
        config = Config(
            db=db,
            name=name,
            host=host,
            port=port,
            origins=origin,
            web=web,
            thinking="none" if instant else "policy",
            limits=unlimited() if no_limits else Limits(),
        )
        server = uvicorn.Server(
            uvicorn.Config(
                create_app(config),
                log_config=None,
                access_log=False,
                server_header=False,
                ws=FastWebSocketProtocol,
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
        with announce(name, host, port):
            gc.set_threshold(50_000, 20, 100)  # a long-lived heap: look for garbage less often
            server.run(sockets=[listener])


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
    from ..server.store.engine import connect
    from ..server.store.lock import DatabaseInUse, exclusive

    try:
        with exclusive(connect(Config(db=db).url())):
            pass
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
