"""Counts of the outcomes of cards in sampled worlds of any trick game: the winner of the trick on
the table, and the number of tricks that every seat takes in the deal."""

from ..compile.entry_points import Entry
from ..kernels.layout import LEADER, MOST_TRICKS, SIZE, WON, Row
from ..kernels.trick_loop import FOLLOW, NO_TARGET, finish_trick, play_tricks
from ..kernels.whist import FOLLOWING, TARGET
from .rollout import ME, SEATS, play_card, sample_world, seed_deal

# Places in the row of sums: for every candidate the worlds in which it won the trick on the table,
# then by seat and number the worlds in which it took so many tricks when the policy chose the
# card.
TRICK_COUNTS = MOST_TRICKS + 1
POLICY_CHOICE = -1  # the last candidate: the card of the policy


def count_outcomes(
    rules: Row,
    start: Row,
    plan: Row,
    evidence: Row,
    cards: Row,
    candidates: int,
    whist: int,
    policy: int,
    seed: int,
    first: int,
    number: int,
    deal: Row,
    state: Row,
    scratch: Row,
    chance: Row,
    sums: Row,
) -> int:
    """Plays every candidate card in the sampled worlds of these numbers and adds up the outcomes;
    `rules` are those of Whist where `whist` is 1, and unused elsewhere. Returns the number of
    worlds."""
    seats, me = evidence[SEATS], evidence[ME]
    following, target = (rules[FOLLOWING], rules[TARGET]) if whist else (FOLLOW, NO_TARGET)
    for at in range(number):
        seed_deal(seed, first + at, chance)
        sample_world(start, plan, evidence, deal, scratch, chance)
        for candidate in range(candidates):
            for place in range(SIZE):
                state[place] = deal[place]
            if cards[candidate] != POLICY_CHOICE:
                play_card(state, me, cards[candidate])
            finish_trick(state, seats, policy, following, None)
            sums[candidate] += 1 if state[LEADER] == me else 0
        play_tricks(state, seats, policy, following, target, None)
        for seat in range(seats):
            sums[candidates + seat * TRICK_COUNTS + state[WON + seat]] += 1
    return number


TRICK_OUTCOMES = Entry(count_outcomes, "aaaaaiiiiiiaaaaa")
