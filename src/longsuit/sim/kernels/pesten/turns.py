"""The turn of a seat in the kernel of Pesten: it plays, draws, takes, passes, names or gives by its
policy, and the effect of a card decides whose turn is next."""

from ....engine.cards import JOKER, NO_SUIT, Card, Cards, Seat, Suit, lowest, suit_of
from ....games.pesten.effects import AGAIN, ANSWER, NAME, REVERSE, TAKES, turn_after
from ....games.pesten.effects import PASS_LEFT as AROUND
from ....games.pesten.playable import playable_on_stack, playable_on_top, weight
from ....games.pesten.table import must_announce, wrongly_announced
from ....games.pesten.turns import (
    DRAW_ONE,
    PASS_TURN,
    TAKE_PAYLOAD,
    alternative,
    series_play,
    stack_goes_on,
)
from ...rollouts.pesten.policy import best_gift, best_suit, choose_play
from ...rollouts.simple_policies import RANDOM, SIMPLE, seat_policy
from ..kernel_log import (
    DRAW,
    GIVE,
    PASS,
    PLAY,
    PLAY_LAST,
    TAKE,
    log_event,
    log_value,
    reserve_event,
)
from ..kernel_log import NAME as NAMING
from ..layout import PLAYERS, Row, nth
from ..rng import advance, below
from .choices import (
    ANSWERS,
    CLIMB,
    DRAWING,
    FROM_AGAIN,
    JOKER_CARDS,
    MIXED,
    MUST_PLAY,
    PENALTY,
    PLAIN_FINISH,
    PLAINS,
    PLAY_DRAWN,
    PLAYER_NAMES,
    PLUS_FIVE,
    STRICT,
    WILD,
    choose_random,
    choose_simple,
    effect_now,
    longest_suit,
    plays_after_naming,
    plays_after_taking,
)
from .layout import (
    ASKED,
    BEGAN,
    CHOSEN,
    DRAWN,
    DREW,
    FACES,
    GIVEN,
    HELD,
    LAY_COUNT,
    MORE,
    NAMED,
    PASSED_ON,
    PASSES,
    PAYLOAD,
    PILE_SIZE,
    PLAYING,
    RNG_STATE,
    SERIES,
    STOCK_SIZE,
    TO_ANSWER,
    TO_GIVE,
    TO_NAME,
    TO_PLAY,
    TOP,
    TURN,
    TURNS,
    WAY,
    add_card,
    begin_turn,
    lay_cards,
    next_turn,
    owe,
    remove_card,
)

FORGETS = 8  # a seat that plays at random forgets to announce once in so many times
UNTIL = 2  # of DRAWING: 0 none, 1 one, 2 until a card can be played


def apply_effect(rules: Row, state: Row) -> None:
    """§5–§7: the card on top takes effect."""
    card, seat = state[TOP], state[TURN]
    effect = TAKES if state[PAYLOAD] else effect_now(rules, state, seat, card)
    if effect == TAKES:
        add_to_payload(rules, state)
    if effect == NAME or (card == JOKER and rules[PLAYER_NAMES]):
        state[ASKED] = TO_NAME
    elif effect == AROUND:
        state[ASKED] = TO_GIVE
    else:
        after = turn_after(effect, seat, state[WAY], state[PLAYING], rules[PLAYERS])
        if effect == AGAIN and after == seat:
            state[SERIES] = 1
            state[TURNS] += 1
            return
        if effect == REVERSE:
            state[WAY] = -state[WAY]
        begin_turn(state, after)
        if effect == ANSWER:
            state[ASKED] = TO_ANSWER


def add_to_payload(rules: Row, state: Row) -> None:
    """§6, §7: the card on top adds to the cards to be taken."""
    card = state[TOP]
    state[PAYLOAD] += weight(card, rules[JOKER_CARDS])
    if state[BEGAN] == NO_SUIT and card != JOKER:
        state[BEGAN] = suit_of(card)


