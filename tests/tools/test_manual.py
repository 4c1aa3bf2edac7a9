"""The manual page is what the commands say of themselves."""

import shutil
import subprocess
from pathlib import Path

from longsuit.commands.cli import COMMANDS
from longsuit.tools import manual

PAGE = Path(__file__).parents[2] / "docs" / "longsuit.1"


def test_the_manual_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == manual.page(), "run: make docs"


def test_it_has_every_command_with_its_options() -> None:
    text = manual.page()
    for command in COMMANDS:
        assert f'.SS "longsuit {command}"' in text
    assert '.SS "longsuit admin backup"' in text
    assert "\n.B \\-\\-duplicate\nEach deal with the players in every seat.\n" in text


def test_nothing_in_a_text_is_a_command_of_roff() -> None:
    assert manual.roff(".so it's \\n `x` -y") == "\\&.so it\\(aqs \\en \\(gax\\(ga \\-y"


def test_a_formatter_reads_it_without_a_warning() -> None:
    """Where there is one; what it makes of the page is shown by `man -l docs/longsuit.1`."""
    groff, mandoc = shutil.which("groff"), shutil.which("mandoc")
    if mandoc:
        command = [mandoc, "-T", "lint", "-W", "warning", str(PAGE)]
    elif groff:
        command = [groff, "-man", "-Kutf8", "-Tutf8", "-ww", "-z", str(PAGE)]
    else:
        command = ["true"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
