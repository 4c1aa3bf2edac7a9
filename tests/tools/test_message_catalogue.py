"""Every text that the server may send to a page is listed for translation."""

import ast
from pathlib import Path
from random import Random

import pytest

from longsuit.engine.actions import CHANCE, OVER, Action, Shuffle
from longsuit.games import GAMES
from longsuit.tools import message_catalogue

LISTED = Path(__file__).parents[2] / "web" / "src" / "lang" / "templates.json"


def test_the_list_is_up_to_date() -> None:
    assert LISTED.read_text(encoding="utf-8") == message_catalogue.document(), (
        "run: python -m longsuit.tools.message_catalogue web/src/lang/templates.json"
    )


def test_names_choices_and_joined_texts_are_found() -> None:
    tree = ast.parse(
        "def f(x):\n"
        "    text = 'a {n}' if x else 'b {n}'\n"
        "    say(text, n=1)\n"
        "    say('c ' 'd')\n"
        "    Sentence('e')\n"
        "    other('no')\n"
        "def g():\n"
        "    text = 'unsaid'\n"
    )
    assert set(message_catalogue.say_templates(tree)) >= {"a {n}", "b {n}", "c d", "e"}
    assert "no" not in set(message_catalogue.say_templates(tree))


@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_game_says_is_listed(name: str) -> None:
    """A whole game by chance for every preset: prompts, meanings and refusals."""
    listed, game = set(message_catalogue.templates()["lines"]), GAMES[name]
    rng = Random(1)
    for rules in game.PRESETS.values():
        state = game.start(rules)
        past: list[Action] = []
        while (actor := game.actor(state)) != OVER and len(past) < 400:
            if actor == CHANCE:
                pack = list(game.pack(state))
                rng.shuffle(pack)
                action: Action = Shuffle(tuple(pack))
            else:
                view = game.view(state, actor)
                if view.prompt:
                    assert view.prompt.text in listed
                for choice in view.legal:
                    assert game.sentence(state, choice).text in listed
                action = rng.choice(view.legal)
                for old in past[-20:]:
                    if why := game.why_not(state, old):
                        assert why.text in listed
            past.append(action)
            state = game.apply(state, action)
