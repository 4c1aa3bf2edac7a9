"""The server's log: one line for each thing that happened, and never a secret."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

# Keys whose values never appear, wherever they come from.
SECRET = re.compile(
    r"token|password|secret|nonce|cookie|authorization|card|hand|view|text|code", re.I
)
LONG = re.compile(r"[A-Za-z0-9_-]{40,}")  # nothing that looks like a key either


def redact(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for key, value in entry.items():
        if SECRET.search(key):
            entry[key] = "…"
        elif isinstance(value, str):
            entry[key] = LONG.sub("…", value)
    return entry


def begin(as_json: bool) -> None:
    """Sets the log up for this process."""
    shape: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            redact,
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
