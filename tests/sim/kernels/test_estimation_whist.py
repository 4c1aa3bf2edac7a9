"""The kernel of Estimation Whist plays by the engine's rules."""

from random import Random

import pytest

from longsuit.engine.actions import OVER
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.games.estimation_whist import PRESETS, Rules
from longsuit.sim.batches import SimulationRun
from longsuit.sim.kernels.encode_view import encode_state

from ..checks import POLICIES, continued, matched, replayed

GAME = GAMES["estimation_whist"]
RULES = (
    *PRESETS.values(),
    Rules(players=2, max_cards=15, sequence="up", no_trump=True, score="squared"),
    Rules(players=3, max_cards=5, sequence="down_up", hook=False, hard_score=True),
    Rules(players=5, max_cards=4, sequence="down"),
    Rules(players=6, suit_order="CDSH", no_trump=True, hard_score=True, score="squared"),
)


@pytest.mark.parametrize("policy", POLICIES, ids=hex)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_games_replay_with_equal_scores(rules: Rules, policy: int) -> None:
    replayed(SimulationRun(game="estimation_whist", rules=rules, games=12, policy=policy))


@pytest.mark.parametrize("rules", RULES[1:4], ids=str)
def test_interpreted_equals_compiled(rules: Rules) -> None:
    matched(SimulationRun(game="estimation_whist", rules=rules, games=3, policy=0x2010))


def test_plays_on_from_every_state() -> None:
    rules, rng = Rules(players=3, max_cards=3), Random(4)
    s = GAME.start(rules)
    while GAME.actor(s) != OVER:
        continued(SimulationRun(game="estimation_whist", rules=rules, games=2), s, encode_state(s))
        legal = GAME.legal(s)
        s = GAME.apply(s, rng.choice(legal) if legal else shuffle(GAME.pack(s), rng))
