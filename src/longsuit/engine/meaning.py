"""What an action means where the game has nothing to add."""

from functools import lru_cache

from .base import (
    Action,
    Bid,
    Call,
    Choose,
    Dash,
    Draw,
    Give,
    Name,
    Pass,
    Play,
    Take,
    Void,
)
from .cards import SUITS, names
from .words import Sentence, say


@lru_cache(maxsize=10_000)
def meaning(action: Action) -> Sentence:
    """What an action means where the game has nothing to add."""
    match action:
        case Call(n):
            return say("Call {n}", n=n)
        case Bid(n, strain):
            return say("Bid {n} in {suit}", n=n, suit=SUITS[strain])
        case Play(cards, last):
            text = "Play {cards}, announcing the last card" if last else "Play {cards}"
            return say(text, cards=names(cards))
        case Name(suit):
            return say("Name {suit}", suit=SUITS[suit])
        case Void(suit):
            return say("Declare that you hold no {suit}", suit=SUITS[suit])
        case Give(cards):
            return say("Pass on {cards}", cards=names(cards))
        case Choose(what):
            return say("Choose: {what}", what=what)
        case Draw():
            return say("Draw a card")
        case Take():
            return say("Take the cards")
        case Dash():
            return say("Declare a dash call: no trick at all")
        case Pass():
            return say("Pass")
        case _:
            return say("Shuffle")
