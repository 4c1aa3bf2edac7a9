"""Rollouts of a decision in sampled worlds (determinization), as far as the trick games share them.

For every world the hidden cards are drawn several times and one draw is kept with a probability
proportional to how well its hands agree with the calls (sampling importance resampling, Rubin
1987). Every candidate action is then played in the same world with the same random numbers to come
(common random numbers), so that differences between candidates vary less than their gains.
`bots/search/racing.py` decides which candidates go on.
"""

from collections.abc import Callable
from math import exp

from ...engine.cards import NO_SEAT, Seat
from ..compile.entry_points import Entry
from ..deals.plan import PLACES
from ..deals.sampling import deal_hidden
from ..kernels.layout import (
    CALLS,
    HANDS,
    ON_TABLE,
    RNG_STATE,
    SCORES,
    SIZE,
    STOCK,
    TABLE,
    TOTALS,
    WON,
    Row,
)
from ..kernels.rng import M32, advance, below, seed_state
from ..kernels.trick_loop import FOLLOW, finish_trick, play_by_network
from ..solver.frames import tricks_of
from ..solver.max_n import best_line
from .network import VALUE_BITS
from .trick_policy import tricks_before_play

# Places in the evidence.
# PROPOSALS: draws of which one is kept; OUT: hidden cards that stay out of the deal;
# EXACT: endings with fewer cards in a hand are solved;
# NETWORK: TO_THE_END or TO_NEXT_CHOICE, 0 where no network plays on; NETWORK_UNIT: points in one
# unit of its values; CALL_VARIANCE: a quarter of the variance of a hand's expected tricks around
# its call, in 256ths². MULTIPLIER: how many times the points of the round count; gains in points
# are divided by it, as the network's values are those of a round that counts once. Then by seat:
# the expected tricks that its call tells of, in 256ths, or -1; the cards that it has played in this
# deal; the trump for which it called.
SEATS, ME, PROPOSALS, OUT, EXACT, NETWORK, CALL_VARIANCE, NETWORK_UNIT = range(8)
CALL_TRICKS, CARDS_PLAYED, CALL_TRUMP, MULTIPLIER = 8, 16, 24, 31
# A network plays to the end, or to the seat's next choice, whose value is the gain; then one world
# of OUTCOME_EVERY is played on to its end, for the points and the calls made.
TO_THE_END, TO_NEXT_CHOICE = 1, 2
OUTCOME_EVERY = 4
EVIDENCE = 32
# Places in the row of sums, for every candidate: its gains, their differences from the leader's and
# the squares of these, the squares of the gains; then of the worlds played to the end the seat's
# own points, the calls it made, the squares of the points and the number of these worlds.
GAIN, DIFFERENCE, DIFFERENCE_SQUARED, GAIN_SQUARED, POINTS, MADE, POINTS_SQUARED, OUTCOMES, SUMS = (
    range(9)
)
KEPT_HANDS = 16  # in the scratch row: the draw that is kept; the gains of a world follow
GAINS = 32
SCRATCH = 128
MOST_CANDIDATES = SCRATCH - GAINS
# exp(-n / 8), in 65536ths.
LIKELIHOODS = tuple([max(1, round(65536 * exp(-n / 8))) for n in range(80)])
CHANCE_BITS = 10  # of a chance in the table of win chances
GAIN_UNIT = 64  # a point of gain
# The bounds of gains and points, so that the sums of their squares over a million worlds, and of
# the squares of differences, stay below 2**63: rounds can be doubled up to eighteen times.
MOST_GAIN, MOST_POINTS = 1 << 20, 1 << 21
SCORES_WIDTH = 18  # numbers of tricks, for every seat in the table of scores


def call_likelihood(state: Row, hands: Row, evidence: Row) -> int:
    """The likelihood of the hidden hands, by how far their expected tricks lie from what was
    called; 65536 at most."""
    seats, distance = evidence[SEATS], 0
    for seat in range(seats):
        called = evidence[CALL_TRICKS + seat]
        if called >= 0 and seat != evidence[ME]:
            hand, strain = hands[seat] | evidence[CARDS_PLAYED + seat], evidence[CALL_TRUMP + seat]
            miss = tricks_before_play(state, hand, strain, seats, evidence[OUT]) - called
            distance += miss * miss // evidence[CALL_VARIANCE]
    return LIKELIHOODS[min(distance, len(LIKELIHOODS) - 1)]


def sample_world(
    start: Row, plan: Row, evidence: Row, deal: Row, scratch: Row, chance: Row
) -> None:
    """Writes a world that agrees with what is known into `deal`.

    Of some uniformly drawn proposals one is kept with a probability proportional to the likelihood
    of the calls, by weighted reservoir sampling with a reservoir of one (Chao 1982): a proposal
    replaces the one kept with probability weight / sum of the weights so far.
    """
    seats, weights = evidence[SEATS], 0
    for _ in range(evidence[PROPOSALS]):
        deal_hidden(plan, scratch, 0, chance)
        weight = call_likelihood(start, scratch, evidence) if evidence[PROPOSALS] > 1 else 1
        weights += weight
        chance[0] = advance(chance[0])
        if below(chance[0], weights) < weight:
            for place in range(plan[PLACES]):
                scratch[KEPT_HANDS + place] = scratch[place]
    for place in range(SIZE):
        deal[place] = start[place]
    for seat in range(seats):
        deal[HANDS + seat] = scratch[KEPT_HANDS + seat]
    deal[STOCK] = scratch[KEPT_HANDS + seats]
    deal[RNG_STATE] = chance[0]


