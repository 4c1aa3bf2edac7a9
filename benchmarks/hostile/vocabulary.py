"""Words, numbers and values that attackers send."""

from random import Random
from typing import Any

WORDS = (
    "",
    "0",
    "me",
    "open",
    "heuristic",
    "random",
    "whist",
    "pesten",
    "7H",
    "call 1",
    "draw",
    "shuffle 7H",
    "\u202eevil\x00",
    "💣" * 20,
    "' or 1=1 --",
    "../../etc/passwd",
    "<script>",
    "%s%n{0}",
    "\ud7ff\n\r\t",
    "x" * 79,
    "y" * 600,
    "f" * 64,
)
NUMBERS = (0, 1, -1, 2, 3, 9, 10, 2**31, 2**63, 2**64, 10**30, 1.5, 1e400, True)
METHODS = ("get", "post", "put", "patch", "delete", "options", "head", "trace")


def random_value(rng: Random, depth: int) -> Any:
    """A random JSON value."""
    match rng.randrange(8 if depth else 5):
        case 0:
            return rng.choice(NUMBERS)
        case 1 | 2:
            return rng.choice(WORDS)
        case 3:
            return None
        case 4:
            return rng.random()
        case 5:
            return [random_value(rng, depth - 1) for _ in range(rng.randrange(4))]
        case _:
            keys = ("type", "code", *WORDS[:8])
            return {rng.choice(keys): random_value(rng, depth - 1) for _ in range(rng.randrange(4))}
