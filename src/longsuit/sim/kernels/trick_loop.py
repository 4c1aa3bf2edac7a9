"""The trick loop of every trick game: rollouts of tricks by a policy or a network.

All differences between games and players are arguments of one loop.  The modules of the kernels
are inlined where they are called (`compile.entry_points`), so a constant argument such as `RANDOM`
or `FOLLOW`, and a row that is None, leave no trace in the machine code.
"""

from ...engine.cards import (
    DECK,
    NO_SEAT,
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Seat,
    Suit,
    lowest,
    suit_of,
)
from ...engine.phases.tricks import beats
from ..rollouts.network import best_card, evaluate_play
from ..rollouts.simple_policies import RANDOM, SIMPLE, seat_policy, simple_card
from ..rollouts.trick_policy import policy_card
from .kernel_log import PLAY, log_value
from .layout import (
    CALLS,
    CARDS_SHOWN,
    HANDS,
    LEADER,
    ON_TABLE,
    RNG_STATE,
    TABLE,
    TOTALS,
    TRUMP,
    VOIDS,
    WON,
    Row,
    next_seat,
    pick,
)
from .rng import advance

# The cards that a seat may play to a lead: any, the suit led, or that suit and trump.
ANY_CARD, FOLLOW, FOLLOW_OR_TRUMP = range(3)
NO_TARGET = 0  # the deal ends when the hands are empty, whatever the totals are
NO_CARD = -1  # from a seat at which the loop stops


def play_tricks(
    state: Row, seats: int, policy: int, following: int, target: int, log: Row | None
) -> None:
    """Plays by policy until the hands are empty or a leader has reached the target."""
    if state[ON_TABLE]:
        finish_trick(state, seats, policy, following, log)
    tricks = state[HANDS + state[LEADER]].bit_count()
    if policy == RANDOM:  # a constant: the speed of random rollouts is the speed of this call
        trick_loop(
            state, seats, 0, tricks, RANDOM, following, target, log, None, None, None, NO_SEAT
        )
    else:
        trick_loop(
            state, seats, 0, tricks, policy, following, target, log, None, None, None, NO_SEAT
        )


def finish_trick(state: Row, seats: int, policy: int, following: int, log: Row | None) -> None:
    """Plays one trick by policy, of which some or all cards may be on the table."""
    played = state[ON_TABLE]
    trick_loop(
        state, seats, played, 1, policy, following, NO_TARGET, log, None, None, None, NO_SEAT
    )


def play_by_network(
    state: Row, seats: int, stop_at: Seat, net: Row, units: Row, value: Row, log: Row | None
) -> bool:
    """Plays until the hands are empty, every seat by the network.

    Stops where the seat `stop_at` has a choice, and returns True; then `value` holds the value of
    its best card.  NO_SEAT stops at no seat.
    """
    played = state[ON_TABLE]
    tricks = state[HANDS + state[LEADER]].bit_count() + (1 if played else 0)
    return trick_loop(
        state, seats, played, tricks, RANDOM, FOLLOW, NO_TARGET, log, net, units, value, stop_at
    )


def trick_loop(
    state: Row,
    seats: int,
    played: int,
    tricks: int,
    policy: int,
    following: int,
    target: int,
    log: Row | None,
    net: Row | None,
    units: Row | None,
    value: Row | None,
    stop_at: Seat,
) -> bool:
    """Plays at most so many tricks, with `played` cards of the first on the table.

    Cards are chosen by the network where there is one, else by policy.  Returns True if the loop
    stopped at the seat `stop_at`, in the middle of a trick.
    """
    trump, seat, rng_state = state[TRUMP], state[LEADER], state[RNG_STATE]
    free = free_cards(following, trump)
    for _ in range(tricks):
        if target != NO_TARGET and state[TOTALS + seat] + state[WON + seat] >= target:
            break
        if net is not None:
            state[LEADER] = seat
        # The lead stands before the loop over the other seats: one loop for all of them, with a
        # test for the first, made random rollouts of Estimation Whist 29 % slower.
        if played:
            best = state[TABLE]
        else:
            if net is None:
                rng_state = advance(rng_state)
            best = card_of(
                state, seats, seat, 0, NO_SUIT, 0, seat, policy, DECK, rng_state, log,
                net, units, value, stop_at,
            )  # fmt: skip
            if net is not None and best == NO_CARD:
                return True
        winner, led = seat, suit_of(best)
        if net is not None:
            see_card(state, seat, 0, best, led)
        for place in range(1, seats):
            seat = next_seat(seat, seats)
            if place < played:
                card = state[TABLE + place]
            else:
                if net is None:
                    rng_state = advance(rng_state)
                card = card_of(
                    state, seats, seat, place, led, best, winner, policy, free, rng_state, log,
                    net, units, value, stop_at,
                )  # fmt: skip
                if net is not None and card == NO_CARD:
                    return True
            if net is not None:
                see_card(state, seat, place, card, led)
            if beats(card, best, trump):
                best = card
                winner = seat
        state[WON + winner] += 1
        seat = winner
        played = 0
        if net is not None:
            state[ON_TABLE] = 0
    state[LEADER] = seat
    state[RNG_STATE] = rng_state
    state[ON_TABLE] = 0
    return False


def card_of(
    state: Row,
    seats: int,
    seat: Seat,
    place: int,
    led: Suit,
    best: Card,
    winner: Seat,
    policy: int,
    free: Cards,
    rng_state: int,
    log: Row | None,
    net: Row | None,
    units: Row | None,
    value: Row | None,
    stop_at: Seat,
) -> Card:
    """The card that a seat plays, taken from its hand; NO_CARD if the loop is to stop here."""
    hand, trump = state[HANDS + seat], state[TRUMP]
    options = playable(hand, led, free)
    if net is not None and units is not None and value is not None:
        card = lowest(options)
        if options & options - 1 or (seat == stop_at and hand != options):
            evaluate_play(state, seats, seat, place, led, best, winner, net, units)
            card = best_card(net, units, options, trump, value)
            if seat == stop_at:
                return NO_CARD
    elif policy == RANDOM or seat_policy(policy, seat) == RANDOM:
        card = pick(options, rng_state)
    elif seat_policy(policy, seat) == SIMPLE:
        wanted = state[CALLS + seat] - state[WON + seat] if state[CALLS + seat] >= 0 else 1
        card = simple_card(options, place, best, trump, wanted, place == seats - 1)
    else:
        card = policy_card(state, seats, seat, options, place, led, best)
    state[HANDS + seat] = hand ^ 1 << card
    log_value(log, PLAY, seat, card)
    return card


def free_cards(following: int, trump: Suit) -> Cards:
    """The set of cards that may be played to any lead."""
    if following == FOLLOW:
        return 0
    return SUIT_CARDS[trump] if following == FOLLOW_OR_TRUMP else DECK


def playable(hand: Cards, led: Suit, free: Cards) -> Cards:
    """The cards of a hand that may be played: the suit led and free cards, or else all of them."""
    return hand & (SUIT_CARDS[led] | free) or hand


def see_card(state: Row, seat: Seat, place: int, card: Card, led: Suit) -> None:
    """Records a card in what the networks see: on the table, and as evidence about its seat."""
    state[TABLE + place] = card
    state[ON_TABLE] = place + 1
    state[CARDS_SHOWN + seat] |= 1 << card
    if suit_of(card) != led:
        state[VOIDS + seat] |= 1 << led
