"""A deal whose rest is decided is ended in lines of text."""

import re

import pytest
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.engine.actions import CHANCE
from longsuit.games import whist
from longsuit.messages.render import english
from longsuit.terminal import claims, local_game
from longsuit.terminal.local_game import LocalGame
from longsuit.terminal.style import to_ascii

pytestmark = pytest.mark.usefixtures("home")

RULES = whist.Rules(follow="strict", target=14)
GAME = "play whist follow=strict target=14 --seed 1 --players random --ascii --practice".split()


def until_decided() -> tuple[LocalGame, list[str]]:
    """The match there, and what the person has typed."""
    m = local_game.begin("whist", RULES, 0, ("random",) * 4, local_game.names(4, 0), True, "1")
    lines = []
    while not (ended := claims.claim_sentence(m)):
        assert not m.over
        if m.actor == CHANCE:
            m = local_game.deal_seeded(m)
        elif m.actor:
            m = local_game.act(m, m.actor, local_game.bot_choice(m).action)
        else:
            action = m.game.legal(m.state)[0]
            lines.append(repr(action))
            m = local_game.act(m, 0, action)
    assert english(ended).startswith("Whatever anyone plays, you")
    return m, lines


def shown(typed: list[str]) -> str:
    result = CliRunner().invoke(main, GAME, input="\n".join([*typed, ""]))
    assert result.exit_code == 0, result.output + result.stderr
    return re.sub(r"\s+", " ", result.output)


def test_claim_ends_the_deal_as_play_would() -> None:
    m, lines = until_decided()
    output = shown(["claim", *lines])
    assert "You can't claim yet: it isn't certain how the rest of the deal goes." in output
    assert "Round 1 is over" not in output
    certain = claims.claim_sentence(m)
    assert certain
    assert f"{to_ascii(english(certain))} Type claim to end the deal." in output
    output = shown([*lines, "claim"])
    assert "Round 1 is over" in output
    mine, left = certain.values["n"], certain.values["trick_count"]
    last = claims.play_out(m)[-1]
    assert last.game.rounds(last.state)[0].tricks[0] == m.state.play.won[0] + mine
    assert sum(m.state.play.won) + left == 13
