"""The chance that a seat in a trick game holds no card of a suit."""

from fractions import Fraction
from math import prod
from typing import Any

from msgspec.structs import replace

from ...belief.tricks import Evidence, evidence
from ...engine.actions import Event
from ...engine.cards import SUIT_CARDS, Seat, Suit, suit_of, with_item
from ...engine.options import Options
from ...sim.deals.counting import count_deals
from . import Odds, odds


def void_chance(
    view: Any, events: tuple[Event, ...], rules: Options, soft: Odds, seat: Seat, suit: Suit
) -> float:
    """The counted chance, corrected by the likelihood of each of the cards."""
    ways = evidence(view, events, rules)
    none = float(sum([way.weight * share_without(way, seat, suit) for way in ways]))
    counted = independent_chance(odds(view, events, rules), seat, suit)
    if not 0 < none < 1 or not counted:
        return none
    return min(1.0, none * independent_chance(soft, seat, suit) / counted)


def share_without(way: Evidence, seat: Seat, suit: Suit) -> Fraction:
    """The share of the deals in which the seat holds none of the suit."""
    if way.held[seat] & SUIT_CARDS[suit]:
        return Fraction(0)
    unseen = way.unseen
    barred = with_item(unseen.barred, seat, unseen.barred[seat] | 1 << suit)
    return Fraction(count_deals(replace(unseen, barred=barred)), count_deals(unseen))


def independent_chance(found: Odds, seat: Seat, suit: Suit) -> float:
    """The chance that a seat holds none of the suit, as if cards were independent."""
    rows = zip(found.cards, found.rows, strict=True)
    return prod([1 - row[seat] for card, row in rows if suit_of(card) == suit])
