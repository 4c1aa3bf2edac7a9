"""The check of the documentation site: what is dead, and what would be loaded from elsewhere."""

from pathlib import Path

import pytest

from longsuit.tools.site import problems

GOOD = (
    '<a href="more/b.html#end">b</a> <a href="#top" id="top">top</a> <a href="https://x.y/">x</a>'
)


def check(folder: Path, text: str) -> list[str]:
    """What is wrong with a site of a page with this text and another page."""
    (folder / "more").mkdir()
    (folder / "a.html").write_text(text, encoding="utf-8")
    (folder / "more" / "b.html").write_text('<p id="end">', encoding="utf-8")
    return list(problems(folder))


def test_a_good_site_has_no_problems(tmp_path: Path) -> None:
    assert check(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ('<a href="c.html">', "a.html: c.html: there is no such file"),
        ('<img src="c.webp">', "a.html: c.webp: there is no such file"),
        ('<a href="more/b.html#start">', "a.html: more/b.html#start: there is no such anchor"),
        ('<a href="#nowhere">', "a.html: #nowhere: there is no such anchor"),
        ('<script src="https://x.y/z.js">', "a.html loads https://x.y/z.js from elsewhere"),
        ('<link rel="stylesheet" href="//x.y/z">', "a.html loads //x.y/z from elsewhere"),
    ],
)
def test_what_is_wrong_is_named(text: str, wanted: str, tmp_path: Path) -> None:
    assert check(tmp_path, text) == [wanted]
