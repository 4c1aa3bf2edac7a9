"""The players of the original Whist: a filter leaves some cards, a selector plays one of them.

Where the rules are enforced a filter counts only as far as its cards are legal; where they are not,
a player whose filter does not keep the rule of following breaks it, as the original's did.
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
from ..player import Choice, Kind, Player

Filter: TypeAlias = Callable[[Cards, Suit, Suit], Cards]  # of a hand, by the suit led and trump
Events: TypeAlias = tuple[Event, ...]
Selector: TypeAlias = Callable[[Cards, View, Events, Rules, Random], Choice]


# Filters.


def everything(hand: Cards, led: Suit, trump: Suit) -> Cards:
    return hand


def naive_legal(hand: Cards, led: Suit, trump: Suit) -> Cards:
    """The led suit and trumps, else all; all when leading."""
    return hand if led == NO_SUIT else hand & (SUIT_CARDS[led] | SUIT_CARDS[trump]) or hand


def trump_saving(hand: Cards, led: Suit, trump: Suit) -> Cards:
    """The led suit, else trumps, else all; all when leading."""
    return hand if led == NO_SUIT else hand & SUIT_CARDS[led] or hand & SUIT_CARDS[trump] or hand


# Selectors.


def at_random(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    return Choice(PLAYS[rng.choice(bits(cards))], "at random")


def highest_rank(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    """Of equal ranks the led suit, then trump, then the first in the hand's order S H D C."""
    led = led_suit(view)

    def height(card: Card) -> tuple[int, bool, bool, Suit]:
        suit = suit_of(card)
        return rank_of(card), suit == led, suit == view.trump, suit

    return Choice(PLAYS[max(bits(cards), key=height)], "the highest rank")


def smart_classic(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    """The original's smart: it counts the cards that are still out."""
    if not view.table:
        return Choice(PLAYS[rng.choice(bits(cards))], "leads at random")
    best = view.table[place_of_best(view.table, view.trump)]
    winning = mask(card for card in bits(cards) if beats(card, best, view.trump))
    if not winning:
        return Choice(PLAYS[cheapest(cards, view.trump)], "cannot win, so the lowest")
    if len(view.table) == len(view.sizes) - 1:
        return Choice(PLAYS[cheapest(winning, view.trump)], "last to play, the lowest that wins")
    strength = {card: beaten(card, view) for card in bits(winning)}
    strongest = mask(card for card in strength if strength[card] == max(strength.values()))
    return Choice(PLAYS[cheapest(strongest, view.trump)], "beats most of the cards still out")


def smart(cards: Cards, view: View, events: Events, rules: Rules, rng: Random) -> Choice:
    from ..heuristic.whist import chosen

    return chosen(cards, view, events, rules)


def cheapest(cards: Cards, trump: Suit) -> Card:
    """The lowest that is not trump, else the lowest; of equal ranks the first in S H D C."""
    plain = cards & ~SUIT_CARDS[trump] or cards
    low = min(rank_of(card) for card in bits(plain))
    return highest(mask(card for card in bits(plain) if rank_of(card) == low))


def beaten(card: Card, view: View) -> int:
    """How many of the unseen cards this one beats."""
    return sum(beats(card, other, view.trump) for other in view.unseen)


def led_suit(view: View) -> Suit:
    return suit_of(view.table[0]) if view.table else NO_SUIT


# Together.

FILTERS: dict[str, Filter] = {
    "naive_legal": naive_legal,
    "trump_saving": trump_saving,
    "none": everything,
}
SELECTORS: dict[str, Selector] = {
    "smart_classic": smart_classic,
    "highest": highest_rank,
    "random": at_random,
    "smart": smart,
}


def legal_cards(view: View) -> Cards:
    return mask(action.cards[0] for action in view.legal)  # type: ignore[union-attr]


def npc(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    assert isinstance(rules, Rules)
    leave, select = FILTERS[arguments[0]], SELECTORS[arguments[1]]

    def play(view: View, events: Events, rng: Random) -> Choice:
        legal = legal_cards(view)
        cards = leave(mask(view.hand), led_suit(view), view.trump) & legal or legal
        return select(cards, view, events, rules, rng)

    return play


NPC = Kind(
    name="npc",
    about="the original Whist's: what it considers, and how it picks from that",
    games=("whist",),
    arguments=(tuple(FILTERS), tuple(SELECTORS)),
    make=npc,
)
