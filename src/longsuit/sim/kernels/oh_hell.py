"""The kernel of Oh Hell: whole matches on integers."""

from ...engine.cards import NO_SUIT, suit_of
from ...games import oh_hell as game
from ...games.oh_hell import SCORES as SCORINGS
from ...games.oh_hell import Rules, round_score, tricks_pay
from .calls import call_all
from .kernel_log import log_deal
from .layout import (
    CALLS,
    CALLS_MADE,
    FACE_UP,
    GAME_PLACES,
    GREEDY_SEATS,
    LEADER,
    PLAYERS,
    RNG_STATE,
    ROUND,
    SCORES,
    SIZE,
    STOCK,
    TOTALS,
    TRUMP,
    WON,
    Row,
    begin_match,
    count_round,
    deal,
    pick,
)
from .match_loop import match_loop
from .rng import advance
from .trick_loop import FOLLOW, NO_TARGET, play_tricks

WIDTH = SIZE
HANDS_DEALT = GAME_PLACES  # 1 once the hands of this round are dealt
# Places in the rules.
LENGTH, HOOK, SCORING, TRICK, PENALTY, GREEDY, ROUNDS = range(1, 8)  # a size for every round


def encode(rules: Rules) -> tuple[int, ...]:
    """The row of the rules, with a hand size for every round at its end."""
    sizes, scoring = game.sizes(rules), SCORINGS.index(rules.score)
    points = (scoring, rules.points_per_trick, rules.off_bid_penalty, tricks_pay(rules))
    return tuple(map(int, (rules.players, len(sizes), rules.hook, *points, *sizes)))


def seats(rules: Rules) -> int:
    """The number of seats."""
    return rules.players


def first_seat(rules: Row, state: Row) -> int:
    """§3, §7: the seat to the dealer's left."""
    return (state[ROUND] + 1) % rules[PLAYERS]


def turn_up(state: Row) -> None:
    """§2: turns a card of the stock up, if there is one."""
    state[FACE_UP] = 0
    state[TRUMP] = NO_SUIT
    if state[STOCK]:
        state[RNG_STATE] = advance(state[RNG_STATE])
        card = pick(state[STOCK], state[RNG_STATE])
        state[FACE_UP] = 1 << card
        state[STOCK] ^= 1 << card
        state[TRUMP] = suit_of(card)


def play_round(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§1 to §7: plays on from the row to the end of its round."""
    seats, number = rules[PLAYERS], state[ROUND]
    size, first = rules[ROUNDS + number], first_seat(rules, state)
    state[GREEDY_SEATS] = (1 << seats) - 1 if rules[GREEDY] else 0
    if not state[HANDS_DEALT]:
        deal(state, seats, size)
        turn_up(state)
        state[LEADER] = first
        state[CALLS_MADE] = 0
        log_deal(log, state, seats)
    call_all(state, seats, first, size, rules[HOOK] != 0, policy, log)
    play_tricks(state, seats, policy, FOLLOW, NO_TARGET, log)
    for seat in range(seats):
        points = round_score(
            state[CALLS + seat],
            state[WON + seat],
            rules[SCORING],
            rules[TRICK],
            rules[PENALTY] != 0,
        )
        state[SCORES + seat] = points
        state[TOTALS + seat] += points
    state[ROUND] = number + 1
    state[HANDS_DEALT] = 0


def over(rules: Row, state: Row) -> bool:
    """§7"""
    return state[ROUND] >= rules[LENGTH]


play_many = match_loop(begin_match, over, play_round, count_round)
