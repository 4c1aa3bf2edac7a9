"""Every integer rule function compiles unchanged and agrees with the interpreter."""

import inspect
from collections.abc import Callable
from random import Random
from typing import Any, get_type_hints

import pytest

from longsuit.engine.cards import DECK, JOKER, bits
from longsuit.sim.compile.entry_points import annotation, rule_functions, rule_modules

from .machine import machine_function

MODULES = list(rule_modules())
FUNCTIONS = [function for module in MODULES for function in rule_functions(module)]
CARDS = (*bits(DECK), JOKER)


def argument(rng: Random, name: str, hint: Any) -> int | bool:
    if hint is bool:
        return rng.random() < 0.5
    if name == "way":
        return rng.choice((1, -1))
    match annotation(hint):
        case "card":
            return rng.choice(CARDS)
        case "cards":
            return rng.getrandbits(62) & rng.getrandbits(62) & (DECK | 1 << JOKER)
        case "suit":
            return rng.randrange(5)
        case "seat":
            return rng.randrange(6)
        case _:
            return rng.randrange(15)


@pytest.mark.full
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f"{f.__module__}.{f.__name__}")
def test_compiled_equals_interpreted(function: Callable[..., int]) -> None:
    kinds = get_type_hints(function, include_extras=True)
    names = list(inspect.signature(function).parameters)
    hints = [kinds[name] for name in names]
    compiled = machine_function(function, "i" * len(names))
    rng, compared = Random(1), 0
    for _ in range(2000):
        arguments = [argument(rng, *named) for named in zip(names, hints, strict=True)]
        try:
            expected = function(*arguments)
        except (IndexError, ValueError, ZeroDivisionError):
            continue  # outside the function's domain
        assert compiled(*arguments) == expected, arguments
        compared += 1
    assert compared >= 100


def test_the_rules_are_found() -> None:
    names = {function.__name__ for function in FUNCTIONS}
    assert {"follow", "beats", "allowed_calls", "round_score", "suit_of", "bid_value"} <= names
