"""A card table for six games.

What `longsuit` and the modules in its packages name in `__all__` is public;
docs/reference/public-api.md has the whole of it and says what is promised.  Importing `longsuit`
alone imports nothing else.
"""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Event",
    "IllegalAction",
    "__version__",
    "replay",
    "shuffle",
    "step",
]


def lazily(package: str, **modules: str) -> Callable[[str], Any]:
    """The `__getattr__` of a package whose public names are imported when they are first used.

    `modules` has the names that each module of the package defines, separated by spaces.
    """
    where = {name: module for module, names in modules.items() for name in names.split()}

    def attribute(name: str) -> Any:
        if name not in where:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{where[name]}"), name)

    return attribute


if TYPE_CHECKING:
    from .engine import CHANCE, OVER, Event, IllegalAction, replay, shuffle, step
    from .games import GAMES
else:
    __getattr__ = lazily(
        __name__, engine="CHANCE OVER Event IllegalAction replay shuffle step", games="GAMES"
    )
