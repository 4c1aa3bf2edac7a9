"""The documentation site in a real browser: it needs no other host, and its search works."""

import fcntl
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from benchmarks.support.browser import DESK, PATIENCE, PHONE, launch
from longsuit.commands.docs import serve
from longsuit.tools import site

from .blocks import ROOT

PATHS = (
    "index.html",
    "tutorial/first-game.html",
    "tutorial/first-table.html",
    "guides/host-for-a-club.html",
    "guides/add-a-game.html",
    "reference/commands.html",
    "reference/options.html",
    "reference/protocol.html",
    "reference/api/engine.html",
    "reference/rules/ar/pesten.html",
    "reference/rules/nl/whist.html",
    "explanation/strength.html",
)
SCREENS: dict[str, dict[str, Any]] = {"desk": DESK, "phone": PHONE}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; workers wait for the first one, which builds it."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (shared / "site.lock").open("w") as lock, pytest.MonkeyPatch.context() as patch:
        fcntl.flock(lock, fcntl.LOCK_EX)
        patch.chdir(ROOT)
        if not (shared / "site" / "index.html").is_file():
            assert site.build(ROOT / "mkdocs.yml", shared / "site") == 0
    return shared / "site"


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with serve(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.mark.browser
@pytest.mark.full
@pytest.mark.parametrize("screen", SCREENS)
def test_pages_load_nothing_from_elsewhere_and_fit(browser: Browser, url: str, screen: str) -> None:
    context = browser.new_context(**SCREENS[screen])
    context.set_default_timeout(PATIENCE * 1000)
    page, wrong = context.new_page(), list[str]()
    page.on("request", lambda r: None if r.url.startswith(url) else wrong.append(r.url))
    page.on("console", lambda m: wrong.append(m.text) if m.type == "error" else None)
    for path in PATHS:
        page.goto(url + path)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} px too wide"
    context.close()
    assert not wrong


@pytest.mark.browser
@pytest.mark.full
def test_an_animation_waits_until_it_is_looked_at(browser: Browser, url: str) -> None:
    """It weighs more than the rest of its page."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(url + "tutorial/first-game.html")
    animation = page.locator('img[src$="trick.webp"]')
    assert animation.get_attribute("loading") == "lazy"
    animation.scroll_into_view_if_needed()
    page.wait_for_function("one => one.naturalWidth", arg=animation.element_handle())
    page.close()


@pytest.mark.browser
@pytest.mark.full
def test_search_and_dark_mode(browser: Browser, url: str) -> None:
    context = browser.new_context(**DESK, color_scheme="light")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.goto(url)
    found = page.locator("a[role=option][href*='h=Fisher']").first
    for _ in range(PATIENCE):  # until the search is there and has read its index
        page.keyboard.press("/")
        page.keyboard.press("Control+a")
        page.keyboard.type("Fisher")
        try:
            found.wait_for(timeout=1000)
            break
        except PlaywrightTimeout:
            continue
    page.keyboard.press("Enter")
    page.wait_for_url("**h=Fisher*")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "default"
    page.locator("label[title='Switch to dark']").click()
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    context.close()


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(browser: Browser, url: str, screen: str, scheme: Any) -> None:
    context = browser.new_context(**SCREENS[screen], color_scheme=scheme)
    context.set_default_timeout(PATIENCE * 1000)
    page, found, axe = context.new_page(), list[str](), Axe()
    for path in PATHS:
        page.goto(url + path)
        for bad in axe.run(page).response["violations"]:
            where = [node["target"] for node in bad["nodes"]][:3]
            found.append(f"{path}: {bad['impact']} {bad['id']} at {where}")
    context.close()
    assert not found, "\n".join(found)
