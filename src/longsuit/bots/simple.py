"""A simple baseline for every game: bids by its high cards and plays a random legal card."""

from random import Random

from ..engine.actions import PASS, Bid, Call, Event, Play
from ..engine.cards import NO_SUIT, RANKS, Card, Suit, rank_of, suit_of
from ..engine.game import View
from ..engine.options import Options
from .player import Choice, Kind, Player

# Tenths of a trick, chosen by hand.
HONOURS = {"A": 9, "K": 7, "Q": 4, "J": 2}
TRUMP = 3
BID_BONUS = 15  # by which a bid may exceed the hand


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    return decide


def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
    legal = view.legal
    bids = [
        a
        for a in legal
        if isinstance(a, Bid) and 10 * a.tricks <= hand_tenths(view, a.strain) + BID_BONUS
    ]
    calls = [a for a in legal if isinstance(a, Call)]
    plays = [a for a in legal if isinstance(a, Play)]
    if bids:
        return Choice(bids[0], "the lowest bid that the cards are worth")
    if PASS in legal:
        return Choice(PASS, "nothing to bid on")
    if calls:
        tenths = hand_tenths(view, getattr(view, "trump", NO_SUIT))
        nearest = min(calls, key=lambda call: abs(10 * call.tricks - tenths))
        return Choice(nearest, "what the cards are worth")
    announced = [a for a in plays if a.last]
    return Choice(rng.choice(announced or plays or legal), "at random")


def hand_tenths(view: View, trump: Suit) -> int:
    """The expected tricks of the hand, in tenths."""
    return sum(card_tenths(card, trump) for card in view.hand)


def card_tenths(card: Card, trump: Suit) -> int:
    return HONOURS.get(RANKS[rank_of(card)], 0) + TRUMP * (suit_of(card) == trump)


SIMPLE = Kind(name="simple", make=make)
