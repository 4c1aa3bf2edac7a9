"""The rule sheets: complete, and true to their options."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import fields, replace

from longsuit.games import GAMES
from longsuit.messages import rule_sheets

TESTS = Path(__file__).parents[1] / "games"
SECTION = re.compile(r"^§(\d+) ", re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_sheet_docstring_and_tests_have_the_same_sections(name: str) -> None:
    game = GAMES[name]
    numbers = SECTION.findall(game.__doc__ or "")
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]
    assert re.findall(r"^## §(\d+) ", rule_sheets.source(name), re.MULTILINE) == numbers
    (file,) = TESTS.rglob(f"test_{name}.py")
    tests = file.read_text(encoding="utf-8")
    assert set(re.findall(r"def test_s(\d+)_", tests)) == set(numbers)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_explained(name: str) -> None:
    assert list(rule_sheets.options(name)) == [f.name for f in fields(GAMES[name].Rules)]


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_has_a_sheet(name: str) -> None:
    game = GAMES[name]
    assert next(iter(game.PRESETS.values())) == game.Rules()
    for rules in game.PRESETS.values():
        text = rule_sheets.sheet(name, rules)
        assert not re.search(r"[{}]|^\[|\bNone\b", text, re.MULTILINE)


def other_values(name: str) -> list[tuple[str, object]]:
    """Every option with one value that is not its default."""
    rules = GAMES[name].Rules
    hints = get_type_hints(rules)
    out: list[tuple[str, object]] = []
    for field in fields(rules):
        hint = hints[field.name]
        if hint is bool:
            out.append((field.name, not field.default))
        elif get_origin(hint) is Literal:
            out += [(field.name, v) for v in get_args(hint) if v != field.default]
    return out


@pytest.mark.parametrize("name", GAMES)
def test_what_an_option_changes_the_text_changes_with_it(name: str) -> None:
    silent = {option for option, value in other_values(name) if not says(name, option, value)}
    # How a hand is shown is no rule.
    assert silent <= {"hand_order"}


def says(name: str, option: str, value: object) -> bool:
    """True if the sheet of some preset changes with this option, or none can have it."""
    silent = False
    for preset in GAMES[name].PRESETS.values():
        if getattr(preset, option) == value:
            continue
        try:
            changed = replace(preset, **{option: value})
        except ValueError:
            continue  # it makes sense only beside another one
        if rule_sheets.sheet(name, changed) != rule_sheets.sheet(name, preset):
            return True
        silent = True
    return not silent


def test_conditions() -> None:
    known: dict[str, object] = {"hook": "yes", "score": "vanilla", "players": "4"}
    for condition, true in {
        "hook": True,
        "!hook": False,
        "score=vanilla": True,
        "score=squared|vanilla": True,
        "score!=vanilla": False,
        "score!=squared & players=4": True,
        "hook&players=3": False,
    }.items():
        assert rule_sheets.holds(condition, known) is true, condition
    with pytest.raises(KeyError):
        rule_sheets.holds("nonsense=1", known)
