"""A greedy player of Pesten: as many cards as it may, at once, and of those the dearest."""

from random import Random

from ...engine.actions import Action, Event, Give, Name, Play
from ...engine.cards import JOKER, Suit, suit_of
from ...engine.options import Options
from ...games.pesten import View, card_points
from ..player import Choice, Kind, Player


def greedy(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    return decide


def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
    """It never holds a card back, and never forgets to announce the last one."""
    suits = [suit_of(card) for card in view.hand if card != JOKER]
    gains = [gain(action, suits) for action in view.legal]
    most = max(gains)
    equal = [action for action, much in zip(view.legal, gains, strict=True) if much == most]
    return Choice(rng.choice(equal), WORDS.get(type(equal[0]), "nothing to play"))


def gain(action: Action, suits: list[Suit]) -> tuple[int, int, bool]:
    """Cards and points to get rid of, and whether the last card is announced."""
    match action:
        case Play(cards, last):
            return len(cards), sum(map(card_points, cards)), last
        case Give((card,)):
            return 1, card_points(card), False
        case Name(suit):
            return suits.count(suit), 0, False
        case _:
            return 0, 0, False


WORDS: dict[type, str] = {
    Play: "most cards, then most points",
    Give: "the dearest card",
    Name: "the suit it has most of",
}

GREEDY = Kind(
    name="greedy",
    about="gets rid of as many cards as it may at once, and of the dearest",
    games=("pesten",),
    make=greedy,
)
