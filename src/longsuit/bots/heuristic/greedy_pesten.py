"""A greedy baseline for Pesten: it gets rid of the most cards at once, and of those the dearest."""

from random import Random

from ...engine.actions import Action, Event, Give, Name, Play
from ...engine.cards import JOKER, Suit, suit_of
from ...engine.options import Options
from ...games.pesten import View, card_points
from ...games.pesten.table import must_announce
from ..player import Choice, Kind, Player


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    return decide


def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
    """The action of the greatest gain, at random among equal ones.

    The player never holds a card back and never announces wrongly.
    """
    suits = [suit_of(card) for card in view.hand if card != JOKER]
    legal = [action for action in view.legal if announced_rightly(action, len(view.hand))]
    gains = [gain(action, suits) for action in legal]
    most = max(gains)
    best = [action for action, gained in zip(legal, gains, strict=True) if gained == most]
    return Choice(rng.choice(best), REASONS.get(type(best[0]), "nothing to play"))


def announced_rightly(action: Action, held: int) -> bool:
    """True unless a play of so many cards held forgets to announce the last one, or announces it
    falsely."""
    if not isinstance(action, Play):
        return True
    return action.last == must_announce(held - len(action.cards), len(action.cards))


def gain(action: Action, suits: list[Suit]) -> tuple[int, int]:
    """A sort key: cards and points that the action gets rid of.

    `suits` are those of the cards in the hand; naming a suit counts as its cards.
    """
    match action:
        case Play(cards):
            return len(cards), sum(map(card_points, cards))
        case Give((card,)):
            return 1, card_points(card)
        case Name(suit):
            return suits.count(suit), 0
        case _:
            return 0, 0


REASONS: dict[type, str] = {
    Play: "most cards, then most points",
    Give: "the dearest card",
    Name: "the suit it has most of",
}

GREEDY = Kind(
    name="greedy",
    games=("pesten",),
    make=make,
)
