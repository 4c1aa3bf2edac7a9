"""Actions tried in sampled deals: what the trials of all trick games share.

A deal is drawn several times and one of these is kept, by how well its hands agree with the calls.
Every candidate is then tried in it with the same chances to come.
"""

from math import exp

from ..engine.cards import Seat
from .chance import M32, advance, below, seeded
from .plans import PLACES
from .sampling import deal_hidden
from .sense import TRICK, call_sensed
from .table import (
    HANDS,
    PLAYED,
    SCORES,
    SIZE,
    STATE,
    STOCK,
    TABLE,
    TOTALS,
    TRUMP,
    Row,
)

# Places in the evidence; then come by seat its call or -1, and the cards it has played.
# OUT: cards that stay out of the deal; EXACT: cards in a hand from which on play is solved.
SEATS, ME, TRIES, OUT, EXACT = range(5)
SAID, SHOWN = 8, 16
EVIDENCE = 24
# Places in the row of sums, for every candidate: its gains, and how much better than the leader's
# they were, with squares.
GAIN, BETTER, SQUARE, SUMS = range(4)
KEPT = 16  # in the scratch row, the hands that are kept; the gains of a deal come behind
GAINS = 32
SCRATCH = 128
MOST = SCRATCH - GAINS  # candidates
# By an eighth of the logarithm of a likelihood.
LIKELY = tuple([max(1, round(65536 * exp(-n / 8))) for n in range(80)])
SPREAD = 13225  # 2 σ² / 8 of a call around what the hand promises, in 256ths squared
UNIT = 10  # bits of a chance in a prize


def likelihood(w: Row, hands: Row, evidence: Row) -> int:
    """How well hands agree with what was called on them."""
    seats, away = evidence[SEATS], 0
    for seat in range(seats):
        call = evidence[SAID + seat]
        if call >= 0 and seat != evidence[ME]:
            hand = hands[seat] | evidence[SHOWN + seat]
            off = call_sensed(w, hand, w[TRUMP], seats, evidence[OUT]) - TRICK * call
            away += off * off // SPREAD
    return LIKELY[min(away, len(LIKELY) - 1)]


def sampled(start: Row, plan: Row, evidence: Row, deal: Row, scratch: Row, chance: Row) -> None:
    """One deal that agrees with what is known, more often one that agrees with the calls."""
    seats, total = evidence[SEATS], 0
    for _ in range(evidence[TRIES]):
        deal_hidden(plan, scratch, 0, chance)
        weight = likelihood(start, scratch, evidence) if evidence[TRIES] > 1 else 1
        total += weight
        chance[0] = advance(chance[0])
        if below(chance[0], total) < weight:
            for place in range(plan[PLACES]):
                scratch[KEPT + place] = scratch[place]
    for place in range(SIZE):
        deal[place] = start[place]
    for seat in range(seats):
        deal[HANDS + seat] = scratch[KEPT + seat]
    deal[STOCK] = scratch[KEPT + seats]
    deal[STATE] = chance[0]


def gain(w: Row, seats: int, me: Seat, prize: Row) -> int:
    """What the end of a round is worth to a seat: the chance to win the match by its leads, or
    its points against the others' where there is no prize."""
    reach = prize[0]
    if reach == 0:
        total = seats * w[SCORES + me]
        for seat in range(seats):
            total -= w[SCORES + seat]
        return total
    value = 1 << 2 * UNIT
    for seat in range(seats):
        if seat != me:
            lead = w[TOTALS + me] - w[TOTALS + seat]
            value = value * prize[1 + reach + min(max(lead, -reach), reach)] >> UNIT
    return value


def compared(candidates: int, leader: int, scratch: Row, sums: Row) -> None:
    """The gains of one deal added up."""
    best = scratch[GAINS + leader]
    for at in range(candidates):
        value = scratch[GAINS + at]
        better = value - best
        sums[at * SUMS + GAIN] += value
        sums[at * SUMS + BETTER] += better
        sums[at * SUMS + SQUARE] += better * better


def lay(w: Row, me: Seat, card: int) -> None:
    """The seat plays a card."""
    w[HANDS + me] &= ~(1 << card)
    w[TABLE + w[PLAYED]] = card
    w[PLAYED] += 1


def begin_deal(seed: int, number: int, chance: Row) -> None:
    chance[0] = seeded(seed & M32, number)
