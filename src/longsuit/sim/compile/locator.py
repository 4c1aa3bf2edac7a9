"""Tells Numba where the compiled code of our functions is kept."""

from collections.abc import Callable
from typing import Any

from numba.core.caching import UserProvidedCacheLocator

from .cache import PACKAGE, folder


class ReachedCodeLocator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Keeps code by a digest of what it reaches; `numba.config.CACHE_LOCATOR_CLASSES` names it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.folder = str(folder(function))

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return self.folder.rpartition("-")[2]

    def get_disambiguator(self) -> str:
        return "0"  # a folder holds one function

    @classmethod
    def from_function(
        cls, py_func: Callable[..., Any], py_file: str
    ) -> "ReachedCodeLocator | None":
        if py_func.__module__.partition(".")[0] != PACKAGE:
            return None
        found = cls(py_func)
        try:
            found.ensure_cache_path()
        except OSError:
            return None
        return found