def climbing_suit(rules: Row, state: Row, on: Card) -> int:
    """§6: the suit in which the stack may climb."""
    if not rules[CLIMB]:
        return NO_SUIT
    return state[BEGAN] if rules[CLIMB] == 2 and state[BEGAN] != NO_SUIT else suit_of(on)


def playable_faces(rules: Row, state: Row) -> Cards:
    """§3, §6, §7: the faces of the seat in turn that may be laid on the top card."""
    seat, on = state[TURN], state[TOP]
    if state[PAYLOAD]:
        cards = playable_on_stack(on, climbing_suit(rules, state, on), rules[MIXED] != 0)
    elif state[ASKED] == TO_ANSWER:
        cards = rules[ANSWERS]
    else:
        cards = playable_on_top(on, state[NAMED], rules[WILD])
    cards &= state[FACES + seat]
    return cards & rules[PLAINS] if rules[PLAIN_FINISH] and state[HELD + seat] == 1 else cards


def alternative_to_play(rules: Row, state: Row, able: bool) -> int:
    """The action that is open to the seat in turn instead of a play, as `games.pesten.turns`
    numbers it."""
    return alternative(
        state[PAYLOAD],
        state[ASKED] == TO_ANSWER,
        state[DREW] != 0,
        able,
        rules[DRAWING] != 0 and state[STOCK_SIZE] + state[PILE_SIZE] > 1,
        rules[MUST_PLAY] != 0,
        rules[DRAWING] == UNTIL,
    )


def playable_drawn(state: Row, cards: Cards) -> Cards:
    """The playable cards: after drawing, only the card drawn."""
    if not state[DREW]:
        return cards
    return cards & 1 << state[DRAWN] if state[DRAWN] >= 0 else 0


