"""Levels of strength for people to choose from.

The lower ones are the heuristic player with human mistakes at a fixed rate, the highest ones the
search player.
"""

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
from .player import Choice, Kind, Player, Substitute
from .search.player import make as search
from .search.player import ready, why_not_ready


class MistakeRates(Struct, frozen=True):
    """The probabilities, for each decision, of two kinds of mistakes."""

    forget: float  # decides without the cards played before this trick
    slip: float  # takes a wrong action instead of the one decided on


LEVELS = {
    "medium": MistakeRates(0.3, 0.04),
    "gentle": MistakeRates(1.0, 0.30),
    "easy": MistakeRates(0.7, 0.12),
    "strong": MistakeRates(0.0, 0.0),
    "expert": MistakeRates(0.0, 0.0),
    "master": MistakeRates(0.0, 0.0),
}
SEARCH_BUDGETS = {"expert": "ms=20", "master": "ms=100"}  # of the levels that search


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    rates, heuristic_player = LEVELS[arguments[0]], heuristic(game, rules, arguments[1:])
    if arguments[0] in SEARCH_BUDGETS:
        search_player = search(game, rules, (SEARCH_BUDGETS[arguments[0]],))
        return with_fallback(game, search_player, heuristic_player, strongest(arguments[1]))

    def decide(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if rng.random() < rates.forget:
            view, events = forget(view, events)
        choice = heuristic_player(view, events, rng)
        if rng.random() < rates.slip:
            return slip(choice, view.legal, rng)
        return choice

    return decide


def strongest(style: str = STYLES[0]) -> str:
    """The strongest level that needs no compiled code."""
    return f"{LEVEL.name}(strong,{style})"


def with_fallback(game: str, search_player: Player, fallback: Player, name: str) -> Player:
    """A player that searches, or decides by the fallback of that name until the search is compiled,
    and says so in its choice."""

    def decide(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if ready(game):
            return search_player(view, events, rng)
        choice = fallback(view, events, rng)
        because = f"{choice.because} (without compiled code to search with)"
        return Choice(choice.action, because, Substitute(name, why_not_ready()))

    return decide


def forget(view: Any, events: tuple[Event, ...]) -> tuple[Any, tuple[Event, ...]]:
    """The view and the events without the older plays of this deal, whose cards become unseen.

    The trick on the table stays, or in a game without tricks the last four plays.
    """
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
    """An action that a person might take by mistake, or the choice itself if there is none."""
    match choice.action:
        case Call(n):
            near = [a for a in legal if isinstance(a, Call) and abs(a.tricks - n) == 1]
            return replacement(near, choice, "a call misjudged by one", rng)
        case Bid():
            timid = [a for a in legal if isinstance(a, Pass)]
            return replacement(timid, choice, "too timid to bid", rng)
        case Play(cards, True) if len(legal) > 1:
            silent = [a for a in legal if isinstance(a, Play) and a == Play(cards)]
            return replacement(silent, choice, "forgot to announce the last card", rng)
        case Play(cards) if len(cards) > 1:
            single = [a for a in legal if isinstance(a, Play) and a.cards == cards[:1]]
            return replacement(single, choice, "overlooked the set", rng)
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
            return replacement(hasty, choice, "the wrong card of the right suit", rng)
        case _:
            return choice


def replacement(actions: Iterable[Action], choice: Choice, because: str, rng: Random) -> Choice:
    """A random one of these actions, or the choice if there are none."""
    candidates = list(actions)
    return Choice(rng.choice(candidates), because) if candidates else choice


LEVEL = Kind(
    name="level",
    arguments=(tuple(LEVELS), STYLES),
    parameters=("level", "style"),
    compiled=lambda values: values[0] in SEARCH_BUDGETS,
    make=make,
)
