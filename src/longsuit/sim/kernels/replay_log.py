"""The log of a kernel as events, which the engine replays."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ...engine.actions import (
    BIDS,
    CALLS,
    CHANCE,
    NAMES,
    Action,
    Choose,
    Event,
    Give,
    Play,
    Shuffle,
    Void,
)
from ...engine.actions import DASH as DASH_CALL
from ...engine.actions import DRAW as DRAWN
from ...engine.actions import PASS as PASSED
from ...engine.actions import TAKE as TAKEN
from ...engine.cards import Card, bits
from ...engine.game import AnyGame, step
from ...engine.phases.auction import bid_strain, bid_tricks
from . import kernel_log
from .kernel_log import DEAL, END, TOP
from .play_order import is_mirrored, mirrored_seat

CHOICES = ("continue", "redeal", "end")
Record = tuple[int, int, tuple[int, ...]]  # kind, place (`play_order`), numbers


def records(log: Sequence[int]) -> Iterator[list[Record]]:
    """The records of a kernel's log, game by game."""
    at, game = 1, list[Record]()
    while at <= log[0]:
        kind, seat, size = int(log[at]) >> 4, int(log[at]) & 15, int(log[at + 1])
        numbers = tuple([int(n) for n in log[at + 2 : at + 2 + size]])
        at += 2 + size
        if kind == END:
            yield game
            game = []
        else:
            game.append((kind, seat, numbers))


def decode_action(kind: int, numbers: tuple[int, ...]) -> Action:
    """The action of a seat that a record stands for."""
    match kind, numbers:
        case kernel_log.PLAY, cards:
            return Play(cards)
        case kernel_log.PLAY_LAST, cards:
            return Play(cards, True)
        case kernel_log.CALL, (n,):
            return CALLS[n]
        case kernel_log.BID, (value,):
            return BIDS[bid_tricks(value)][bid_strain(value)]
        case kernel_log.PASS, ():
            return PASSED
        case kernel_log.DASH, ():
            return DASH_CALL
        case kernel_log.VOID, (suit,):
            return Void(suit)
        case kernel_log.CHOOSE, (at,):
            return Choose(CHOICES[at])
        case kernel_log.GIVE, (cards,):
            return Give(bits(cards))
        case kernel_log.NAME, (suit,):
            return NAMES[suit]
        case kernel_log.DRAW, ():
            return DRAWN
        case kernel_log.TAKE, ():
            return TAKEN
        case _:
            raise ValueError(f"{kind} with {numbers} is no event of a kernel")


def decode_shuffle(kind: int, numbers: tuple[int, ...], pack: tuple[Card, ...]) -> Shuffle:
    """The shuffle after which a kernel's cards lie on top of the pack, given by hands or one by
    one."""
    dealt = [c for hand in numbers for c in bits(hand)] if kind == DEAL else list(numbers)
    rest = Counter(pack)
    rest.subtract(dealt)
    return Shuffle((*dealt, *rest.elements()))


def replay(game: AnyGame, s: Any, log: Iterable[Record]) -> tuple[tuple[Event, ...], Any]:
    """The events of the records after a state, and the state to which they lead by the engine's
    rules."""
    events, seats, otherwise = [], game.seats(s.rules), is_mirrored(s.rules)
    for kind, place, numbers in log:
        if kind in (DEAL, TOP):
            event = Event(CHANCE, decode_shuffle(kind, numbers, game.pack(s)))
        else:
            seat = mirrored_seat(place, seats) if otherwise else place
            event = Event(seat, decode_action(kind, numbers))
        s = step(game, s, event)
        events.append(event)
    return tuple(events), s
