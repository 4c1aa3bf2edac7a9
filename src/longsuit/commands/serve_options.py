"""The options of `longsuit serve` that say whom to believe, checked."""

import ipaddress
import os
from pathlib import Path

from ..engine.sentences import excerpt, say
from .arguments import Refused

METRICS_TOKEN = "LONGSUIT_METRICS_TOKEN"  # the variable, where there is no file
SHORTEST_TOKEN = 16  # characters


def check_networks(texts: tuple[str, ...]) -> tuple[str, ...]:
    """The networks of `--trusted-proxy`; Refused for a text that is none."""
    for text in texts:
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise Refused(say("bad_network", text=excerpt(text))) from None
    return texts


def metrics_token(path: Path | None) -> str:
    """The token for the figures, from the file or the environment; empty if neither is given."""
    if path is None:
        token = os.environ.get(METRICS_TOKEN, "")
        given = METRICS_TOKEN in os.environ
    else:
        try:
            token, given = path.read_text(encoding="utf-8"), True
        except (OSError, UnicodeDecodeError):
            raise Refused(say("no_such_file", file=str(path))) from None
    token = token.strip()
    if given and (len(token) < SHORTEST_TOKEN or not token.isascii()):
        name = METRICS_TOKEN if path is None else str(path)
        raise Refused(say("short_metrics_token", name=name, limit=SHORTEST_TOKEN))
    return token
