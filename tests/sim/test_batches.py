"""Batches of games: the same on any number of threads, compiled or not."""

import os
import subprocess
import sys

import pytest

from longsuit.engine.actions import OVER
from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules
from longsuit.sim import batches
from longsuit.sim.batches import CHUNK, SimulationRun, play_batch, play_games
from longsuit.sim.compile.entry_points import available, row, rule_functions
from longsuit.sim.kernels import replay_log
from longsuit.sim.kernels.kernel_log import LOG_SIZE, reserve_event
from longsuit.sim.kernels.layout import ROUNDS, TALLY_SIZE
from longsuit.sim.rollouts.simple_policies import policy_code

RUN = SimulationRun(
    game="estimation_whist", rules=Rules(max_cards=3, sequence="up"), games=3 * CHUNK + 5
)
CHECK = """
from longsuit.games import GAMES
from longsuit.sim.compile.entry_points import available
from longsuit.sim.batches import KERNELS, PLAY, SimulationRun, play_games
for game in KERNELS:
    for policy in (0x00000000, 0x11111111, 0x22222222, 0x02102102):
        for rules in GAMES[game].PRESETS.values():
            run = SimulationRun(game=game, rules=rules, games=1, policy=policy)
            check = play_games(run, 0, 1).check
            print(game, check, PLAY[game].ready() is not PLAY[game].function)
"""


def checks(**environment: str) -> list[list[str]]:
    """The checksums of a few games of every kind, by a process of its own."""
    found = subprocess.run(
        [sys.executable, "-c", CHECK],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return [line.split() for line in found.stdout.splitlines()]


def mine(*, compiled: bool) -> list[list[str]]:
    """The same checksums by this process, in the same form."""
    lines = []
    for game in batches.KERNELS:
        for policy in (0x00000000, 0x11111111, 0x22222222, 0x02102102):
            for rules in GAMES[game].PRESETS.values():
                run = SimulationRun(game=game, rules=rules, games=1, policy=policy)
                lines.append([game, str(play_games(run, 0, 1).check), str(compiled)])
    return lines


def test_threads_do_not_change_the_outcome() -> None:
    reported: list[int] = []
    one, three = play_batch(RUN, 1), play_batch(RUN, 3, reported.append)
    assert one == three
    assert sum(reported) == one.games == RUN.games
    assert one.tally[ROUNDS] == 3 * RUN.games
    assert sum(sum(counts.values()) for counts in one.totals) == 4 * RUN.games


def test_a_seed_gives_other_games() -> None:
    other = SimulationRun(game=RUN.game, rules=RUN.rules, games=100, seed=2)
    assert play_games(other, 0, 100).check != play_games(RUN, 0, 100).check


def test_so_many_rounds() -> None:
    run = SimulationRun(game=RUN.game, rules=RUN.rules, games=10, rounds=2)
    assert play_games(run, 0, 10).tally[ROUNDS] == 20


def test_every_game_has_a_kernel() -> None:
    assert set(batches.KERNELS) == set(GAMES)


def test_interpreted_without_a_compiler() -> None:
    assert checks(LONGSUIT_INTERPRETED="1") == mine(compiled=False)


@pytest.mark.slow
def test_no_index_is_out_of_bounds() -> None:
    assert checks(LONGSUIT_BOUNDSCHECK="1") == mine(compiled=True)


def test_a_log_never_writes_past_its_end() -> None:
    log = [0] * 8
    assert reserve_event(log, 2, 1, 1) == 3
    assert reserve_event(log, 2, 1, 1) == 6
    before = list(log)
    assert reserve_event(log, 2, 1, 1) == -1
    assert reserve_event(log, 2, 1, 0) == -1
    assert log == [-1, *before[1:]]


def test_long_games_get_the_room_they_need() -> None:
    rules = Rules(players=6, max_cards=8)
    log, _, _ = batches.play_logged(
        SimulationRun(game="estimation_whist", rules=rules, games=2), 0, 2
    )
    assert log[0] > 2 * LOG_SIZE
    game = GAMES["estimation_whist"]
    for written in replay_log.records(log):
        assert game.actor(replay_log.replay(game, game.start(rules), written)[1]) == OVER


def test_a_log_with_an_unknown_event_is_refused() -> None:
    with pytest.raises(ValueError, match="no event of a kernel"):
        replay_log.decode_action(99, ())


@pytest.mark.parametrize(
    ("text", "policy"),
    [("random", 0), ("simple", 0x1111), ("simple, random*3", 1), ("random*2,simple*2", 0x1100)],
)
def test_policies(text: str, policy: int) -> None:
    assert policy_code(text, 4) == policy


@pytest.mark.parametrize("text", ["clever", "simple*", "simple*x", "simple,random", ""])
def test_policies_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match="polic"):
        policy_code(text, 4)


def test_simple_play_wins() -> None:
    run = SimulationRun(game="estimation_whist", rules=Rules(max_cards=7), games=500, policy=1)
    assert play_batch(run).won[0] > 250  # chance would be 125 and what is shared


def test_rows_are_as_the_entry_points_take_them() -> None:
    assert available()
    assert list(row(3)) == [0, 0, 0]
    assert list(row((1, 2))) == [1, 2]
    assert len(row(TALLY_SIZE)) == TALLY_SIZE


def test_what_takes_structs_is_no_rule() -> None:
    names = {
        f.__name__ for f in rule_functions(sys.modules["longsuit.sim.kernels.estimation_whist"])
    }
    assert names == set()
