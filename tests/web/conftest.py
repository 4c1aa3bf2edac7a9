"""One built page, a server for each module, and people at a real browser."""

import fcntl
import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from benchmarks.support.browser import DESK, PATIENCE, PHONE, Person, Server, build_page, launch

ROOT = Path(__file__).parents[2]
Arriving = Callable[..., Person]
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Workers build it one after the other, so that only the first one has to."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build_page(ROOT / "web", ROOT / "src" / "longsuit" / "web", hook)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module, not for a session: while Playwright runs, no other test could use asyncio."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(
    page_folder: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """Without limits where a module sets `LIMITS = False`."""
    limits = getattr(request.module, "LIMITS", True)
    running = Server(tmp_path_factory.mktemp("server"), page_folder, limits).start()
    yield running
    running.stop()


@pytest.fixture
def arrives(browser: Browser, server: Server) -> Iterator[Arriving]:
    """Somebody comes: `arrives(PHONE, theme="1994")`.  At the end nothing may have gone wrong."""
    people: list[Person] = []

    def come(screen: dict[str, Any] = DESK, **settings: Any) -> Person:
        people.append(Person(browser, server.url, screen, **settings))
        return people[-1]

    yield come
    for person in people:
        person.leave()


@pytest.fixture
def desk(arrives: Arriving) -> Person:
    return arrives(DESK)


@pytest.fixture
def phone(arrives: Arriving) -> Person:
    return arrives(PHONE)
