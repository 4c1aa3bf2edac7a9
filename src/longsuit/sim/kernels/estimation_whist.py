"""Whole matches of Estimation Whist on integers."""

from ...engine.cards import DECK
from ...engine.phases.calls import allowed_calls
from ...games import estimation_whist as game
from ...games.estimation_whist import Rules, State, bonus, round_score
from ..rollouts.simple_policies import RANDOM, SIMPLE, high_cards, nearest, policy_of
from ..rollouts.trick_policy import tricks_sensed
from .kernel_log import CALL, note_deal, note_end, note_one
from .layout import (
    CALLS,
    GREED,
    HANDS,
    LEADER,
    OWN,
    PLAYED,
    ROUND,
    SCORES,
    SIZE,
    SPOKEN,
    STATE,
    STOCK,
    TABLE,
    TOTALS,
    TRUMP,
    WON,
    Row,
    begin,
    count,
    deal,
    next_seat,
    pick,
    settle,
)
from .rng import advance
from .trick_loop import play_tricks

WIDTH = SIZE
DEALT = OWN  # whether this round has its hands
# Places in the rules.
PLAYERS, LENGTH, HOOK, SQUARED, HARD, ROUNDS = range(6)  # a size and a trump for every round


def encode(rules: Rules) -> tuple[int, ...]:
    sizes, trumps = game.sizes(rules), game.trumps(rules)
    head = (rules.players, len(sizes), rules.hook, rules.score == "squared", rules.hard_score)
    rows = [n for at, size in enumerate(sizes) for n in (size, trumps[at % len(trumps)])]
    return tuple(map(int, (*head, *rows)))


def seats(rules: Rules) -> int:
    return rules.players


def position(s: State) -> list[int]:
    """The row from which a kernel plays on; the hands are all given, the generator is not."""
    w = [0] * SIZE
    t, n = s.play, s.rules.players
    w[ROUND] = len(s.rounds)
    w[TOTALS : TOTALS + n] = game.totals(s)
    if t.hands:
        w[DEALT], w[SPOKEN] = 1, s.calls.at
        w[STOCK] = DECK & ~(sum(t.hands) | t.gone)
        w[HANDS : HANDS + n] = t.hands
        w[WON : WON + n] = t.won
        w[CALLS : CALLS + n] = s.calls.said
        w[TRUMP], w[LEADER], w[PLAYED] = t.trump, t.leader, len(t.table)
        w[TABLE : TABLE + len(t.table)] = t.table
    return w


def play_round(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§1 to §7, from the row as it is to the end of its round."""
    seats, number = r[PLAYERS], w[ROUND]
    w[GREED] = (1 << seats) - 1
    size = r[ROUNDS + 2 * number]
    if not w[DEALT]:
        w[TRUMP] = r[ROUNDS + 2 * number + 1]
        w[LEADER] = number % seats
        w[SPOKEN] = 0
        deal(w, seats, size)
        note_deal(log, w, seats)
    call_all(r, w, size, policy, log)
    play_tricks(w, seats, policy, log)
    called = 0
    for seat in range(seats):
        called += w[CALLS + seat]
    for seat in range(seats):
        call = w[CALLS + seat]
        extra = bonus(call, called, size, r[HARD] != 0)
        points = round_score(call, w[WON + seat], extra, r[SQUARED] != 0)
        w[SCORES + seat] = points
        w[TOTALS + seat] += points
    w[ROUND] = number + 1
    w[DEALT] = 0


def call_all(r: Row, w: Row, size: int, policy: int, log: Row | None) -> None:
    """§3, §4"""
    seats, hook, called, state = r[PLAYERS], r[HOOK] != 0, 0, w[STATE]
    for seat in range(seats):
        called += max(w[CALLS + seat], 0)
    seat = (w[ROUND] + w[SPOKEN]) % seats
    for place in range(w[SPOKEN], seats):
        numbers = allowed_calls(size, size, called, place == seats - 1, hook)
        state = advance(state)
        if policy == RANDOM or policy_of(policy, seat) == RANDOM:
            call = pick(numbers, state)
        elif policy_of(policy, seat) == SIMPLE:
            call = nearest(numbers, high_cards(w[HANDS + seat], w[TRUMP], seats))
        else:
            call = nearest(numbers, tricks_sensed(w, seat, seats))
        w[CALLS + seat] = call
        called += call
        note_one(log, CALL, seat, call)
        seat = next_seat(seat, seats)
    w[SPOKEN] = seats
    w[STATE] = state


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
    seats, check = r[PLAYERS], 0
    for at in range(number):
        begin(w, start, seed, first + at)
        until = min(r[LENGTH], w[ROUND] + rounds) if rounds else r[LENGTH]
        while w[ROUND] < until:
            play_round(r, w, policy, log)
            count(w, seats, tally)
        check = settle(w, seats, at, totals, tally, check)
        note_end(log)
    return check
