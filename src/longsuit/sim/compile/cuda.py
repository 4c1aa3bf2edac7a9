"""The kernels on a graphics processor: each thread plays whole games, one after the other.

Numba's CUDA package compiles the same functions of `engine`, `games` and `sim`; its simulator runs
them where there is no such processor (NUMBA_ENABLE_CUDASIM=1).
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

from ...engine.sentences import Sentence, say
from ..batches import KERNELS, BatchResult, SimulationRun, batch_result, kernel_policy
from ..kernels.layout import TALLY_SIZE, nth
from ..kernels.rng import M57
from .entry_points import (
    ARGUMENT_TYPES,
    kernel_modules,
    rule_functions,
    rule_modules,
    value_counts,
)

THREADS, BLOCKS = 128, 8  # threads in a block; blocks on each multiprocessor
REGISTERS = 64  # at most, for each thread: occupancy gains more than spilled registers cost
# The number of games that a thread plays in one call.  It is large where the lengths of games vary
# much, so that threads of a warp, which run in lockstep, wait less for the longest game.
GAMES_IN_TURN = {"pesten": 32}
BINS, MIDDLE = 1 << 16, 1 << 15  # bins of the histogram of totals, and the bin of a total of 0
SEAT_BITS = 3  # of a total beyond the histogram, which is listed with its seat
# Games of one launch at most.  Longer ones would block a display on the processor, and the list of
# totals beyond the histogram has room for all: 128 MiB for four seats.
CHUNK = 1 << 22


class NoDevice(RuntimeError):
    """There is no graphics processor to play on; the sentence says what is missing."""


def why_unavailable() -> Sentence | None:
    """The reason why no graphics processor can be used; None if one can."""
    if not find_spec("numba") or not find_spec("numba_cuda"):
        return say("cuda_not_installed")
    try:
        if not cuda_package().is_available():
            return say("cuda_not_found")
    except Exception as error:  # a broken driver may raise anything
        return say("cuda_broken", text=type(error).__name__)
    return None


device: Any = None  # Numba's CUDA package once it is loaded; its simulator looks for it here


@cache
def cuda_package() -> Any:
    """Numba's CUDA package; it needs some functions that NumPy has dropped, which are restored
    first."""
    global device  # noqa: PLW0603
    import numpy

    for dropped, stand_in in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(numpy, dropped):
            setattr(numpy, dropped, getattr(numpy, stand_in))
    from numba import cuda as package

    device = package
    return package


def simulated() -> bool:
    """True under Numba's CUDA simulator."""
    from numba import config

    return bool(config.ENABLE_CUDASIM)


def local_row(numbers: Any) -> Any:
    """The row itself on a processor; in the simulator a list, whose numbers are Python's own."""
    return [int(n) for n in numbers]


@cache
def register_all() -> None:
    """Makes every rule function and kernel callable from CUDA code, once."""
    if simulated():
        return
    from numba import types
    from numba.cuda.extending import overload, overload_method, register_jitable

    cuda_package()

    @overload_method(types.Integer, "bit_count")
    def bit_count(x):  # type: ignore[no-untyped-def]
        return lambda x: types.int64(device.popc(types.int64(x)))

    @overload_method(types.Integer, "bit_length")
    def bit_length(x):  # type: ignore[no-untyped-def]
        return lambda x: types.int64(64 - device.clz(types.int64(x)))

    @overload(local_row)
    def same(numbers):  # type: ignore[no-untyped-def]
        return lambda numbers: numbers

    @overload(nth)
    def halved(cards, n):  # type: ignore[no-untyped-def]
        def found(cards, n):  # type: ignore[no-untyped-def]
            at = 0
            for width in (32, 16, 8, 4, 2, 1):
                low = types.int64(device.popc(cards & ((1 << width) - 1)))
                if n >= low:
                    n -= low
                    cards >>= width
                    at += width
            return at

        return found

    for module in rule_modules():
        for function in rule_functions(module):
            register_jitable(function)
    for module in kernel_modules():
        for function in rule_functions(module, ARGUMENT_TYPES):
            if function is not nth:
                register_jitable(function)


