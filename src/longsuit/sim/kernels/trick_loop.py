"""Tricks played to the end of a deal by seats that follow suit."""

from ...engine.cards import NO_SUIT, suit_of
from ...engine.phases.tricks import beats, follow
from ..rollouts.simple_policies import RANDOM, SIMPLE, card_by, policy_of
from ..rollouts.trick_policy import card_sensed
from .kernel_log import PLAY, note_one
from .layout import CALLS, HANDS, LEADER, PLAYED, STATE, TABLE, TRUMP, WON, Row, next_seat, pick
from .rng import advance


def play_tricks(w: Row, seats: int, policy: int, log: Row | None) -> None:
    """From the table as it is until the hands are empty."""
    if w[PLAYED]:
        play_trick(w, seats, policy, log)
    if policy == RANDOM:
        play_random(w, seats, log)
    while w[HANDS + w[LEADER]]:
        play_trick(w, seats, policy, log)


def play_random(w: Row, seats: int, log: Row | None) -> None:
    """Whole tricks at random; the speed of playouts is the speed of this loop."""
    state, trump, seat = w[STATE], w[TRUMP], w[LEADER]
    for _ in range(w[HANDS + seat].bit_count()):
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
            card = pick(follow(hand, led), state)
            w[HANDS + seat] = hand ^ 1 << card
            note_one(log, PLAY, seat, card)
            if beats(card, best, trump):
                best = card
                winner = seat
        w[WON + winner] += 1
        seat = winner
    w[LEADER] = seat
    w[STATE] = state


def play_trick(w: Row, seats: int, policy: int, log: Row | None) -> None:
    """One trick by policy, of which some cards may be on the table already."""
    trump, seat, led, best = w[TRUMP], w[LEADER], NO_SUIT, 0
    winner = seat
    for place in range(seats):
        if place < w[PLAYED]:
            card = w[TABLE + place]
        else:
            hand = w[HANDS + seat]
            choices = follow(hand, led)
            w[STATE] = advance(w[STATE])
            if policy_of(policy, seat) == RANDOM:
                card = pick(choices, w[STATE])
            elif policy_of(policy, seat) == SIMPLE:
                wanted = w[CALLS + seat] - w[WON + seat]
                card = card_by(choices, place, best, trump, wanted, place == seats - 1)
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
