"""longsuit move"""

import asyncio
import sys
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click
import msgspec

from ..client import tokens
from ..engine.sentences import Sentence, reason, say
from ..messages.catalogue import catalogue
from ..messages.languages import ENGLISH
from ..protocol.errors import CODES
from ..terminal import style
from . import language
from .arguments import Refused, confirm

LARGEST = 2**20  # bytes of an answer
PATIENCE = 10.0  # seconds
HERE = ("localhost", "127.0.0.1", "::1")


@click.command("move")
@click.option("--server", metavar="URL", required=True, help="Where you have a seat.")
@click.option("--code", default="", help="The code that another device shows: be that person here.")
@click.option("--back", is_flag=True, help="Be again who you were here before the last code.")
@click.option("--yes", is_flag=True, help="Do not ask.")
def move_command(server: str, code: str, back: bool, yes: bool) -> None:
    """Take your seats on a server to another device, or here from another one.

    Shows a link and its QR code. Whoever opens it within ten minutes sits at your tables as you;
    it works once.

    \b
    Examples:
      longsuit move --server http://192.168.1.7:7777
      longsuit move --server http://192.168.1.7:7777 --code ABCD-EFGH-JKLM
      longsuit move --server http://192.168.1.7:7777 --back
    """
    try:
        url = tokens.server_url(server)
        token = tokens.token(url)
    except ValueError as error:
        raise Refused(reason(error)) from None
    screen = style.screen(language.reader())
    if code and back:
        raise Refused(say("one_option_only", option="--code", other="--back"))
    if back:
        screen.tell("you_are_back", who=style.visible(go_back(url)), url=url)
    elif code:
        if token and not may_take_over(screen, url, token, code, yes):
            return
        name = style.visible(take_over(url, code))
        screen.tell("you_are_here_too", who=name, url=url)
    elif token:
        show(screen, url, token)
    else:
        raise Refused(say("not_known_to_server", url=url, option="--code"))


def may_take_over(screen: style.Screen, url: str, token: str, code: str, yes: bool) -> bool:
    """Asks before this computer becomes somebody else; False if it is the same person already."""
    owner = request(url, "POST", "/api/move/owner", body={"code": code})
    try:
        present = request(url, "GET", "/api/me", token)
    except Refused:
        return True  # the server does not know this computer any more
    who = style.visible(str(owner["name"]))
    if owner["person"] == present["person"]:
        screen.tell("you_already_are", who=who, url=url)
        return False
    old = style.visible(str(present["name"]))
    confirm(yes, say("become_here_question", who=who, name=old, url=url, option="--back"))
    return True


def go_back(url: str) -> str:
    """Makes this computer again the person it was on a server; returns the name."""
    former = tokens.token(url, former=True)
    if not former:
        raise Refused(say("nobody_to_go_back_to", url=url))
    name = str(request(url, "GET", "/api/me", former)["name"])
    tokens.save_token(url, former)
    return name


def take_over(url: str, code: str) -> str:
    """Signs this computer in with the code of another device; returns the person's name."""
    from ..client.connection import Client
    from ..protocol.errors import Refusal

    async def hello() -> tuple[str, str]:
        client = Client(f"{url.replace('http', 'ws', 1)}/ws", move=code, patience=PATIENCE)
        async with asyncio.timeout(PATIENCE), client:
            return client.name, client.token

    try:
        name, token = asyncio.run(hello())
    except Refusal as error:
        raise Refused(error.sentence) from None
    except TimeoutError:
        raise Refused(say("no_server_at", url=url)) from None
    tokens.save_token(url, token)
    return name


def show(screen: style.Screen, url: str, token: str) -> None:
    """A link for another device, and its picture."""
    import segno

    answer = request(url, "POST", "/api/move", token)
    link, minutes = str(answer["link"]), int(answer["seconds"]) // 60
    screen.tell("open_link_elsewhere", minute_count=minutes)
    screen.write(style.visible(link))
    if urlsplit(link).hostname in HERE:
        screen.tell("link_for_this_computer")
    segno.make(link, error="l").terminal(out=sys.stdout, compact=True)


def request(
    url: str, method: str, path: str, token: str = "", body: dict[str, str] | None = None
) -> dict[str, Any]:
    """The JSON that a server answers, or Refused."""
    head = {"authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else msgspec.json.encode(body)
    try:
        asked = Request(f"{url}{path}", method=method, headers=head, data=data)
        with urlopen(asked, timeout=PATIENCE) as answer:
            found: dict[str, Any] = msgspec.json.decode(answer.read(LARGEST))
            return found
    except HTTPError as error:
        with error:
            raise Refused(error_sentence(error.read(LARGEST), url)) from None
    except (URLError, OSError, ValueError):
        raise Refused(say("no_server_at", url=url)) from None


def error_sentence(body: bytes, url: str) -> Sentence:
    """The sentence of a refusal; by its code alone if this program does not know the message."""
    try:
        answer = msgspec.json.decode(body)
        code, message, values = answer["code"], answer["message"], dict(answer.get("values", {}))
    except (ValueError, KeyError, TypeError):
        return say("no_server_at", url=url)
    if message in catalogue(ENGLISH) and not any(isinstance(v, dict) for v in values.values()):
        return Sentence(message, values)
    return say(f"error_{code}" if code in CODES else "error_internal")
