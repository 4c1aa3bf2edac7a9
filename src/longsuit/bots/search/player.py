"""The family of search players."""

from functools import cache
from importlib import import_module
from random import Random
from threading import Thread
from typing import Any

from ...engine.actions import Event
from ...engine.options import Options
from ...sim.compile.entry_points import Entry, available
from ...sim.compile.warm_up import begin, stored
from ..player import Choice, Kind, Player
from .budget import Budget, budget_of, within
from .evaluation import Thinker


def trials(game: str) -> Entry:
    entry: Entry = import_module(f"longsuit.sim.rollouts.trials_{game}").ROLLOUT
    return entry


@cache
def warming_up(game: str) -> None:
    """Once: reads what the cache has, or compiles everything, in the background."""
    if stored(trials(game)):
        Thread(target=trials(game).ready, name="warming", daemon=True).start()
    else:
        begin()


def ready(game: str) -> bool:
    """Whether the trials of a game are compiled; if not, that begins in the background."""
    if not available():
        return False
    entry = trials(game)
    if entry.compiled is None:
        warming_up(game)
    return entry.compiled is not None


def thoughts(game: str, rules: Options, budget: Budget) -> Thinker:
    """The module of the game offers `thoughts(rules, budget)`."""
    module = import_module(f".{game}", __package__)
    thinker: Thinker = module.thoughts(rules, budget)
    return thinker


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    """The module of the game offers `player(rules, budget)`."""
    module, budget = import_module(f".{game}", __package__), budget_of(arguments[0])
    made: Player = module.player(rules, budget)
    return punctual(made, budget.ms / 1000) if budget.ms else made


def punctual(play: Player, seconds: float) -> Player:
    """The time begins with the view, not with the first deal."""

    def choose(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        with within(seconds):
            return play(view, events, rng)

    return choose


SEARCH = Kind(
    name="search",
    about="tries every action in many deals that agree with what it has seen",
    arguments=(("ms=100", "worlds=400"),),
    accepts=lambda text: bool(budget_of(text)),
    make=make,
)
