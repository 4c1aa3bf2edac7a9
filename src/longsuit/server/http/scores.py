"""Over HTTP: high scores, statistics, rankings and games that are over."""

import asyncio

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import GAMES
from ...protocol.errors import Refusal
from ...protocol.parts import Word
from ..people.high_scores import Highs
from ..people.history import Look, history, replay, statistics
from ..people.ratings import ranking
from .bodies import number, said
from .routes import answer, finished, lobby_of, person_of

FOREVER = 10**14  # milliseconds: the year 5138


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name for a high score; empty: the person's own."""

    game: Word
    name: Word = ""


def highs_of(request: Request) -> Highs:
    highs: Highs = request.app.state.highs
    return highs


async def high_scores(request: Request) -> Response:
    path = request.path_params
    return answer(await highs_of(request).best(path["game"], path["preset"]))


async def offers(request: Request) -> Response:
    return answer(await highs_of(request).offers(await person_of(request)))


async def enter(request: Request) -> Response:
    who, ask = await person_of(request), await said(request, Entry)
    return answer(await highs_of(request).enter(who, ask.game, ask.name), 201)


async def rankings(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Refusal("no_game")
    return answer(await ranking(lobby_of(request).reading, game))


async def my_statistics(request: Request) -> Response:
    return answer(await statistics(lobby_of(request).reading, await person_of(request)))


async def my_games(request: Request) -> Response:
    who, before = await person_of(request), number(request, "before", FOREVER, FOREVER)
    return answer(await history(lobby_of(request).reading, who, before))


async def moments(request: Request) -> Response:
    """A finished game event by event, for those who may read its log."""
    look = look_of(request)
    play = await finished(request)
    if look.seat >= play.seats:
        raise Refusal("no_seat")
    return answer(await asyncio.to_thread(replay, play, look))


def look_of(request: Request) -> Look:
    """Which part of a game is to be shown, and to which seat."""
    seat, first = number(request, "seat", 0, 9), number(request, "first", 0, 1_000_000)
    opened = request.query_params.get("open", "no")
    if opened not in ("yes", "no"):
        raise Refusal("bad_message", "open is yes or no.")
    return Look(seat=seat, first=first, open=opened == "yes")


ROUTES = [
    Route("/api/games/{game}/replay", moments, methods=["GET"]),
    Route("/api/scores/{game}/{preset}", high_scores, methods=["GET"]),
    Route("/api/ratings/{game}", rankings, methods=["GET"]),
    Route("/api/me/offers", offers, methods=["GET"]),
    Route("/api/me/scores", enter, methods=["POST"]),
    Route("/api/me/statistics", my_statistics, methods=["GET"]),
    Route("/api/me/games", my_games, methods=["GET"]),
]
