"""The players of the original Whist: a filter narrows the hand, a selector plays one of the cards.

Where the rules are enforced, the cards that a filter leaves are narrowed to the legal ones. Where
they are not, a player whose filter ignores the rule of following suit breaks that rule, as it did
in the original.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from ...engine.actions import PLAYS, Event
from ...engine.cards import (
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Suit,
    bits,
    highest,
    mask,
    rank_of,
    suit_of,
)
from ...engine.options import Options
from ...engine.phases.tricks import beats, place_of_best
from ...games.whist import Rules, View
from ..heuristic.whist import best_card
from ..player import Choice, Kind, Player

Filter: TypeAlias = Callable[[Cards, Suit, Suit], Cards]  # from the hand, the suit led and trump
Events: TypeAlias = tuple[Event, ...]
Selector: TypeAlias = Callable[[Cards, View, Events, Rules, Random], Choice]


# Filters.


def all_cards(hand: Cards, led: Suit, trump: Suit) -> Cards:
    return hand


def naive_legal(hand: Cards, led: Suit, trump: Suit) -> Cards:
    """The cards of the suit led and the trumps; all cards if there are none or to lead."""
    return hand if led == NO_SUIT else hand & (SUIT_CARDS[led] | SUIT_CARDS[trump]) or hand


def trump_saving(hand: Cards, led: Suit, trump: Suit) -> Cards:
    """The cards of the suit led, else the trumps, else all cards; all cards to lead."""
    return hand if led == NO_SUIT else hand & SUIT_CARDS[led] or hand & SUIT_CARDS[trump] or hand


# Selectors.


def at_random(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    return Choice(PLAYS[rng.choice(bits(cards))], "at random")


def highest_rank(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    """The highest rank; of equal ones the suit led, then trump, then the first of S H D C."""
    led = led_suit(view)

    def height(card: Card) -> tuple[int, bool, bool, Suit]:
        suit = suit_of(card)
        return rank_of(card), suit == led, suit == view.trump, suit

    return Choice(PLAYS[max(bits(cards), key=height)], "the highest rank")


def smart_classic(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    """The original's best player: it compares its cards with those that are still out."""
    if not view.table:
        return Choice(PLAYS[rng.choice(bits(cards))], "leads at random")
    best = view.table[place_of_best(view.table, view.trump)]
    winning = mask(card for card in bits(cards) if beats(card, best, view.trump))
    if not winning:
        return Choice(PLAYS[cheapest(cards, view.trump)], "cannot win, so the lowest")
    if len(view.table) == len(view.sizes) - 1:
        return Choice(PLAYS[cheapest(winning, view.trump)], "last to play, the lowest that wins")
    strength = {card: unseen_beaten(card, view) for card in bits(winning)}
    strongest = mask(card for card in strength if strength[card] == max(strength.values()))
    return Choice(PLAYS[cheapest(strongest, view.trump)], "beats most of the cards still out")


def smart(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    """Ours, behind the original's filters."""
    return best_card(cards, view, events, rules)


def cheapest(cards: Cards, trump: Suit) -> Card:
    """The lowest card that is not a trump, else the lowest; of equal ones the first of S H D C."""
    plain = cards & ~SUIT_CARDS[trump] or cards
    low = min(rank_of(card) for card in bits(plain))
    return highest(mask(card for card in bits(plain) if rank_of(card) == low))


def unseen_beaten(card: Card, view: View) -> int:
    """The number of unseen cards that this one beats."""
    return sum(beats(card, other, view.trump) for other in view.unseen)


def led_suit(view: View) -> Suit:
    return suit_of(view.table[0]) if view.table else NO_SUIT


# The kind of player.

FILTERS: dict[str, Filter] = {
    "naive_legal": naive_legal,
    "trump_saving": trump_saving,
    "none": all_cards,
}
SELECTORS: dict[str, Selector] = {
    "smart_classic": smart_classic,
    "highest": highest_rank,
    "random": at_random,
    "smart": smart,
}


def legal_cards(view: View) -> Cards:
    return mask(action.cards[0] for action in view.legal)  # type: ignore[union-attr]


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    assert isinstance(rules, Rules)
    narrow, select = FILTERS[arguments[0]], SELECTORS[arguments[1]]

    def decide(view: View, events: Events, rng: Random) -> Choice:
        legal = legal_cards(view)
        cards = narrow(mask(view.hand), led_suit(view), view.trump) & legal or legal
        return select(cards, view, events, rules, rng)

    return decide


NPC = Kind(
    name="npc",
    games=("whist",),
    arguments=(tuple(FILTERS), tuple(SELECTORS)),
    parameters=("filter", "selector"),
    make=make,
)
