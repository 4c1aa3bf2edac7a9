"""Tricks: a seat leads a card, the others follow, and the best card wins."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ..cards import (
    NO_SEAT,
    NO_SUIT,
    SUIT_CARDS,
    UNSEEN,
    Card,
    Cards,
    Seat,
    Suit,
    suit_of,
    with_item,
)
from ..game import View
from ..sentences import Sentence, say

# The rules on plain integers; `sim` compiles them as they stand.


def follow(hand: Cards, led: Suit) -> Cards:
    """The cards that a hand may play: those of the suit led if it has any, else all of them.

    NO_SUIT stands for no card led.
    """
    return hand & SUIT_CARDS[led] or hand


def beats(card: Card, best: Card, trump: Suit) -> bool:
    """True if a card beats the best so far: a higher one of its suit, or a trump on another."""
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == trump


# The tricks of a deal as a state.


class Tricks(Struct, frozen=True, gc=False, kw_only=True):
    hands: tuple[Cards, ...] = ()
    trump: Suit = NO_SUIT
    leader: Seat = NO_SEAT
    table: tuple[Card, ...] = ()  # from the leader on
    won: tuple[int, ...] = ()
    gone: Cards = 0  # every card played in this deal
    last: tuple[Card, ...] = ()  # the trick before this one, from its leader on
    last_leader: Seat = NO_SEAT
    way: int = 1  # the step from a seat to the next: 1 clockwise, -1 counter-clockwise


NOT_DEALT = Tricks()


def begin(hands: tuple[Cards, ...], trump: Suit, leader: Seat, way: int = 1) -> Tricks:
    return Tricks(hands=hands, trump=trump, leader=leader, won=(0,) * len(hands), way=way)


def turn(t: Tricks) -> Seat:
    return (t.leader + t.way * len(t.table)) % len(t.hands)


def done(t: Tricks) -> bool:
    return not any(t.hands)


def led(t: Tricks) -> Suit:
    return suit_of(t.table[0]) if t.table else NO_SUIT


def legal_cards(t: Tricks) -> Cards:
    hand = t.hands[(t.leader + t.way * len(t.table)) % len(t.hands)]
    return follow(hand, suit_of(t.table[0])) if t.table else hand


def why_not(t: Tricks, card: Card, rule: str) -> Sentence | None:
    """The reason why the seat to act may not play a card, or None; `rule` is the § of following."""
    seat = turn(t)
    if card == UNSEEN or not t.hands[seat] >> card & 1:
        return say("card_not_held", cards=(card,))
    if not legal_cards(t) >> card & 1:
        return say("must_follow_suit", suit=led(t), rule=rule)
    return None


def play(t: Tricks, card: Card) -> Tricks:
    seats = len(t.hands)
    seat = (t.leader + t.way * len(t.table)) % seats
    hands = with_item(t.hands, seat, t.hands[seat] & ~(1 << card))
    table, gone = (*t.table, card), t.gone | 1 << card
    if len(table) < seats:
        return replace(t, hands=hands, table=table, gone=gone)
    winner = (t.leader + t.way * place_of_best(table, t.trump)) % seats
    return Tricks(
        hands=hands,
        trump=t.trump,
        leader=winner,
        won=with_item(t.won, winner, t.won[winner] + 1),
        gone=gone,
        last=table,
        last_leader=t.leader,
        way=t.way,
    )


def place_of_best(table: tuple[Card, ...], trump: Suit) -> int:
    best = 0
    for place in range(1, len(table)):
        if beats(table[place], table[best], trump):
            best = place
    return best


def sizes(t: Tricks) -> tuple[int, ...]:
    return tuple([hand.bit_count() for hand in t.hands])


def prompt(t: Tricks) -> Sentence:
    """The sentence for the seat that is to play."""
    suit = led(t)
    if suit == NO_SUIT:
        return say("lead_prompt")
    if t.hands[turn(t)] & SUIT_CARDS[suit]:
        return say("follow_suit_prompt", suit=suit)
    return say("cannot_follow_prompt", suit=suit)


# The part of a view that every trick game shares.


class TrickView(View, frozen=True, kw_only=True):
    round: int  # from 1
    of: int
    trump: Suit
    won: tuple[int, ...]
    leader: Seat
    table: tuple[Card, ...]  # from the leader on
    last_trick: tuple[Card, ...]
    last_leader: Seat


def public(t: Tricks) -> dict[str, Any]:
    """The public fields of a view that follow from the tricks, by name."""
    return {
        "sizes": sizes(t),
        "trump": t.trump,
        "won": t.won,
        "leader": t.leader,
        "table": t.table,
        "last_trick": t.last,
        "last_leader": t.last_leader,
    }
