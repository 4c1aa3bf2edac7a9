"""An error in a page fails the test that opened it."""

import pytest
from playwright.sync_api import Browser

from benchmarks.support.browser import DESK, Person, Server

pytestmark = [pytest.mark.browser, pytest.mark.full]
TROUBLES = {
    "thrown": "() => void setTimeout(() => { throw new Error('thrown away'); })",
    "rejected": "() => void Promise.reject(new Error('rejected by nobody'))",
    "written": "() => console.error('written down')",
    "missing": "() => fetch('/api/nothing').then(() => undefined)",
    "raw id": "() => document.body.append('leave_table_button')",
    "raw label": "() => document.body.setAttribute('aria-label', 'You: { $action }.')",
    "policy": "() => { document.body.innerHTML = '<img src=x onerror=1>'; }",
}


@pytest.mark.parametrize("kind", TROUBLES)
def test_trouble_comes_to_light(browser: Browser, server: Server, kind: str) -> None:
    person = Person(browser, server.url, DESK)
    person.page.goto("/about")
    person.page.evaluate(TROUBLES[kind])
    person.wait_until(lambda: bool(person.console_errors), "the trouble")
    with pytest.raises(AssertionError):
        person.leave()


def test_what_is_expected_is_no_trouble(browser: Browser, server: Server) -> None:
    person = Person(browser, server.url, DESK)
    person.expected_errors = ("status of 404",)
    person.page.goto("/about")
    person.page.evaluate("() => fetch('/api/nothing').then(() => undefined)")
    person.wait_idle()
    person.leave()
