"""Trials of calls and cards in Estimation Whist."""

from ..engine.cards import Seat
from ..games.estimation_whist import bonus, round_score
from .compiled import Entry
from .estimation_whist import HARD, PLAYERS, ROUNDS, SQUARED, play_round
from .maxn import best_line
from .search_frames import tricks_of
from .table import CALLS, HANDS, PLAYED, ROUND, SIZE, SPOKEN, WON, Row
from .trials import EXACT, GAINS, ME, begin_deal, compared, gain, lay, sampled
from .tricks import play_trick


def take(w: Row, seats: int, me: Seat, action: int) -> None:
    """The seat calls a number, or plays a card."""
    if w[SPOKEN] < seats:
        w[CALLS + me] = action
        w[SPOKEN] += 1
    else:
        lay(w, me, action)


def scores_of(r: Row, w: Row, seats: int, scores: Row) -> None:
    """What every number of tricks is worth to each seat."""
    size, called = r[ROUNDS + 2 * w[ROUND]], 0
    for seat in range(seats):
        called += w[CALLS + seat]
    for seat in range(seats):
        call = w[CALLS + seat]
        extra = bonus(call, called, size, r[HARD] != 0)
        for won in range(size + 1):
            scores[seat * WIDTH + won] = round_score(call, won, extra, r[SQUARED] != 0)


def solve(w: Row, seats: int, policy: int, scores: Row, memory: Row, frames: Row) -> None:
    """The rest of the deal as it goes when every seat sees all cards."""
    if w[PLAYED] == seats:
        play_trick(w, seats, policy, None)
    line = best_line(w, seats, scores, WIDTH, memory, frames)
    for seat in range(seats):
        w[WON + seat] = tricks_of(line, seat)
        w[HANDS + seat] = 0
    w[PLAYED] = 0


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
    if start[SPOKEN] == seats:
        scores_of(r, start, seats, scores)
    for at in range(number):
        begin_deal(seed, first + at, chance)
        sampled(start, plan, evidence, deal, scratch, chance)
        for candidate in range(candidates):
            for place in range(SIZE):
                w[place] = deal[place]
            take(w, seats, me, actions[candidate])
            if w[SPOKEN] == seats and w[HANDS + me].bit_count() < evidence[EXACT]:
                solve(w, seats, policy, scores, memory, frames)
            play_round(r, w, policy, None)
            scratch[GAINS + candidate] = gain(w, seats, me, prize)
        compared(candidates, leader, scratch, sums)
    return number


WIDTH = 16  # tricks that a seat may have
TRY = Entry(try_actions, "aaaaaiiiiiiaaaaaaaaa")
