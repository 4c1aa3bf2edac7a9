"""Reviews over HTTP: where points were lost in a finished game."""

from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ....engine import notation
from ....insight.review import Review, review
from ....protocol.errors import Refusal
from ....protocol.parts import line
from ...people.history import log_text
from ...workers.insight import REVIEWS, run_insight
from ..parameters import SEAT
from ..requests import lobby_of
from ..responses import encoded, encoded_response
from .logs import game_of_path

DEALS = 24  # rollouts of each action: fewer than `longsuit review` makes, as the caller waits


async def game_review(request: Request) -> Response:
    """Judged with all hands open, or by what one seat knew, for those who may read the log."""
    seat = SEAT.read(request, 0) if SEAT.name in request.query_params else -1
    record = await game_of_path(request)
    if seat >= record.seats:
        raise Refusal("no_seat")
    lobby = lobby_of(request)
    text = await lobby.log_threads.run(log_text, record)
    return encoded_response(
        await run_insight(lobby.insight_pool, REVIEWS, encoded_review, text, seat)
    )


@lru_cache(maxsize=64)
def encoded_review(text: str, seat: int) -> bytes:
    return encoded(review_json, text, seat)


def review_json(text: str, seat: int) -> dict[str, Any]:
    """In the worker process: a review as it is sent; only decisions that lost something."""
    judged = review(notation.log(text), seat, DEALS)
    return {
        "judged": judged.judged,
        "simpler": judged.simpler,
        "standings": msgspec.to_builtins(judged.standings),
        "costly": [mistake_json(judged, at) for at in range(len(judged.costly))],
        "losses": [
            {
                "at": decision.at,
                "seat": decision.seat,
                "kind": decision.kind,
                "action": repr(decision.action),
                "best": repr(decision.best),
                "lost": round(decision.lost, 2),
            }
            for decision in judged.decisions
            if decision.lost > 0
        ],
        "breaches": [
            {"round": number, "note": msgspec.to_builtins(line(note))}
            for number, note in judged.breaches
        ],
        "course": [[round(total, 2) for total in point.totals] for point in judged.course],
        "turning": judged.turning,
        "no_winner": judged.no_winner,
    }


def mistake_json(judged: Review, index: int) -> dict[str, Any]:
    mistake = judged.costly[index]
    words = [msgspec.to_builtins(line(sentence)) for sentence in mistake.words]
    return {"at": mistake.decision.at, "seat": mistake.decision.seat, "words": words}