def round_gain(state: Row, seats: int, me: Seat, win_chances: Row, multiplier: int) -> int:
    """The gain of a seat at the end of a round: the chance to win the match by its leads, or where
    there are no win chances its points against the others', divided by the multiplier of the
    round."""
    reach = win_chances[0]
    if reach == 0:
        total = seats * state[SCORES + me]
        for seat in range(seats):
            total -= state[SCORES + seat]
        return min(max(total * GAIN_UNIT // multiplier, -MOST_GAIN), MOST_GAIN)
    value = 1 << 2 * CHANCE_BITS
    for seat in range(seats):
        if seat != me:
            lead = state[TOTALS + me] - state[TOTALS + seat]
            value = value * win_chances[1 + reach + min(max(lead, -reach), reach)] >> CHANCE_BITS
    return value


def add_gains(candidates: int, leader: int, scratch: Row, sums: Row) -> None:
    """Adds the gains of one world to the sums of the candidates, with their paired differences from
    the leader."""
    best = scratch[GAINS + leader]
    for at in range(candidates):
        value = scratch[GAINS + at]
        difference = value - best
        sums[at * SUMS + GAIN] += value
        sums[at * SUMS + DIFFERENCE] += difference
        sums[at * SUMS + DIFFERENCE_SQUARED] += difference * difference
        sums[at * SUMS + GAIN_SQUARED] += value * value


def record_outcome(state: Row, me: Seat, at: int, sums: Row) -> None:
    """Adds the seat's own points in a finished round to the sums of a candidate."""
    points = min(max(state[SCORES + me], -MOST_POINTS), MOST_POINTS)
    sums[at * SUMS + OUTCOMES] += 1
    sums[at * SUMS + POINTS] += points
    sums[at * SUMS + POINTS_SQUARED] += points * points
    sums[at * SUMS + MADE] += 1 if state[CALLS + me] == state[WON + me] else 0


def play_card(state: Row, me: Seat, card: int) -> None:
    """Plays a card from the seat's hand to the table."""
    state[HANDS + me] &= ~(1 << card)
    state[TABLE + state[ON_TABLE]] = card
    state[ON_TABLE] += 1


def seed_deal(seed: int, number: int, chance: Row) -> None:
    """Sets the random numbers of the world of that number: the same for every candidate."""
    chance[0] = seed_state(seed & M32, number)


def solve_ending(state: Row, seats: int, policy: int, scores: Row, table: Row, frames: Row) -> None:
    """Finishes the deal by max-n search, as if every seat saw all cards."""
    if state[ON_TABLE] == seats:
        finish_trick(state, seats, policy, FOLLOW, None)
    line = best_line(state, seats, scores, SCORES_WIDTH, table, frames)
    for seat in range(seats):
        state[WON + seat] = tricks_of(line, seat)
        state[HANDS + seat] = 0
    state[ON_TABLE] = 0


def no_calls(rules: Row, state: Row, policy: int, net: Row, units: Row) -> bool:
    """Returns True: there is nothing to call before the cards."""
    return True


def rollout_entry(
    apply_action: Callable[[Row, Row, Seat, int], None],
    write_scores: Callable[[Row, Row, Row], bool],
    play_round: Callable[[Row, Row, int, Row | None], None],
    finish_calls: Callable[[Row, Row, int, Row, Row], bool] = no_calls,
) -> Entry:
    """The entry point for the rollouts of a game: `apply_action` applies a candidate,
    `write_scores` writes the points of every number of tricks and says if the calls are complete,
    `play_round` plays a round to its end by policy, `finish_calls` makes the remaining calls by the
    network and says if cards follow."""

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
        win_chances: Row,
        deal: Row,
        state: Row,
        scratch: Row,
        chance: Row,
        sums: Row,
        scores: Row,
        table: Row,
        frames: Row,
        net: Row,
        units: Row,
        value: Row,
    ) -> int:
        """Plays every candidate in the worlds of these numbers, each to the end of its round.
        Returns the number of worlds."""
        seats, me, by_network = evidence[SEATS], evidence[ME], evidence[NETWORK]
        for at in range(number):
            seed_deal(seed, first + at, chance)
            sample_world(start, plan, evidence, deal, scratch, chance)
            for candidate in range(candidates):
                for place in range(SIZE):
                    state[place] = deal[place]
                apply_action(rules, state, me, actions[candidate])
                if state[HANDS + me].bit_count() < evidence[EXACT] and write_scores(
                    rules, state, scores
                ):
                    solve_ending(state, seats, policy, scores, table, frames)
                evaluated = False
                if by_network and finish_calls(rules, state, policy, net, units):
                    stop_at = me if by_network == TO_NEXT_CHOICE else NO_SEAT
                    evaluated = play_by_network(state, seats, stop_at, net, units, value, None)
                if evaluated:
                    scratch[GAINS + candidate] = (
                        evidence[NETWORK_UNIT] * GAIN_UNIT * (seats - 1) * value[0] >> VALUE_BITS
                    )
                    if (first + at) % OUTCOME_EVERY:
                        continue
                    play_by_network(state, seats, NO_SEAT, net, units, value, None)
                play_round(rules, state, policy, None)
                if not evaluated:
                    scratch[GAINS + candidate] = round_gain(
                        state, seats, me, win_chances, evidence[MULTIPLIER]
                    )
                record_outcome(state, me, candidate, sums)
            add_gains(candidates, leader, scratch, sums)
        return number

    # The name under which the compiled code of each game is kept.
    game = write_scores.__module__.rpartition("rollout_")[2]
    roll_out.__name__ = roll_out.__qualname__ = f"roll_out_{game}"
    return Entry(roll_out, "aaaaaiiiiiiaaaaaaaaahwa")
