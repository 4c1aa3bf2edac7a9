"""The random and simple policies of Pesten's kernel: a first card, the length of a set, a suit, a
card to pass on."""

from ....engine.cards import (
    ACE,
    JOKER,
    KING,
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Seat,
    Suit,
    lowest,
    rank_cards,
    rank_of,
    suit_of,
)
from ....games.pesten.effects import AGAIN, ANSWER, BACK, NAME, SKIP, TAKES, only_two
from ....games.pesten.sets import adjacent_card, three_in_row
from ....games.pesten.table import next_seat_playing
from ....games.pesten.turns import taker_plays
from ..layout import PLAYERS, Row, nth
from ..rng import advance, below
from .layout import (
    ASKED,
    CHOSEN,
    EXTRA_COPIES,
    FACES,
    HELD,
    LAY_COUNT,
    MOST_LAID,
    PAYLOAD,
    PLAYING,
    TO_ANSWER,
    TOP,
    WAY,
    copies,
)

# Places in the rules.
CARDS, DEALER, UNTIL_PLAIN, MUST_PLAY, DRAWING, PLAY_DRAWN, WILD, CLIMB = range(1, 9)
MIXED, SETS, CORNER, PLAIN_FINISH, JOKER_CARDS, STRICT, PLAYER_NAMES, AFTER_TWOS = range(9, 17)
TURN_LIMIT, SCORE, GAMES, ANSWERS, PLAINS, PACKS, JOKERS, PENALTY = range(17, 25)
FROM_AGAIN, AFTER_JOKER, PLUS_FIVE = range(25, 28)
EFFECTS = 28  # by rank, the joker's last
EFFECTS_OF_TWO = 42  # the same while only two seats play
FACES_BY_EFFECT = 56  # by effect, the faces that have it
WEIGHTS = 65  # weights of sensible play

SINGLE, ALIKE, RISING, FALLING = range(4)  # the continuation of a play after its first card
SPREAD = 2  # cards that a set needs when it goes on from the top card


def set_size(
    rules: Row, state: Row, seat: Seat, first: Card, top: Card, kind: int, rng_state: int
) -> int:
    """The most cards that a play of this kind may have, which are written into the row; 0 if there
    is no such play."""
    state[CHOSEN] = first
    if kind == SINGLE:
        return 1
    if first == JOKER or not rules[SETS]:
        return 0
    size = 1
    if kind == ALIKE:
        turn = below(rng_state, 4)
        for at in range(4):
            card = (at + turn & 3) << 4 | rank_of(first)
            for _ in range(copies(state, seat, card) - (card == first)):
                if size < MOST_LAID:
                    state[CHOSEN + size] = card
                    size += 1
        return size if size >= fewest_cards(rank_of(first) == rank_of(top)) else 0
    if state[ASKED] == TO_ANSWER or (state[PAYLOAD] and (kind == FALLING or not rules[CLIMB])):
        return 0
    step = 1 if kind == RISING else -1
    corner = rules[CORNER] != 0
    after = adjacent_card(first, step)
    goes_on = three_in_row(top, first, after, corner)
    while size < 13 and state[FACES + seat] >> after & 1:
        before = state[CHOSEN + size - 1]
        if size > 1 and rank_of(before) == ACE and not corner:
            break
        if state[PAYLOAD] and rank_of(after) > KING:
            break
        state[CHOSEN + size] = after
        size += 1
        after = adjacent_card(after, step)
    return size if size >= fewest_cards(goes_on) else 0


def faces_of_rank(faces: Cards, rank: int) -> int:
    """The number of faces of a rank."""
    return (faces & rank_cards(rank)).bit_count()


def fewest_cards(goes_on: bool) -> int:
    """The fewest cards of a set; two are enough if they continue from the top card."""
    return SPREAD if goes_on else SPREAD + 1


def effect_now(rules: Row, state: Row, seat: Seat, card: Card) -> int:
    """The effect of a card of its own, by the number of seats that still play."""
    table = EFFECTS_OF_TWO if only_two(state[PLAYING], seat) else EFFECTS
    return rules[table + rank_of(card)]


def plays_after_taking(rules: Row, state: Row) -> bool:
    """§6, §7: True if the seat in turn may play once it has taken the cards."""
    return taker_plays(state[TOP], rules[AFTER_TWOS] != 0, rules[AFTER_JOKER] != 0)


def plays_after_naming(rules: Row, state: Row) -> bool:
    """§7: True if the seat that names a suit has taken the cards and may play afterwards."""
    return state[TOP] == JOKER and not state[PAYLOAD] and plays_after_taking(rules, state)


