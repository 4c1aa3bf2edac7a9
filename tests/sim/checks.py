"""Checks that every kernel must pass."""

from typing import Any

from msgspec.structs import replace

from longsuit.engine.actions import OVER
from longsuit.games import GAMES
from longsuit.sim import batches
from longsuit.sim.batches import SimulationRun
from longsuit.sim.kernels import replay_log
from longsuit.sim.kernels.layout import TALLY_SIZE

# Every rollout policy at all seats, and mixtures of two and of three.
POLICIES = (0x00000000, 0x11111111, 0x22222222, 0x01010101, 0x20202020, 0x12121212, 0x02102102)


def replayed(run: SimulationRun) -> None:
    """The games as they were written down lead, by the engine's rules, to the kernel's totals."""
    continued(run, GAMES[run.game].start(run.rules), list(run.start))


def continued(run: SimulationRun, s: Any, start: list[int]) -> None:
    """The same from a state on, or from the start of a match where there is no position."""
    game = GAMES[run.game]
    seats = game.seats(run.rules)
    run = replace(run, start=tuple(start))
    log, totals, check = batches.play_logged(run, 0, run.games)
    played = list(replay_log.records(log))
    assert len(played) == run.games
    for number, written in enumerate(played):
        _, end = replay_log.replay(game, s, written)
        assert game.actor(end) == OVER
        assert list(game.totals(end)) == totals[number * seats : (number + 1) * seats]
    assert batches.play_games(run, 0, run.games).check == check


def matched(run: SimulationRun) -> None:
    """The interpreter gives the same games as compiled code."""
    log, totals, check = batches.play_logged(run, 7, run.games)
    kernel, entry = batches.KERNELS[run.game], batches.PLAY[run.game]
    assert entry.ready() is not entry.function
    mine, points = [0] * len(log), [0] * len(totals)
    r, start, w = list(kernel.encode(run.rules)), [0] * kernel.WIDTH, [0] * kernel.WIDTH
    head = (batches.kernel_policy(run), run.seed, 7, run.games, run.rounds)
    assert entry.function(r, start, w, *head, points, [0] * TALLY_SIZE, mine) == check
    assert batches.totals_by_seat(run, points) == totals
    assert mine == [int(n) for n in log]
