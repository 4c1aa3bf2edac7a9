"""Numba's cache locator for the functions of this package."""

from collections.abc import Callable
from tempfile import mkdtemp
from typing import Any

from numba.core.caching import UserProvidedCacheLocator

from .cache import PACKAGE, folder


class DigestLocator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Places compiled code in the folder of `cache.folder`, whose name holds a digest.

    `numba.config.CACHE_LOCATOR_CLASSES` names this class.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.folder = str(folder(function))
        self.stamp = self.folder.rpartition("-")[2]

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return self.stamp

    def get_disambiguator(self) -> str:
        return "0"  # a folder holds one function

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "DigestLocator | None":
        """A locator for a function of this package; None for any other function.

        Where the cache cannot be written to, the code goes to a temporary folder: Numba's other
        locators would not notice a change in a called function.
        """
        if py_func.__module__.partition(".")[0] != PACKAGE:
            return None
        locator = cls(py_func)
        try:
            locator.ensure_cache_path()
        except OSError:
            locator.folder = mkdtemp(prefix=f"{PACKAGE}-")
        return locator
