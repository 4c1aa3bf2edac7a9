"""The probability window of the original Estimation Whist: the same chance for every card.

It was set at the deal and never changed, whatever was seen or played.
"""

from typing import Any

from ...engine.actions import Event, Play, Shuffle

PACK = 52  # cards, whatever the game plays with


def classic_percent(size: int) -> int:
    """The whole percentage that the original program showed for a hand of so many cards."""
    return 100 * size // PACK


def classic_grid(view: Any, events: tuple[Event, ...]) -> tuple[tuple[int, ...], ...]:
    """For each seat, this one too, the whole percentage of every card, C D H S from 2 to A.

    All hands of a deal have the same size, which is counted from the cards that are held and those
    that were played since.  It is empty while nothing is dealt.
    """
    seats = len(view.sizes)
    deals = [at for at, event in enumerate(events) if isinstance(event.action, Shuffle)]
    if not seats or not deals:
        return ()
    played = sum([isinstance(event.action, Play) for event in events[deals[-1] :]])
    return ((classic_percent((sum(view.sizes) + played) // seats),) * PACK,) * seats
