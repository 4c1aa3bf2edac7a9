"""axe finds nothing serious on any screen in any language."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe

from benchmarks.support import page_screens
from benchmarks.support.browser import DESK, PHONE, Person
from benchmarks.support.page_screens import Screen

pytestmark = [pytest.mark.browser, pytest.mark.full]
LIMITS = False  # somebody who opens all pages in a minute

GROUPS: dict[str, Callable[[], Iterator[Screen]]] = {
    "pages": page_screens.page_screens,
    "tables": lambda: page_screens.table_screens(("call", "auction", "pesten")),
    "windows": page_screens.window_screens,
    "ends": page_screens.end_screens,
}


@pytest.mark.parametrize("language", ["en", "nl", "ar", "he"])
@pytest.mark.parametrize("group", GROUPS)
def test_nothing_serious(arrives: Callable[..., Person], group: str, language: str) -> None:
    """axe is handed to the page by the debugger, so that its security policy stays as it is."""
    narrow = (list(GROUPS).index(group) + len(language)) % 2 == (language in ("en", "ar"))
    person = arrives(PHONE if narrow else DESK, language=language)
    person.expected_errors = page_screens.EXPECTED_ERRORS
    found: list[str] = []
    axe = Axe()
    for name, reach in GROUPS[group]():
        reach(person)
        for bad in axe.run(person.page).response["violations"]:
            if bad["impact"] in ("serious", "critical"):
                where = [node["target"] for node in bad["nodes"]][:3]
                found.append(f"{name}: {bad['id']} at {where}: {bad['nodes'][0]['failureSummary']}")
    assert not found, "\n".join(found)
