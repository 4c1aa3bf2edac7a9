"""longsuit docs"""

import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path

import click

from ..engine.sentences import say
from ..terminal import style
from . import language
from .arguments import Failed
from .start import can_open_browser

HOST = "127.0.0.1"


class Pages(SimpleHTTPRequestHandler):
    """Serves the files of a folder, without a line in the terminal for each."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


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
