"""longsuit sim, warm and doctor."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longsuit.commands.cli import main
from longsuit.sim.compile import warm_up
from longsuit.sim.compile.cache import root
from longsuit.sim.compile.entry_points import ENTRIES


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


GAMES = ("sim", "estimation_whist", "max_cards=3", "--games", "500")


def test_the_same_on_any_number_of_threads() -> None:
    one, two = (run(*GAMES, "--json", "--threads", number) for number in ("1", "2"))
    assert one.exit_code == 0
    assert one.output == two.output
    found = json.loads(one.output)
    assert found["games"] == 500
    assert found["rounds"] == 2500
    assert sum(found["tricks"]) == sum(found["calls"]) == 4 * 2500
    assert all(made <= said for made, said in zip(found["made"], found["calls"], strict=False))
    assert [sum(counts.values()) for counts in found["totals"]] == [500] * 4
    assert json.loads(run(*GAMES, "--json", "--seed", "9").output)["checksum"] != found["checksum"]


def test_for_people() -> None:
    text = run(*GAMES, "--policy", "simple,random*3").output
    assert "500 games, 2,500 rounds" in text
    for head in ("Tricks", "Calls made, by call", "Totals", "Won or shared"):
        assert head in text
    assert "100.0%" not in text


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "Say which game"),
        (("bridge",), "There’s no game"),
        (("whist", "--policy", "clever"), "There’s no policy"),
        (("whist", "--policy", "simple*3"), "3 policies for 4 seats"),
        (("whist", "cards=99"), "cards"),
    ],
)
def test_refusals(arguments: tuple[str, ...], reason: str) -> None:
    found = run("sim", *arguments)
    assert found.exit_code == 2
    assert reason in found.output


def test_doctor(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(run("doctor", "--json").output)
    assert found["compiler"] is True
    assert found["packages"]["llvmlite"]
    assert found["cache"] == str(root())
    assert "kernels.estimation_whist.play_many" in found["compiled"]
    assert "Compiled code is kept in" in run("doctor").output
    monkeypatch.setenv("LONGSUIT_INTERPRETED", "1")
    assert "There’s no compiler" in run("doctor").output
    assert json.loads(run("doctor", "--json").output)["compiler"] is False
    refused = run("warm")
    assert refused.exit_code == 2
    assert "no compiler" in refused.output
    assert warm_up.warm_in_background() is None


def test_what_is_stored_is_known() -> None:
    entry = next(entry for entry in ENTRIES if entry.name == "kernels.estimation_whist.play_many")
    entry.ready()
    assert warm_up.is_stored(entry)


def test_old_code_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "root", lambda: tmp_path)
    for name in ("old", "recent"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(warm_up, "time", lambda: (tmp_path / "old").stat().st_mtime + 10)
    monkeypatch.setattr(warm_up, "UNUSED", 20)
    warm_up.remove_unused()
    assert {path.name for path in tmp_path.iterdir()} == {"old", "recent"}
    monkeypatch.setattr(warm_up, "UNUSED", 5)
    warm_up.remove_unused()
    assert {path.name for path in tmp_path.iterdir()} == set()


def test_warm_tells_what_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = [entry for entry in ENTRIES if entry.name == "kernels.estimation_whist.play_many"][:1]
    monkeypatch.setattr(warm_up, "entries", lambda game="": ready)
    found = run("warm")
    assert found.exit_code == 0
    assert "1 entry point is compiled, after" in found.output
