"""Actions tried in sampled deals: what the trials of all trick games share.

A deal is drawn several times and one of these is kept, by how well its hands agree with the calls.
Every candidate is then tried in it with the same chances to come.
"""

from collections.abc import Callable
from math import exp

from ...engine.cards import Seat
from ..compile.entry_points import Entry
from ..deals.plan import PLACES
from ..deals.sampling import deal_hidden
from ..kernels.layout import (
    CALLS,
    HANDS,
    PLAYED,
    RNG_STATE,
    SCORES,
    SIZE,
    STOCK,
    TABLE,
    TOTALS,
    WON,
    Row,
)
from ..kernels.rng import M32, advance, below, seeded
from ..kernels.trick_loop import play_trick
from ..solver.frames import tricks_of
from ..solver.max_n import best_line
from .network import VALUE_BITS, play_by_network
from .trick_policy import tricks_before_play

# Places in the evidence; then come by seat the tricks that its call tells of, in 256ths, or -1, the
# cards it has played, and the trump for which it called.
# OUT: cards that stay out of the deal; EXACT: cards in a hand from which on play is solved.
# LEARNED: how a network plays on, if at all; WORTH: the points that it calls 1.
# ROUGH: σ²/4 of what a hand promises around what its call tells of, in 256ths squared.
SEATS, ME, PROPOSALS, OUT, EXACT, NETWORK, CALL_VARIANCE, NETWORK_UNIT = range(8)
CALL_TRICKS, CARDS_PLAYED, CALL_TRUMP = 8, 16, 24
# A network plays to the end, or to the seat's next choice and judges from there; of so many deals
# it plays one on from there, for what is told beside the gain.
TO_THE_END, TO_NEXT_CHOICE = 1, 2
OUTCOME_EVERY = 4
EVIDENCE = 32
# Places in the row of sums, for every candidate: its gains, how much better than the leader's they
# were, with squares, the squares of the gains, the seat's own points, the calls it made,
# the squares of the points, and the deals that these three are of.
GAIN, BETTER, BETTER_SQUARED, GAIN_SQUARED, POINTS, MADE, POINTS_SQUARED, OUTCOMES, SUMS = range(9)
KEPT_HANDS = 16  # in the scratch row, the hands that are kept; the gains of a deal come behind
GAINS = 32
SCRATCH = 128
MOST_CANDIDATES = SCRATCH - GAINS  # candidates
# By an eighth of the logarithm of a likelihood.
LIKELIHOODS = tuple([max(1, round(65536 * exp(-n / 8))) for n in range(80)])
CHANCE_BITS = 10  # bits of a chance in a prize
GAIN_UNIT = 64  # of a point in a gain
SCORES_WIDTH = 16  # tricks that a seat may have, in a row of scores


def call_likelihood(state: Row, hands: Row, evidence: Row) -> int:
    """How well hands agree with what was called on them."""
    seats, away = evidence[SEATS], 0
    for seat in range(seats):
        said = evidence[CALL_TRICKS + seat]
        if said >= 0 and seat != evidence[ME]:
            hand, strain = hands[seat] | evidence[CARDS_PLAYED + seat], evidence[CALL_TRUMP + seat]
            off = tricks_before_play(state, hand, strain, seats, evidence[OUT]) - said
            away += off * off // evidence[CALL_VARIANCE]
    return LIKELIHOODS[min(away, len(LIKELIHOODS) - 1)]


def sample_world(
    start: Row, plan: Row, evidence: Row, deal: Row, scratch: Row, chance: Row
) -> None:
    """One deal that agrees with what is known, more often one that agrees with the calls."""
    seats, total = evidence[SEATS], 0
    for _ in range(evidence[PROPOSALS]):
        deal_hidden(plan, scratch, 0, chance)
        weight = call_likelihood(start, scratch, evidence) if evidence[PROPOSALS] > 1 else 1
        total += weight
        chance[0] = advance(chance[0])
        if below(chance[0], total) < weight:
            for place in range(plan[PLACES]):
                scratch[KEPT_HANDS + place] = scratch[place]
    for place in range(SIZE):
        deal[place] = start[place]
    for seat in range(seats):
        deal[HANDS + seat] = scratch[KEPT_HANDS + seat]
    deal[STOCK] = scratch[KEPT_HANDS + seats]
    deal[RNG_STATE] = chance[0]


def round_gain(state: Row, seats: int, me: Seat, prize: Row) -> int:
    """What the end of a round is worth to a seat: the chance to win the match by its leads, or
    its points against the others' where there is no prize."""
    reach = prize[0]
    if reach == 0:
        total = seats * state[SCORES + me]
        for seat in range(seats):
            total -= state[SCORES + seat]
        return total * GAIN_UNIT
    value = 1 << 2 * CHANCE_BITS
    for seat in range(seats):
        if seat != me:
            lead = state[TOTALS + me] - state[TOTALS + seat]
            value = value * prize[1 + reach + min(max(lead, -reach), reach)] >> CHANCE_BITS
    return value


