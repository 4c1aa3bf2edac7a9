"""longsuit tables"""

from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import click
import msgspec

from ..engine.sentences import excerpt, say
from ..games import GAMES
from ..messages.render import Reader
from ..messages.values import list_text
from ..terminal import style
from . import language
from .arguments import Failed

LARGEST = 2**22  # bytes of an answer


@click.command("tables")
@click.argument("url", required=False, default="")
@click.option("--seconds", default=2.0, show_default=True, help="How long to look around.")
def tables_command(url: str, seconds: float) -> None:
    """Find servers on this network, and the public tables of one.

    \b
    Examples:
      longsuit tables
      longsuit tables http://192.168.1.7:7777
    """
    screen = style.screen(language.reader())
    servers = [("", url)] if url else on_the_network(seconds)
    if not servers:
        screen.tell("no_server_found", command="longsuit serve")
    for name, where in servers:
        if name:
            screen.write(f"{style.visible(name)}: {style.visible(where)}")
        found = listed(where, screen.reader)
        if not found:
            screen.write(f"  {screen.reader.say('no_public_table')}")
        for line in style.grid([""] * 5, found, "<<<<<", screen.reader)[1:]:
            screen.write(f"  {line}")


def on_the_network(seconds: float) -> list[tuple[str, str]]:
    from ..client.lan import discover

    try:
        return [(server.name, server.url) for server in discover(seconds)]
    except ImportError:
        raise Failed(say("lan_extra_missing", command="pip install zeroconf")) from None


def listed(url: str, reader: Reader) -> list[list[str]]:
    """A row for each public table of a server."""
    url = url if "//" in url else f"http://{url}"
    if urlsplit(url).scheme not in ("http", "https"):
        raise Failed(say("bad_server_address", text=excerpt(url)))
    try:
        with urlopen(f"{url.rstrip('/')}/api/tables", timeout=5) as answer:
            tables: list[dict[str, Any]] = msgspec.json.decode(answer.read(LARGEST))
            return [row(table, reader) for table in tables]
    except (URLError, OSError, ValueError, KeyError, TypeError):
        raise Failed(say("no_server_at", url=url)) from None


# The messages for what a table is doing.
STATES = {"waiting": "table_waiting", "playing": "table_playing", "over": "table_between_games"}


def row(table: dict[str, Any], reader: Reader) -> list[str]:
    """A table: its code, its game, what it is doing, open seats and who is there."""
    code, game = style.visible(str(table["code"])), str(table["game"])
    written = "-".join(code[at : at + 4] for at in range(0, len(code), 4))
    free = sum(place["kind"] == "open" for place in table["seats"])
    names = [style.visible(place["name"]) for place in table["seats"] if place.get("name")]
    return [
        written,
        reader.say(f"game_{game}") if game in GAMES else style.visible(game),
        reader.say(STATES[table["state"]]),
        reader.say("open_seat_count", count=free),
        list_text(names, reader.language),
    ]
