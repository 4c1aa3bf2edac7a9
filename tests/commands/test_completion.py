"""What a shell completes: commands, games, options, presets, players and files."""

import os
import pty
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.commands.completion import SHELLS, last_word, unquoted
from longsuit.games import GAMES
from longsuit.games.pesten import PRESETS

pytestmark = pytest.mark.usefixtures("home")

PATIENCE = 120  # seconds for an answer of a shell on a busy machine
COMMAND = (
    f"{sys.executable} -c 'from longsuit.commands.cli import main; main(prog_name=\"longsuit\")'"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the command `longsuit`, and two files to complete."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "longsuit").write_text(f'#!/bin/sh\nexec {COMMAND} "$@"\n')
    (folder / "longsuit").chmod(0o755)
    (folder / "evening.game").touch()
    return folder


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}


def completed(folder: Path, line: str) -> list[str]:
    """What Bash would offer for the last word of a line."""
    script = (
        "source <(longsuit completion bash)\n"
        'COMP_LINE=$1 COMP_POINT=${#1}\n_longsuit_completion longsuit\nprintf "%s\\n" '
        '"${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        ["bash", "--norc", "-c", script, "bash", line],
        capture_output=True,
        text=True,
        env=environment(folder),
        cwd=folder,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.full
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("longsuit re", ["replay", "review"]),
        ("longsuit rules p", ["pesten"]),
        ("longsuit play --preset", ["--preset"]),
        ("longsuit play pesten --preset c", sorted(n for n in PRESETS if n.startswith("c"))),
        ("longsuit play whist play", ["players="]),
        ("longsuit play whist --set p", ["players="]),
        ("longsuit bots isr", ["israeli_whist"]),
        ("longsuit arena whist --players heu", ["heuristic"]),
        ('longsuit arena whist --players "random,level(ex', ["random,level(expert)"]),
        ("longsuit arena whist --players level\\(ex", ["level\\(expert\\)"]),
        ("longsuit arena whist --players 'level(expert,b", ["level(expert,bold)"]),
        ("longsuit admin back", ["backup"]),
        ("longsuit completion f", ["fish"]),
        ("longsuit nothing of this ", []),
        ("longsuit rules nothing x", []),
    ],
)
def test_bash_completes(folder: Path, line: str, expected: list[str]) -> None:
    assert sorted(completed(folder, line)) == expected


@pytest.mark.full
def test_bash_completes_the_value_of_an_option_alone(folder: Path) -> None:
    """Bash takes what stands behind `=` for a word of its own."""
    assert completed(folder, "longsuit rules estimation_whist tr") == []
    assert completed(folder, "longsuit rules estimation_whist hook=") == ["yes", "no"]
    assert completed(folder, "longsuit rules estimation_whist hook=n") == ["no"]
    assert completed(folder, "longsuit rules estimation_whist 'hook=n") == ["hook=no"]


@pytest.mark.full
def test_a_person_presses_tab(folder: Path) -> None:
    """A real Bash with a real line editor: a game is completed, then a file."""
    pid, terminal = pty.fork()
    if not pid:
        os.chdir(folder)
        os.execvpe("bash", ["bash", "--norc", "--noprofile", "-i"], environment(folder))
    try:
        os.write(terminal, b"source <(longsuit completion bash); echo rea''dy\n")
        wait_for(terminal, "ready")
        os.write(terminal, b"longsuit rules isr\t")
        wait_for(terminal, "israeli_whist ")
        os.write(terminal, b"\x15longsuit replay eve\t")  # Ctrl+U clears the line
        wait_for(terminal, "evening.game ")
    finally:
        os.close(terminal)
        os.waitpid(pid, 0)


def wait_for(terminal: int, text: str) -> None:
    """Reads until a text has come, which had not come before."""
    seen, end = "", time.monotonic() + PATIENCE
    while text not in seen:
        readable, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert readable, seen
        seen += os.read(terminal, 4096).decode(errors="replace")


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_a_script(shell: str) -> None:
    result = CliRunner().invoke(main, ["completion", shell])
    assert result.exit_code == 0
    assert f"_LONGSUIT_COMPLETE={shell}_complete" in result.output
    if program := shutil.which(shell):
        subprocess.run([program, "-n"], input=result.output, text=True, check=True)


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_answered(folder: Path, shell: str) -> None:
    asked = {
        "_LONGSUIT_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": "longsuit rules ",
        "COMP_CWORD": "2" if shell == "zsh" else "",
    }
    done = subprocess.run(
        ["longsuit"], capture_output=True, text=True, env=environment(folder) | asked, check=True
    )
    assert all(game in done.stdout for game in GAMES)


@pytest.mark.parametrize(
    ("line", "word", "words"),
    [
        ("longsuit ru", "ru", ["longsuit", "ru"]),
        ("longsuit rules ", "", ["longsuit", "rules"]),
        ("longsuit 'a b", "'a b", ["longsuit", "a b"]),
        ('longsuit --players "x(y', '"x(y', ["longsuit", "--players", "x(y"]),
        ("longsuit x\\(y", "x\\(y", ["longsuit", "x(y"]),
        ("longsuit x\\", "x", ["longsuit", "x"]),
    ],
)
def test_an_unfinished_line_is_read(line: str, word: str, words: list[str]) -> None:
    assert last_word(line.removesuffix("\\")) == word
    assert unquoted(line) == words
