"""Trials of cards in Whist."""

from .compiled import Entry
from .table import SIZE, Row
from .trials import GAINS, ME, begin_deal, compared, gain, lay, sampled
from .whist import PLAYERS, play_round


def try_actions(
    r: Row,
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
    w: Row,
    scratch: Row,
    chance: Row,
    sums: Row,
    scores: Row,
    memory: Row,
    frames: Row,
) -> int:
    """Every candidate in the deals of these numbers, each played to the end of its round."""
    seats, me = r[PLAYERS], evidence[ME]
    for at in range(number):
        begin_deal(seed, first + at, chance)
        sampled(start, plan, evidence, deal, scratch, chance)
        for candidate in range(candidates):
            for place in range(SIZE):
                w[place] = deal[place]
            lay(w, me, actions[candidate])
            play_round(r, w, policy, None)
            scratch[GAINS + candidate] = gain(w, seats, me, prize)
        compared(candidates, leader, scratch, sums)
    return number


TRY = Entry(try_actions, "aaaaaiiiiiiaaaaaaaaa")
