"""The output of `longsuit sim`, for people and as JSON."""

from collections import Counter

import msgspec

from .. import __version__
from ..engine.notation import rules_text
from ..games import GAMES
from ..messages.render import Reader
from ..messages.values import decimal_text, number_text, percent_text
from ..sim.batches import BatchResult, SimulationRun
from ..sim.kernels.layout import BROKEN_OFF, CALLED, MADE, ROUNDS, TRICKS
from ..terminal import style
from ..terminal.style import Screen
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
    reader = screen.reader
    extent = reader.say(
        "simulation_extent",
        game_count=found.games,
        round_count=found.tally[ROUNDS],
        seconds=float(f"{seconds:.2g}"),
        rate=round(found.games / seconds),
    )
    screen.fold(f"{style.bold(title(run.game, reader, run.rules))}: {extent}")
    if found.tally[BROKEN_OFF]:
        screen.tell("games_broken_off", game_count=found.tally[BROKEN_OFF])
    for line in seats(found, reader):
        screen.write(line)
    counts, said, made = (spread(found, part) for part in (TRICKS, CALLED, MADE))
    if counts:
        word = "cards_left_heading" if run.game == "pesten" else "tricks_heading"
        whole = sum(counts)
        plot(screen, word, [(str(n), count / whole) for n, count in enumerate(counts)])
    if said:
        made += [0] * (len(said) - len(made))
        lines = [(str(n), made[n] / count) for n, count in enumerate(said) if count]
        plot(screen, "calls_made_by_call_heading", lines)
    plot(screen, "totals_heading", binned(found, reader))
    screen.write()
    screen.tell("simulation_checksum", digits=f"{found.check:015x}")


def seats(found: BatchResult, reader: Reader) -> list[str]:
    """A line for each seat, counted from 1."""
    language = reader.language
    columns = ("seat", "won_or_shared", "mean_total", "least", "most")
    rows = [
        [
            str(seat),
            percent_text(100 * won / found.games, language, 1),
            decimal_text(mean(counts), 2, language),
            number_text(min(counts), language),
            number_text(max(counts), language),
        ]
        for seat, (won, counts) in enumerate(zip(found.won, found.totals, strict=True), 1)
    ]
    return style.grid([reader.say(f"column_{column}") for column in columns], rows, "<>>>>", reader)


def binned(found: BatchResult, reader: Reader) -> list[tuple[str, float]]:
    """The totals of all seats in a handful of equal bins."""
    every: Counter[int] = sum(found.totals, Counter())
    least, most, whole = min(every), max(every), sum(every.values())
    step = -(-(most - least + 1) // LINES)
    bins = [0] * (-(-(most - least + 1) // step))
    for value, count in every.items():
        bins[(value - least) // step] += count
    names = [
        number_text(low, reader.language)
        if step == 1
        else reader.say("number_range", least=low, most=low + step - 1)
        for low in range(least, most + 1, step)
    ]
    return [(name, count / whole) for name, count in zip(names, bins, strict=True)]


def plot(screen: Screen, head: str, lines: list[tuple[str, float]]) -> None:
    """Shares as bars under a heading, the longest as wide as there is room."""
    screen.write()
    screen.write(style.bold(screen.reader.say(head)))
    longest = max(share for _, share in lines) or 1.0
    wide = max(style.width(name) for name, _ in lines)
    for name, share in lines:
        shown = percent_text(100 * share, screen.reader.language, 1)
        bar = "█" * round(WIDE * share / longest)
        screen.write(f"  {style.right(name, wide)} {style.right(shown, 6)} {bar}".rstrip())
