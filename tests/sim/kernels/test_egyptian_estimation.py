"""The kernel of Egyptian Estimation plays by the engine's rules."""

from random import Random

import pytest

from longsuit.engine.actions import OVER, PASS
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.games.egyptian_estimation import PRESETS, Rules
from longsuit.sim.batches import SimulationRun
from longsuit.sim.kernels.encode_view import encode_state

from ..checks import POLICIES, continued, matched, replayed

GAME = GAMES["egyptian_estimation"]
RULES = (
    *PRESETS.values(),
    Rules(void="redeal", dash_calls=3, bidding="raising", no_bid="skip", min_bid=12),
    Rules(void="declare", fast_dash=True, fast_trump="bid", dash_calls=1, all_miss="count"),
    Rules(no_bid="skip", doubling_cap="x4", formula="document", dash_calls=0, min_bid=13),
    Rules(normal_rounds=0, fast_rounds=5, fast_dash=True, scoring="jawaker", doubling_cap="x2"),
    Rules(normal_rounds=13, fast_rounds=0, scoring="federation", all_miss="nothing"),
    Rules(direction="counter_clockwise", opener="last_caller", no_bid="skip", void="declare"),
    Rules(void="compulsory", dash_calls=0, direction="counter_clockwise", normal_rounds=9),
    Rules(void="compulsory", fast_dash=True, no_bid="skip"),
    Rules(opener="last_caller", bidding="raising", min_bid=7, fast_trump="bid", fast_dash=True),
)


@pytest.mark.parametrize("policy", POLICIES, ids=hex)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_games_replay_with_equal_scores(rules: Rules, policy: int) -> None:
    replayed(SimulationRun(game="egyptian_estimation", rules=rules, games=8, policy=policy))


@pytest.mark.parametrize("rules", [*RULES[2:5], *RULES[-4:]], ids=str)
def test_interpreted_equals_compiled(rules: Rules) -> None:
    matched(SimulationRun(game="egyptian_estimation", rules=rules, games=2, policy=0x2010))


@pytest.mark.parametrize("rules", [RULES[1], *RULES[3:7], *RULES[-4:]], ids=str)
def test_plays_on_from_every_state(rules: Rules) -> None:
    rng, steps = Random(4), 0
    s = GAME.start(rules)
    while GAME.actor(s) != OVER and steps < 60:
        continued(
            SimulationRun(game="egyptian_estimation", rules=rules, games=1), s, encode_state(s)
        )
        legal = GAME.legal(s)
        if PASS in legal and rng.random() < 0.5:
            legal = (PASS,)  # so that nobody bids now and then
        s = GAME.apply(s, rng.choice(legal) if legal else shuffle(GAME.pack(s), rng))
        steps += 1
