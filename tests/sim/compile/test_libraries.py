"""Libraries of a wheel: equal results on every level, and used only while the sources fit."""

import subprocess
import sys
from pathlib import Path

import pytest

from longsuit.games import GAMES
from longsuit.sim.batches import SimulationRun, play_games
from longsuit.sim.compile import libraries
from longsuit.sim.compile.libraries import LEVELS, SOURCES, sources_digest, usable_levels

SCRIPT = """
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
class NoCompiler(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("llvmlite", "numba"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, NoCompiler())
from longsuit.sim.compile import libraries
libraries.FOLDER = Path(sys.argv[1])
libraries.LEVELS = {sys.argv[2]: libraries.LEVELS[sys.argv[2]]}
from longsuit.games import GAMES
from longsuit.sim.batches import PLAY, SimulationRun, play_games
for game in GAMES:
    for rules in GAMES[game].PRESETS.values():
        for policy in (0, 0x2222):
            run = SimulationRun(game=game, rules=rules, games=20, policy=policy)
            assert PLAY[game].ready() is not PLAY[game].function
            print(game, play_games(run, 3, 20).check)
"""


@pytest.mark.slow
def test_every_level_gives_the_same_games_without_a_compiler(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        build = [
            sys.executable,
            "-m",
            "longsuit.sim.compile.build_libraries",
            str(tmp_path / folder),
        ]
        subprocess.run(build, check=True)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
    expected = [
        f"{game} {play_games(run, 3, 20).check}"
        for game in GAMES
        for rules in GAMES[game].PRESETS.values()
        for policy in (0, 0x2222)
        for run in [SimulationRun(game=game, rules=rules, games=20, policy=policy)]
    ]
    for level in usable_levels():
        command = [sys.executable, "-c", SCRIPT, str(tmp_path / "one"), level]
        found = subprocess.run(command, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stderr
        assert found.stdout.splitlines() == expected


def test_a_processor_has_the_levels_whose_instructions_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    better, plain = LEVELS["x86-64-v3"], LEVELS["x86-64-v2"]
    for there, levels in (
        ({*better, *plain, "avx512f"}, ["x86-64-v3", "x86-64-v2"]),
        ({*better[1:], *plain}, ["x86-64-v2"]),
        ({*better, *plain[1:]}, []),
        (set(), []),
    ):
        monkeypatch.setattr(libraries, "instructions", lambda there=there: there)
        assert usable_levels() == levels


def test_a_library_of_other_sources_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(libraries, "FOLDER", tmp_path)
    monkeypatch.setattr(libraries, "usable_levels", lambda: ["x86-64-v2"])
    monkeypatch.setattr("ctypes.CDLL", opened.append)
    libraries.library.cache_clear()
    try:
        (tmp_path / "x86-64-v2.so").write_bytes(b"")
        assert libraries.library() is None
        for text, found in (("another", []), (sources_digest(), [str(tmp_path / "x86-64-v2.so")])):
            (tmp_path / SOURCES).write_text(text)
            libraries.library.cache_clear()
            libraries.library()
            assert opened == found
    finally:
        libraries.library.cache_clear()
