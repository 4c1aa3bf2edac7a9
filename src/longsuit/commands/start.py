"""longsuit start"""

import os
import sys
import urllib.request
import webbrowser
from importlib.resources import files
from pathlib import Path
from urllib.error import URLError

import click

from ..engine.sentences import Sentence, say
from ..settings import settings_path
from ..terminal import style
from . import language
from .serve import DEFAULT_PORT, serve_command


@click.command("start")
@click.option("--port", default=DEFAULT_PORT, show_default=True, help="0 takes any free one.")
@click.option("--db", metavar="URL", default="", help="SQLite or PostgreSQL; default: a file.")
@click.pass_context
def start_command(ctx: click.Context, port: int, db: str) -> None:
    """Play on a page in the browser; in the terminal where there is no page.

    This is what `make play` does. Friends on this network can join by the address it shows. The
    page begins with your settings, those that `longsuit import` took over included.

    \b
    Examples:
      longsuit start
      longsuit start --port 8000
    """
    screen = style.screen(language.reader())
    why = why_no_page(Path(str(files("longsuit"))) / "web")
    if why:
        screen.tell("no_page_here", why=why)
        screen.tell("playing_in_terminal")
        screen.write()
        from .play import play_command

        ctx.invoke(play_command, plain=True)
    elif port and is_running(port):
        screen.tell("already_running")
        screen.write(f"http://localhost:{port}/")
        if can_open_browser():
            webbrowser.open(f"http://localhost:{port}/")
    else:
        own = settings_path()
        ctx.invoke(serve_command, port=port, db=db, opened=can_open_browser(), settings_file=own)


def why_no_page(web: Path) -> Sentence | None:
    """The reason why there is no page; None when there is one."""
    if (web / "index.html").is_file():
        return None
    try:
        return say("plain_text", text=(web / "failed.txt").read_text(encoding="utf-8").strip())
    except OSError:
        return say("page_not_installed")


def is_running(port: int) -> bool:
    """True if a table server answers at the address."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError, ValueError):
        return False


def can_open_browser() -> bool:
    """True if a browser window can be opened here."""
    windows = sys.platform in ("win32", "darwin", "cygwin")
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
