"""What the seats at a table of Whist have shown of their ways in this match."""

from collections.abc import Iterator

from ...engine.actions import Event, Play, Shuffle
from ...engine.cards import Card, Seat, Suit, suit_of
from ...games.whist import View

DOUBT = 1.5  # the weight, in tricks, of the belief that a seat trumps every other time


def readiness(view: View, events: tuple[Event, ...]) -> tuple[float, ...]:
    """By seat, how often it trumps when it could as well follow suit."""
    seats = len(view.sizes)
    trumped, followed = [0] * seats, [0] * seats
    for trump, deal in deals(view, events):
        for seat, did in choices(deal, seats, trump):
            (trumped if did else followed)[seat] += 1
    return tuple(
        (yes + DOUBT / 2) / (yes + no + DOUBT) for yes, no in zip(trumped, followed, strict=True)
    )


def deals(view: View, events: tuple[Event, ...]) -> Iterator[tuple[Suit, list[tuple[Seat, Card]]]]:
    """Trump and the cards played, deal by deal, the latest first."""
    trumps = [view.trump, *[line.trump for line in reversed(view.rounds)]]
    found: list[list[tuple[Seat, Card]]] = [[]]
    for event in reversed(events):
        if isinstance(event.action, Play):
            found[-1].append((event.seat, event.action.cards[0]))
        elif isinstance(event.action, Shuffle) and (found[-1] or len(found) == 1):
            found.append([])
    for trump, deal in zip(trumps, found, strict=False):
        yield trump, deal[::-1]


def choices(deal: list[tuple[Seat, Card]], seats: int, trump: Suit) -> Iterator[tuple[Seat, bool]]:
    """Who trumped a plain lead or followed suit to it, and held both, as later cards have shown."""
    free = []  # the led suit, where a seat could be the first to trump it
    for at, (_, card) in enumerate(deal):
        if at % seats == 0:
            led = suit_of(card)
            free.append(trump)
        else:
            free.append(led)
        if suit_of(card) == trump:
            led = trump
    shown = [0] * seats  # the suits that come after
    for (seat, card), led in zip(reversed(deal), reversed(free), strict=True):
        suit = suit_of(card)
        if led != trump and suit == trump and shown[seat] >> led & 1:
            yield seat, True
        elif led != trump and suit == led and shown[seat] >> trump & 1:
            yield seat, False
        shown[seat] |= 1 << suit
