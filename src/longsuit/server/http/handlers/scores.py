"""High scores, ratings, statistics and the list of one's games over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from ....games import GAMES
from ....protocol.errors import Refusal
from ...people.high_scores import HighScores
from ...people.history import games_page, statistics
from ...people.ratings import ranking
from ..bodies import HighScoreEntry
from ..parameters import BEFORE, FOREVER, SEATS
from ..requests import caller_of, json_body, lobby_of
from ..responses import json_response
from .local_settings import own_high_scores


def high_scores_of(request: Request) -> HighScores:
    scores: HighScores = request.app.state.high_scores
    return scores


async def high_scores(request: Request) -> Response:
    path, seats = request.path_params, SEATS.read(request, 0)
    own = await own_high_scores(request)
    found = await high_scores_of(request).best(path["game"], path["preset"], seats, own)
    return json_response(found)


async def high_score_offers(request: Request) -> Response:
    person, own = await caller_of(request), await own_high_scores(request)
    return json_response(await high_scores_of(request).offers(person, own))


async def enter_high_score(request: Request) -> Response:
    person, entry = await caller_of(request), await json_body(request, HighScoreEntry)
    own = await own_high_scores(request)
    ten = await high_scores_of(request).enter(person, entry.game, entry.name, own)
    return json_response(ten, 201)


async def best_ratings(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Refusal("no_game")
    return json_response(await ranking(lobby_of(request).queries, game))


async def my_statistics(request: Request) -> Response:
    return json_response(await statistics(lobby_of(request).queries, await caller_of(request)))


async def my_games(request: Request) -> Response:
    person, before = await caller_of(request), BEFORE.read(request, FOREVER)
    return json_response(await games_page(lobby_of(request).queries, person, before))
