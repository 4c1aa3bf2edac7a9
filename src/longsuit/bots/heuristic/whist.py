"""Whist by rules of thumb: the same as `smart`, more or less eager for the trick on the table."""

from ..smart import player

__all__ = ["player"]