def add_gains(candidates: int, leader: int, scratch: Row, sums: Row) -> None:
    """The gains of one deal added up."""
    best = scratch[GAINS + leader]
    for at in range(candidates):
        value = scratch[GAINS + at]
        better = value - best
        sums[at * SUMS + GAIN] += value
        sums[at * SUMS + BETTER] += better
        sums[at * SUMS + BETTER_SQUARED] += better * better
        sums[at * SUMS + GAIN_SQUARED] += value * value


def record_outcome(state: Row, me: Seat, at: int, sums: Row) -> None:
    """The seat's own round, at the place of a candidate."""
    points = state[SCORES + me]
    sums[at * SUMS + OUTCOMES] += 1
    sums[at * SUMS + POINTS] += points
    sums[at * SUMS + POINTS_SQUARED] += points * points
    sums[at * SUMS + MADE] += 1 if state[CALLS + me] == state[WON + me] else 0


def play_card(state: Row, me: Seat, card: int) -> None:
    """The seat plays a card."""
    state[HANDS + me] &= ~(1 << card)
    state[TABLE + state[PLAYED]] = card
    state[PLAYED] += 1


def seed_deal(seed: int, number: int, chance: Row) -> None:
    chance[0] = seeded(seed & M32, number)


def solve_ending(
    state: Row, seats: int, policy: int, scores: Row, memory: Row, frames: Row
) -> None:
    """The rest of the deal as it goes when every seat sees all cards."""
    if state[PLAYED] == seats:
        play_trick(state, seats, policy, None)
    line = best_line(state, seats, scores, SCORES_WIDTH, memory, frames)
    for seat in range(seats):
        state[WON + seat] = tricks_of(line, seat)
        state[HANDS + seat] = 0
    state[PLAYED] = 0


def no_calls(rules: Row, state: Row, policy: int, net: Row, units: Row) -> bool:
    """Nothing is said before the cards."""
    return True


def rollout_entry(
    take: Callable[[Row, Row, Seat, int], None],
    scored: Callable[[Row, Row, Row], bool],
    play_round: Callable[[Row, Row, int, Row | None], None],
    speak: Callable[[Row, Row, int, Row, Row], bool] = no_calls,
) -> Entry:
    """The trials of a game: how a seat does what is tried, what tricks are worth to every seat
    once they are played for, how a round is played to its end, and how all that comes before the
    cards is said with a network, and whether that leads to them."""

    def roll_out(
        rules: Row,
        start: Row,
        plan: Row,
        evidence: Row,
        actions: Row,
        candidates: int,
        leader: int,
        policy: int,
        seed: int,
        first: int,
        number: int,
        prize: Row,
        deal: Row,
        state: Row,
        scratch: Row,
        chance: Row,
        sums: Row,
        scores: Row,
        memory: Row,
        frames: Row,
        net: Row,
        units: Row,
        value: Row,
    ) -> int:
        """Every candidate in the deals of these numbers, each played to the end of its round."""
        seats, me, learned = evidence[SEATS], evidence[ME], evidence[NETWORK]
        for at in range(number):
            seed_deal(seed, first + at, chance)
            sample_world(start, plan, evidence, deal, scratch, chance)
            for candidate in range(candidates):
                for place in range(SIZE):
                    state[place] = deal[place]
                take(rules, state, me, actions[candidate])
                if state[HANDS + me].bit_count() < evidence[EXACT] and scored(rules, state, scores):
                    solve_ending(state, seats, policy, scores, memory, frames)
                judged = False
                if learned and speak(rules, state, policy, net, units):
                    judged = play_by_network(
                        state, seats, me, learned == TO_NEXT_CHOICE, net, units, value
                    )
                if judged:
                    scratch[GAINS + candidate] = (
                        evidence[NETWORK_UNIT] * GAIN_UNIT * (seats - 1) * value[0] >> VALUE_BITS
                    )
                    if (first + at) % OUTCOME_EVERY:
                        continue
                    play_by_network(state, seats, me, False, net, units, value)
                play_round(rules, state, policy, None)
                if not judged:
                    scratch[GAINS + candidate] = round_gain(state, seats, me, prize)
                record_outcome(state, me, candidate, sums)
            add_gains(candidates, leader, scratch, sums)
        return number

    # Compiled code is kept under a name of its own for every game.
    game = take.__module__.rpartition("_")[2]
    roll_out.__name__ = roll_out.__qualname__ = f"roll_out_{game}"
    return Entry(roll_out, "aaaaaiiiiiiaaaaaaaaahwa")
