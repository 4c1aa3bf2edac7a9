"""Checks what is in a wheel or an sdist: all of it, nothing else, and nothing of this machine."""

import re
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

# In bytes; whoever exceeds a limit says in the commit what is worth it.
LIMITS = {".whl": 8_000_000, ".gz": 8_000_000}
PAGE = "longsuit/web/"
SITE = "longsuit/site/"
COMPILED = "longsuit/sim/compiled/"  # in a wheel for one platform
MANUAL = "share/man/man1/longsuit.1"
PAGE_FILES = ("index.html", "sw.js", "manifest.webmanifest", "stamp.txt", "icon.svg")
SDIST_FILES = ("PKG-INFO", ".gitignore")  # which hatchling adds
CACHES = re.compile(r"(^|/)(__pycache__|node_modules|\..*_cache|failed\.txt$|.*\.pyc$|.*\.map$)")


def members(path: Path) -> dict[str, bytes]:
    """The contents of a wheel or an sdist by name; those of an sdist without its top folder."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    found = {}
    with tarfile.open(path) as sdist:
        for each in sdist:
            stream = sdist.extractfile(each)
            if stream:
                found[each.name.partition("/")[2]] = stream.read()
    return found


def problems(path: Path, tracked: Iterable[str], folders: Iterable[str] = ()) -> list[str]:
    """What is wrong with a wheel or an sdist, in lines; empty if nothing is.

    `tracked` are the files of the repository.  `folders` are paths that it must not contain,
    besides those of this environment and of the person who builds it.
    """
    found = members(path)
    wrong = contents_of_wheel(found, tracked) if path.suffix == ".whl" else contents(found, tracked)
    wrong += [f"a cache or a trace of the build: {name}" for name in found if CACHES.search(name)]
    wrong += traces(found, folders)
    if (size := path.stat().st_size) > LIMITS[path.suffix]:
        wrong.append(f"{size:,} bytes, more than {LIMITS[path.suffix]:,}")
    return [f"{path.name}: {line}" for line in wrong]


def contents_of_wheel(found: dict[str, bytes], tracked: Iterable[str]) -> list[str]:
    """All of the package, the page, the manual and the metadata; compiled code is allowed."""
    sources = {name.removeprefix("src/") for name in tracked if name.startswith("src/")}
    wanted = sources | {PAGE + name for name in PAGE_FILES}
    wrong = [f"missing: {name}" for name in sorted(wanted - found.keys())]
    if not any(name.endswith(f".data/data/{MANUAL}") for name in found):
        wrong.append(f"missing: {MANUAL}")
    if not any(name.startswith(f"{PAGE}assets/") and name.endswith(".js") for name in found):
        wrong.append("missing: the scripts of the page")
    for name in found:
        top = name.partition("/")[0]
        own = name in wanted or name.startswith((PAGE, SITE, COMPILED))
        if not own and not top.endswith((".dist-info", ".data")):
            wrong.append(f"not of the package: {name}")
    return wrong


def contents(found: dict[str, bytes], tracked: Iterable[str]) -> list[str]:
    """Nothing but files of the repository and the documentation site, and all of the sources."""
    files = set(tracked)
    wanted = {name for name in files if name.startswith(("src/", "tests/", "web/", "docs/"))}
    wrong = [f"missing: {name}" for name in sorted(wanted - found.keys())]
    known = files | set(SDIST_FILES)
    foreign = [name for name in found if name not in known and not name.startswith(f"src/{SITE}")]
    return wrong + [f"not of the repository: {name}" for name in foreign]


def traces(found: dict[str, bytes], folders: Iterable[str]) -> list[str]:
    """The files that contain a path of this machine."""
    paths = {str(Path.home()), sys.prefix, str(Path(__file__).parents[3]), *folders} - {"/"}
    marks = [f"{path}/".encode() for path in paths]
    return [
        f"a path of this machine in {name}"
        for name, content in found.items()
        if any(mark in content for mark in marks)
    ]
