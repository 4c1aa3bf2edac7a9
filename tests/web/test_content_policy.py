"""What the content security policy blocks in a browser, and that the page needs none of it."""

import socket
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import Person, text

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]

# The directive that was violated, of each attempt; empty for one that was allowed.
ATTEMPT = """([kind, url]) => new Promise((resolve) => {
  addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
  const done = () => setTimeout(() => resolve(""), 500); // the event comes a little later
  const add = (name, values) =>
    document.body.append(
      Object.assign(document.createElement(name), { onload: done, onerror: done, ...values }),
    );
  if (kind === "socket") Object.assign(new WebSocket(url), { onopen: done, onerror: done });
  if (kind === "fetch") fetch(url, { mode: "no-cors" }).then(done, done);
  if (kind === "image") add("img", { src: url });
  if (kind === "script") add("script", { src: url });
  if (kind === "inline script") add("script", { textContent: "window.ran = true" });
  if (kind === "inline style") add("style", { textContent: "body { color: red }" });
  if (kind === "inline handler") document.body.setAttribute("onclick", "window.ran = true");
})"""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """The address of a server on another port, which accepts connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield f"127.0.0.1:{listener.getsockname()[1]}"


def test_the_page_works_and_its_own_socket_opens(desk: Person) -> None:
    page = desk.page
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    own = page.evaluate("location.origin.replace('http', 'ws') + '/ws'")
    assert page.evaluate(ATTEMPT, ["socket", own]) == ""


@pytest.mark.parametrize(
    ("kind", "url", "directive"),
    [
        ("socket", "ws://{}/ws", "connect-src"),
        ("socket", "wss://{}/ws", "connect-src"),
        ("fetch", "http://{}/", "connect-src"),
        ("image", "http://{}/x.png", "img-src"),
        ("script", "http://{}/x.js", "script-src-elem"),
        ("inline script", "", "script-src-elem"),
        ("inline style", "", "style-src-elem"),
        ("inline handler", "", "script-src-attr"),
    ],
)
def test_what_is_foreign_or_inline_is_blocked(
    arrives: Arriving, elsewhere: str, kind: str, url: str, directive: str
) -> None:
    person = arrives()
    person.expected_errors = ("Content Security Policy", "net::ERR")
    person.page.goto("/about")
    expect(person.page.get_by_text(text("promises_heading"))).to_be_visible()
    assert person.page.evaluate(ATTEMPT, [kind, url.format(elsewhere)]) == directive
    assert person.page.evaluate("window.ran") is None
