"""Over HTTP: a log that somebody has, event by event; nothing of it is kept."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine.notation import BadNotation
from ...engine.sentences import say
from ...games.replay import final, game_of, verdicts
from ...protocol.errors import Refusal
from ...protocol.requests import LOG
from ..people.history import Look, moments
from ..tables.opening import read, unread
from .routes import address_of, answer, body_of, lobby_of
from .scores import look_of


async def logs(request: Request) -> Response:
    """The text of a log in the body."""
    lobby_of(request).door.logs.take(address_of(request))
    look, body = look_of(request), await body_of(request, LOG)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("bad_log", say("A log is a text in UTF-8.")) from None
    return answer(await asyncio.to_thread(shown, text, look))


def shown(text: str, look: Look) -> dict[str, Any]:
    """As a finished game of this server is shown, with the proofs of its shuffles."""
    paper = read(text)
    try:
        game, rules = game_of(paper)
        end, found = final(paper), list(verdicts(paper))
    except BadNotation as error:
        raise unread(error) from None
    if look.seat >= game.seats(rules):
        raise Refusal("no_seat", say("The seats are 0 to {last}.", last=game.seats(rules) - 1))
    return {
        "game": "",
        "kind": paper.game,
        "preset": "",
        "options": paper.rules,
        "names": paper.seats,
        "players": [],
        "seat": look.seat,
        "events": len(paper.events),
        "given": 0,
        "first": look.first,
        "moments": moments(game, rules, paper.events, look),
        "totals": game.totals(end),
        "over": game.phase(end) == "over",
        "assisted": [],
        "proofs": [*paper.proofs, *[None] * (len(found) - len(paper.proofs))],
        "verdicts": found,
    }


ROUTES = [Route("/api/logs", logs, methods=["POST"])]
