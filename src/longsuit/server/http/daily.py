"""Over HTTP: the daily deal and its ranking."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..games.daily import Daily
from .routes import answer, person_of


def daily_of(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


async def begin(request: Request) -> Response:
    """Opens the table of today's deal, or finds it again."""
    who = await person_of(request)
    found = await daily_of(request).begin(who, request.path_params["game"])
    return answer(found, 201 if found["new"] else 200)


async def ranking(request: Request) -> Response:
    day = request.query_params.get("day", "")
    return answer(await daily_of(request).ranking(request.path_params["game"], day))


ROUTES = [
    Route("/api/daily/{game}", begin, methods=["POST"]),
    Route("/api/daily/{game}", ranking, methods=["GET"]),
]
