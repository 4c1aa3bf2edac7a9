"""Levels for people to choose from: the heuristic player, with mistakes that people make."""

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ..engine.actions import Action, Bid, Call, Event, Pass, Play, Shuffle
from ..engine.cards import bits, mask, suit_of
from ..engine.options import Options
from .heuristic import STYLES
from .heuristic import make as heuristic
from .player import Choice, Kind, Player
from .search.player import make as search
from .search.player import ready


class Lapses(Struct, frozen=True):
    """How often a player forgets what was played before this trick, and how often it errs."""

    forgets: float
    slips: float


LEVELS = {
    "medium": Lapses(0.3, 0.04),
    "gentle": Lapses(1.0, 0.30),
    "easy": Lapses(0.7, 0.12),
    "strong": Lapses(0.0, 0.0),
    "expert": Lapses(0.0, 0.0),
    "master": Lapses(0.0, 0.0),
}
SEARCHING = {"expert": "ms=20", "master": "ms=100"}


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    lapses, think = LEVELS[arguments[0]], heuristic(game, rules, arguments[1:])
    if arguments[0] in SEARCHING:
        return patient(game, search(game, rules, (SEARCHING[arguments[0]],)), think)

    def play(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if rng.random() < lapses.forgets:
            view, events = forgotten(view, events)
        choice = think(view, events, rng)
        if rng.random() < lapses.slips:
            return slip(choice, view.legal, rng)
        return choice

    return play


def patient(game: str, deep: Player, quick: Player) -> Player:
    """A player that searches, and goes by rules of thumb where there is no compiled code yet."""

    def play(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if ready(game):
            return deep(view, events, rng)
        choice = quick(view, events, rng)
        return Choice(choice.action, f"{choice.because} (without compiled code to search with)")

    return play


def forgotten(view: Any, events: tuple[Event, ...]) -> tuple[Any, tuple[Event, ...]]:
    """Only the trick on the table, or the last turns, are remembered; older cards seem unseen."""
    last = max((at for at, e in enumerate(events) if isinstance(e.action, Shuffle)), default=-1)
    plays = [at for at, e in enumerate(events) if at > last and isinstance(e.action, Play)]
    keep = len(view.table) if hasattr(view, "table") else 4
    old = plays[: len(plays) - keep]
    kept = tuple([e for at, e in enumerate(events) if at not in set(old)])
    if hasattr(view, "table"):
        gone = mask(card for at in old for card in cards_of(events[at].action))
        view = replace(view, unseen=bits(mask(view.unseen) | gone))
    return view, kept


def cards_of(action: Action) -> Iterable[int]:
    return action.cards if isinstance(action, Play) else ()


def slip(choice: Choice, legal: tuple[Action, ...], rng: Random) -> Choice:
    """What a person might do instead, by mistake."""
    match choice.action:
        case Call(n):
            near = [a for a in legal if isinstance(a, Call) and abs(a.tricks - n) == 1]
            return other(near, choice, "a call misjudged by one", rng)
        case Bid():
            timid = [a for a in legal if isinstance(a, Pass)]
            return other(timid, choice, "too timid to bid", rng)
        case Play(cards, True) if len(legal) > 1:
            silent = [a for a in legal if isinstance(a, Play) and a == Play(cards)]
            return other(silent, choice, "forgot to announce the last card", rng)
        case Play(cards) if len(cards) > 1:
            single = [a for a in legal if isinstance(a, Play) and a.cards == cards[:1]]
            return other(single, choice, "overlooked the set", rng)
        case Play(cards):
            suit = suit_of(cards[0])
            hasty = [
                a
                for a in legal
                if isinstance(a, Play)
                and len(a.cards) == 1
                and suit_of(a.cards[0]) == suit
                and a.cards != cards
            ]
            return other(hasty, choice, "the wrong card of the right suit", rng)
        case _:
            return choice


def other(actions: Iterable[Action], choice: Choice, because: str, rng: Random) -> Choice:
    found = list(actions)
    return Choice(rng.choice(found), because) if found else choice


LEVEL = Kind(
    name="level",
    about="for people to choose from: gentle, easy, medium, strong, expert or master",
    arguments=(tuple(LEVELS), STYLES),
    make=make,
)
