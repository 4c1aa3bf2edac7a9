"""The page is built when its sources change; where it cannot be, everything else works."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from click.testing import CliRunner

from longsuit.commands import start
from longsuit.commands.cli import main
from longsuit.commands.serve import serve_command
from longsuit.engine.sentences import say
from longsuit.messages.render import english

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def web(tmp_path: Path) -> Path:
    sources = tmp_path / "web"
    (sources / "src").mkdir(parents=True)
    (sources / "package.json").write_text("{}")
    (sources / "package-lock.json").write_text("{}")
    (sources / "src" / "main.ts").write_text("one")
    return sources


class Node:
    """Stands in for npm and Vite; notes what was run."""

    def __init__(self, fails: type[Exception] | None = None) -> None:
        self.runs: list[str] = []
        self.fails = fails
        self.tools = False  # as the last `npm ci` was asked

    def __call__(self, sources: Path, node: Path, *words: str) -> None:
        self.runs.append("ci" if "ci" in words else "build")
        self.tools = "--include=dev" in words if "ci" in words else self.tools
        if self.fails:
            raise self.fails("npm ci failed: no network")
        if "--outDir" in words:
            out = Path(words[words.index("--outDir") + 1])
            out.mkdir(parents=True)
            (out / "index.html").write_text((sources / "src" / "main.ts").read_text())


def prepared(hook: Any, monkeypatch: pytest.MonkeyPatch, node: Node, tmp_path: Path) -> None:
    cli = tmp_path / "node" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    cli.parent.mkdir(parents=True)
    cli.touch()
    monkeypatch.setattr(hook, "run", node)
    monkeypatch.setattr(hook, "node_binary", lambda: tmp_path / "node" / "bin" / "node")


def test_builds_once_for_each_state_of_the_sources(
    hook: Any, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, into = Node(), tmp_path / "page"
    prepared(hook, monkeypatch, node, tmp_path)
    assert hook.build(web, into) == ""
    assert node.runs == ["ci", "build"]
    assert hook.build(web, into) == ""
    assert node.runs == ["ci", "build"]
    (web / "src" / "main.ts").write_text("two")
    assert hook.build(web, into) == ""
    assert node.runs == ["ci", "build", "build"]
    assert (into / "index.html").read_text() == "two"
    (web / "package-lock.json").write_text('{"lockfileVersion": 3}')
    assert hook.build(web, into) == ""
    assert node.runs[3:] == ["ci", "build"]


def test_installs_the_linters_and_test_tools_only_where_they_are_wanted(
    hook: Any, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, into = Node(), tmp_path / "page"
    prepared(hook, monkeypatch, node, tmp_path)
    monkeypatch.delenv(hook.TOOLS, raising=False)
    assert hook.build(web, into) == ""
    assert not node.tools
    monkeypatch.setenv(hook.TOOLS, "1")
    assert hook.build(web, into) == ""
    assert node.runs == ["ci", "build", "ci"]
    assert node.tools
    monkeypatch.delenv(hook.TOOLS)
    (web / "src" / "main.ts").write_text("two")
    assert hook.build(web, into) == ""
    assert node.runs == ["ci", "build", "ci", "build"]


def test_a_build_that_fails_says_why_and_leaves_the_old_page(
    hook: Any, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    into = tmp_path / "page"
    into.mkdir()
    (into / "index.html").write_text("old")
    prepared(hook, monkeypatch, Node(hook.BuildFailed), tmp_path)
    assert hook.build(web, into) == "npm ci failed: no network"
    assert (into / "index.html").read_text() == "old"
    assert (into / "failed.txt").read_text() == "npm ci failed: no network\n"


def test_a_step_that_fails_tells_its_first_words(hook: Any, tmp_path: Path) -> None:
    with pytest.raises(hook.BuildFailed, match="vite build failed: it went wrong"):
        hook.run(tmp_path, Path(sys.executable), "-c", "raise SystemExit('it went wrong')")


def test_without_sources_the_page_that_is_there_stays(hook: Any, tmp_path: Path) -> None:
    assert hook.build(tmp_path / "nothing", tmp_path / "page") == ""
    assert not (tmp_path / "page").exists()


def test_the_lock_file_holds_no_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert len(packages) > 10
    for name, entry in packages.items():
        assert "resolved" not in entry, name
        assert "http" not in json.dumps(entry), name


# What `make play` starts.


def test_start_says_why_there_is_no_page_and_plays_here(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "web").mkdir()
    (home / "web" / "failed.txt").write_text("npm ci failed: no network\n")
    monkeypatch.setattr(start, "files", lambda _: home)
    result = CliRunner().invoke(main, ["start"], input="quit\n")
    assert "There’s no page for the browser. npm ci failed: no network" in result.output
    assert english(say("which_game_question")) in result.output


def test_start_opens_the_page_where_there_is_one(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "web").mkdir()
    (home / "web" / "index.html").touch()
    served: list[dict[str, Any]] = []
    monkeypatch.setattr(start, "files", lambda _: home)
    monkeypatch.setattr(start, "can_open_browser", lambda: True)
    monkeypatch.setattr(serve_command, "callback", lambda **words: served.append(words))
    result = CliRunner().invoke(main, ["start", "--port", "0", "--db", "sqlite://"])
    assert result.exit_code == 0, result.output
    assert served[0]["opened"] is True
    assert (served[0]["port"], served[0]["db"]) == (0, "sqlite://")


def test_a_page_without_a_reason_is_not_part_of_it(tmp_path: Path) -> None:
    assert start.why_no_page(tmp_path) == say("page_not_installed")
    (tmp_path / "index.html").touch()
    assert start.why_no_page(tmp_path) is None
