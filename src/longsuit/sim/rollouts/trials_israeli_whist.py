"""Trials of bids, gifts, calls and cards in Israeli Whist."""

from ...engine.cards import Seat
from ...engine.phases.auction import lowest_bid
from ...games.israeli_whist import LEAST, SEATS, TRICKS, linear_score, square_score
from ..kernels.auction import BID_OF, speak
from ..kernels.israeli_whist import (
    BIDDING,
    CALLING,
    CHOOSING,
    FRISCHED,
    GIFTS,
    GIVING,
    MAY_RETURN,
    PLAYING,
    SQUARE,
    STAGE,
    play_round,
    unruled,
)
from ..kernels.layout import CALLS, SPOKEN, Row
from .trials import WIDTH, entry_of, lay


def take(r: Row, w: Row, me: Seat, action: int) -> None:
    """The seat bids by a bid's value or passes by 0, gives a set of cards, chooses, calls a number
    or plays a card."""
    if w[STAGE] == BIDDING:
        lowest = lowest_bid(w[BID_OF], LEAST + w[FRISCHED])
        speak(w, SEATS, action, lowest, True, r[MAY_RETURN] != 0, None)
    elif w[STAGE] == GIVING:
        w[GIFTS + me] = action
    elif w[STAGE] == CHOOSING:
        w[STAGE] = unruled(w, action)
    elif w[STAGE] == CALLING:
        w[CALLS + me] = action
        w[SPOKEN] += 1
    else:
        lay(w, me, action)


def scored(r: Row, w: Row, scores: Row) -> bool:
    """What every number of tricks is worth to each seat, once they are played for."""
    called = 0
    for seat in range(SEATS):
        called += w[CALLS + seat]
    for seat in range(SEATS):
        call = w[CALLS + seat]
        for won in range(TRICKS + 1):
            if r[SQUARE]:
                scores[seat * WIDTH + won] = square_score(call, won, called)
            else:
                scores[seat * WIDTH + won] = linear_score(call, won, called)
    return w[STAGE] == PLAYING


TRY = entry_of(take, scored, play_round)
