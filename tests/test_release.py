"""What is in a wheel, and what would keep it from being released."""

import shutil
import subprocess
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from longsuit import __version__
from longsuit.tools.materials import reproducible
from longsuit.tools.release import differing, write_checksums
from longsuit.tools.release_contents import problems

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    """The files of the repository: where there is no git, those that are there."""
    if not (ROOT / ".git").exists():
        return [str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.*")]
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in done.stdout.splitlines() if (ROOT / name).exists()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A wheel of the working tree, with the page that is there."""
    from hatchling.builders.wheel import WheelBuilder

    folder = tmp_path_factory.mktemp("dist")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HATCH_BUILD_NO_HOOKS", "1")
        (built,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
        yield Path(built)


def test_a_wheel_has_everything_and_nothing_else(wheel: Path, tracked: list[str]) -> None:
    assert problems(wheel, tracked) == []
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        (entry_points,) = (name for name in names if name.endswith("/entry_points.txt"))
        assert b"longsuit = longsuit.commands.cli:main" in packed.read(entry_points)
    for needed in ("py.typed", "messages/ar/rules/pesten.md", "sim/models/", "web/assets/"):
        assert any(name.startswith(f"longsuit/{needed}") for name in names), needed


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("longsuit/__pycache__/x.pyc", b"", "a cache"),
        ("tests/test_x.py", b"", "not of the package"),
        ("longsuit/web/failed.txt", b"", "a trace of the build"),
        ("longsuit/web/x.js", f"{ROOT}/web/x".encode(), "a path of this machine"),
        ("longsuit/web/assets/x.bin", bytes(9_000_000), "more than"),
    ],
)
def test_a_wheel_with_something_else_is_refused(
    wheel: Path, tracked: list[str], tmp_path: Path, name: str, content: bytes, problem: str
) -> None:
    spoilt = Path(shutil.copy(wheel, tmp_path))
    with zipfile.ZipFile(spoilt, "a") as packed:
        packed.writestr(name, content)
    assert problem in "\n".join(problems(spoilt, tracked))


def test_a_wheel_that_lacks_something_is_refused(wheel: Path, tracked: list[str]) -> None:
    (found,) = problems(wheel, [*tracked, "src/longsuit/more.py"])
    assert found.endswith("missing: longsuit/more.py")


def test_builds_that_differ_are_found(tmp_path: Path) -> None:
    for folder, text in (("one", "a"), ("two", "b")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "same").write_text("x")
        (tmp_path / folder / "other").write_text(text)
    (tmp_path / "two" / "more").touch()
    one, two = (sorted((tmp_path / folder).iterdir()) for folder in ("one", "two"))
    assert differing(one, two) == ["more", "other"]
    assert differing(one, one) == []


def test_checksums_are_as_sha256sum_reads_them(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("longsuit")
    write_checksums(tmp_path)
    write_checksums(tmp_path)
    (line,) = (tmp_path / "SHA256SUMS").read_text().splitlines()
    known = "sha256sum"
    if shutil.which(known):
        subprocess.run([known, "--check", "SHA256SUMS"], cwd=tmp_path, check=True)
    assert line.endswith("  a")


def test_a_bill_of_materials_says_no_time() -> None:
    bill = {
        "serialNumber": "urn:uuid:1",
        "metadata": {"timestamp": "2026", "component": {"name": "longsuit"}},
    }
    metadata = {"component": {"name": "longsuit", "version": "0.1.0"}}
    assert reproducible(bill, "0.1.0") == {"metadata": metadata}


def test_the_version_is_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/longsuit/__init__.py"
    sources = (ROOT / "src" / "longsuit").rglob("*.py")
    naming = [path for path in sources if f'"{__version__}"' in path.read_text(encoding="utf-8")]
    assert naming == [ROOT / "src" / "longsuit" / "__init__.py"]


def test_no_pin_has_an_address() -> None:
    pins = sorted(ROOT.glob("constraints*.txt"))
    assert [path.name for path in pins] == [
        f"constraints{which}.txt" for which in ("-build", "-play", "-release", "")
    ]
    assert not [path.name for path in pins if "://" in path.read_text(encoding="utf-8")]