def may_climb(rules: Row, card: Card, began: Suit) -> bool:
    """True if a stack may climb from a card; CLIMB is 0 for never, 1 in the top card's suit, 2 in
    the first card's."""
    return rules[CLIMB] != 2 or began == NO_SUIT or began == suit_of(card)


def choose_random(
    rules: Row, state: Row, seat: Seat, first: Card, top: Card, began: Suit, rng_state: int
) -> int:
    """Chooses a play that begins with a card, single or a random set; returns the state of the
    generator."""
    kinds = 1
    if rules[SETS] and state[HELD + seat] > 1 and first != JOKER:
        if state[EXTRA_COPIES + seat] or faces_of_rank(state[FACES + seat], rank_of(first)) > 1:
            kinds |= (set_size(rules, state, seat, first, top, ALIKE, 0) != 0) << ALIKE
        if state[FACES + seat] >> adjacent_card(first, 1) & 1 and (
            not state[PAYLOAD] or may_climb(rules, first, began)
        ):
            kinds |= (set_size(rules, state, seat, first, top, RISING, 0) != 0) << RISING
        if state[FACES + seat] >> adjacent_card(first, -1) & 1:
            kinds |= (set_size(rules, state, seat, first, top, FALLING, 0) != 0) << FALLING
    if kinds == 1:
        state[CHOSEN] = first
        state[LAY_COUNT] = 1
        return rng_state
    rng_state = advance(rng_state)
    kind = nth(kinds, below(rng_state, kinds.bit_count()))
    rng_state = advance(rng_state)
    most = set_size(rules, state, seat, first, top, kind, rng_state)
    goes_on = kind != SINGLE and three_in_row(top, first, state[CHOSEN + 1], rules[CORNER] != 0)
    fewest = 1 if kind == SINGLE else fewest_cards(goes_on)
    rng_state = advance(rng_state)
    state[LAY_COUNT] = fewest + below(rng_state, most - fewest + 1)
    allow_finish(rules, state, seat)
    return rng_state


def allow_finish(rules: Row, state: Row, seat: Seat) -> None:
    """Shortens a set to one card where it would end the hand with a card that is not plain."""
    last = state[CHOSEN + state[LAY_COUNT] - 1]
    if (
        rules[PLAIN_FINISH]
        and state[LAY_COUNT] == state[HELD + seat]
        and not rules[PLAINS] >> last & 1
    ):
        state[LAY_COUNT] = 1


def choose_simple(rules: Row, state: Row, seat: Seat, cards: Cards, top: Card, began: Suit) -> None:
    """Chooses the play that lays most cards; special cards are saved until the next seat is nearly
    out."""
    near = state[HELD + next_seat_playing(seat, state[WAY], state[PLAYING], rules[PLAYERS])] < 3
    found, best, best_kind = -1, -(1 << 20), SINGLE
    left = cards
    while left:
        first = lowest(left)
        left &= left - 1
        for kind in range(FALLING + 1 if state[HELD + seat] > 1 else 1):
            if kind == RISING and state[PAYLOAD] and not may_climb(rules, first, began):
                continue
            size = set_size(rules, state, seat, first, top, kind, 0)
            if size:
                last = state[CHOSEN + size - 1]
                value = 16 * size + leaving_value(rules, state, seat, last, near)
                if value > best:
                    found, best, best_kind = first, value, kind
    state[LAY_COUNT] = set_size(rules, state, seat, found, top, best_kind, 0)
    allow_finish(rules, state, seat)


def leaving_value(rules: Row, state: Row, seat: Seat, card: Card, near: bool) -> int:
    """The value of leaving this card on top of the pile."""
    effect = effect_now(rules, state, seat, card)
    if effect == TAKES:
        return 30 if near else -12 if card == JOKER else -8
    value = 2 * (state[FACES + seat] & SUIT_CARDS[suit_of(card)]).bit_count()
    if effect == NAME:
        return value - 6
    if effect in (SKIP, BACK, ANSWER):
        return value + (20 if near else 0)
    return value + 4 if effect == AGAIN else value


def longest_suit(state: Row, seat: Seat) -> Suit:
    """The suit of which a seat holds most faces."""
    found = 0
    for suit in range(1, NO_SUIT):
        mine = (state[FACES + seat] & SUIT_CARDS[suit]).bit_count()
        if mine > (state[FACES + seat] & SUIT_CARDS[found]).bit_count():
            found = suit
    return found
