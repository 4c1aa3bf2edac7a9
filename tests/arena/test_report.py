from collections.abc import Callable
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from longsuit.arena import report
from longsuit.arena.matches import play_matches
from longsuit.arena.standings import standings
from longsuit.games import GAMES
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader

from .contests import SHORT, boom, contest, match_result


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs


@pytest.mark.parametrize("game", ["estimation_whist", "israeli_whist", "whist"])
def test_the_report_is_one_self_contained_page(game: str) -> None:
    rules = SHORT if game == "estimation_whist" else GAMES[game].Rules()
    plan = contest(game=game, rules=rules, count=8, duplicate=True)
    played = [
        match_result(m.number, m.number, "<ab>", m.scores, calls=m.calls)
        for m in play_matches(plan)
    ]
    plan = contest("<,a,b,>", game=game, rules=rules, count=8)
    page = report.page(plan, standings(plan, played), played, [], "A & B", "longsuit <arena>")
    found = Tags()
    found.feed(page)
    assert not {"link", "script", "img", "iframe", "object"} & set(found.tags)
    assert not {"src", "href"} & {key for key, _ in found.attributes}
    assert "http" not in page.replace("http-equiv", "")
    assert "url(" not in page
    assert "@import" not in page
    assert "prefers-color-scheme: dark" in page
    assert "A &amp; B" in page
    assert "longsuit &lt;arena&gt;" in page
    has_calls = game != "whist"
    assert ("Calls made" in page) == has_calls
    assert found.tags.count("svg") == (6 if has_calls else 4)
    for piece in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + piece.partition("</svg>")[0] + "</svg>")


def test_the_report_names_errors(with_players: Callable[..., None]) -> None:
    with_players(boom=boom)
    plan = contest("boom,random*3", 4)
    played = list(play_matches(plan))
    faults = [fault for m in played for fault in m.faults]
    page = report.page(plan, standings(plan, played), played, faults, "T", "c")
    assert "boom, match 0, seat 1: RuntimeError: boom" in page


def test_the_report_is_in_the_language_of_its_reader() -> None:
    plan = contest(count=4)
    played = list(play_matches(plan))
    for language in LANGUAGES:
        reader = Reader(language)
        page = report.page(plan, standings(plan, played), played, [], "T", "c", reader)
        assert f'<html lang="{language}" dir="{LANGUAGES[language].direction}">' in page
        assert reader.say("arena_page_title", name="T") in page
