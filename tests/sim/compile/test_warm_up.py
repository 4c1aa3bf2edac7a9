"""Compiling ahead: in the order of need, in other processes, and never twice."""

from pathlib import Path

import pytest

from longsuit.games import GAMES
from longsuit.sim.compile import cache, warm_up
from longsuit.sim.compile.entry_points import ENTRIES, Entry
from longsuit.sim.compile.warm_up import PROCESSES, compile_share, entries, load_as_stored, needed
from longsuit.sim.rollouts.network import call_values
from longsuit.sim.solver.decided import decided_tricks


class Child:
    """A process that compiles, in as many steps as there are entry points."""

    def __init__(self, todo: list[Entry]) -> None:
        self.todo = todo

    def poll(self) -> int | None:
        if not self.todo:
            return 0
        self.todo.pop(0).compile()
        return None


@pytest.fixture
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """Two small entry points of their own, and an empty cache."""
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    known = len(ENTRIES)
    found = [Entry(call_values, "aiiihwa"), Entry(decided_tricks, "aiiaa")]
    monkeypatch.setattr(warm_up, "POLL", 0)
    del ENTRIES[known:]
    monkeypatch.setattr(warm_up, "entries", lambda game="": found)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_opened_game_comes_first_and_whole_matches_last(game: str) -> None:
    ordered, first = entries(game), list(needed(game))
    assert ordered[: len(first)] == first
    assert game in first[0].name
    assert len(set(ordered)) == len(ordered) == len(entries())
    assert set(ordered) == set(entries())
    matches = ["play_many" in entry.name for entry in ordered]
    assert matches == sorted(matches)
    assert game in next(entry.name for entry in ordered if "play_many" in entry.name)


def test_code_is_loaded_as_other_processes_store_it(few: list[Entry]) -> None:
    child = Child(list(few))
    load_as_stored(few, [child])  # type: ignore[list-item]
    assert all(entry.compiled for entry in few)
    assert not child.todo


def test_what_no_process_has_stored_is_compiled_here(few: list[Entry]) -> None:
    load_as_stored(few, [Child([])])  # type: ignore[list-item]
    assert all(entry.compiled and entry.file.is_file() for entry in few)


def test_the_processes_share_the_entry_points(
    few: list[Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    reduced: list[int] = []
    monkeypatch.setattr("os.nice", reduced.append)
    for number in range(PROCESSES):
        compile_share(str(number), "whist")
        assert [entry.file.is_file() for entry in few] == [number >= at for at in (0, 1)]
    assert reduced == [warm_up.NICENESS] * PROCESSES
    written = [entry.file.stat().st_mtime_ns for entry in few]
    compile_share("0", "whist")
    assert [entry.file.stat().st_mtime_ns for entry in few] == written


def test_a_child_process_starts() -> None:
    """What `start_child` runs is this module; an unknown share compiles nothing."""
    child = warm_up.start_child(999, "")
    assert child.wait(300) == 0
