"""What the search players of the trick games share: from what a seat knows to a trial."""

from collections.abc import Iterable
from typing import Any

from ...belief.tricks import Knowledge, plays
from ...engine.actions import PLAYS, Action, Call, Event, Play
from ...engine.cards import DECK, Card, Cards, mask
from ...engine.options import Options
from ...sim.deals.counting import Unseen
from ...sim.deals.plan import hidden
from ...sim.kernels.encode_view import encode_view
from ...sim.kernels.layout import SHOWN, VOIDS


def calls(legal: Iterable[Action]) -> dict[int, Action]:
    """The calls by their numbers."""
    return {action.tricks: action for action in legal if isinstance(action, Call)}


def cards(legal: Iterable[Action], k: Knowledge) -> dict[int, Action]:
    """One play of every group of equal cards, by the card."""
    return {card: PLAYS[card] for card in distinct(legal, k)}


def hands(k: Knowledge) -> tuple[Cards, ...]:
    """What is known of every hand: all of one's own."""
    return tuple([k.hand if seat == k.me else 0 for seat in range(k.seats)])


def unseen(k: Knowledge, known: tuple[Cards, ...], voids: tuple[int, ...]) -> Unseen:
    """What may lie where, beside the cards known to lie in each hand."""
    return hidden(known, k.sizes, voids, k.gone)


def shown(k: Knowledge, events: tuple[Event, ...]) -> tuple[Cards, ...]:
    """The cards that each seat has played since the deal."""
    found = [0] * k.seats
    for seat, card in plays(events):
        found[seat] |= 1 << card
    return tuple(found)


def distinct(legal: Iterable[Action], k: Knowledge) -> list[Card]:
    """The lowest of every group of cards between which no card lies that somebody else may hold
    or that lies on the table."""
    others, found, last = DECK & ~(k.hand | k.gone) | mask(k.table), list[Card](), -1
    for card in sorted([action.cards[0] for action in legal if isinstance(action, Play)]):
        apart = last < 0 or last >> 4 != card >> 4 or others & (1 << card) - (2 << last)
        if apart:
            found.append(card)
        last = card
    return found


def totals(view: Any) -> tuple[int, ...]:
    """Before this round."""
    return view.rounds[-1].totals if view.rounds else (0,) * len(view.sizes)


def start_row(view: Any, events: tuple[Event, ...], rules: Options, k: Knowledge) -> list[int]:
    """The row of the view, with the features that come from the events: the cards that each seat
    has played and the suits that it is void in."""
    state = encode_view(view, rules)
    state[VOIDS : VOIDS + k.seats] = k.voids
    state[SHOWN : SHOWN + k.seats] = shown(k, events)
    return state
