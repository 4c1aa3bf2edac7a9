"""How the seats of Pesten's kernel choose: a first card, how far a set goes on, a suit, a card to
pass on."""

from ....engine.cards import (
    JOKER,
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
from ....games.pesten.effects import AGAIN, ANSWER, BACK, NAME, PLAIN, SKIP, TAKES
from ....games.pesten.playable import KING
from ....games.pesten.sets import ACE, beside, three_in_row
from ....games.pesten.table import onward
from ..layout import Row, nth
from ..rng import advance, below
from .layout import (
    ASKED,
    CHOSEN,
    FACES,
    HELD,
    LAID,
    MANIFOLD,
    MOST_LAID,
    PAYLOAD,
    PLAYING,
    TO_ANSWER,
    WAY,
    copies,
)

# Places in the rules.
PLAYERS, CARDS, DEALER, UNTIL_PLAIN, MUST_PLAY, DRAWING, PLAY_DRAWN, WILD, CLIMB = range(9)
MIXED, SETS, CORNER, PLAIN_FINISH, JOKER_CARDS, STRICT, PLAYER_NAMES, AFTER_TWOS = range(9, 17)
TURN_LIMIT, SCORE, GAMES, ANSWERS, PLAINS, PACKS, JOKERS, PENALTY = range(17, 25)
EFFECTS = 25  # by rank, the joker's last
DOING = 39  # by effect, the faces that have it
SENSE = 48  # weights of sensible play

SINGLE, ALIKE, RISING, FALLING = range(4)  # how a play goes on after its first card
SPREAD = 2  # cards that a set needs when it goes on from the top card


def length(r: Row, w: Row, seat: Seat, first: Card, top: Card, kind: int, state: int) -> int:
    """How many cards a play of this kind may have, at most, which are written into the row; 0 if
    there is none."""
    w[CHOSEN] = first
    if kind == SINGLE:
        return 1
    if first == JOKER or not r[SETS]:
        return 0
    size = 1
    if kind == ALIKE:
        turn = below(state, 4)
        for at in range(4):
            card = (at + turn & 3) << 4 | rank_of(first)
            for _ in range(copies(w, seat, card) - (card == first)):
                if size < MOST_LAID:
                    w[CHOSEN + size] = card
                    size += 1
        return size if size >= least(rank_of(first) == rank_of(top)) else 0
    if w[ASKED] == TO_ANSWER or (w[PAYLOAD] and (kind == FALLING or not r[CLIMB])):
        return 0
    step = 1 if kind == RISING else -1
    corner = r[CORNER] != 0
    after = beside(first, step)
    goes_on = three_in_row(top, first, after, corner)
    while size < 13 and w[FACES + seat] >> after & 1:
        before = w[CHOSEN + size - 1]
        if size > 1 and rank_of(before) == ACE and not corner:
            break
        if w[PAYLOAD] and rank_of(after) > KING:
            break
        w[CHOSEN + size] = after
        size += 1
        after = beside(after, step)
    return size if size >= least(goes_on) else 0


def alike(faces: Cards, rank: int) -> int:
    """How many faces are of a rank."""
    return (faces & rank_cards(rank)).bit_count()


def least(goes_on: bool) -> int:
    """Cards in a set: two are enough when they go on from the top card."""
    return SPREAD if goes_on else SPREAD + 1


def may_climb(r: Row, card: Card, began: Suit) -> bool:
    """Whether a stack may climb on from a card; CLIMB is 0 never, 1 in the top card's suit, 2 in
    the first card's."""
    return r[CLIMB] != 2 or began == NO_SUIT or began == suit_of(card)


def choose_random(
    r: Row, w: Row, seat: Seat, first: Card, top: Card, began: Suit, state: int
) -> int:
    """A play that begins with a card, single or of a kind at random; gives the generator back."""
    kinds = 1
    if r[SETS] and w[HELD + seat] > 1 and first != JOKER:
        if w[MANIFOLD + seat] or alike(w[FACES + seat], rank_of(first)) > 1:
            kinds |= (length(r, w, seat, first, top, ALIKE, 0) != 0) << ALIKE
        if w[FACES + seat] >> beside(first, 1) & 1 and (
            not w[PAYLOAD] or may_climb(r, first, began)
        ):
            kinds |= (length(r, w, seat, first, top, RISING, 0) != 0) << RISING
        if w[FACES + seat] >> beside(first, -1) & 1:
            kinds |= (length(r, w, seat, first, top, FALLING, 0) != 0) << FALLING
    if kinds == 1:
        w[CHOSEN] = first
        w[LAID] = 1
        return state
    state = advance(state)
    kind = nth(kinds, below(state, kinds.bit_count()))
    state = advance(state)
    most = length(r, w, seat, first, top, kind, state)
    goes_on = kind != SINGLE and three_in_row(top, first, w[CHOSEN + 1], r[CORNER] != 0)
    fewest = 1 if kind == SINGLE else least(goes_on)
    state = advance(state)
    w[LAID] = fewest + below(state, most - fewest + 1)
    allow_finish(r, w, seat)
    return state


def allow_finish(r: Row, w: Row, seat: Seat) -> None:
    """Where the last card must be a plain one, a set that would break this is not played."""
    last = w[CHOSEN + w[LAID] - 1]
    if r[PLAIN_FINISH] and w[LAID] == w[HELD + seat] and r[EFFECTS + rank_of(last)] != PLAIN:
        w[LAID] = 1


def choose_simple(r: Row, w: Row, seat: Seat, cards: Cards, top: Card, began: Suit) -> None:
    """The play that gets rid of most cards; special ones are kept until somebody is nearly out."""
    near = w[HELD + onward(seat, w[WAY], w[PLAYING], r[PLAYERS])] < 3
    found, best, best_kind = -1, -(1 << 20), SINGLE
    left = cards
    while left:
        first = lowest(left)
        left &= left - 1
        for kind in range(FALLING + 1 if w[HELD + seat] > 1 else 1):
            if kind == RISING and w[PAYLOAD] and not may_climb(r, first, began):
                continue
            size = length(r, w, seat, first, top, kind, 0)
            if size:
                last = w[CHOSEN + size - 1]
                value = 16 * size + worth(r, w, seat, last, near)
                if value > best:
                    found, best, best_kind = first, value, kind
    w[LAID] = length(r, w, seat, found, top, best_kind, 0)
    allow_finish(r, w, seat)


def worth(r: Row, w: Row, seat: Seat, card: Card, near: bool) -> int:
    """What it is worth to leave this card on the pile now."""
    effect = r[EFFECTS + rank_of(card)]
    if effect == TAKES:
        return 30 if near else -12 if card == JOKER else -8
    value = 2 * (w[FACES + seat] & SUIT_CARDS[suit_of(card)]).bit_count()
    if effect == NAME:
        return value - 6
    if effect in (SKIP, BACK, ANSWER):
        return value + (20 if near else 0)
    return value + 4 if effect == AGAIN else value


def longest_suit(w: Row, seat: Seat) -> Suit:
    """The suit of which a seat holds most faces."""
    found = 0
    for suit in range(1, NO_SUIT):
        mine = (w[FACES + seat] & SUIT_CARDS[suit]).bit_count()
        if mine > (w[FACES + seat] & SUIT_CARDS[found]).bit_count():
            found = suit
    return found
