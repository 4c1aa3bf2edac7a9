"""Whole matches of Whist to 24 on integers."""

from ...engine.cards import NO_SUIT, UNSEEN, Cards, Seat, Suit, suit_of
from ...engine.phases.tricks import beats
from ...games.whist import Rules, State, cut_cards, due_cards, leading
from ..rollouts.simple_policies import RANDOM, SIMPLE, seat_policy, simple_card
from ..rollouts.trick_policy import policy_card
from .kernel_log import PLAY, TOP, note_deal, note_end, note_one
from .layout import (
    CALLS,
    GREED,
    HANDS,
    LEADER,
    OWN,
    PLAYED,
    RNG_STATE,
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
    state = [0] * SIZE
    t, n = s.play, s.rules.players
    state[ROUND], state[WINNER] = len(s.rounds), s.winner
    state[TOTALS : TOTALS + n] = s.rounds[-1].totals if s.rounds else (0,) * n
    if s.cut != UNSEEN:
        state[CUT], state[CARD] = 1, s.cut
    if t.hands:
        state[DEALT] = 1
        state[HANDS : HANDS + n] = t.hands
        state[WON : WON + n] = t.won
        state[CALLS : CALLS + n] = (-1,) * n
        state[TRUMP], state[LEADER], state[PLAYED] = t.trump, t.leader, len(t.table)
        state[TABLE : TABLE + len(t.table)] = t.table
    return state


def choices_of(hand: Cards, led: Suit, trump: Suit, strict: bool, enforced: bool) -> Cards:
    """§3, §5"""
    return due_cards(hand, led, trump, strict) if enforced else hand


def goes_on(state: Row, seat: Seat, target: int) -> bool:
    """§6: whether the seat that leads has cards, and has not won the match with the last trick."""
    return state[HANDS + seat] != 0 and state[TOTALS + seat] + state[WON + seat] < target


def play_out(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§3, §4, §6: tricks until the hands are empty or somebody has reached the target."""
    if state[PLAYED]:
        play_trick(rules, state, policy, log)
    if policy == RANDOM:
        play_random(rules, state, log)
    while goes_on(state, state[LEADER], rules[TARGET]):
        play_trick(rules, state, policy, log)
    state[WINNER] = state[LEADER]


def play_random(rules: Row, state: Row, log: Row | None) -> None:
    """Whole tricks at random, in a loop of their own for the sake of speed."""
    seats, strict, enforced, target = (
        rules[PLAYERS],
        rules[STRICT] != 0,
        rules[ENFORCED] != 0,
        rules[TARGET],
    )
    rng_state, trump, seat = state[RNG_STATE], state[TRUMP], state[LEADER]
    while goes_on(state, seat, target):
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
            card = pick(choices_of(hand, led, trump, strict, enforced), rng_state)
            state[HANDS + seat] = hand ^ 1 << card
            note_one(log, PLAY, seat, card)
            if beats(card, best, trump):
                best = card
                winner = seat
        state[WON + winner] += 1
        seat = winner
    state[LEADER] = seat
    state[RNG_STATE] = rng_state


def play_trick(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """One trick by policy, of which some cards may be on the table already."""
    seats, trump, seat, led, best = rules[PLAYERS], state[TRUMP], state[LEADER], NO_SUIT, 0
    winner = seat
    for place in range(seats):
        if place < state[PLAYED]:
            card = state[TABLE + place]
        else:
            hand = state[HANDS + seat]
            choices = choices_of(hand, led, trump, rules[STRICT] != 0, rules[ENFORCED] != 0)
            state[RNG_STATE] = advance(state[RNG_STATE])
            if seat_policy(policy, seat) == RANDOM:
                card = pick(choices, state[RNG_STATE])
            elif seat_policy(policy, seat) == SIMPLE:
                card = simple_card(choices, place, best, trump, 1, place == seats - 1)
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


def play_round(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§1 to §6, from the row as it is to the end of its deal."""
    seats = rules[PLAYERS]
    state[GREED] = (1 << seats) - 1
    if not state[CUT]:
        state[RNG_STATE] = advance(state[RNG_STATE])
        state[CARD] = pick(cut_cards(seats), state[RNG_STATE])
        note_one(log, TOP, 0, state[CARD])
        state[CUT] = 1
    if not state[DEALT]:
        state[TRUMP] = suit_of(state[CARD])
        state[LEADER] = leading(state[CARD], state[WINNER], state[ROUND], rules[BY_WINNER] != 0)
        deal(state, seats, rules[CARDS])
        note_deal(log, state, seats)
    play_out(rules, state, policy, log)
    for seat in range(seats):
        state[SCORES + seat] = state[WON + seat]
        state[TOTALS + seat] += state[WON + seat]
    state[ROUND] += 1
    state[CUT] = 0
    state[DEALT] = 0


def over(rules: Row, state: Row) -> bool:
    """§6"""
    best = 0
    for seat in range(rules[PLAYERS]):
        best = max(best, state[TOTALS + seat])
    return best >= rules[TARGET]


def play_many(
    rules: Row,
    start: Row,
    state: Row,
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
    seats, check = rules[PLAYERS], 0
    for at in range(number):
        begin(state, start, seed, first + at)
        until = state[ROUND] + rounds
        while not over(rules, state) and (not rounds or state[ROUND] < until):
            play_round(rules, state, policy, log)
            count(state, seats, tally)
        check = settle(state, seats, at, totals, tally, check)
        note_end(log)
    return check
