"""A model of the opponents in Whist: the rate at which each seat ruffs although it could follow."""

from collections.abc import Iterator

from ...engine.actions import Event, Play, Shuffle
from ...engine.cards import Card, Seat, Suit, suit_of
from ...games.whist import View

PRIOR_CHOICES = 1.5  # pseudo-count of a symmetric Beta prior, in choices; chosen by hand


def ruff_rates(view: View, events: tuple[Event, ...]) -> tuple[float, ...]:
    """By seat, the posterior mean of the rate at which it ruffs when it holds the suit led."""
    seats = len(view.sizes)
    ruffed, followed = [0] * seats, [0] * seats
    for trump, deal in deals(view, events):
        for seat, ruffs in ruff_choices(deal, seats, trump):
            (ruffed if ruffs else followed)[seat] += 1
    return tuple(
        (yes + PRIOR_CHOICES / 2) / (yes + no + PRIOR_CHOICES)
        for yes, no in zip(ruffed, followed, strict=True)
    )


def deals(view: View, events: tuple[Event, ...]) -> Iterator[tuple[Suit, list[tuple[Seat, Card]]]]:
    """Trump and the cards played in each deal of the match, the latest deal first."""
    trumps = [view.trump, *[line.trump for line in reversed(view.rounds)]]
    plays: list[list[tuple[Seat, Card]]] = [[]]
    for event in reversed(events):
        if isinstance(event.action, Play):
            plays[-1].append((event.seat, event.action.cards[0]))
        elif isinstance(event.action, Shuffle) and (plays[-1] or len(plays) == 1):
            plays.append([])
    for trump, deal in zip(trumps, plays, strict=False):
        yield trump, deal[::-1]


def ruff_choices(
    deal: list[tuple[Seat, Card]], seats: int, trump: Suit
) -> Iterator[tuple[Seat, bool]]:
    """For each play of a seat that held both the plain suit led and a trump: the seat, and if it
    ruffed.

    Only choices that later plays of the same deal prove are counted.
    """
    open_suits = []  # the suit led where a seat could be the first to ruff it, else trump
    for at, (_, card) in enumerate(deal):
        if at % seats == 0:
            led = suit_of(card)
            open_suits.append(trump)
        else:
            open_suits.append(led)
        if suit_of(card) == trump:
            led = trump
    later_suits = [0] * seats  # by seat, the set of suits that it plays later
    for (seat, card), led in zip(reversed(deal), reversed(open_suits), strict=True):
        suit = suit_of(card)
        if led != trump and suit == trump and later_suits[seat] >> led & 1:
            yield seat, True
        elif led != trump and suit == led and later_suits[seat] >> trump & 1:
            yield seat, False
        later_suits[seat] |= 1 << suit
