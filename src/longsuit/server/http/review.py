"""Over HTTP: where points were lost in a finished game."""

from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine import notation
from ...insight.review import Review, review
from ...protocol.errors import Refusal
from ..workers.insight import REVIEWS, aside, lined
from .bodies import number
from .routes import address_of, answer, finished, lobby_of

DEALS = 24  # playouts of each action: less than on paper, as somebody waits


async def reviewed(request: Request) -> Response:
    """With all hands open, or by what a seat knew; for those who may read the log."""
    lobby_of(request).door.logs.take(address_of(request))
    seat = number(request, "seat", 0, 9) if "seat" in request.query_params else -1
    play = await finished(request)
    if seat >= play.seats:
        raise Refusal("no_seat")
    text = repr(play.log())
    return answer(await aside(lobby_of(request).insight, REVIEWS, shown, text, seat))


@lru_cache(maxsize=64)
def shown(text: str, seat: int) -> dict[str, Any]:
    """In the process for insight: a review as it is sent; of the decisions only those that lost
    something."""
    found = review(notation.log(text), seat, DEALS)
    return {
        "judged": found.judged,
        "standings": msgspec.to_builtins(found.standings),
        "costly": [costly(found, at) for at in range(len(found.costly))],
        "losses": [
            {
                "at": one.at,
                "seat": one.seat,
                "kind": one.kind,
                "action": repr(one.action),
                "best": repr(one.best),
                "lost": round(one.lost, 2),
            }
            for one in found.decisions
            if one.lost > 0
        ],
        "course": [[round(total, 2) for total in point.totals] for point in found.course],
        "turning": found.turning,
    }


def costly(found: Review, at: int) -> dict[str, Any]:
    one = found.costly[at]
    words = [msgspec.to_builtins(lined(sentence)) for sentence in one.words]
    return {"at": one.decision.at, "seat": one.decision.seat, "words": words}


ROUTES = [Route("/api/games/{game}/review", reviewed, methods=["GET"])]
