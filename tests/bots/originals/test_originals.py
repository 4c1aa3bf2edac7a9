"""The kind `classic`, which stands for the originals of two games."""

from random import Random

import pytest

from longsuit.bots.player import BadPlayer
from longsuit.bots.registry import parse_player, player
from longsuit.engine.actions import OVER, Action, Call, Play
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, estimation_whist, israeli_whist


def test_each_game_has_its_own() -> None:
    assert parse_player("classic", "estimation_whist")[1] == ("autocall_two",)
    assert parse_player("classic", "israeli_whist")[1] == ("israeli",)
    with pytest.raises(BadPlayer, match=r"name=classic, text=autocall, choices=\('israeli',\)"):
        parse_player("classic(autocall)", "israeli_whist")
    with pytest.raises(BadPlayer, match=r"text=israeli, choices=\('autocall_two', 'autocall'\)"):
        parse_player("classic(israeli)", "estimation_whist")


MATCHES = [
    ("estimation_whist", method, preset)
    for method in ("autocall_two", "autocall")
    for preset in estimation_whist.PRESETS
] + [("israeli_whist", "israeli", preset) for preset in israeli_whist.PRESETS]


@pytest.mark.parametrize(("name", "method", "preset"), MATCHES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match(name: str, method: str, preset: str, seed: int) -> None:
    game = GAMES[name]
    rules, rng = game.PRESETS[preset], Random(seed)
    play, s, answers = player(f"classic({method})", name, rules), game.start(rules), set[type]()
    while (seat := game.actor(s)) != OVER:
        if seat < 0:
            action: Action = shuffle(game.pack(s), rng)
        else:
            view = game.view(s, seat)
            choice = play(view, (), rng)
            assert choice.action in view.legal
            assert choice.because
            action = choice.action
            answers.add(type(action))
        s = game.apply(s, action)
    assert {Call, Play} <= answers
