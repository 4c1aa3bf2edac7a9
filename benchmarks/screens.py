"""Screenshots of every screen, for the documentation: python -m benchmarks.screens

On a phone and on a desk in English, and on a desk in Arabic, into docs/screens/.
"""

import argparse
import base64
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .support import insight_screens, page_screens
from .support.browser import AWAY, DESK, PHONE, Person, Server, launch
from .support.page_screens import Screen

QUALITY = 70
SMALL = {**PHONE, "device_scale_factor": 1}
SETS: dict[str, tuple[dict[str, Any], str]] = {
    "phone": (SMALL, "en"),
    "desk": (DESK, "en"),
    "arabic": (DESK, "ar"),
    "arabic-phone": (SMALL, "ar"),
}


def take_picture(person: Person, into: Path) -> int:
    """Writes a screenshot as WebP, which Playwright itself does not offer; returns its bytes."""
    devtools = person.context.new_cdp_session(person.page)
    screenshot = {"format": "webp", "quality": QUALITY}
    into.write_bytes(base64.b64decode(devtools.send("Page.captureScreenshot", screenshot)["data"]))
    devtools.detach()
    return into.stat().st_size


def all_screens() -> Iterator[Screen]:
    groups = (
        page_screens.page_screens(),
        page_screens.table_screens(),
        page_screens.window_screens(),
        insight_screens.insight_screens(),
    )
    return chain(*groups, page_screens.end_screens())


def picture_without_server(person: Person, server: Server, folder: Path) -> int:
    """Takes a screenshot of a table while its server is down."""
    page_screens.sit(person, "whist")
    server.stop(at_once=True)
    person.page.locator(".shell p").wait_for()
    size = take_picture(person, folder / "connection-gone.webp")
    server.start()
    person.page.locator(".shell p").wait_for(state="detached")
    return size


def take_pictures(browser: Browser, server: Server, folder: Path, kind: str, only: str) -> int:
    screen, language = SETS[kind]
    person = Person(browser, server.url, screen, language=language)
    person.expected_errors = (*page_screens.EXPECTED_ERRORS, *AWAY)
    (folder / kind).mkdir(parents=True, exist_ok=True)
    size = 0
    for name, reach in all_screens():
        if kind == "arabic-phone" and not name.startswith("table-"):
            continue
        if only and only not in name and not name.startswith("table-menu"):
            continue
        reach(person)
        person.page.evaluate("document.querySelector('.hand :focus')?.blur()")
        size += take_picture(person, folder / kind / f"{name}.webp")
    if not only:
        size += picture_without_server(person, server, folder / kind)
    person.leave()
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("docs/screens"))
    parser.add_argument("--page", type=Path, default=None, help="another built page")
    parser.add_argument("--set", choices=SETS, action="append", help="only this one")
    parser.add_argument("--only", default="", help="screens whose names hold this")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), args.page, limits=False) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for kind in args.set or SETS:
            size = take_pictures(browser, server, args.into, kind, args.only)
            print(f"{kind}: {size:,} B")
        browser.close()


if __name__ == "__main__":
    main()
