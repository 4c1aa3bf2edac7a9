"""Games and logs of an older version are read with the defaults that it had."""

import json

import pytest

from longsuit.engine.notation import BadNotation, Log, log, rules_text
from longsuit.engine.sentences import Sentence, reason
from longsuit.games import GAMES, whist
from longsuit.games.replay import game_of
from longsuit.games.versions import rules_of_version
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader
from longsuit.server.store.rows import UnreadableRules, rules_of
from longsuit.terminal import local_game

THREE = {1: {"target": "12", "players": "3"}, 2: {"target": "18"}}


@pytest.fixture(autouse=True)
def _third_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if version 2 had changed the target and the players, and version 3 the target again."""
    monkeypatch.setattr(whist, "VERSION", 3)
    monkeypatch.setattr(whist, "FORMER_DEFAULTS", THREE)


@pytest.mark.parametrize(
    ("text", "target", "players"),
    [
        ("game whist 1", 12, 3),
        ("game whist 2", 18, 4),
        ("game whist 3", whist.Rules().target, 4),
        ("game whist 1\nrules target=7", 7, 3),
        ("game whist 2\nrules players=2", 18, 2),
    ],
)
def test_a_log_has_the_defaults_of_its_version(text: str, target: int, players: int) -> None:
    _, rules = game_of(log(text + "\n"))
    assert isinstance(rules, whist.Rules)
    assert (rules.target, rules.players) == (target, players)
    version, options = log(text + "\n").version, log(text + "\n").rules
    assert rules_of("whist", version, json.dumps(options)) == rules, "so has the database"
    written = Log(game="whist", version=3, rules=rules_text(rules))
    assert game_of(log(repr(written)))[1] == rules, "written anew it means the same"


@pytest.mark.parametrize("version", [0, 4, 99])
def test_an_unknown_version_is_refused_by_name_in_every_language(version: int) -> None:
    with pytest.raises(BadNotation) as caught:
        game_of(log(f"game whist {version}\n"))
    with pytest.raises(UnreadableRules) as stored:
        rules_of("whist", version, "{}")
    assert reason(caught.value) == reason(stored.value)
    sentence = reason(caught.value)
    assert sentence == Sentence(
        "unknown_rules_version", {"game": "whist", "version": version, "own": 3}
    )
    for language in LANGUAGES:
        text = Reader(language=language).text(sentence)
        assert str(version) in text
        assert "Longsuit" in text


def test_a_saved_game_goes_on_by_the_rules_it_was_begun_with() -> None:
    saved = local_game.resume("game whist 1\n", None, None)
    assert saved.rules == whist.Rules(target=12, players=3)
    assert local_game.resume(local_game.text(saved), None, None).rules == saved.rules


def test_each_former_default_is_an_option_of_its_game() -> None:
    for game in GAMES.values():
        assert all(1 <= version < game.VERSION for version in game.FORMER_DEFAULTS)
        assert rules_of_version(game, 1, {})
