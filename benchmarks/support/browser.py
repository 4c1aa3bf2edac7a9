"""The page in a real browser: a server in its own process, and people in Chromium."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import URLError

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    WebSocket,
)

from longsuit.messages.catalogue import FILES, source
from longsuit.messages.languages import ENGLISH
from longsuit.messages.render import Reader

PATIENCE = 60  # seconds, as machines that test are busy
CALM = {
    "speed": 0,
    "sound": "off",
    "things": {"on": False, "count": 1, "interval": 20, "multiplier": 6, "after": 60},
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
# What a browser logs by itself while the server is down; tests that stop the server expect it.
AWAY = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
# Reports every text and label in which a message is not rendered: its id, or one of its values.
REPORT_RAW_TEXTS = """(ids => {
  const names = ["aria-label", "title", "placeholder", "alt"];
  const check = text => {
    const raw = /\\{ ?\\$|\\[object |\\bundefined\\b|\\bNaN\\b/.test(text);
    if (raw || (text.match(/\\w+/g) ?? []).some(word => ids.has(word)))
      console.error(`not rendered: ${text}`);
  };
  const look = node => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest("script, style")) check(node.nodeValue);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of names) if (node.hasAttribute(name)) check(node.getAttribute(name));
      node.childNodes.forEach(look);
    }
  };
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      if (type === "childList") addedNodes.forEach(look);
      else look(target);
  }).observe(document, { subtree: true, childList: true, characterData: true,
    attributes: true, attributeFilter: names });
})"""
MESSAGE = re.compile(r"^(\w+) =", re.MULTILINE)


def text(id: str, language: str = ENGLISH, **values: object) -> str:  # noqa: A002
    """A message of the catalogue, as the page shows it."""
    return Reader(language).say(id, **values)


def message_ids() -> list[str]:
    """The ids that no text contains by chance."""
    found = [id_ for file in FILES for id_ in MESSAGE.findall(source(ENGLISH, file))]
    return [id_ for id_ in found if "_" in id_]


def chromium() -> str:
    return shutil.which("chromium") or "/usr/bin/chromium"


def launch(playwright: Playwright) -> Browser:
    quiet = "background-networking component-update sync gpu".split()
    words = ["--no-sandbox", "--no-first-run", *(f"--disable-{what}" for what in quiet)]
    return playwright.chromium.launch(executable_path=chromium(), args=words)


class Server:
    """`longsuit serve` with a database in a folder; it can be killed and started again."""

    def __init__(self, folder: Path, page: Path | None = None, limits: bool = True) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port: int = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        words = f"serve --host 127.0.0.1 --port {self.port} --instant".split()
        words += ["--db", f"sqlite:///{folder / 'tables.db'}"]
        words += [] if limits else ["--no-limits"]
        words += ["--web", str(page)] if page else []
        self.words = [
            sys.executable,
            "-c",
            "from longsuit.commands.cli import main; main()",
            *words,
        ]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.words, stdout=subprocess.DEVNULL, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self.ready():
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)
        return self

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def stop(self, at_once: bool = False) -> None:
        if self.process is None:
            return
        if at_once:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(PATIENCE)
        self.process = None


class Person:
    """A browser window: the messages it gets from the server, and the errors in its console.

    A text that is not rendered, such as the id of a message, is an error too.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        screen: dict[str, Any],
        watched: bool = True,
        **settings: Any,
    ) -> None:
        """`watched` may be False where the time that this takes in the page would count."""
        options: dict[str, Any] = {"service_workers": "block", "locale": "en-GB", "base_url": url}
        other = settings.pop("context", {})
        self.context: BrowserContext = browser.new_context(**{**options, **screen, **other})
        self.context.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps(json.dumps({**CALM, **settings}))
        self.context.add_init_script(
            "if (!localStorage.getItem('longsuit.settings'))"
            f"localStorage.setItem('longsuit.settings', {kept})"
        )
        if watched:
            ids = json.dumps(message_ids())
            self.context.add_init_script(f"{REPORT_RAW_TEXTS}(new Set({ids}))")
        self.expected_errors: tuple[str, ...] = ()
        self.console_errors: list[str] = []
        self.pending = 0  # requests without an answer yet
        self.sockets = 0  # WebSocket connections that were opened
        self.page = self.watch(self.context.new_page())
        self.forget()

    def forget(self) -> None:
        self.n = 0
        self.game = ""
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.result: dict[str, Any] | None = None

    def watch(self, page: Page) -> Page:
        page.on("console", self.record_console)
        page.on("pageerror", lambda error: self.console_errors.append(f"{error}"))
        page.on("websocket", self.watch_socket)
        page.on("request", lambda _: self.count_pending(1))
        page.on("requestfinished", lambda _: self.count_pending(-1))
        page.on("requestfailed", lambda _: self.count_pending(-1))
        return page

    def count_pending(self, more: int) -> None:
        self.pending += more

    def wait_idle(self, calm: int = 100) -> None:
        """Waits until no request has been pending for so many milliseconds."""
        quiet = 0
        for _ in range(PATIENCE * 1000 // 20):
            quiet = 0 if self.pending else quiet + 20
            if quiet > calm:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.pending} answers are still on their way")

    def record_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(
            part in message.text for part in self.expected_errors
        ):
            self.console_errors.append(f"{message.text} ({message.location.get('url', '')})")

    def watch_socket(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda payload: self.receive(json.loads(payload)))

    def receive(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view" | "event" | "undo":
                if message["game"] != self.game:
                    self.game, self.n, self.result = message["game"], 0, None
                if message["n"] >= self.n:
                    self.n, self.view = message["n"], message["view"]
            case "table":
                self.table = message
            case "result":
                self.game, self.result = message["game"], message

    @property
    def legal(self) -> list[str]:
        """The legal actions of this person, in notation."""
        return [option["action"] for option in self.view.get("legal", ())]

    def wait_until(self, true: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                shown = self.page.locator("body").inner_text()[:600]
                raise AssertionError(f"waited for {what} in vain; the page shows: {shown}")
            self.page.wait_for_timeout(15)

    def leave(self) -> None:
        """Closes the window; fails if there were errors that were not expected."""
        self.context.close()
        assert not self.console_errors, self.console_errors


def build_page(sources: Path, into: Path, hook: Any) -> Path:
    """The folder of the page built from its sources, or of a built page named by `LONGSUIT_WEB`."""
    given = os.environ.get("LONGSUIT_WEB")
    if given:
        return Path(given)
    why = hook.build(sources, into)
    assert not why, why
    return into
