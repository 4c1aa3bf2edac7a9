"""The set-up of the server's log: one line for each incident, and never a secret."""

import logging
import re
import sys
from collections.abc import MutableMapping
from pathlib import PurePath
from typing import Any

import structlog

from .error_log import error_place

# Values under these keys are never written.
SECRET = re.compile(
    r"token|password|secret|nonce|cookie|authorization|card|hand|view|text|code", re.I
)
LONG = re.compile(r"[A-Za-z0-9_-]{40,}")  # looks like a token or a key


def redact(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A structlog processor that replaces everything secret by an ellipsis."""
    for key, value in entry.items():
        if SECRET.search(key):
            entry[key] = "…"
        elif isinstance(value, str):
            entry[key] = LONG.sub("…", value)
    return entry


class LibraryHandler(logging.Handler):
    """Writes what libraries log with `logging`: where, but no text, as it may hold values."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        values = {"error": error_place(error)} if error else {}
        at = f"{PurePath(record.pathname).name}:{record.lineno}"
        structlog.get_logger().log(record.levelno, "library", logger=record.name, at=at, **values)


def configure(as_json: bool) -> None:
    """Configures the log of this process, as JSON or for a person to read."""
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    logging.basicConfig(handlers=[LibraryHandler()], level=logging.WARNING, force=True)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            redact,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
