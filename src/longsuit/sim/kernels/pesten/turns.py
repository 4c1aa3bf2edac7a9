"""What a seat does in Pesten's kernel, and what comes of it."""

from ....engine.cards import JOKER, NO_SUIT, Card, Cards, Seat, lowest, rank_of, suit_of
from ....games.pesten.effects import AGAIN, ANSWER, NAME, REVERSE, TAKES, turn_after
from ....games.pesten.effects import ROUND as AROUND
from ....games.pesten.playable import fitting, stack_fitting, weight
from ....games.pesten.table import must_announce, wrongly_announced
from ....games.pesten.turns import DRAW_ONE, SIT_OUT, TAKE_THEM, instead
from ...rollouts.pesten_policy import weigh, weigh_gift, weigh_suit
from ...rollouts.simple_policies import RANDOM, SIMPLE, policy_of
from ..kernel_log import DRAW, GIVE, PASS, PLAY, PLAY_LAST, TAKE, note, note_one, place_for
from ..kernel_log import NAME as NAMING
from ..layout import Row, nth
from ..rng import advance, below
from .choices import (
    AFTER_TWOS,
    ANSWERS,
    CLIMB,
    DRAWING,
    EFFECTS,
    JOKER_CARDS,
    MIXED,
    MUST_PLAY,
    PENALTY,
    PLAIN_FINISH,
    PLAINS,
    PLAY_DRAWN,
    PLAYER_NAMES,
    PLAYERS,
    STRICT,
    WILD,
    choose_random,
    choose_simple,
    longest_suit,
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
    LAID,
    NAMED,
    PASSED_ON,
    PASSES,
    PAYLOAD,
    PILED,
    PLAYING,
    SERIES,
    STATE,
    STOCKED,
    TO_ANSWER,
    TO_GIVE,
    TO_NAME,
    TO_PLAY,
    TOP,
    TURN,
    TURNS,
    WAY,
    hold,
    lay,
    owe,
    part,
    turn_on,
    turn_to,
)

FORGETS = 8  # a seat that plays at random forgets to announce once in so many times
UNTIL = 2  # of DRAWING: 0 none, 1 one, 2 until a card can be played


def effective(r: Row, w: Row) -> None:
    """§5–§7: the card on top takes effect."""
    card, seat = w[TOP], w[TURN]
    effect = TAKES if w[PAYLOAD] else r[EFFECTS + rank_of(card)]
    if effect == TAKES:
        w[PAYLOAD] += weight(card, r[JOKER_CARDS])
        if w[BEGAN] == NO_SUIT and card != JOKER:
            w[BEGAN] = suit_of(card)
    if effect == NAME or (card == JOKER and r[PLAYER_NAMES]):
        w[ASKED] = TO_NAME
    elif effect == AROUND:
        w[ASKED] = TO_GIVE
    else:
        after = turn_after(effect, seat, w[WAY], w[PLAYING], r[PLAYERS])
        if effect == AGAIN and after == seat:
            w[SERIES] = 1
            w[TURNS] += 1
            return
        if effect == REVERSE:
            w[WAY] = -w[WAY]
        turn_to(w, after)
        if effect == ANSWER:
            w[ASKED] = TO_ANSWER


def climb(r: Row, w: Row, on: Card) -> int:
    """§6: the suit in which the stack may climb."""
    if not r[CLIMB]:
        return NO_SUIT
    return w[BEGAN] if r[CLIMB] == 2 and w[BEGAN] != NO_SUIT else suit_of(on)


def beginnings(r: Row, w: Row) -> Cards:
    """§3, §6, §7: the faces of the seat in turn that may be laid on the top card."""
    seat, on = w[TURN], w[TOP]
    if w[PAYLOAD]:
        cards = stack_fitting(on, climb(r, w, on), r[MIXED] != 0)
    elif w[ASKED] == TO_ANSWER:
        cards = r[ANSWERS]
    else:
        cards = fitting(on, w[NAMED], r[WILD])
    cards &= w[FACES + seat]
    return cards & r[PLAINS] if r[PLAIN_FINISH] and w[HELD + seat] == 1 else cards


def besides(r: Row, w: Row, able: bool) -> int:
    """What the seat in turn may do instead of playing."""
    return instead(
        w[PAYLOAD],
        w[ASKED] == TO_ANSWER,
        w[DREW] != 0,
        able,
        r[DRAWING] != 0 and w[STOCKED] + w[PILED] > 1,
        r[MUST_PLAY] != 0,
        r[DRAWING] == UNTIL,
    )


def drawn_only(w: Row, cards: Cards) -> Cards:
    """Of these cards, who has drawn may play only the one drawn."""
    if not w[DREW]:
        return cards
    return cards & 1 << w[DRAWN] if w[DRAWN] >= 0 else 0


