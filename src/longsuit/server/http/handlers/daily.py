"""The daily deal over HTTP, and its ranking."""

from starlette.requests import Request
from starlette.responses import Response

from ...games.daily import Daily
from ..parameters import DAY
from ..requests import caller_if_any, caller_of
from ..responses import json_response


def daily_of(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


async def begin_daily(request: Request) -> Response:
    """Opens the caller's table of today's deal; if it has been opened before, returns it again."""
    person = await caller_of(request)
    begun = await daily_of(request).begin(person, request.path_params["game"])
    return json_response(begun, 201 if begun["new"] else 200)


async def daily_ranking(request: Request) -> Response:
    daily = daily_of(request)
    person, day = await caller_if_any(request), DAY.text(request, daily.today())
    return json_response(await daily.ranking(request.path_params["game"], day, person))
