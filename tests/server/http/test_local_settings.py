"""Who may read the settings of the server's own person, and what the page is told of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longsuit import settings
from longsuit.games import GAMES
from longsuit.server.http.handlers.local_settings import for_page
from longsuit.settings import Settings, Whist, merge, read_original
from longsuit.settings.settings_file import Table

from ..live_server import LiveServer, live_server
from .calls import call

PROPERTIES = b"Seed=9223372036854775807\nVersoUp=False\nNumNpc=2\nNpcThinkingTime=150\n"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("own") / "settings.toml"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory, file: Path) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("start"), settings_file=file) as found:
        yield found


def test_the_servers_own_person_reads_the_file_as_it_is_now(own: LiveServer, file: Path) -> None:
    file.unlink(missing_ok=True)
    sections = ("table", "windows", "random_things", "icon_twirl", "whist")
    nothing: dict[str, Any] = {"problem": "", **dict.fromkeys(sections), "games": {}}
    assert call(own, "GET", "/api/settings").json() == nothing
    settings.save(merge(Settings(), read_original(PROPERTIES, "whist.properties")[0]), file)
    found = call(own, "GET", "/api/settings").json()
    whist = {"seed": "9223372036854775807", "verso_up": False, "thinking_time": 150}
    npc = "npc(naive_legal,smart_classic)"
    opening = {"preset": "original", "options": {"players": "3"}, "seats": ["me", npc, npc]}
    assert found == nothing | {"whist": whist, "games": {"whist": opening}}


def test_a_file_that_cannot_be_used_is_explained_in_the_language(
    own: LiveServer, file: Path
) -> None:
    file.write_text("[table]\nsound = 1\n", encoding="utf-8")
    english = call(own, "GET", "/api/settings").json()
    assert "[table] sound" in english["problem"]
    assert (english["table"], english["games"]) == (None, {})
    dutch = call(own, "GET", "/api/settings?lang=nl").json()["problem"]
    assert "[table] sound" in dutch
    assert dutch != english["problem"]
    assert call(own, "GET", "/api/settings?lang=xx").status_code == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "192.0.2.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"host": "rebound.example"},
    ],
)
def test_nobody_else_reads_them(own: LiveServer, file: Path, headers: dict[str, str]) -> None:
    settings.save(Settings(table=Table(confirm_exit=False)), file)
    assert call(own, "GET", "/api/settings").json()["table"]["confirm_exit"] is False
    answer = call(own, "GET", "/api/settings", headers=headers)
    assert (answer.status_code, answer.json()) == (200, None)


def test_a_server_for_others_has_none(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        assert call(at, "GET", "/api/settings").json() is None


def test_rules_become_the_words_of_a_request() -> None:
    strict = "follow=strict players=4 cards=13 target=24 enforce=yes"
    found = for_page(Settings(rules={"whist": strict, "pesten": "players=3"}))
    assert (found.games["whist"].preset, found.games["whist"].options) == ("strict", {})
    assert found.games["pesten"].options == {"players": "3"}
    assert found.games["pesten"].preset == next(iter(GAMES["pesten"].PRESETS))
    watched = for_page(Settings(players={"whist": "random random npc random"}))
    assert watched.games["whist"].seats == ("random", "random", "npc", "random")
    seeded = for_page(Settings(whist=Whist(seed=-3)))
    assert seeded.whist is not None
    assert (seeded.whist.seed, seeded.whist.verso_up) == ("-3", None)