def act(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """The seat in turn plays, or does what one may do instead."""
    seat, state, cards = w[TURN], w[STATE], beginnings(r, w)
    other = besides(r, w, cards != 0)
    cards = drawn_only(w, cards)
    chosen_by = policy_of(policy, seat)
    state = advance(state)
    ways = cards.bit_count()
    at = below(state, ways + (other != 0)) if chosen_by == RANDOM else 0
    if chosen_by > SIMPLE and ways and not weigh(r, w, seat, cards, other, chosen_by, None):
        at = ways
    if at < ways:
        if chosen_by == RANDOM:
            state = choose_random(r, w, seat, nth(cards, at), w[TOP], w[BEGAN], state)
        elif chosen_by == SIMPLE:
            choose_simple(r, w, seat, cards, w[TOP], w[BEGAN])
        w[STATE] = state
        play(r, w, policy, log)
        return
    w[STATE] = state
    if other == TAKE_THEM:
        note(log, TAKE, seat)
        take(r, w)
    elif other == DRAW_ONE:
        note(log, DRAW, seat)
        w[DREW] = 1
        w[PASSES] = 0
        owe(w, seat, 1)
        if not r[PLAY_DRAWN]:
            turn_on(w, r[PLAYERS])
    elif other == SIT_OUT:
        note(log, PASS, seat)
        if w[ASKED] == TO_PLAY and not w[DREW]:
            w[PASSES] += 1
        turn_on(w, r[PLAYERS])


def play(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§8, §9: announced wrongly in a series, the last card comes back and the turn ends."""
    seat, size = w[TURN], w[LAID]
    left = w[HELD + seat] - size
    said = must_announce(left, size)
    if said and policy_of(policy, seat) == RANDOM:
        w[STATE] = advance(w[STATE])
        said = below(w[STATE], FORGETS) != 0
    if log is not None:
        first = place_for(log, PLAY_LAST if said else PLAY, seat, size)
        if first >= 0:
            for at in range(size):
                log[first + at] = w[CHOSEN + at]
    if not wrongly_announced(left, size, said, r[STRICT] != 0):
        lay(w, size)
        effective(r, w)
    elif w[SERIES] or size > 1:
        lay(w, size - 1)
        owe(w, seat, r[PENALTY])
        turn_on(w, r[PLAYERS])
    else:
        lay(w, size)
        owe(w, seat, r[PENALTY])
        effective(r, w)


def take(r: Row, w: Row) -> None:
    """§6, §7"""
    number = w[PAYLOAD]
    w[PAYLOAD] = 0
    w[BEGAN] = NO_SUIT
    owe(w, w[TURN], number)
    if w[TOP] == JOKER and w[NAMED] == NO_SUIT:
        w[ASKED] = TO_NAME
    elif w[TOP] == JOKER or not r[AFTER_TWOS]:
        turn_on(w, r[PLAYERS])


def name_suit(r: Row, w: Row, policy: int, log: Row | None) -> None:
    seat, state = w[TURN], advance(w[STATE])
    w[STATE] = state
    chosen_by = policy_of(policy, seat)
    suit = below(state, 4)
    if chosen_by == SIMPLE:
        suit = longest_suit(w, seat)
    elif chosen_by != RANDOM:
        suit = weigh_suit(r, w, chosen_by, None)
    note_one(log, NAMING, seat, suit)
    w[NAMED] = suit
    turn_on(w, r[PLAYERS])


def pass_cards(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§5: everybody passes a card to the left, from the seat in turn on."""
    seats, number = r[PLAYERS], 0
    for place in range(seats):
        seat = (w[TURN] + place) % seats
        if w[PLAYING] >> seat & 1:
            if number >= w[PASSED_ON]:
                card = passed_on(r, w, seat, policy)
                note_one(log, GIVE, seat, 1 << card)
                w[GIVEN + number] = card
            number += 1
    before, at, playing = w[GIVEN + number - 1], 0, w[PLAYING]
    for place in range(seats):
        seat = (w[TURN] + place) % seats
        if playing >> seat & 1:
            card = w[GIVEN + at]
            hold(w, seat, before)
            part(w, seat, card)
            before = card
            at += 1
    w[PASSED_ON] = 0
    turn_on(w, seats)


def passed_on(r: Row, w: Row, seat: Seat, policy: int) -> Card:
    """The card a seat passes to the left: any, a plain one, or what is best to be rid of."""
    state, cards = advance(w[STATE]), w[FACES + seat]
    w[STATE] = state
    chosen_by = policy_of(policy, seat)
    if chosen_by == RANDOM:
        return nth(cards, below(state, cards.bit_count()))
    if chosen_by != SIMPLE:
        return weigh_gift(r, w, seat, chosen_by, None)
    return lowest(cards & r[PLAINS] or cards)
