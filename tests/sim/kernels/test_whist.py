"""The kernel of Whist to 24 plays by the engine's rules."""

from random import Random

import pytest

from longsuit.engine.actions import OVER
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.games.whist import PRESETS, Rules
from longsuit.sim.batches import SimulationRun
from longsuit.sim.kernels.encode_view import encode_state

from ..checks import POLICIES, continued, matched, replayed

GAME = GAMES["whist"]
RULES = (
    *PRESETS.values(),
    Rules(players=2, cards=26, target=60, next_leader="last_winner"),
    Rules(players=3, cards=4, target=9, follow="strict", next_leader="last_winner"),
    Rules(players=4, cards=1, target=3, enforce=False, follow="strict"),
)


@pytest.mark.parametrize("policy", POLICIES, ids=hex)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_games_replay_with_equal_scores(rules: Rules, policy: int) -> None:
    replayed(SimulationRun(game="whist", rules=rules, games=12, policy=policy))


@pytest.mark.parametrize("rules", RULES[2:4], ids=str)
def test_interpreted_equals_compiled(rules: Rules) -> None:
    matched(SimulationRun(game="whist", rules=rules, games=3, policy=0x2010))


def test_plays_on_from_every_state() -> None:
    rules, rng = Rules(players=3, cards=4, target=9, next_leader="last_winner"), Random(4)
    s = GAME.start(rules)
    while GAME.actor(s) != OVER:
        continued(SimulationRun(game="whist", rules=rules, games=2), s, encode_state(s))
        legal = GAME.legal(s)
        s = GAME.apply(s, rng.choice(legal) if legal else shuffle(GAME.pack(s), rng))
