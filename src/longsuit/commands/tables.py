"""longsuit tables"""

from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import click
import msgspec

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
    servers = [("", url)] if url else on_the_network(seconds)
    if not servers:
        click.echo("No server has answered on this network. Start one with: longsuit serve")
    for name, where in servers:
        if name:
            click.echo(f"{name}: {where}")
        for line in listed(where):
            click.echo(f"  {line}")


def on_the_network(seconds: float) -> list[tuple[str, str]]:
    from ..client.lan import discover

    try:
        return [(server.name, server.url) for server in discover(seconds)]
    except ImportError:
        raise click.ClickException(
            "looking around needs the extra lan: pip install 'longsuit[lan]'; or name a server"
        ) from None


def listed(url: str) -> list[str]:
    """A line for each public table of a server."""
    url = url if "//" in url else f"http://{url}"
    if urlsplit(url).scheme not in ("http", "https"):
        raise click.ClickException(f"{url} is no address of a server: begin it with http://")
    try:
        with urlopen(f"{url.rstrip('/')}/api/tables", timeout=5) as answer:
            tables: list[dict[str, Any]] = msgspec.json.decode(answer.read(LARGEST))
            return [line(table) for table in tables] or ["There is no public table yet."]
    except (URLError, OSError, ValueError, KeyError, TypeError):
        raise click.ClickException(f"there is no Longsuit server at {url}") from None


def line(table: dict[str, Any]) -> str:
    code = str(table["code"])
    written = "-".join(code[at : at + 4] for at in range(0, len(code), 4))
    free = sum(place["kind"] == "open" for place in table["seats"])
    names = ", ".join(place["name"] for place in table["seats"] if place.get("name"))
    return f"{written}  {table['game']}  {table['state']}  {free} free  {names}".rstrip()
