"""longsuit docs"""

import gzip
import webbrowser
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import click

from ..engine.sentences import say
from ..terminal import style
from . import language
from .arguments import Failed
from .start import can_open_browser

HOST = "127.0.0.1"
TEXTS = (".html", ".css", ".js", ".json", ".svg")  # which compression makes several times smaller


class Pages(SimpleHTTPRequestHandler):
    """Serves the files of a folder, texts compressed, without a line in the terminal for each."""

    protocol_version = "HTTP/1.1"

    def send_head(self) -> BytesIO | BinaryIO | None:
        path = Path(self.translate_path(self.path))
        if self.path.endswith("/"):
            path /= "index.html"
        wanted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not wanted or path.suffix not in TEXTS or not path.is_file():
            return super().send_head()
        body = compressed(path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@cache
def compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes())


@click.command("docs")
@click.option("--port", default=0, show_default=True, help="0 takes any free one.")
@click.option("--no-browser", is_flag=True, help="Only say where it is.")
def docs_command(port: int, no_browser: bool) -> None:
    """Open the documentation: tutorial, guides, reference, explanation.

    The site is part of the package and is served to this computer only.

    \b
    Examples:
      longsuit docs
      longsuit docs --port 8008 --no-browser
    """
    server = serve(site(), port)
    opened = not no_browser and can_open_browser()
    link = f"http://{HOST}:{server.server_port}/"
    screen = style.screen(language.reader())
    screen.tell("docs_open" if opened else "docs_at", link=link)
    screen.tell("stop_with_keys", keys="Ctrl+C")
    if opened:
        webbrowser.open(link)
    with server:
        server.serve_forever()


def site() -> Path:
    """The folder of the built site; Failed, with where the texts are, if it was not built."""
    package = Path(str(files("longsuit")))
    if (package / "site" / "index.html").is_file():
        return package / "site"
    texts = package.parents[1] / "docs"
    folder = str(texts) if (texts / "index.md").is_file() else "docs"
    raise Failed(say("docs_not_built", folder=folder))


def serve(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of these files for this computer; Failed if the port is taken."""
    try:
        return ThreadingHTTPServer((HOST, port), partial(Pages, directory=str(folder)))
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Failed(say("cannot_listen", host=HOST, port=str(port), text=why)) from None
