"""Nothing a test does may touch a person's own settings and games."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

TESTS = Path(__file__).parent
MEASURED = ("engine", "games")  # whose tests reach every line of the packages of these names

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # What a shell starts in the background is deaf to Ctrl+C, and so would be all that tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Coverage is measured in the tests that have to reach it all, and only there: it makes Python
    code three times as slow."""
    coverage = Coverage.current()
    if coverage is None or item.path.relative_to(TESTS).parts[0] in MEASURED:
        yield
    else:
        coverage.stop()
        yield
        coverage.start()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English unless a test says otherwise, whatever the language of the system."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home: where settings and unfinished games of the commands go."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path
