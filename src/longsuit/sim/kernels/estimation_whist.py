"""The kernel of Estimation Whist: whole matches on integers."""

from ...games import estimation_whist as game
from ...games.estimation_whist import Rules, bonus, round_score
from .calls import call_all, total_called
from .kernel_log import log_deal
from .layout import (
    CALLS,
    CALLS_MADE,
    GAME_PLACES,
    GREEDY_SEATS,
    LEADER,
    PLAYERS,
    ROUND,
    SCORES,
    SIZE,
    TOTALS,
    TRUMP,
    WON,
    Row,
    begin_match,
    count_round,
    deal,
)
from .match_loop import match_loop
from .trick_loop import FOLLOW, NO_TARGET, play_tricks

WIDTH = SIZE
HANDS_DEALT = GAME_PLACES  # 1 once the hands of this round are dealt
# Places in the rules.
LENGTH, HOOK, SQUARED_SCORE, HARD_SCORE, ROUNDS = range(1, 6)  # a size and a trump for every round


def encode(rules: Rules) -> tuple[int, ...]:
    """The row of the rules, with a hand size and a trump for every round at its end."""
    sizes, trumps = game.sizes(rules), game.trumps(rules)
    head = (rules.players, len(sizes), rules.hook, rules.score == "squared", rules.hard_score)
    rows = [n for at, size in enumerate(sizes) for n in (size, trumps[at % len(trumps)])]
    return tuple(map(int, (*head, *rows)))


def seats(rules: Rules) -> int:
    """The number of seats."""
    return rules.players


def play_round(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§1 to §7: plays on from the row to the end of its round."""
    seats, number = rules[PLAYERS], state[ROUND]
    state[GREEDY_SEATS] = (1 << seats) - 1
    size = rules[ROUNDS + 2 * number]
    if not state[HANDS_DEALT]:
        state[TRUMP] = rules[ROUNDS + 2 * number + 1]
        state[LEADER] = number % seats
        state[CALLS_MADE] = 0
        deal(state, seats, size)
        log_deal(log, state, seats)
    call_all(state, seats, number % seats, size, rules[HOOK] != 0, policy, log)
    play_tricks(state, seats, policy, FOLLOW, NO_TARGET, log)
    called = total_called(state, seats)
    for seat in range(seats):
        call = state[CALLS + seat]
        extra = bonus(call, called, size, rules[HARD_SCORE] != 0)
        points = round_score(call, state[WON + seat], extra, rules[SQUARED_SCORE] != 0)
        state[SCORES + seat] = points
        state[TOTALS + seat] += points
    state[ROUND] = number + 1
    state[HANDS_DEALT] = 0


def over(rules: Row, state: Row) -> bool:
    """§2"""
    return state[ROUND] >= rules[LENGTH]


play_many = match_loop(begin_match, over, play_round, count_round)
