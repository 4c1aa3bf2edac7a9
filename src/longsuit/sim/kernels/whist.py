"""The kernel of Whist to 24: whole matches on integers."""

from ...engine.cards import suit_of
from ...games.whist import Rules, cut_cards, deal_leader
from .kernel_log import TOP, log_deal, log_value
from .layout import (
    GAME_PLACES,
    GREEDY_SEATS,
    LEADER,
    PLAYERS,
    RNG_STATE,
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
    pick,
)
from .match_loop import match_loop
from .rng import advance
from .trick_loop import ANY_CARD, FOLLOW, FOLLOW_OR_TRUMP, play_tricks

WIDTH = SIZE
# Places in the row: 1 once the cards are cut, 1 once hands are dealt, the seat that won last.
CUT_MADE, HANDS_DEALT, LAST_WINNER = range(GAME_PLACES, GAME_PLACES + 3)
CUT_CARD = GAME_PLACES + 3  # the one that was cut
# Places in the rules.
CARDS, FOLLOWING, TARGET, BY_WINNER = range(1, 5)


def encode(rules: Rules) -> tuple[int, ...]:
    """The row of the rules."""
    following = FOLLOW if rules.follow == "strict" else FOLLOW_OR_TRUMP
    if not rules.enforce:
        following = ANY_CARD
    by_winner = rules.next_leader == "last_winner"
    row = (rules.players, rules.cards, following, rules.target, by_winner)
    return tuple(map(int, row))


def seats(rules: Rules) -> int:
    """The number of seats."""
    return rules.players


def play_round(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§1 to §6: plays on from the row to the end of its deal."""
    seats = rules[PLAYERS]
    state[GREEDY_SEATS] = (1 << seats) - 1
    if not state[CUT_MADE]:
        state[RNG_STATE] = advance(state[RNG_STATE])
        state[CUT_CARD] = pick(cut_cards(seats), state[RNG_STATE])
        log_value(log, TOP, 0, state[CUT_CARD])
        state[CUT_MADE] = 1
    if not state[HANDS_DEALT]:
        state[TRUMP] = suit_of(state[CUT_CARD])
        state[LEADER] = deal_leader(
            state[CUT_CARD], state[LAST_WINNER], state[ROUND], rules[BY_WINNER] != 0
        )
        deal(state, seats, rules[CARDS])
        log_deal(log, state, seats)
    play_tricks(state, seats, policy, rules[FOLLOWING], rules[TARGET], log)
    state[LAST_WINNER] = state[LEADER]
    for seat in range(seats):
        state[SCORES + seat] = state[WON + seat]
        state[TOTALS + seat] += state[WON + seat]
    state[ROUND] += 1
    state[CUT_MADE] = 0
    state[HANDS_DEALT] = 0


def over(rules: Row, state: Row) -> bool:
    """§6"""
    best = 0
    for seat in range(rules[PLAYERS]):
        best = max(best, state[TOTALS + seat])
    return best >= rules[TARGET]


play_many = match_loop(begin_match, over, play_round, count_round)
