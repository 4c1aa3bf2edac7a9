"""The kernel of Israeli Whist plays by the engine's rules."""

from random import Random

import pytest

from longsuit.engine.actions import OVER, PASS
from longsuit.engine.game import shuffle, step
from longsuit.engine.notation import event
from longsuit.games import GAMES
from longsuit.games.israeli_whist import PRESETS, Rules
from longsuit.sim.batches import SimulationRun, play_games, play_logged
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.kernels.layout import BROKEN_OFF, CALLS, ROUNDS, WON
from longsuit.sim.rollouts.simple_policies import policy_code

from ..checks import POLICIES, continued, matched, replayed

GAME = GAMES["israeli_whist"]
CALLED = ("0 call 0", "1 call 4", "2 call 4", "3 call 4")
RULES = (
    *PRESETS.values(),
    Rules(all_pass="continue", may_return=True, target=100, deals=9),
    Rules(all_pass="redeal", frisch=True, call_order="seat_order", may_raise=True, deals=2),
    Rules(all_pass="end", score="square", deals=20),
    Rules(deals=20),
    Rules(cards=4, deals=9, may_return=True),
    Rules(cards=7, all_pass="end", score="square", square_zero_over=25, may_raise=True, deals=5),
    Rules(cards=12, all_pass="continue", call_order="seat_order", target=150, deals=9),
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


def test_nobody_wins_a_match_that_ends_before_a_deal_is_finished() -> None:
    rules = Rules(all_pass="end")
    s = GAME.apply(GAME.start(rules), shuffle(GAME.pack(GAME.start(rules)), Random(1)))
    for _ in range(3):
        s = GAME.apply(s, PASS)  # the last seat passes now and then
    start = tuple(encode_state(s))
    run = SimulationRun(game="israeli_whist", rules=rules, games=300, start=start)
    results = [play_games(run, number, 1) for number in range(run.games)]
    ended = [found for found in results if not found.tally[ROUNDS]]
    assert 0 < len(ended) < run.games
    assert all(found.won == [0, 0, 0, 0] for found in ended)
    assert all(sum(found.won) for found in results if found.tally[ROUNDS])


def test_s8_a_seat_that_has_missed_a_zero_takes_all_it_can() -> None:
    """A missed zero gains with every trick, so that more are taken than after another miss."""
    rules, policy, taken = Rules(all_pass="continue"), policy_code("sensible", 4), {0: 0, 1: 0}
    for seed in range(150):
        s = GAME.apply(GAME.start(rules), shuffle(GAME.pack(GAME.start(rules)), Random(seed)))
        for line in ("0 pass", "1 pass", "2 pass", "3 pass", *CALLED):
            s = step(GAME, s, event(line))
        for call, won in ((0, 1), (1, 2)):  # seat 0 has already taken a trick too many
            start = encode_state(s)
            start[CALLS], start[WON] = call, won
            run = SimulationRun(
                game="israeli_whist", rules=rules, games=1, policy=policy, start=tuple(start)
            )
            _, totals, _ = play_logged(run, 0, 1)
            # 10 x tricks - 100, or 10 x (1 - (tricks - 1))
            taken[call] += (totals[0] + 100) // 10 - won if call == 0 else 2 - totals[0] // 10 - won
    assert taken[0] > 1.3 * taken[1]


def test_a_match_without_end_is_broken_off() -> None:
    run = SimulationRun(game="israeli_whist", rules=Rules(target=10000), games=2)
    assert play_games(run, 0, 2).tally[BROKEN_OFF] == 2
