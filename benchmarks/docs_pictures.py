"""The pictures of the documentation, taken in a browser: python -m benchmarks.docs_pictures

Screenshots are WebP files in docs/pictures; the trick that is played is an animation of
screenshots, put together here, as a browser writes single pictures only.
"""

import argparse
import base64
import struct
import tempfile
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .support.browser import Person, Server, launch
from .support.gestures import click_action, start_game, take_turn
from .support.page_screens import game_settings, open_waiting_table, remember_settings, visit

QUALITY = 72
DESK: dict[str, Any] = {"viewport": {"width": 1120, "height": 700}}
SMALL: dict[str, Any] = {"viewport": {"width": 900, "height": 600}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True}
FRAME, LAST = 110, 1600  # milliseconds that a frame is shown
FRAMES, SCREENSHOTS = 24, 60
LOOPS = 2


def screenshot(person: Person) -> bytes:
    devtools = person.context.new_cdp_session(person.page)
    words = {"format": "webp", "quality": QUALITY}
    data = devtools.send("Page.captureScreenshot", words)["data"]
    devtools.detach()
    return base64.b64decode(data)


def start(person: Person) -> None:
    visit(person, "/")


def estimation(person: Person) -> None:
    sit(person, "estimation_whist", max_cards="9", sequence="down")


def whist(person: Person) -> None:
    sit(person, "whist", cards="8")


def sit(person: Person, game: str, **options: str) -> None:
    """Plays until others have played to a trick before this person."""
    remember_settings(person, game_settings(game, "original", **options))
    start_game(person, game)
    rng = Random(2)
    while not (person.legal and person.view.get("table")):
        take_turn(person, click_action, rng)
        person.wait_until(lambda: bool(person.legal), "the turn")
    person.wait_idle(250)


PICTURES: dict[str, tuple[dict[str, Any], Callable[[Person], None]]] = {
    "start": (DESK, start),
    "table": (DESK, estimation),
    "phone": (PHONE, whist),
    "waiting": (DESK, open_waiting_table),
}


def take_picture(browser: Browser, server: Server, name: str, folder: Path) -> int:
    screen, reach = PICTURES[name]
    person = Person(browser, server.url, screen)
    reach(person)
    person.page.evaluate("document.querySelector('.hand :focus')?.blur()")
    data = screenshot(person)
    person.leave()
    return (folder / f"{name}.webp").write_bytes(data)


def take_animation(browser: Browser, server: Server, folder: Path) -> int:
    """A trick from the card that is played until the next one begins, at the usual speed."""
    person = Person(browser, server.url, SMALL, speed=1)
    sit(person, "whist", cards="8")
    person.page.wait_for_timeout(1500)
    frames = [screenshot(person)]
    click_action(person, person.legal[0])
    frames += [screenshot(person) for _ in range(SCREENSHOTS)]
    person.leave()
    moving = [frame for frame, _ in groupby(frames)][:FRAMES]
    return (folder / "trick.webp").write_bytes(animated(moving))


def animated(frames: list[bytes]) -> bytes:
    """One animated WebP of several still ones of the same size; RFC 9649 has the format."""
    width, height = size(frames[0])
    whole = [chunk(b"VP8X", bytes([2, 0, 0, 0]) + small(width - 1) + small(height - 1))]
    whole.append(chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, LOOPS)))
    for place, frame in enumerate(frames):
        shown = LAST if place in (0, len(frames) - 1) else FRAME
        head = small(0) + small(0) + small(width - 1) + small(height - 1) + small(shown) + b"\x02"
        whole.append(chunk(b"ANMF", head + picture(frame)))
    body = b"WEBP" + b"".join(whole)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def small(number: int) -> bytes:
    """A number in 24 bits, as WebP has them."""
    return number.to_bytes(3, "little")


def picture(still: bytes) -> bytes:
    """The chunk of a still WebP that holds its picture, without metadata."""
    at = 12
    while at < len(still):
        name, length = still[at : at + 4], int.from_bytes(still[at + 4 : at + 8], "little")
        if name == b"VP8 ":
            return chunk(name, still[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("a lossy WebP has a chunk VP8, and this file has none")


def size(still: bytes) -> tuple[int, int]:
    """Width and height, from the header of the first key frame."""
    frame = picture(still)[8:]
    width, height = struct.unpack("<HH", frame[6:10])
    return width & 0x3FFF, height & 0x3FFF


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--only", default="", help="pictures whose names hold this")
    args = parser.parse_args()
    args.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), limits=False) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for name in PICTURES:
            if args.only in name:
                print(f"{name}: {take_picture(browser, server, name, args.into):,} B")
        if args.only in "trick":
            print(f"trick: {take_animation(browser, server, args.into):,} B")
        browser.close()


if __name__ == "__main__":
    main()
