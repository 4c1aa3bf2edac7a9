import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from longsuit.bots import registry
from longsuit.bots.player import BadPlayer, Choice, Kind
from longsuit.commands.cli import main
from longsuit.games import GAMES


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random", ["random"]),
        ("random, npc(none,smart) ,heuristic", ["random", "npc(none,smart)", "heuristic"]),
        ("", []),
    ],
)
def test_a_list_of_players(text: str, parts: list[str]) -> None:
    assert registry.split_players(text) == parts


@pytest.mark.parametrize(
    ("text", "kind", "values"),
    [
        ("random", "random", ()),
        (" heuristic ", "heuristic", ("plain",)),
        ("heuristic( bold )", "heuristic", ("bold",)),
        ("level(gentle)", "level", ("gentle", "plain")),
        ("npc(trump_saving,highest)", "npc", ("trump_saving", "highest")),
    ],
)
def test_what_a_text_names(text: str, kind: str, values: tuple[str, ...]) -> None:
    found, given = registry.parse_player(text, "whist")
    assert (found.name, given) == (kind, values)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "bad_player_name(text=)"),
        ("heuristic(", "bad_player_name(text=heuristic()"),
        ("deep_blue", "no_such_player(name=deep_blue, choices=('level', 'random'"),
        ("classic(israeli)", "no_such_player_in_game(name=classic, game=whist, choices="),
        ("random(7)", "too_many_player_arguments(name=random, argument_count=0, n=1)"),
        ("npc(none,clever)", "bad_player_argument(name=npc, text=clever, choices="),
    ],
)
def test_what_is_no_player(text: str, words: str) -> None:
    with pytest.raises(BadPlayer, match=re.escape(words)):
        registry.player(text, "whist", GAMES["whist"].Rules())


def first(game: str, rules: Any, arguments: tuple[str, ...]) -> Any:
    return lambda view, events, rng: Choice(view.legal[0], "the first")


def test_what_can_be_set_of_a_player_has_words() -> None:
    npc, search = registry.kinds()["npc"], registry.kinds()["search"]
    assert [str(npc.parameter(at)) for at in (0, 1)] == [
        "player_parameter_filter",
        "player_parameter_selector",
    ]
    assert str(npc.value("trump_saving")) == "player_value_trump_saving"
    assert str(search.value("ms=100")) == "plain_text(text=ms=100)"


def test_players_of_other_packages_describe_themselves() -> None:
    values = (("low", "high"), ("a",))
    edge = Kind(name="edge", about="An edge", arguments=values, parameters=("End",), make=first)
    assert str(edge.parameter(0)) == "plain_text(text=End)"
    assert str(edge.parameter(1)) == "player_parameter_number(n=2)"
    assert str(edge.value("low")) == "plain_text(text=low)"


FIRST = Kind(name="first", about="always the first action", make=first)


@pytest.fixture
def with_a_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entry = EntryPoint("first", f"{__name__}:FIRST", "longsuit.players")
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry])
    registry.kinds.cache_clear()
    yield
    registry.kinds.cache_clear()


@pytest.mark.usefixtures("with_a_package")
def test_other_packages_add_players() -> None:
    game = GAMES["whist"]
    s = game.start(game.Rules())
    while game.actor(s) < 0:
        s = game.apply(s, registry_shuffle(game, s))
    view = game.view(s, game.actor(s))
    play = registry.player("first", "whist", game.Rules())
    assert play(view, (), Random(1)) == Choice(view.legal[0], "the first")
    listed = CliRunner().invoke(main, ["bots"])
    assert "first  always the first action" in listed.output


def registry_shuffle(game: Any, s: Any) -> Any:
    from longsuit.engine.game import shuffle

    return shuffle(game.pack(s), Random(1))


def test_the_command_lists_players() -> None:
    everything = CliRunner().invoke(main, ["bots"]).output
    for name in ("random", "npc", "classic", "heuristic", "level", "Nour"):
        assert name in everything
    assert "Plays Whist to 24" in everything
    pesten = CliRunner().invoke(main, ["bots", "pesten"]).output
    assert "npc" not in pesten
    assert "heuristic" in pesten
    wrong = CliRunner().invoke(main, ["bots", "chess"])
    assert wrong.exit_code == 2
    assert "There’s no game “chess”" in wrong.stderr
