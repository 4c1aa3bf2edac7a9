"""The player of the original Israeli Whist: it draws lots for its bid and plays the first card.

Chances are in hundredths of a trick, by rank from 2 to A. They serve for smaller hands as well: a
card takes a quarter of a trick on average, however many are dealt.
"""

from random import Random
from typing import Any

from ...engine.actions import BIDS, PASS, Bid, Call, Choose, Event, Give
from ...engine.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_SUIT,
    SPADES,
    Card,
    Suit,
    rank_of,
    suit_of,
)
from ...games.israeli_whist import View
from ..player import Choice

TRUMP_CHANCES = (10, 10, 10, 10, 10, 11, 13, 17, 28, 47, 71, 90, 100)
NO_TRUMP_CHANCES = (0, 0, 0, 0, 0, 1, 3, 8, 19, 40, 65, 86, 97)
PLAIN_CHANCES = (0, 0, 0, 0, 0, 1, 3, 8, 18, 38, 62, 82, 92)
SUIT_ORDER = (DIAMONDS, CLUBS, HEARTS, SPADES)  # of the cards in a hand


def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
    match view.phase:
        case "bid":
            return bid(view, rng)
        case "choose":  # the original asked the person at the table
            return Choice(Choose("continue"), "plays on without trump")
        case "give":  # the original had no passing of cards
            return Choice(first_cards(view.hand), "passes on its first cards")
        case "call":
            return call(view)
        case _:
            return Choice(min(view.legal, key=play_order), "the first card that is legal")


def bid(view: View, rng: Random) -> Choice:
    """One random number for each card decides if it counts as a trick, in every strain at once.

    The strain with the most tricks is bid, the higher of equal ones.
    """
    if any(seat == view.seat and isinstance(action, Bid) for seat, action in view.bids):
        return Choice(PASS, "stays with its bid")
    tricks = [0] * 5
    for card in view.hand:
        lot = rng.randrange(100)
        for strain in range(5):
            tricks[strain] += lot < trick_chance(card, strain)
    most, strain = max((tricks[strain], strain) for strain in range(5))
    if (made := BIDS[most][strain]) in view.legal:
        return Choice(made, "bids the cards that may take a trick")
    return Choice(PASS, "has too few cards that may take a trick")


def trick_chance(card: Card, strain: Suit) -> int:
    """The chance, in hundredths, that a card takes a trick in a strain."""
    if strain == NO_SUIT:
        return NO_TRUMP_CHANCES[rank_of(card)]
    return (TRUMP_CHANCES if suit_of(card) == strain else PLAIN_CHANCES)[rank_of(card)]


def call(view: View) -> Choice:
    """The number of trumps held, or of spades without trump; its bid if it is the ruler."""
    if view.seat == view.ruler:
        return Choice(view.legal[0], "calls what it bid")
    suit = SPADES if view.trump == NO_SUIT else view.trump
    held = sum(suit_of(card) == suit for card in view.hand)
    if (made := Call(held)) in view.legal:
        return Choice(made, "as many as it holds of the ruling suit")
    most = len(view.hand)  # before the play, nobody can call more tricks
    nearest = Call(held + 1 if held < most else most - 1)
    return Choice(nearest, "as many as it holds of the ruling suit, but that is refused")


def card_order(card: Card) -> tuple[int, Card]:
    """A sort key: diamonds, clubs, hearts, spades, each from low to high."""
    return SUIT_ORDER.index(suit_of(card)), card


def play_order(action: Any) -> tuple[int, Card]:
    return card_order(action.cards[0])


def first_cards(hand: tuple[Card, ...]) -> Give:
    return Give(tuple(sorted(sorted(hand, key=card_order)[:3])))
