"""The kernel of Israeli Whist plays by the engine's rules."""

from random import Random
from typing import Literal

import pytest

from longsuit.engine.actions import OVER, PASS, Shuffle
from longsuit.engine.cards import parse
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.games.israeli_whist import PRESETS, Rules
from longsuit.sim.batches import SimulationRun, play_games
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.kernels.layout import BROKEN_OFF, ROUNDS
from longsuit.sim.rollouts.simple_policies import policy_code

from ..checks import POLICIES, continued, matched, replayed

GAME = GAMES["israeli_whist"]
RULES = (
    *PRESETS.values(),
    Rules(all_pass="continue", may_return=True, target=100, deals=9),
    Rules(all_pass="redeal", frisch=True, call_order="seat_order", may_raise=True, deals=2),
    Rules(all_pass="end", score="square", deals=20),
    Rules(deals=20),
)


@pytest.mark.parametrize("policy", POLICIES, ids=hex)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_games_replay_with_equal_scores(rules: Rules, policy: int) -> None:
    replayed(SimulationRun(game="israeli_whist", rules=rules, games=12, policy=policy))


@pytest.mark.parametrize("rules", RULES[:4], ids=str)
def test_interpreted_equals_compiled(rules: Rules) -> None:
    matched(SimulationRun(game="israeli_whist", rules=rules, games=2, policy=0x2010))


@pytest.mark.parametrize("rules", RULES[1:], ids=str)
def test_plays_on_from_every_state(rules: Rules) -> None:
    rng, steps = Random(4), 0
    s = GAME.start(rules)
    while GAME.actor(s) != OVER and steps < 120:
        continued(SimulationRun(game="israeli_whist", rules=rules, games=1), s, encode_state(s))
        legal = GAME.legal(s)
        if PASS in legal and rng.random() < 0.8:
            legal = (PASS,)  # so that all pass now and then
        s = GAME.apply(s, rng.choice(legal) if legal else shuffle(GAME.pack(s), rng))
        steps += 1


# A K Q J of one suit, T 9 8 of the next, 7 6 5 of the third and 4 3 2 of the last: nobody bids.
WEAK = (
    "AC KC QC JC TD 9D 8D 7H 6H 5H 4S 3S 2S AD KD QD JD TH 9H 8H 7S 6S 5S 4C 3C 2C "
    "AH KH QH JH TS 9S 8S 7C 6C 5C 4D 3D 2D AS KS QS JS TC 9C 8C 7D 6D 5D 4H 3H 2H"
)


@pytest.mark.parametrize(("all_pass", "winners"), [("end", 0), ("continue", 1)])
def test_nobody_wins_a_match_that_ends_before_a_deal_is_finished(
    all_pass: Literal["end", "continue"], winners: int
) -> None:
    rules = Rules(all_pass=all_pass)
    pack = Shuffle(tuple([parse(card) for card in WEAK.split()]))
    start = tuple(encode_state(GAME.apply(GAME.start(rules), pack)))
    run = SimulationRun(
        game="israeli_whist", rules=rules, games=1, policy=policy_code("simple", 4), start=start
    )
    found = play_games(run, 0, 1)
    assert (found.tally[ROUNDS], min(1, sum(found.won))) == (winners, winners)


def test_a_match_without_end_is_broken_off() -> None:
    run = SimulationRun(game="israeli_whist", rules=Rules(target=10000), games=2)
    assert play_games(run, 0, 2).tally[BROKEN_OFF] == 2
