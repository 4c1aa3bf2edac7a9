"""The family of search players, `search(ms=…)` and `search(worlds=…)`."""

from functools import cache
from importlib import import_module
from random import Random
from threading import Thread
from typing import Any

from ...engine.actions import Event
from ...engine.options import Options
from ...sim.compile.entry_points import available
from ...sim.compile.warm_up import is_stored, needed, warm_in_background
from ..heuristic import make as heuristic
from ..player import Choice, Kind, Player, SubstituteReason
from .budget import Budget, budget_of, time_limit
from .evaluation import Evaluator, best_action_player


@cache
def warm_up(game: str) -> None:
    """Reads what the players of a game need from the cache, or else compiles everything, the game
    first, in the background; only the first call does anything."""
    if all(map(is_stored, needed(game))):
        Thread(target=load, args=(game,), name="warm-up", daemon=True).start()
    else:
        warm_in_background(game)


def load(game: str) -> None:
    """Loads what the players of a game need."""
    for entry in needed(game):
        entry.ready()


def ready(game: str) -> bool:
    """Returns True if what the players of a game need is compiled; if not, begins that in the
    background."""
    if not available():
        return False
    complete = all(entry.compiled is not None for entry in needed(game))
    if not complete:
        warm_up(game)
    return complete


def why_not_ready() -> SubstituteReason:
    """The reason why compiled code that is not ready is not."""
    return "compiling" if available() else "no_compiler"


def evaluator(game: str, rules: Options, budget: Budget) -> Evaluator:
    """The evaluator of a game: its module here offers `evaluator(rules, budget)`."""
    module = import_module(f".{game}", __package__)
    made: Evaluator = module.evaluator(rules, budget)
    return made


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    budget = budget_of(arguments[0])
    fallback = heuristic(game, rules, ("plain",))
    play = best_action_player(evaluator(game, rules, budget), fallback)
    return within_time(play, budget.ms / 1000) if budget.ms else play


def within_time(play: Player, seconds: float) -> Player:
    """The player with a time limit that begins with the view, not with the first rollout."""

    def choose(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        with time_limit(seconds):
            return play(view, events, rng)

    return choose


SEARCH = Kind(
    name="search",
    arguments=(("ms=100", "worlds=400"),),
    parameters=("budget",),
    accepts=lambda text: bool(budget_of(text)),
    compiled=lambda values: True,
    make=make,
)
