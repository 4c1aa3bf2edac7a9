"""Whole matches of Whist to 24 on integers."""

from ...engine.cards import NO_SUIT, UNSEEN, Cards, Seat, Suit, suit_of
from ...engine.phases.tricks import beats
from ...games.whist import Rules, State, cut_cards, due_cards, leading
from ..rollouts.simple_policies import RANDOM, SIMPLE, card_by, policy_of
from ..rollouts.trick_policy import card_sensed
from .kernel_log import PLAY, TOP, note_deal, note_end, note_one
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
    STATE,
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

WIDTH = SIZE
CUT, DEALT, WINNER = OWN, OWN + 1, OWN + 2  # whether there is a cut and hands; who won last
CARD = OWN + 3  # the one that was cut
# Places in the rules.
PLAYERS, CARDS, STRICT, ENFORCED, TARGET, BY_WINNER = range(6)


def encode(rules: Rules) -> tuple[int, ...]:
    strict, by_winner = rules.follow == "strict", rules.next_leader == "last_winner"
    row = (rules.players, rules.cards, strict, rules.enforce, rules.target, by_winner)
    return tuple(map(int, row))


def seats(rules: Rules) -> int:
    return rules.players


def position(s: State) -> list[int]:
    """The row from which a kernel plays on; the hands are all given, the generator is not."""
    w = [0] * SIZE
    t, n = s.play, s.rules.players
    w[ROUND], w[WINNER] = len(s.rounds), s.winner
    w[TOTALS : TOTALS + n] = s.rounds[-1].totals if s.rounds else (0,) * n
    if s.cut != UNSEEN:
        w[CUT], w[CARD] = 1, s.cut
    if t.hands:
        w[DEALT] = 1
        w[HANDS : HANDS + n] = t.hands
        w[WON : WON + n] = t.won
        w[CALLS : CALLS + n] = (-1,) * n
        w[TRUMP], w[LEADER], w[PLAYED] = t.trump, t.leader, len(t.table)
        w[TABLE : TABLE + len(t.table)] = t.table
    return w


def choices_of(hand: Cards, led: Suit, trump: Suit, strict: bool, enforced: bool) -> Cards:
    """§3, §5"""
    return due_cards(hand, led, trump, strict) if enforced else hand


def goes_on(w: Row, seat: Seat, target: int) -> bool:
    """§6: whether the seat that leads has cards, and has not won the match with the last trick."""
    return w[HANDS + seat] != 0 and w[TOTALS + seat] + w[WON + seat] < target


def play_out(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§3, §4, §6: tricks until the hands are empty or somebody has reached the target."""
    if w[PLAYED]:
        play_trick(r, w, policy, log)
    if policy == RANDOM:
        play_random(r, w, log)
    while goes_on(w, w[LEADER], r[TARGET]):
        play_trick(r, w, policy, log)
    w[WINNER] = w[LEADER]


def play_random(r: Row, w: Row, log: Row | None) -> None:
    """Whole tricks at random, in a loop of their own for the sake of speed."""
    seats, strict, enforced, target = r[PLAYERS], r[STRICT] != 0, r[ENFORCED] != 0, r[TARGET]
    state, trump, seat = w[STATE], w[TRUMP], w[LEADER]
    while goes_on(w, seat, target):
        hand = w[HANDS + seat]
        state = advance(state)
        best = pick(hand, state)
        w[HANDS + seat] = hand ^ 1 << best
        note_one(log, PLAY, seat, best)
        winner, led = seat, suit_of(best)
        for _ in range(seats - 1):
            seat = next_seat(seat, seats)
            hand = w[HANDS + seat]
            state = advance(state)
            card = pick(choices_of(hand, led, trump, strict, enforced), state)
            w[HANDS + seat] = hand ^ 1 << card
            note_one(log, PLAY, seat, card)
            if beats(card, best, trump):
                best = card
                winner = seat
        w[WON + winner] += 1
        seat = winner
    w[LEADER] = seat
    w[STATE] = state


def play_trick(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """One trick by policy, of which some cards may be on the table already."""
    seats, trump, seat, led, best = r[PLAYERS], w[TRUMP], w[LEADER], NO_SUIT, 0
    winner = seat
    for place in range(seats):
        if place < w[PLAYED]:
            card = w[TABLE + place]
        else:
            hand = w[HANDS + seat]
            choices = choices_of(hand, led, trump, r[STRICT] != 0, r[ENFORCED] != 0)
            w[STATE] = advance(w[STATE])
            if policy_of(policy, seat) == RANDOM:
                card = pick(choices, w[STATE])
            elif policy_of(policy, seat) == SIMPLE:
                card = card_by(choices, place, best, trump, 1, place == seats - 1)
            else:
                card = card_sensed(w, seats, seat, choices, place, led, best)
            w[HANDS + seat] = hand ^ 1 << card
            note_one(log, PLAY, seat, card)
        if place == 0:
            led = suit_of(card)
        if place == 0 or beats(card, best, trump):
            best = card
            winner = seat
        seat = next_seat(seat, seats)
    w[WON + winner] += 1
    w[LEADER] = winner
    w[PLAYED] = 0


def play_round(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§1 to §6, from the row as it is to the end of its deal."""
    seats = r[PLAYERS]
    w[GREED] = (1 << seats) - 1
    if not w[CUT]:
        w[STATE] = advance(w[STATE])
        w[CARD] = pick(cut_cards(seats), w[STATE])
        note_one(log, TOP, 0, w[CARD])
        w[CUT] = 1
    if not w[DEALT]:
        w[TRUMP] = suit_of(w[CARD])
        w[LEADER] = leading(w[CARD], w[WINNER], w[ROUND], r[BY_WINNER] != 0)
        deal(w, seats, r[CARDS])
        note_deal(log, w, seats)
    play_out(r, w, policy, log)
    for seat in range(seats):
        w[SCORES + seat] = w[WON + seat]
        w[TOTALS + seat] += w[WON + seat]
    w[ROUND] += 1
    w[CUT] = 0
    w[DEALT] = 0


def over(r: Row, w: Row) -> bool:
    """§6"""
    best = 0
    for seat in range(r[PLAYERS]):
        best = max(best, w[TOTALS + seat])
    return best >= r[TARGET]


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
        until = w[ROUND] + rounds
        while not over(r, w) and (not rounds or w[ROUND] < until):
            play_round(r, w, policy, log)
            count(w, seats, tally)
        check = settle(w, seats, at, totals, tally, check)
        note_end(log)
    return check
