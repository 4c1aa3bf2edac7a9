"""Every screen of a small phone with the pseudo-locale: all texts fit, and are in the catalogue.

English is replaced by accented, longer texts in brackets, and once more in place of Hebrew, so that
the page runs from the right.
"""

import calendar
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Route

from benchmarks.support import insight_screens, page_screens
from benchmarks.support.browser import PHONE, Person
from benchmarks.support.page_screens import Screen
from longsuit.bots.characters import CHARACTERS
from longsuit.messages.catalogue import FILES, source
from longsuit.messages.languages import ENGLISH
from longsuit.tools.pseudo_locale import accented, pseudo_locale

pytestmark = [pytest.mark.browser, pytest.mark.full]
LIMITS = False  # somebody who opens all pages in a minute

SMALL = {**PHONE, "viewport": {"width": 360, "height": 740}, "device_scale_factor": 1}
GROUPS: dict[str, Callable[[], Iterator[Screen]]] = {
    "pages": page_screens.page_screens,
    "tables": page_screens.table_screens,
    "windows": page_screens.window_screens,
    "insight": insight_screens.insight_screens,
    "ends": page_screens.end_screens,
}
ID = re.compile(r"^(\w+) =", re.MULTILINE)
# Words outside the catalogue that belong there: names, days, codes, versions, links.
NAMES = {character.name for character in CHARACTERS} | {"Longsuit", "English", "Nederlands"}
NAMES |= {*calendar.day_name, *calendar.month_name, *calendar.month_abbr}
BRACKETS = re.compile(r"\[[^\[\]]*\]")
WORD = re.compile(r"[A-Za-z]{3,}")
CODE = re.compile(r"[A-Z0-9]{4}(-[A-Z0-9]{4})+|https?://\S+|\d+\.\d+\S*|[0-9a-f]{8,}…?|\S+/\S+")

# Texts that are cut off, reach out of the screen, or stand in the page; see `problems`.
LOOK = Path(__file__).with_name("text_problems.js").read_text(encoding="utf-8")


@cache
def pseudo_messages() -> dict[str, str]:
    """The messages of the pseudo-locale by id, each as a piece of a Fluent file."""
    serializer = FluentSerializer()
    texts = (pseudo_locale(source(ENGLISH, file)) for file in FILES)
    entries = (entry for text in texts for entry in FluentParser(with_spans=False).parse(text).body)
    return {
        entry.id.name: serializer.serialize_entry(entry)
        for entry in entries
        if isinstance(entry, ast.Message)
    }


def replace_catalogues(person: Person, folder: Path, language: str) -> list[str]:
    """Serves the pseudo-locale in place of the language; returns the files that were replaced."""
    replaced: list[str] = []

    def serve_messages(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[-1]
        there = json.loads((folder / "assets" / name).read_text(encoding="utf-8"))
        replaced.append(name)
        route.fulfill(json="".join(pseudo_messages()[id_] for id_ in ID.findall(there)))

    def serve_sheet(route: Route) -> None:
        sheet = route.fetch().text()
        lines = [re.sub(r"^([#\-\d. ]*)(.+)$", in_brackets, line) for line in sheet.split("\n")]
        route.fulfill(body="\n".join(lines), content_type="text/markdown; charset=utf-8")

    person.page.route(f"**/assets/{language}-*.json", serve_messages)

    def serve_options(route: Route) -> None:
        games = route.fetch().json()
        for option in [option for game in games for option in game["options"]]:
            option["about"] = f"[{accented(option['about'])}]"
        route.fulfill(json=games)

    def serve_installation(route: Route) -> None:
        parts = route.fetch().json()
        for part in parts:
            part |= {name: f"[{accented(part[name])}]" for name in ("label", "text") if part[name]}
        route.fulfill(json=parts)

    person.page.route("**/api/installation?*", serve_installation)
    person.page.route("**/api/games/*/rules?*", serve_sheet)
    person.page.route(re.compile(r"/api/games(\?.*)?$"), serve_options)
    return replaced


def in_brackets(line: re.Match[str]) -> str:
    return f"{line[1]}[{accented(line[2])}]"


def hard_coded(text: str, names: Iterable[str] = ()) -> str:
    """What is left of a text without the catalogue, names, codes and figures."""
    before = ""
    while before != text:
        before, text = text, BRACKETS.sub(" ", text)
    text = CODE.sub(" ", text)
    words = [word for word in WORD.findall(text) if word not in {*NAMES, *names}]
    return " ".join(words)


def problems(person: Person, name: str) -> Iterator[str]:
    found = person.page.evaluate(LOOK)
    for kind, where, text in found["layout"]:
        yield f"{name}: {kind}: {where}: {text}"
    names = [seat["name"] for seat in person.table.get("seats", ())]
    for where, text in found["texts"]:
        if left := hard_coded(text, names):
            yield f"{name}: not in the catalogue: {where}: {left}"


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("group", GROUPS)
def test_texts_fit_and_are_messages(
    arrives: Callable[..., Person], page_folder: Path, group: str, language: str
) -> None:
    person = arrives(SMALL, language=language)
    person.expected_errors = page_screens.EXPECTED_ERRORS
    replaced = replace_catalogues(person, page_folder, language)
    found: list[str] = []
    for name, reach in GROUPS[group]():
        reach(person)
        found += problems(person, name)
    assert replaced
    assert not found, "\n".join(dict.fromkeys(found))


def test_texts_outside_the_catalogue_are_found() -> None:
    assert hard_coded("[Ƥļååý [ĥéé Nour]] and more text") == "and more text"
    assert hard_coded("Nour · [Ŵöŵ] · ABCD-EFGH-JKLM · 1.2.0 · Longsuit") == ""


def test_texts_that_do_not_fit_are_found(arrives: Callable[..., Person]) -> None:
    person = arrives(SMALL)
    person.page.set_content(
        """<meta name="viewport" content="width=device-width"><main>
          <p>[ok]</p>
          <div style="width: 4em; overflow: hidden; white-space: nowrap"><b>a text cut off</b></div>
          <p style="margin-left: 300px; white-space: nowrap">a text out of the screen</p>
          <div style="height: 1em; line-height: 1.2; overflow: hidden">two lines <br> of text</div>
          <div style="overflow-x: auto"><p style="width: 900px">a text that one can scroll</p></div>
          <button title="tip">[ok]</button>
        </main>"""
    )
    found = person.page.evaluate(LOOK)
    kinds = [kind for kind, _, _ in found["layout"]]
    assert kinds.count("cut off") == 2
    assert kinds.count("out of the screen") == 1
    assert "the page scrolls sideways" in kinds
    assert ["button[title]", "tip"] in found["texts"]
