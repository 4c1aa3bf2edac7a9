"""Clean environments for what is in dist, on every Python of this machine that it runs on."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
TOOLS = ROOT / ".venv-release" / "bin"
TIMEOUT = 1800  # seconds for an installation on a busy machine
OLDEST = 11  # of Python 3
ASK = "import sys; print('%d.%d' % sys.version_info[:2], sys._base_executable)"


def pythons() -> dict[str, Path]:
    """By version such as 3.12, the interpreters on this machine that can run Longsuit."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    known = [shutil.which(f"python3.{minor}") for minor in range(OLDEST, OLDEST + 10)]
    found: dict[str, Path] = {}
    candidates = [*pyenv.glob("versions/*/bin/python3"), *map(Path, filter(None, known))]
    for path in candidates:
        done = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=False)
        version, _, executable = done.stdout.strip().partition(" ")
        if done.returncode == 0 and int(version.partition(".")[2]) >= OLDEST:
            found.setdefault(version, Path(executable))
    return dict(sorted(found.items()))


def built(pattern: str) -> Path:
    """The one file of that form in dist."""
    (path,) = DIST.glob(pattern)
    return path


def clean_environment() -> dict[str, str]:
    """The environment of the process without what would lead to the sources."""
    own = ("PYTHONPATH", "VIRTUAL_ENV", "LONGSUIT")
    return {key: value for key, value in os.environ.items() if not key.startswith(own)}


def with_index(folder: Path) -> dict[str, str]:
    """An environment in which pip, pipx and uv find what is in dist as in a registry, and keep
    whatever they install in a folder."""
    env = clean_environment()
    for name, separator in (("PIP_FIND_LINKS", " "), ("UV_FIND_LINKS", ",")):
        env[name] = separator.join(filter(None, (str(DIST), env.get(name))))
    places = {name: str(folder / name) for name in ("UV_CACHE_DIR", "UV_TOOL_DIR", "PIPX_HOME")}
    home = {name: str(folder / "home") for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return {**env, **places, **home, "PATH": f"{TOOLS}{os.pathsep}{env['PATH']}"}


def run(*command: str | Path, env: dict[str, str], cwd: Path, typed: str | None = None) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        command,
        env=env,
        cwd=cwd,
        input=typed,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


class Installation:
    """A virtual environment with nothing but Longsuit and what it needs."""

    def __init__(self, folder: Path, python: Path, package: Path) -> None:
        self.folder, self.env = folder, clean_environment()
        run(python, "-m", "venv", folder / "venv", env=self.env, cwd=folder)
        self.bin = folder / "venv" / "bin"
        self.install(package)

    def install(self, package: Path) -> None:
        run(self.bin / "pip", "install", "--quiet", package, env=self.env, cwd=self.folder)

    def longsuit(self, *words: str, typed: str | None = None) -> str:
        env = self.env | {"XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        env |= {"LC_ALL": "C.UTF-8"}
        return run(self.bin / "longsuit", *words, env=env, cwd=self.folder, typed=typed)

    def package(self) -> Path:
        """The folder of the installed package."""
        code = "import longsuit; print(longsuit.__path__[0])"
        python = self.bin / "python"
        return Path(run(python, "-c", code, env=self.env, cwd=self.folder).strip())

    def remove(self) -> None:
        shutil.rmtree(self.folder)
