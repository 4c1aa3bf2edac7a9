"""Rollouts, networks and policies stay within their rows, and are the same without a compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .walk import digests

ROOT = Path(__file__).parents[3]


def digests_of_a_process(*arguments: str, **environment: str) -> list[str]:
    """The digests that a process of its own prints, with these settings of the compiler."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.sim.rollouts.walk", *arguments],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.slow
def test_no_index_of_a_rollout_leaves_its_row() -> None:
    """With bounds checked, compiled code raises IndexError where an index leaves its row."""
    assert digests_of_a_process(LONGSUIT_BOUNDSCHECK="1") == list(digests(short=False))


@pytest.mark.slow
def test_rollouts_are_the_same_interpreted() -> None:
    interpreted = digests_of_a_process("--short", LONGSUIT_INTERPRETED="1")
    assert interpreted == list(digests(short=True))
