"""Batches of games by a kernel, in chunks, on any number of threads with the same result."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, cast

from msgspec import Struct

from ..engine.options import Options
from .compile.entry_points import Entry, row, value_counts
from .kernels import egyptian_estimation, estimation_whist, israeli_whist, oh_hell, whist
from .kernels.kernel_log import LOG_SIZE
from .kernels.layout import MATCHES_WON, TALLY_SIZE, Row
from .kernels.pesten import match
from .kernels.play_order import is_mirrored, mirrored, mirrored_policy
from .kernels.rng import M57

CHUNK = 8192  # games that a thread plays at a time


class Kernel(Protocol):
    """The names that a kernel module defines."""

    WIDTH: int  # of its row

    def encode(self, rules: Any) -> tuple[int, ...]: ...
    def seats(self, rules: Any) -> int: ...
    def play_many(self, *arguments: Any) -> int: ...


KERNELS: dict[str, Kernel] = {
    "estimation_whist": cast(Kernel, estimation_whist),
    "egyptian_estimation": cast(Kernel, egyptian_estimation),
    "israeli_whist": cast(Kernel, israeli_whist),
    "oh_hell": cast(Kernel, oh_hell),
    "whist": cast(Kernel, whist),
    "pesten": cast(Kernel, match),
}
PLAY = {name: Entry(kernel.play_many, "aaaiiiiiaan") for name, kernel in KERNELS.items()}
PLAY_LOGGED = {  # the same with a log
    name: Entry(kernel.play_many, "aaaiiiiiaal", compiled_ahead=False)
    for name, kernel in KERNELS.items()
}


class SimulationRun(Struct, frozen=True, kw_only=True):
    """Games to play, from the start of a match or from a position, to their end or for so many
    rounds."""

    game: str
    rules: Options
    games: int
    policy: int = 0
    seed: int = 1
    rounds: int = 0
    start: tuple[int, ...] = ()  # a position of the kernel


class BatchResult(Struct):
    """The sums over the games of a run, which do not depend on the order of adding."""

    games: int = 0
    check: int = 0
    tally: list[int] = []  # its places are named in `kernels.layout`
    totals: list[Counter[int]] = []  # by seat
    won: list[int] = []  # games by seat, those shared by two counted for both

    def add(self, other: "BatchResult") -> None:
        self.games += other.games
        self.check = (self.check + other.check) & M57
        self.tally = [a + b for a, b in zip(self.tally, other.tally, strict=True)]
        self.won = [a + b for a, b in zip(self.won, other.won, strict=True)]
        for mine, more in zip(self.totals, other.totals, strict=True):
            mine.update(more)


def empty_result(run: SimulationRun) -> BatchResult:
    """The result of no games."""
    seats = KERNELS[run.game].seats(run.rules)
    return BatchResult(0, 0, [0] * TALLY_SIZE, [Counter() for _ in range(seats)], [0] * seats)


def kernel_rows(run: SimulationRun) -> tuple[Row, Row, Row]:
    """The rows of the rules, of the start and of the state to play on."""
    kernel = KERNELS[run.game]
    return row(kernel.encode(run.rules)), row(run.start or kernel.WIDTH), row(kernel.WIDTH)


def kernel_policy(run: SimulationRun) -> int:
    """The policies of the seats as the kernel numbers them."""
    seats = KERNELS[run.game].seats(run.rules)
    return mirrored_policy(run.policy, seats) if is_mirrored(run.rules) else run.policy


def batch_result(
    run: SimulationRun, games: int, check: int, tally: list[int], totals: list[Counter[int]]
) -> BatchResult:
    """The result of some games from what a kernel has written, which is in its order of seats."""
    at = slice(MATCHES_WON, MATCHES_WON + KERNELS[run.game].seats(run.rules))
    if is_mirrored(run.rules):
        totals, tally[at] = [*mirrored(totals)], mirrored(tally[at])
    return BatchResult(games, check, tally, totals, tally[at])


def play_games(run: SimulationRun, first: int, number: int) -> BatchResult:
    """Plays the games of these numbers."""
    seats = KERNELS[run.game].seats(run.rules)
    totals, tally = row(number * seats), row(TALLY_SIZE)
    settings = (kernel_policy(run), run.seed, first, number, run.rounds)
    check = PLAY[run.game](*kernel_rows(run), *settings, totals, tally, None)
    counts = [value_counts(totals[place::seats]) for place in range(seats)]
    return batch_result(run, number, check, [int(n) for n in tally], counts)


def chunks(games: int) -> Iterator[tuple[int, int]]:
    """The first number and the size of every chunk of so many games."""
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def play_batch(
    run: SimulationRun, threads: int = 1, on_progress: Callable[[int], None] | None = None
) -> BatchResult:
    """Plays all games of a run; `on_progress` is called with the number of games that each chunk
    adds."""
    total = empty_result(run)
    PLAY[run.game].ready()
    with ThreadPoolExecutor(threads) as pool:
        for part in pool.map(lambda piece: play_games(run, *piece), chunks(run.games)):
            total.add(part)
            if on_progress:
                on_progress(part.games)
    return total


def totals_by_seat(run: SimulationRun, totals: Row) -> list[int]:
    """The totals of some games, one after another, from those that a kernel has written."""
    seats, found = KERNELS[run.game].seats(run.rules), [int(n) for n in totals]
    if not is_mirrored(run.rules):
        return found
    games = [found[at : at + seats] for at in range(0, len(found), seats)]
    return [total for game in games for total in mirrored(game)]


def play_logged(run: SimulationRun, first: int, number: int) -> tuple[Row, list[int], int]:
    """Plays the games of these numbers with a log; returns the log, for `replay_log`, the totals of
    each game by seat, and the checksum."""
    seats, room = KERNELS[run.game].seats(run.rules), LOG_SIZE * number
    totals, settings = (
        row(number * seats),
        (kernel_policy(run), run.seed, first, number, run.rounds),
    )
    while True:
        log = row(1 + room)
        check = PLAY_LOGGED[run.game](*kernel_rows(run), *settings, totals, row(TALLY_SIZE), log)
        if log[0] >= 0:
            return log, totals_by_seat(run, totals), check
        room *= 4
