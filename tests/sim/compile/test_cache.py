"""Compiled code is kept by what it depends on, and by nothing else."""

from types import FunctionType

from longsuit.sim.batches import PLAY
from longsuit.sim.compile.cache import digest, reached
from longsuit.sim.rollouts.trials_whist import ROLLOUT

SOURCE = """
LIMIT = {limit}

def inner(number):
    {comment}
    return {inner}

def outer(number):
    return inner(number) + LIMIT
"""


def made(limit: int = 3, inner: str = "number + 1", comment: str = "") -> FunctionType:
    values = {"__name__": "longsuit.made"}
    exec(SOURCE.format(limit=limit, inner=inner, comment=comment), values)
    function = values["outer"]
    assert isinstance(function, FunctionType)
    return function


def test_a_changed_function_or_constant_far_below_changes_the_digest() -> None:
    assert digest(made()) != digest(made(limit=4))
    assert digest(made()) != digest(made(inner="number + 2"))
    assert digest(made()) != digest(made(inner="number - 1"))


def test_comments_docstrings_and_names_of_variables_do_not() -> None:
    assert digest(made()) == digest(made(comment="# said better"))
    assert digest(made(comment='"""Old."""')) == digest(made(comment='"""New."""'))


def test_an_entry_point_reaches_the_rules_of_its_own_game_only() -> None:
    whist = {name.partition(":")[0] for name in reached(ROLLOUT.function)}
    assert "longsuit.engine.phases.tricks.beats" in whist
    assert not [name for name in whist if "pesten" in name]
    pesten = reached(PLAY["pesten"].function)
    assert any(name.startswith("longsuit.games.pesten") for name in pesten)
