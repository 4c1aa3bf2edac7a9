"""Tricks played to the end of a deal by seats that follow suit."""

from ...engine.cards import NO_SUIT, suit_of
from ...engine.phases.tricks import beats, follow
from ..rollouts.simple_policies import RANDOM, SIMPLE, seat_policy, simple_card
from ..rollouts.trick_policy import policy_card
from .kernel_log import PLAY, note_one
from .layout import CALLS, HANDS, LEADER, PLAYED, RNG_STATE, TABLE, TRUMP, WON, Row, next_seat, pick
from .rng import advance


def play_tricks(state: Row, seats: int, policy: int, log: Row | None) -> None:
    """From the table as it is until the hands are empty."""
    if state[PLAYED]:
        play_trick(state, seats, policy, log)
    if policy == RANDOM:
        play_random(state, seats, log)
    while state[HANDS + state[LEADER]]:
        play_trick(state, seats, policy, log)


def play_random(state: Row, seats: int, log: Row | None) -> None:
    """Whole tricks at random; the speed of playouts is the speed of this loop."""
    rng_state, trump, seat = state[RNG_STATE], state[TRUMP], state[LEADER]
    for _ in range(state[HANDS + seat].bit_count()):
        hand = state[HANDS + seat]
        rng_state = advance(rng_state)
        best = pick(hand, rng_state)
        state[HANDS + seat] = hand ^ 1 << best
        note_one(log, PLAY, seat, best)
        winner, led = seat, suit_of(best)
        for _ in range(seats - 1):
            seat = next_seat(seat, seats)
            hand = state[HANDS + seat]
            rng_state = advance(rng_state)
            card = pick(follow(hand, led), rng_state)
            state[HANDS + seat] = hand ^ 1 << card
            note_one(log, PLAY, seat, card)
            if beats(card, best, trump):
                best = card
                winner = seat
        state[WON + winner] += 1
        seat = winner
    state[LEADER] = seat
    state[RNG_STATE] = rng_state


def play_trick(state: Row, seats: int, policy: int, log: Row | None) -> None:
    """One trick by policy, of which some cards may be on the table already."""
    trump, seat, led, best = state[TRUMP], state[LEADER], NO_SUIT, 0
    winner = seat
    for place in range(seats):
        if place < state[PLAYED]:
            card = state[TABLE + place]
        else:
            hand = state[HANDS + seat]
            choices = follow(hand, led)
            state[RNG_STATE] = advance(state[RNG_STATE])
            if seat_policy(policy, seat) == RANDOM:
                card = pick(choices, state[RNG_STATE])
            elif seat_policy(policy, seat) == SIMPLE:
                wanted = state[CALLS + seat] - state[WON + seat]
                card = simple_card(choices, place, best, trump, wanted, place == seats - 1)
            else:
                card = policy_card(state, seats, seat, choices, place, led, best)
            state[HANDS + seat] = hand ^ 1 << card
            note_one(log, PLAY, seat, card)
        if place == 0:
            led = suit_of(card)
        if place == 0 or beats(card, best, trump):
            best = card
            winner = seat
        seat = next_seat(seat, seats)
    state[WON + winner] += 1
    state[LEADER] = winner
    state[PLAYED] = 0
