"""Compiled code is stored by what it depends on, and by nothing else."""

from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from longsuit.sim.batches import PLAY
from longsuit.sim.compile import cache
from longsuit.sim.compile.cache import digest, reachable_functions, syntax
from longsuit.sim.compile.warm_up import entries
from longsuit.sim.rollouts.rollout_whist import ROLLOUT

SOURCE = """
LIMIT = {limit}

def inner(number):
    {comment}
    return {inner}

def other(number):
    return number

def outer(number):
    return inner(number) + LIMIT

def loop_of(step, size, start={start}):
    def loop(number, {parameters}):
        return step(number) * size + start
    return loop

loop = loop_of({step}, {size})
twice = loop_of(loop, 1)
"""
DEFAULTS: dict[str, object] = {
    "limit": 3,
    "inner": "number + 1",
    "comment": "",
    "start": 0,
    "step": "inner",
    "size": 2,
    "parameters": "low=1, high=2",
}


def module(**changes: object) -> dict[str, Any]:
    """The names of a module made from the source above."""
    scope: dict[str, Any] = {"__name__": "longsuit.made"}
    exec(SOURCE.format(**DEFAULTS | changes), scope)
    return scope


def made(name: str = "outer", **changes: object) -> FunctionType:
    """One of its functions."""
    function = module(**changes)[name]
    assert isinstance(function, FunctionType)
    return function


def test_a_changed_function_or_constant_far_below_changes_the_digest() -> None:
    assert digest(made()) != digest(made(limit=4))
    assert digest(made()) != digest(made(inner="number + 2"))
    assert digest(made()) != digest(made(inner="number - 1"))


@pytest.mark.parametrize("name", ["loop", "twice"])
@pytest.mark.parametrize(
    "changes",
    [
        {"inner": "number + 2"},
        {"step": "other"},
        {"size": 3},
        {"start": 1},
        {"parameters": "low=1, high=3"},
        {"parameters": "high=1, low=2"},
    ],
    ids=str,
)
def test_closures_and_defaults_are_part_of_the_digest(name: str, changes: dict[str, Any]) -> None:
    assert digest(made(name)) == digest(made(name))
    assert digest(made(name)) != digest(made(name, **changes))


def test_two_closures_of_one_factory_are_two_functions() -> None:
    assert len(reachable_functions(made("loop"))) == 2
    assert len(reachable_functions(made("twice"))) == 3


def test_comments_docstrings_and_names_of_variables_do_not() -> None:
    assert digest(made()) == digest(made(comment="# said better"))
    assert digest(made(comment='"""Old."""')) == digest(made(comment='"""New."""'))
    assert digest(made(comment="a = number")) == digest(made(comment="b = number"))


def test_a_text_that_is_no_docstring_is_part_of_the_digest() -> None:
    assert digest(made(inner="'a'")) != digest(made(inner="'b'"))


def test_comments_and_docstrings_of_the_compiler_do_not_count() -> None:
    plain = "def f(x):\n    return x"
    assert syntax(f'"""About."""\n{plain}  # yes') == syntax(plain)
    assert syntax('def f(x):\n    """Text."""\n    return x') == syntax(plain)
    assert syntax("def f(x):\n    return -x") != syntax(plain)


def test_an_entry_point_reaches_the_rules_of_its_own_game_only() -> None:
    whist = {line.partition(" ")[0] for line in reachable_functions(ROLLOUT.function)}
    assert "longsuit.engine.phases.tricks.beats" in whist
    assert "longsuit.games.whist.cut_cards" in whist  # by way of a closure
    assert not [name for name in whist if "pesten" in name]
    pesten = reachable_functions(PLAY["pesten"].function)
    assert any(line.startswith("longsuit.games.pesten") for line in pesten)


def test_every_entry_point_has_a_file_of_its_own() -> None:
    found = entries()
    assert len({entry.file for entry in found}) == len(found)


def test_code_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "new" / "made.o"
    assert cache.read(path) is None
    cache.write(path, b"code")
    assert cache.read(path) == b"code"
    assert list(path.parent.iterdir()) == [path]
    path.write_bytes(path.read_bytes()[:-1])
    assert cache.read(path) is None


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache.write(tmp_path / "file" / "made.o", b"code")
    assert cache.read(tmp_path / "file" / "made.o") is None
