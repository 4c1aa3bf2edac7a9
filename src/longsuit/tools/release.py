"""Builds a release from the last commit and checks it.

`python -m longsuit.tools.release dist`, in an environment with what the extra `release` names,
exports the commit into two folders, builds sdist and wheel in each, and refuses them unless both
pairs are equal byte for byte.  It checks their contents, adds the bills of materials and writes
the SHA-256 digests of all into SHA256SUMS.  Nothing is uploaded.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path

from .. import __version__
from . import materials
from .release_contents import problems

ROOT = Path(__file__).parents[3]
MADE = ("*.whl", "*.tar.gz", "*.cdx.json", "SHA256SUMS")
# What differs between the two builds and must not show in them.
SURROUNDINGS = (
    {"TZ": "UTC", "PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8", "UMASK": "022"},
    {"TZ": "Asia/Kolkata", "PYTHONHASHSEED": "2", "LC_ALL": "C", "UMASK": "077"},
)


class ReleaseError(Exception):
    """The release cannot be made; the message says why and what to do."""


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def export(into: Path) -> None:
    """Writes the files of the last commit, and the documentation site as it was built here."""
    into.mkdir(parents=True)
    archive = into.with_suffix(".tar")
    git("archive", "--format=tar", f"--output={archive}", "HEAD")
    with tarfile.open(archive) as files:
        files.extractall(into, filter="data")
    site = ROOT / "src" / "longsuit" / "site"
    if (into / "mkdocs.yml").exists() and not site.is_dir():
        raise ReleaseError("the documentation site has not been built: make docs-site")
    if site.is_dir():
        shutil.copytree(site, into / "src" / "longsuit" / "site")


def build(sources: Path, into: Path, surroundings: dict[str, str], epoch: str) -> list[Path]:
    """Builds the sdist, and from that the wheel, with the pinned tools of this environment."""
    known = {"SOURCE_DATE_EPOCH": epoch, "PYTHONDONTWRITEBYTECODE": "1"}
    umask = surroundings["UMASK"]
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(into), str(sources)]
    done = subprocess.run(
        ["sh", "-c", f'umask {umask} && exec "$@"', "build", *command],
        cwd=sources,
        env={**os.environ, **surroundings, **known},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ReleaseError(f"the build failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return sorted(into.iterdir())


def digest(path: Path) -> str:
    """The SHA-256 digest of a file, in hexadecimal."""
    return sha256(path.read_bytes()).hexdigest()


def differing(first: list[Path], second: list[Path]) -> list[str]:
    """The names of what two builds do not have in common, byte for byte."""
    ones, others = ({path.name: digest(path) for path in paths} for paths in (first, second))
    return sorted(name for name in ones | others if ones.get(name) != others.get(name))


def write_checksums(folder: Path) -> None:
    """Writes SHA256SUMS of everything in a folder, as `sha256sum --check` reads it."""
    names = sorted(path.name for path in folder.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{digest(folder / name)}  {name}\n" for name in names]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def release(into: Path) -> None:
    """Leaves in a folder exactly one release, or raises ReleaseError and leaves it as it was."""
    if changed := git("status", "--porcelain"):
        raise ReleaseError(f"a release is made of a commit; commit or remove:\n{changed}")
    epoch, tracked = git("log", "-1", "--format=%ct"), git("ls-files").splitlines()
    with tempfile.TemporaryDirectory() as name:
        # Paths of different lengths, so that one that gets into the output changes it.
        folders = (Path(name) / "one", Path(name) / "the second" / "build")
        builds: list[list[Path]] = []
        for folder, surroundings in zip(folders, SURROUNDINGS, strict=True):
            export(folder)
            builds.append(build(folder, Path(name) / f"dist {len(builds)}", surroundings, epoch))
        if different := differing(*builds):
            kept = Path(tempfile.mkdtemp(prefix="longsuit-release-"))
            shutil.copytree(name, kept, dirs_exist_ok=True)
            raise ReleaseError(f"two builds differ in {', '.join(different)}; both are in {kept}")
        made = builds[0]
        found = [problem for path in made for problem in problems(path, tracked, (name,))]
        if found:
            raise ReleaseError("not fit for release:\n" + "\n".join(found))
        into.mkdir(exist_ok=True)
        for pattern in MADE:
            for old in into.glob(pattern):
                old.unlink()
        for path in made:
            shutil.copy(path, into)
    materials.write(ROOT, into, __version__)
    write_checksums(into)


def main() -> int:
    folder = Path(sys.argv[1])
    try:
        release(folder)
    except ReleaseError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for path in sorted(folder.iterdir()):
        sys.stdout.write(f"{path.stat().st_size:>10,}  {path.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
