"""Whole games of Egyptian Estimation on integers; what is said before the play is in
`egyptian_saying`."""

from ...engine.game import Round
from ...games import egyptian_estimation as game
from ...games.egyptian_estimation import DOUBLINGS, Rules, State, bidding
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
from .auction import ASKED, BID_OF, BIDDER, HOLDER
from .egyptian_bidding import (
    BY_DOCUMENT,
    BY_MISSES,
    CALLER,
    CAP,
    COUNTS,
    DASHED,
    DEALING,
    DECLARED,
    DECLARING,
    DOUBLED,
    LAST,
    LENGTH,
    PLAYING,
    SCORING,
    SKIPPED,
    STAGE,
    VOIDS,
    say_all,
)
from .kernel_log import note_deal, note_end
from .layout import (
    CALLS,
    HANDS,
    LEADER,
    PLAYED,
    ROUND,
    SCORES,
    SIZE,
    TABLE,
    TOTALS,
    TRUMP,
    WON,
    Row,
    begin,
    count,
    deal,
    settle,
)
from .trick_loop import play_tricks

WIDTH = SIZE
STAGES = ("deal", "declare", "bid", "call", "play")
VOID = ("off", "declare", "redeal")


def encode(rules: Rules) -> tuple[int, ...]:
    head = (
        game.length(rules),
        VOID.index(rules.void),
        rules.bidding == "raising",
        rules.no_bid == "skip",
        SCORINGS.index(rules.scoring),
        rules.all_miss == "double",
        rules.all_miss == "count",
        DOUBLINGS[rules.doubling_cap],
        rules.formula == "document",
    )
    line = Round(cards=CARDS, scores=(), totals=())
    rows: list[int] = []
    for number in range(game.length(rules)):
        b = game.opening(State(rules=rules, rounds=(line,) * number))
        rows += (b.least, b.fast, b.trump, b.declared.dashes, not done(b.declared))
    return tuple(map(int, (*head, *rows)))


def seats(rules: Rules) -> int:
    return SEATS


def position(s: State) -> list[int]:
    """The row from which a kernel plays on; the hands are all given, the generator is not."""
    w, t, b = [0] * SIZE, s.play, s.said
    w[ROUND], w[DOUBLED] = len(s.rounds), game.doublings(s)
    w[TOTALS : TOTALS + SEATS] = game.totals(s)
    if t.hands:
        w[STAGE] = STAGES.index(game.phase(s))
        w[HANDS : HANDS + SEATS] = t.hands
        w[WON : WON + SEATS] = t.won
        w[CALLS : CALLS + SEATS] = b.calls.said or (-1,) * SEATS
        w[DECLARED], w[DASHED] = b.declared.spoken, b.declared.dashed
        w[VOIDS : VOIDS + SEATS] = b.declared.voids
        a = b.bids
        w[BIDDER], w[ASKED], w[BID_OF], w[HOLDER] = a.turn, a.asked, a.best, a.holder
        w[CALLER], w[LAST] = bidding.caller(b), bidding.last(b)
        w[TRUMP], w[LEADER], w[PLAYED] = t.trump, t.leader, len(t.table)
        w[TABLE : TABLE + len(t.table)] = t.table
    return w


def play_round(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§1 to §11, from the row as it is to the end of its round."""
    number = w[ROUND]
    while w[ROUND] == number:
        if w[STAGE] == DEALING:
            deal(w, SEATS, CARDS)
            note_deal(log, w, SEATS)
            w[DECLARED] = 0
            w[DASHED] = 0
            for seat in range(SEATS):
                w[VOIDS + seat] = 0
            w[STAGE] = DECLARING
        say_all(r, w, policy, log)
        if w[STAGE] == PLAYING:
            play_tricks(w, SEATS, policy, log)
            finish(r, w)
        elif w[STAGE] == SKIPPED:
            for seat in range(SEATS):
                w[SCORES + seat] = 0
            close(r, w, False, 0)


def finish(r: Row, w: Row) -> None:
    """§8 to §10"""
    scoring, caller, total, makers = r[SCORING], w[CALLER], 0, 0
    for seat in range(SEATS):
        total += w[CALLS + seat]
        makers += 1 if w[CALLS + seat] == w[WON + seat] else 0
    times = 1 << min(w[DOUBLED], r[CAP])
    for seat in range(SEATS):
        estimate, dash = w[CALLS + seat], (w[DASHED] >> seat & 1) != 0
        role = role_of(scoring, dash, seat == caller, estimate, w[CALLS + caller])
        risk = risk_of(scoring, role, seat == w[LAST], total)
        points = score(scoring, role, risk, estimate, w[WON + seat], total, makers)
        points *= factor(scoring, estimate, times, r[BY_DOCUMENT] != 0)
        w[SCORES + seat] = points if makers or r[COUNTS] else 0
    close(r, w, True, makers)


def close(r: Row, w: Row, was_played: bool, makers: int) -> None:
    """§10, §11: the next round."""
    for seat in range(SEATS):
        w[TOTALS + seat] += w[SCORES + seat]
    w[DOUBLED] = w[DOUBLED] + 1 if doubles(was_played, makers, r[BY_MISSES] != 0) else 0
    w[ROUND] += 1
    w[STAGE] = DEALING


def play_many(
    r: Row,
    start: Row,
    w: Row,
    policy: int,
    seed: int,
    first: int,
    number: int,
    rounds: int,
    totals: Row,
    tally: Row,
    log: Row | None,
) -> int:
    """Games by number from `start`, each to its end or for so many rounds; their checksum."""
    check = 0
    for at in range(number):
        begin(w, start, seed, first + at)
        until = min(r[LENGTH], w[ROUND] + rounds) if rounds else r[LENGTH]
        while w[ROUND] < until:
            play_round(r, w, policy, log)
            if w[CALLS] >= 0:
                count(w, SEATS, tally)
        check = settle(w, SEATS, at, totals, tally, check)
        note_end(log)
    return check
