"""What a search thinks of the actions it has tried."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from ...engine.actions import Action, Event, Play
from ..player import Choice, Player


class Thought(Struct, frozen=True, kw_only=True):
    """An action and how it fared in sampled deals."""

    action: Action
    # Points more than the mean of the others in this round; late in a match, the chance to end
    # before each of them, multiplied.  With its standard error.
    gain: float
    error: float
    chance: bool = False  # the gain is a chance
    points: float  # the seat's own in this round
    points_error: float = 0.0  # their standard error
    made: float  # the share of deals in which it took what it called; -1 where nothing is called
    worlds: int  # deals; few where there was nothing to compare with


# From a seat's view and the events as it saw them, best first; empty where a game leaves the
# decision to rules of thumb.  The view is that game's.
Thinker: TypeAlias = Callable[[Any, tuple[Event, ...], Random], list[Thought]]


def decided(think: Thinker, natural: Player) -> Thinker:
    """What a rule of thumb would do comes first where the trials do not tell it from the best."""

    def decide(view: Any, events: tuple[Event, ...], rng: Random) -> list[Thought]:
        found = think(view, events, rng)
        if len(found) < 2:
            return found
        action = natural(view, events, rng).action
        same = [t for t in found if stands_for(t.action, action) and t.worlds == found[0].worlds]
        own = max(same, key=lambda t: getattr(t.action, "cards", (0,)), default=None)
        if own is None or own.gain < found[0].gain:
            return found
        return [own, *[t for t in found if t is not own]]

    return decide


def stands_for(tried: Action, action: Action) -> bool:
    """Whether it is the same, or the card tried for a group of equal ones in which it may be."""
    if (
        isinstance(tried, Play)
        and isinstance(action, Play)
        and len(tried.cards) == 1 == len(action.cards)
    ):
        return tried.cards[0] >> 4 == action.cards[0] >> 4 and tried.cards[0] <= action.cards[0]
    return tried == action


def acting(think: Thinker, else_by: Player) -> Player:
    """The player that does what it thinks best."""

    def choose(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        found = think(view, events, rng)
        if not found:
            return else_by(view, events, rng)
        return Choice(found[0].action, f"best in {found[0].worlds} sampled deals")

    return choose
