"""Errors in the log: where they happened, and a number that whoever met one was told.

The text of an error, and the values in its frames, may hold cards, names and tokens, so nothing of
them is written: only the class of the error, files and lines.
"""

import sys
import threading
from collections.abc import Callable
from pathlib import PurePath
from traceback import walk_tb
from types import CodeType, FrameType
from typing import Any

import structlog

from ..engine.sentences import say
from ..protocol.errors import Refusal
from .ids import new_reference

PACKAGE = __name__.partition(".")[0]
Report = Callable[[str, BaseException], object]


class PlacedError(Exception):
    """An error that happened elsewhere, of which only the place is known."""

    @property
    def place(self) -> str:
        return str(self.args[0])


def error_place(error: BaseException) -> str:
    """The class of an error, the innermost line of this package, and the line that raised it.

    `KeyError at longsuit/server/ids.py:9, raised at json/decoder.py:355`; a database's error has
    its code behind the class.
    """
    if isinstance(error, PlacedError):
        return error.place
    name = type(error).__name__
    if code := database_code(error):
        name = f"{name} ({code})"
    places = [code_place(frame, line) for frame, line in walk_tb(error.__traceback__)]
    own = [place for place in places if place.startswith(f"{PACKAGE}/")]
    if own:
        name = f"{name} at {own[-1]}"
    return f"{name}, raised at {places[-1]}" if places and places[-1:] != own[-1:] else name


def database_code(error: BaseException) -> str:
    """The name or number that the database has for an error; empty for any other error."""
    cause = getattr(error, "orig", None)
    return str(getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or "")


def code_place(frame: FrameType, line: int) -> str:
    """The file of a frame from its package on, and a line in it."""
    return f"{file_place(frame.f_code, frame.f_globals.get('__name__', ''))}:{line}"


def file_place(code: CodeType, module: str) -> str:
    """The path of a module's file from its package on; only its name if it is in none."""
    path = PurePath(code.co_filename)
    top = PACKAGE if module == "__main__" else module.partition(".")[0]  # a worker process
    if top not in path.parts:
        return path.name
    at = len(path.parts) - 1 - path.parts[::-1].index(top)
    return "/".join(path.parts[at:])


def log_error(log: Any, event: str, error: BaseException, **values: object) -> Refusal:
    """Logs an unexpected error; returns the refusal that tells its number to whoever asked."""
    reference = new_reference()
    log.error(event, error=error_place(error), reference=reference, **values)
    return Refusal("internal", say("error_reported", reference=reference))


def watch_uncaught(report: Report) -> None:
    """Reports what nobody catches in this process, in place of printing it with its text."""

    def in_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            report("thread failed", args.exc_value)

    def unraisable(args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            report("error ignored", args.exc_value)

    threading.excepthook, sys.unraisablehook = in_thread, unraisable
    sys.excepthook = lambda kind, error, trace: report("process failed", error)


def log_uncaught(event: str, error: BaseException) -> None:
    log_error(structlog.get_logger("server"), event, error)


def on_loop_error(_: object, context: dict[str, Any]) -> None:
    """The handler of the event loop for what its callbacks and tasks raise."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        log_uncaught("task failed", error)
    else:
        structlog.get_logger("server").error("event loop failed")
