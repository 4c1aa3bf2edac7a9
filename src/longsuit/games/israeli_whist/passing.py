"""Passing: every seat gives some cards to the next seat, and all gifts arrive together."""

from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from ...engine.actions import Action, Give
from ...engine.cards import Card, Cards, Seat, bits, mask
from ...engine.sentences import Sentence, say

# The rules on plain integers; `sim` compiles them as they stand.


def after_gifts(hand: Cards, given: Cards, received: Cards) -> Cards:
    return hand & ~given | received


# The passing as a state.


class Giving(Struct, frozen=True):
    seats: int = 0
    first: Seat = 0
    given: tuple[Cards, ...] = ()  # all gifts in their order, from the first seat of the first time


NOBODY_GIVES = Giving()


def turn(g: Giving) -> Seat:
    return (g.first + len(g.given)) % g.seats


def times_given(g: Giving) -> int:
    """The number of times that every seat has given."""
    return len(g.given) // g.seats if g.seats else 0


def done(g: Giving) -> bool:
    """True if all seats have given equally often, so that no gift is on its way."""
    return times_given(g) * g.seats == len(g.given)


def gifts_of(g: Giving, seat: Seat) -> tuple[Cards, ...]:
    """The sets of cards that a seat has given, one for each time; a watcher has given nothing."""
    return g.given[(seat - g.first) % g.seats :: g.seats] if g.seats and seat >= 0 else ()


def legal_gifts(hand: Cards, size: int) -> tuple[Action, ...]:
    """Every choice of `size` cards, lowest first; in another order they are the same gift."""
    return tuple([Give(cards) for cards in combinations(bits(hand), size)])


def why_not(hand: Cards, cards: tuple[Card, ...], size: int, rule: str) -> Sentence | None:
    """The reason why a hand may not give these cards, or None; `rule` is the § of giving."""
    for card in cards:
        if card not in bits(hand):
            return say("card_not_held", cards=(card,))
    if len(cards) != size or len(set(cards)) != size:
        return say("pass_different_cards", card_count=size, rule=rule)
    return None


def give(
    g: Giving, hands: tuple[Cards, ...], cards: tuple[Card, ...]
) -> tuple[Giving, tuple[Cards, ...]]:
    """The passing and the hands after a gift of the seat in turn; with the last gift of a round all
    of them change hands."""
    g = replace(g, given=(*g.given, mask(cards)))
    if not done(g):
        return g, hands
    gifts = [gifts_of(g, seat)[-1] for seat in range(g.seats)]
    return g, tuple([after_gifts(hand, gifts[s], gifts[s - 1]) for s, hand in enumerate(hands)])


def prompt(g: Giving, size: int) -> Sentence:
    """The sentence for the seat that is to give."""
    to = (turn(g) + 1) % g.seats
    return say("pass_cards_prompt", card_count=size, seat=to)