def take_turn(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """The seat in turn plays, or takes the alternative."""
    seat, rng_state, cards = state[TURN], state[RNG_STATE], playable_faces(rules, state)
    other = alternative_to_play(rules, state, cards != 0)
    cards = playable_drawn(state, cards)
    chosen_by = seat_policy(policy, seat)
    rng_state = advance(rng_state)
    ways = cards.bit_count()
    at = below(rng_state, ways + (other != 0)) if chosen_by == RANDOM else 0
    if (
        chosen_by > SIMPLE
        and ways
        and not choose_play(rules, state, seat, cards, other, chosen_by, None)
    ):
        at = ways
    if at < ways:
        if chosen_by == RANDOM:
            rng_state = choose_random(
                rules, state, seat, nth(cards, at), state[TOP], state[BEGAN], rng_state
            )
        elif chosen_by == SIMPLE:
            choose_simple(rules, state, seat, cards, state[TOP], state[BEGAN])
        state[RNG_STATE] = rng_state
        play_chosen(rules, state, policy, log)
        return
    state[RNG_STATE] = rng_state
    if other == TAKE_PAYLOAD:
        log_event(log, TAKE, seat)
        take_payload(rules, state)
    elif other == DRAW_ONE:
        log_event(log, DRAW, seat)
        state[DREW] = 1
        state[PASSES] = 0
        owe(state, seat, 1)
        if not rules[PLAY_DRAWN]:
            next_turn(state, rules[PLAYERS])
    elif other == PASS_TURN:
        log_event(log, PASS, seat)
        if state[ASKED] == TO_PLAY and not state[DREW]:
            state[PASSES] += 1
        next_turn(state, rules[PLAYERS])


def play_chosen(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§8, §9: after a wrong announcement in a series, the last card comes back, the turn ends."""
    seat, size = state[TURN], state[LAY_COUNT]
    left, last = state[HELD + seat] - size, state[CHOSEN + size - 1]
    said = must_announce(left, size)
    if (said or (rules[STRICT] != 0 and left > 1)) and seat_policy(policy, seat) == RANDOM:
        state[RNG_STATE] = advance(state[RNG_STATE])
        said = said == (below(state[RNG_STATE], FORGETS) != 0)
    if log is not None:
        first = reserve_event(log, PLAY_LAST if said else PLAY, seat, size)
        if first >= 0:
            for at in range(size):
                log[first + at] = state[CHOSEN + at]
    if not wrongly_announced(left, size, said, rules[STRICT] != 0):
        if left == 0 and rules[PLUS_FIVE] and not rules[PLAINS] >> last & 1:
            state[MORE] |= 1 << seat
        lay_cards(state, size)
        apply_effect(rules, state)
        return
    effect = TAKES if state[PAYLOAD] else effect_now(rules, state, seat, last)
    if series_play(state[SERIES] != 0, size, effect, rules[FROM_AGAIN] != 0):
        lay_cards(state, size - 1)
        if rules[FROM_AGAIN] and size > 1 and stack_goes_on(state[PAYLOAD], state[TOP], last):
            add_to_payload(rules, state)
        owe(state, seat, rules[PENALTY])
        next_turn(state, rules[PLAYERS])
    else:
        lay_cards(state, size)
        owe(state, seat, rules[PENALTY])
        apply_effect(rules, state)


def take_payload(rules: Row, state: Row) -> None:
    """§6, §7"""
    number = state[PAYLOAD]
    state[PAYLOAD] = 0
    state[BEGAN] = NO_SUIT
    owe(state, state[TURN], number)
    if state[TOP] == JOKER and state[NAMED] == NO_SUIT:
        state[ASKED] = TO_NAME
    elif not plays_after_taking(rules, state):
        next_turn(state, rules[PLAYERS])


def name_suit(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§5, §7: the seat in turn names a suit."""
    seat, rng_state = state[TURN], advance(state[RNG_STATE])
    state[RNG_STATE] = rng_state
    chosen_by = seat_policy(policy, seat)
    suit = below(rng_state, 4)
    if chosen_by == SIMPLE:
        suit = longest_suit(state, seat)
    elif chosen_by != RANDOM:
        suit = best_suit(rules, state, chosen_by, None)
    log_value(log, NAMING, seat, suit)
    apply_name(rules, state, suit)


def apply_name(rules: Row, state: Row, suit: Suit) -> None:
    """§5, §7: the seat in turn has named a suit."""
    state[NAMED] = suit
    if plays_after_naming(rules, state):
        state[ASKED] = TO_PLAY
    else:
        next_turn(state, rules[PLAYERS])


def pass_cards(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§5: every seat passes a card to the left, from the seat in turn on."""
    seats, number = rules[PLAYERS], 0
    for place in range(seats):
        seat = (state[TURN] + place) % seats
        if state[PLAYING] >> seat & 1:
            if number >= state[PASSED_ON]:
                card = card_to_pass(rules, state, seat, policy)
                log_value(log, GIVE, seat, 1 << card)
                state[GIVEN + number] = card
            number += 1
    before, at, playing = state[GIVEN + number - 1], 0, state[PLAYING]
    for place in range(seats):
        seat = (state[TURN] + place) % seats
        if playing >> seat & 1:
            card = state[GIVEN + at]
            add_card(state, seat, before)
            remove_card(state, seat, card)
            before = card
            at += 1
    state[PASSED_ON] = 0
    next_turn(state, seats)


def card_to_pass(rules: Row, state: Row, seat: Seat, policy: int) -> Card:
    """The card that a seat passes to the left: random, a plain one, or the best by the policy."""
    rng_state, cards = advance(state[RNG_STATE]), state[FACES + seat]
    state[RNG_STATE] = rng_state
    chosen_by = seat_policy(policy, seat)
    if chosen_by == RANDOM:
        return nth(cards, below(rng_state, cards.bit_count()))
    if chosen_by != SIMPLE:
        return best_gift(rules, state, seat, chosen_by, None)
    return lowest(cards & rules[PLAINS] or cards)
