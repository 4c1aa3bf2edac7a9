"""The family of search players."""

from functools import cache
from importlib import import_module

from ...engine.options import Options
from ...sim.compiled import Entry, available
from ...sim.warming import begin
from ..player import Kind, Player
from .budget import budget_of

TRIALS = {
    "estimation_whist": "trials_estimation",
    "israeli_whist": "trials_israeli",
    "egyptian_estimation": "trials_egyptian",
    "whist": "trials_whist",
    "pesten": "trials_pesten",
}


@cache
def warming_up() -> None:
    """Once: compiling in the background."""
    begin()


def ready(game: str) -> bool:
    """Whether the trials of a game are compiled; if not, that begins in the background."""
    if not available():
        return False
    entry: Entry = import_module(f"longsuit.sim.{TRIALS[game]}").TRY
    if entry.compiled is None:
        warming_up()
    return entry.compiled is not None


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    """The module of the game offers `player(rules, budget)`."""
    module = import_module(f".{game}", __package__)
    made: Player = module.player(rules, budget_of(arguments[0]))
    return made


SEARCH = Kind(
    name="search",
    about="tries every action in many deals that agree with what it has seen",
    arguments=(("ms=100", "worlds=400"),),
    checked=lambda text: bool(budget_of(text)),
    make=make,
)
