import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from longsuit.arena import matches
from longsuit.arena.matches import MatchResult
from longsuit.arena.seating import Contest
from longsuit.bots import registry
from longsuit.bots.player import Choice, Kind
from longsuit.bots.registry import RANDOM
from longsuit.commands.cli import main
from longsuit.engine.actions import Event

pytestmark = pytest.mark.usefixtures("home")

SMALL = ("arena", "estimation_whist", "max_cards=2")


@pytest.fixture(autouse=True)
def in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def refused(result: Result, *words: str) -> None:
    assert result.exit_code == 2, result.output
    for word in words:
        assert word in result.stderr


def failing(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
    raise KeyError("a plan")


@pytest.fixture
def with_failing(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = Kind(name="failing", about="", make=lambda game, rules, arguments: failing)
    monkeypatch.setattr(registry, "kinds", lambda: {"random": RANDOM, "failing": kind})


def test_a_table_for_people() -> None:
    done = run(*SMALL, "--players", "random*4", "--games", "12", "--duplicate")
    assert done.exit_code == 0
    said = done.stdout.replace("\n", " ")
    assert "12 matches: 12 deals, each played with the players in every seat" in said
    for word in ("Score", "Wins", "Made", "Skill", "ms", "random ×4", "Chance is 25%."):
        assert word in said
    assert "95% intervals from 12 deals" in done.stdout
    assert done.stderr == ""


def test_a_game_without_calls_has_no_such_column() -> None:
    done = run("arena", "pesten", "players=2", "--players", "random*2", "--games", "4")
    assert done.exit_code == 0
    assert "Made" not in done.stdout
    assert "95% intervals from 4 matches" in done.stdout


def test_players_are_compared_with_one_another() -> None:
    done = run("arena", "whist", "target=5", "--players", "random,npc*3", "--games", "8")
    assert done.exit_code == 0
    assert "Scored more than" in done.stdout
    assert "npc ×3" in done.stdout


def test_the_same_bytes_on_any_number_of_processes() -> None:
    words = (*SMALL, "--players", "random*4", "--games", "20", "--json", "--seed", "7")
    alone, two = run(*words), run(*words, "--jobs", "2")
    assert alone.exit_code == two.exit_code == 0
    assert alone.stdout == two.stdout
    assert alone.stdout != run(*words[:-1], "8").stdout
    found = json.loads(alone.stdout)
    assert (found["matches"], found["deals"], found["unit"]) == (20, 20, "match")
    assert found["rules"] == {"max_cards": "2"}
    (line,) = found["players"]
    assert line["wins"]["mean"] == 0.25
    assert set(line["score"]) == {"mean", "low", "high"}
    assert set(line["rating"]) == {"mu", "sigma"}
    assert "seconds" not in alone.stdout


def test_what_is_rounded_is_said() -> None:
    done = run(*SMALL, "--players", "random,classic*3", "--games", "6", "--duplicate")
    assert "6 matches were rounded up to 8, so that every deal is complete." in done.stdout
    done = run(*SMALL, "--players", "random,classic*3", "--games", "6")
    assert "There are 4 seatings, and some were played more often" in done.stdout
    assert "--games 8 would play each equally often." in done.stdout.replace("\n", " ")


def test_a_report(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    words = (*SMALL, "--players", "random,classic*3", "--games", "8", "--duplicate")
    done = run(*words, "--report", str(page))
    assert done.exit_code == 0
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    again = "longsuit arena estimation_whist max_cards=2 --players &#x27;random,classic*3&#x27; "
    assert again + "--games 8 --duplicate --seed 0" in text
    refused(run(*words, "--report", str(tmp_path / "no" / "a.html")), "there’s no folder")


@pytest.mark.usefixtures("with_failing")
def test_errors_are_counted_and_logged(tmp_path: Path) -> None:
    done = run(*SMALL, "--players", "failing,random*3", "--games", "30")
    assert done.exit_code == 0
    said = done.stdout.replace("\n", " ")
    assert "Players failed 210 times" in said  # 3 calls and 4 cards in each of 30 matches
    assert "failing: KeyError: 'a plan'" in said
    logs = sorted((tmp_path / "longsuit-errors").iterdir())
    assert len(logs) == 20
    assert logs[0].name == "failing-0-0.game"
    shown = run("replay", str(logs[0]), "--seat", "0")
    assert shown.exit_code == 0, shown.stderr


@pytest.mark.usefixtures("with_failing")
def test_errors_are_logged_where_one_wants_them(tmp_path: Path) -> None:
    words = (*SMALL, "--players", "failing,random*3", "--games", "4")
    run(*words, "--errors", str(tmp_path / "here"))
    assert len(list((tmp_path / "here").iterdir())) == 4
    (tmp_path / "pages").mkdir()
    run(*words, "--report", str(tmp_path / "pages" / "a.html"))
    assert len(list((tmp_path / "pages" / "longsuit-errors").iterdir())) == 4
    assert "KeyError" in (tmp_path / "pages" / "a.html").read_text("utf-8")


def test_what_is_wrong_is_said() -> None:
    refused(run("arena", "--players", "random*4"), "Say which game")
    refused(run("arena", "bridge", "--players", "random*4"), "There’s no game “bridge”")
    refused(run("arena", "whist"), "--players")
    refused(run("arena", "whist", "--players", "random"), "4 seats", "random*4")
    refused(run("arena", "whist", "--players", "random,heuristic"), "random,heuristic*3")
    refused(run("arena", "whist", "--players", "rondom*4"), "There’s no computer player “rondom”")
    words = ("arena", "whist", "--players", "random*x")
    refused(run(*words), "Write a number of seats from 1 to 9 after *")
    refused(run("arena", "whist", "--players", "random*4", "--set", "cards=99"), "Set cards to")
    refused(run("arena", "whist", "--players", "random*4", "--games", "0"), "--games")
    refused(run("arena", "whist", "--players", "random*4", "--preset", "nice"), "no preset “nice”")


def test_ctrl_c_keeps_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = matches.play_matches

    def stopped(contest: Contest, jobs: int) -> Iterator[MatchResult]:
        for m in whole(contest, jobs):
            if m.number == 7:
                raise KeyboardInterrupt
            yield m

    monkeypatch.setattr(matches, "play_matches", stopped)
    words = (*SMALL, "--players", "random,classic*3", "--games", "100", "--duplicate")
    done = run(*words, "--json")
    assert done.exit_code == 130
    found = json.loads(done.stdout)
    assert (found["matches"], found["deals"], found["stopped"]) == (4, 1, True)
    assert "Stopped before the end.\nThis is the result of 4 matches." in done.stderr


@pytest.mark.full
@pytest.mark.skipif(os.name != "posix", reason="signals to a process group")
def test_ctrl_c_in_a_terminal_ends_all_processes() -> None:
    code = "from longsuit.commands.cli import main; main()"
    words = ["arena", "whist", "--players", "random*4", "--games", "1000000", "--jobs", "2"]
    begun = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(6)
    try:
        os.killpg(begun.pid, signal.SIGINT)
        out, err = begun.communicate(timeout=120)
    except subprocess.TimeoutExpired:
        os.killpg(begun.pid, signal.SIGKILL)
        raise
    assert begun.returncode in (2, 130), err
    assert "Traceback" not in err
    assert "Stopped before the end." in out + err
    assert ends(begun.pid)


def ends(group: int) -> bool:
    """True if the last process of a group is gone within ten seconds."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
