"""The kernel of Egyptian Estimation: whole matches on integers, after the bidding of
`egyptian_bidding`."""

from ...engine.game import Round
from ...games import egyptian_estimation as game
from ...games.egyptian_estimation import DOUBLINGS, Rules, State
from ...games.egyptian_estimation.declarations import done
from ...games.egyptian_estimation.scoring import (
    CARDS,
    SCORINGS,
    SEATS,
    doubles,
    factor,
    risk_of,
    role_of,
    score,
)
from .egyptian_bidding import (
    CALLER,
    CALLER_OPENS,
    DASHED,
    DEALING,
    DECLARED,
    DECLARING,
    DOCUMENT_FORMULA,
    DOUBLES_ON_MISSES,
    DOUBLING_CAP,
    DOUBLINGS_IN_ROW,
    LAST_CALLER,
    LENGTH,
    MISSES_COUNT,
    OPENER,
    PLAYING,
    SCORING,
    SKIPPED,
    STAGE,
    VOIDS,
    bid_and_estimate,
)
from .kernel_log import log_deal
from .layout import (
    CALLS,
    PLAYERS,
    ROUND,
    SCORES,
    SIZE,
    TOTALS,
    WON,
    Row,
    begin_match,
    count_round,
    deal,
)
from .match_loop import match_loop
from .trick_loop import FOLLOW, NO_TARGET, play_tricks

WIDTH = SIZE
STAGES = ("deal", "declare", "bid", "call", "play")
VOID = ("off", "declare", "redeal", "compulsory")


def encode(rules: Rules) -> tuple[int, ...]:
    """The row of the rules, with five numbers for every round at its end."""
    head = (
        SEATS,
        game.length(rules),
        VOID.index(rules.void),
        rules.bidding == "raising",
        rules.no_bid == "skip",
        rules.opener == "last_caller",
        SCORINGS.index(rules.scoring),
        rules.all_miss == "double",
        rules.all_miss == "count",
        DOUBLINGS[rules.doubling_cap],
        rules.formula == "document",
    )
    line = Round(cards=CARDS, scores=(), totals=())
    rows: list[int] = []
    for number in range(game.length(rules)):
        b = game.new_bidding(State(rules=rules, rounds=(line,) * number))
        rows += (b.least, b.fast, b.trump, b.declared.dashes, not done(b.declared))
    return tuple(map(int, (*head, *rows)))


def seats(rules: Rules) -> int:
    """The number of seats."""
    return SEATS


def play_round(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§1 to §11: plays on from the row to the end of its round."""
    number = state[ROUND]
    while state[ROUND] == number:
        if state[STAGE] == DEALING:
            deal(state, SEATS, CARDS)
            log_deal(log, state, SEATS)
            state[DECLARED] = 0
            state[DASHED] = 0
            for seat in range(SEATS):
                state[VOIDS + seat] = 0
            state[STAGE] = DECLARING
        bid_and_estimate(rules, state, policy, log)
        if state[STAGE] == PLAYING:
            # With SEATS, a constant, the loop over the seats would be unrolled: 30 % slower.
            play_tricks(state, rules[PLAYERS], policy, FOLLOW, NO_TARGET, log)
            score_round(rules, state)
        elif state[STAGE] == SKIPPED:
            for seat in range(SEATS):
                state[SCORES + seat] = 0
            end_round(rules, state, False, 0)


def score_round(rules: Row, state: Row) -> None:
    """§8 to §10"""
    scoring, caller, total, makers = rules[SCORING], state[CALLER], 0, 0
    for seat in range(SEATS):
        total += state[CALLS + seat]
        makers += 1 if state[CALLS + seat] == state[WON + seat] else 0
    times = 1 << min(state[DOUBLINGS_IN_ROW], rules[DOUBLING_CAP])
    for seat in range(SEATS):
        estimate, dash = state[CALLS + seat], (state[DASHED] >> seat & 1) != 0
        role = role_of(scoring, dash, seat == caller, estimate, state[CALLS + caller])
        risk = risk_of(scoring, role, seat == state[LAST_CALLER], total)
        points = score(scoring, role, risk, estimate, state[WON + seat], total, makers)
        points *= factor(scoring, estimate, times, rules[DOCUMENT_FORMULA] != 0)
        state[SCORES + seat] = points if makers or rules[MISSES_COUNT] else 0
    end_round(rules, state, True, makers)


def end_round(rules: Row, state: Row, was_played: bool, makers: int) -> None:
    """§10, §11: adds the scores and moves on to the next round."""
    for seat in range(SEATS):
        state[TOTALS + seat] += state[SCORES + seat]
    state[DOUBLINGS_IN_ROW] = (
        state[DOUBLINGS_IN_ROW] + 1
        if doubles(was_played, makers, rules[DOUBLES_ON_MISSES] != 0)
        else 0
    )
    state[ROUND] += 1
    if not rules[CALLER_OPENS]:
        state[OPENER] = state[ROUND] % SEATS
    elif was_played:
        state[OPENER] = state[CALLER]
    state[STAGE] = DEALING


def over(rules: Row, state: Row) -> bool:
    """§11"""
    return state[ROUND] >= rules[LENGTH]


def count_played(state: Row, seats: int, tally: Row) -> None:
    """Adds a finished round to a tally, unless it was skipped."""
    if state[CALLS] >= 0:
        count_round(state, seats, tally)


play_many = match_loop(begin_match, over, play_round, count_played)
