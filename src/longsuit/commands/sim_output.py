"""The output of `longsuit sim`, for people and as JSON."""

from collections import Counter

import msgspec
from rich.table import Table

from .. import __version__
from ..engine.notation import rules_text
from ..games import GAMES
from ..sim.batches import BatchResult, SimulationRun
from ..sim.kernels.layout import BROKEN_OFF, CALLED, MADE, ROUNDS, TRICKS
from ..terminal import style
from ..terminal.style import Screen
from .arena_output import draw
from .games import title

WIDE, LINES = 30, 12  # of a plot, in characters
NUMBERS = 32  # in each part of a tally


def spread(found: BatchResult, first: int) -> list[int]:
    """One part of a tally, without what follows the last number."""
    counts = found.tally[first : first + NUMBERS]
    while counts and not counts[-1]:
        counts.pop()
    return counts


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def json(run: SimulationRun, policy: str, found: BatchResult) -> str:
    """Everything but the times, so that the same command gives the same bytes."""
    whole = {
        "longsuit": __version__,
        "game": run.game,
        "version": GAMES[run.game].VERSION,
        "rules": rules_text(run.rules),
        "policy": policy,
        "seed": run.seed,
        "games": found.games,
        "rounds": found.tally[ROUNDS],
        "broken_off": found.tally[BROKEN_OFF],
        counted_quantity(run): spread(found, TRICKS),
        "calls": spread(found, CALLED),
        "made": spread(found, MADE),
        "won": found.won,
        "totals": [
            {str(value): counts[value] for value in sorted(counts)} for counts in found.totals
        ],
        "checksum": f"{found.check:015x}",
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def counted_quantity(run: SimulationRun) -> str:
    """The name of the quantity that is counted for each seat and round."""
    return "cards left" if run.game == "pesten" else "tricks"


def show(screen: Screen, run: SimulationRun, found: BatchResult, seconds: float) -> None:
    rounds, rate = found.tally[ROUNDS], found.games / seconds
    name = title(run.game, run.rules)
    screen.fold(
        f"{style.bold(name)}: {found.games:,} games, {rounds:,} rounds, {seconds:.1f} s, "
        f"{rate:,.0f} games a second."
    )
    if found.tally[BROKEN_OFF]:
        screen.fold(f"{found.tally[BROKEN_OFF]:,} games had no end and were broken off.")
    draw(screen, seats(found))
    counts, said, made = (spread(found, part) for part in (TRICKS, CALLED, MADE))
    if counts:
        word = counted_quantity(run).capitalize()
        whole = sum(counts)
        plot(screen, word, [(str(n), count / whole) for n, count in enumerate(counts)])
    if said:
        made += [0] * (len(said) - len(made))
        lines = [(str(n), made[n] / count) for n, count in enumerate(said) if count]
        plot(screen, "Calls made, by the number called", lines)
    plot(screen, "Totals", binned(found))
    screen.say(f"Checksum of all games: {found.check:015x}")


def seats(found: BatchResult) -> Table:
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for at, head in enumerate(("seat", "won or shared", "mean total", "least", "most")):
        drawn.add_column(head, justify="right" if at else "left")
    for seat, (won, counts) in enumerate(zip(found.won, found.totals, strict=True)):
        share = f"{100 * won / found.games:.1f} %"
        drawn.add_row(
            str(seat), share, f"{mean(counts):.2f}", f"{min(counts):,}", f"{max(counts):,}"
        )
    return drawn


def binned(found: BatchResult) -> list[tuple[str, float]]:
    """The totals of all seats in a handful of equal bins."""
    every: Counter[int] = sum(found.totals, Counter())
    least, most, whole = min(every), max(every), sum(every.values())
    step = -(-(most - least + 1) // LINES)
    bins = [0] * (-(-(most - least + 1) // step))
    for value, count in every.items():
        bins[(value - least) // step] += count
    names = [
        str(low) if step == 1 else f"{low} … {low + step - 1}"
        for low in range(least, most + 1, step)
    ]
    return [(name, count / whole) for name, count in zip(names, bins, strict=True)]


def plot(screen: Screen, head: str, lines: list[tuple[str, float]]) -> None:
    """Shares as bars, the longest as wide as there is room."""
    screen.say()
    screen.say(style.bold(head))
    longest = max(share for _, share in lines) or 1.0
    wide = max(style.width(name) for name, _ in lines)
    for name, share in lines:
        bar = ("#" if screen.ascii else "█") * round(WIDE * share / longest)
        screen.say(f"  {style.right(name, wide)} {100 * share:5.1f} % {bar}".rstrip())