@cache
def kernel(game: str, fixed: int = -1) -> Any:
    """The code of one thread, a grid-stride loop over the games; it adds its tally to the common
    one by atomic additions.

    A policy given as `fixed` is a compile-time constant, so that the code of other policies is
    eliminated and takes no registers; -1 reads the policy at run time.

    Totals are counted in the bins of `scores`, seat by seat. Those beyond the bins are listed in
    `outliers`, whose number is the last number of `scores`.
    """
    from numba import int64

    register_all()
    play_many, width, at_once = (
        KERNELS[game].play_many,
        KERNELS[game].WIDTH,
        GAMES_IN_TURN.get(game, 1),
    )
    room = 8 * at_once

    def play(r, start, what, tally, scores, checks, outliers):  # type: ignore[no-untyped-def]
        rules, begin, asked = local_row(r), local_row(start), local_row(what)
        policy = fixed if fixed >= 0 else asked[0]
        seed, first = asked[1], asked[2]
        number, rounds, seats = asked[3], asked[4], asked[5]
        state = local_row(device.local.array(width, int64))
        own = local_row(device.local.array(TALLY_SIZE, int64))
        totals = local_row(device.local.array(room, int64))
        for at in range(width):
            state[at] = 0
        for at in range(TALLY_SIZE):
            own[at] = 0
        check = 0
        thread = device.grid(1)
        for at in range(thread * at_once, number, device.gridsize(1) * at_once):
            few = min(at_once, number - at)
            some = play_many(
                rules, begin, state, policy, seed, first + at, few, rounds, totals, own, None
            )
            check = (check + some) & M57
            if scores.size > 1:
                for place in range(few * seats):
                    total, seat = totals[place], place % seats
                    if 0 <= total + MIDDLE < BINS:
                        device.atomic.add(scores, seat * BINS + total + MIDDLE, 1)
                    else:
                        listed = device.atomic.add(scores, seats * BINS, 1)
                        outliers[listed] = total << SEAT_BITS | seat
        for at in range(TALLY_SIZE):
            if own[at]:
                device.atomic.add(tally, at, own[at])
        checks[thread] = check

    limits = {} if simulated() else {"max_registers": REGISTERS}
    return cuda_package().jit(play, **limits)


def play_games(run: SimulationRun, first: int, number: int, *, scored: bool = True) -> BatchResult:
    """Plays the games of these numbers, and counts their totals if `scored`."""
    if reason := why_unavailable():
        raise NoDevice(reason)
    import numpy

    seats = KERNELS[run.game].seats(run.rules)
    blocks, threads = grid(number // GAMES_IN_TURN.get(run.game, 1))
    policy = kernel_policy(run)
    what = (policy, run.seed, first, number, run.rounds, seats)
    rows = (
        KERNELS[run.game].encode(run.rules),
        run.start or (0,) * KERNELS[run.game].WIDTH,
        what,
    )
    given = [device.to_device(numpy.array(row, dtype=numpy.int64)) for row in rows]
    sizes = (TALLY_SIZE, seats * BINS + 1 if scored else 1, blocks * threads)
    found = [device.to_device(numpy.zeros(size, dtype=numpy.int64)) for size in sizes]
    outliers = device.device_array(number * seats if scored else 1, dtype=numpy.int64)
    kernel(run.game, -1 if policy else 0)[blocks, threads](*given, *found, outliers)
    tally, scores, checks = [array.copy_to_host() for array in found]
    totals = [Counter[int]() for _ in range(seats)]
    if scored:
        listed = int(scores[-1])
        beyond = outliers[:listed].copy_to_host() if listed else numpy.zeros(0, dtype=numpy.int64)
        totals = totals_by_seat(scores, beyond, seats)
    return batch_result(run, number, sum(checks.tolist()) & M57, tally.tolist(), totals)


def totals_by_seat(scores: Any, outliers: Any, seats: int) -> list[Counter[int]]:
    """The number of times that each total occurs, by seat, from the bins and from the list of
    totals beyond them."""
    totals = []
    for seat in range(seats):
        bins = scores[seat * BINS : (seat + 1) * BINS]
        used = bins.nonzero()[0]
        counts = Counter(dict(zip((used - MIDDLE).tolist(), bins[used].tolist(), strict=True)))
        beyond = outliers[outliers & (1 << SEAT_BITS) - 1 == seat] >> SEAT_BITS
        if beyond.size:
            counts.update(value_counts(beyond))
        totals.append(counts)
    return totals


def grid(number: int) -> tuple[int, int]:
    """The number of blocks, and of threads in each, for so many games: enough to fill the
    processor."""
    if simulated():
        return 1, 4
    most = device.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS
    return max(1, min(most, number // THREADS)), THREADS


def play_batch(run: SimulationRun, on_progress: Callable[[int], None] | None = None) -> BatchResult:
    """Plays all games of a run, a launch at a time; `on_progress` is called with the number of
    games in each."""
    total: BatchResult | None = None
    for first in range(0, run.games, CHUNK):
        part = play_games(run, first, min(CHUNK, run.games - first))
        if total is None:
            total = part
        else:
            total.add(part)
        if on_progress:
            on_progress(part.games)
    assert total is not None
    return total
