"""The size of the first load of a table."""

import pytest
from playwright.sync_api import Browser

from benchmarks.support.browser import Server
from benchmarks.web import ALL, SCRIPT, transfer_sizes

pytestmark = [pytest.mark.browser, pytest.mark.full]


@pytest.mark.parametrize("language", ["en", "nl", "ar", "he"])
def test_a_table_is_light(browser: Browser, server: Server, language: str) -> None:
    script, total = transfer_sizes(browser, server.url, language)
    assert 0 < script <= SCRIPT
    assert 0 < total <= ALL
