"""Plots as inline SVG; colours and letters come from the page's style."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, gcd, log10

from .intervals import Estimate, spoken

WIDE, LABELS, VALUES = 740, 200, 160  # the plot, its names on the left, its figures on the right
ROW = 30
LETTERS = 30  # of a name, at most


def svg(height: float, about: str, parts: Iterator[str]) -> str:
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDE} {height:g}" role="img" '
        f'aria-label="{escape(about)}">{"".join(parts)}</svg></div>'
    )


def text(x: float, y: float, words: str, kind: str = "", hint: str = "") -> str:
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{title}{escape(words)}</text>'


def rect(x: float, y: float, wide: float, high: float, kind: str, hint: str = "") -> str:
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, wide):.1f}" '
        f'height="{max(0.0, high):.1f}" class="{kind}">{title}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" class="{kind}"/>'


def label(y: float, name: str) -> str:
    short = name if len(name) <= LETTERS else name[: LETTERS - 1] + "…"
    return text(LABELS - 10, y, short, "end", name if short != name else "")


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from low to high, about so many."""
    rough = (high - low) / about or 1.0
    ten = 10 ** floor(log10(rough))
    step = next(n * ten for n in (1, 2, 5, 10) if n * ten >= rough * 0.999)
    return [k * step for k in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def scale(low: float, high: float, left: float, right: float) -> Callable[[float], float]:
    wide = (high - low) or 1.0
    return lambda value: left + (value - low) / wide * (right - left)


def bars(
    about: str,
    rows: Sequence[tuple[str, Estimate]],
    said: Callable[[float], str],
    on_scale: Callable[[float], str],
    mark: float | None = None,
    most: float | None = None,
) -> str:
    """A bar and an interval a row, from zero; `mark` is a dashed line, `most` ends the scale."""
    ends = [0.0, *(v for _, e in rows for v in (e.mean, *(e.interval or ())))]
    low, high = min(ends), max([*ends, mark or 0.0]) if most is None else most
    x = scale(low, high, LABELS, WIDE - VALUES)
    bottom = ROW * len(rows) + 6

    def parts() -> Iterator[str]:
        for at in ticks(low, high):
            yield line(x(at), 0, x(at), bottom, "grid")
            yield text(x(at), bottom + 16, on_scale(at), "tick")
        for number, (name, estimate) in enumerate(rows):
            y = number * ROW + 6
            start, end = sorted((x(0), x(estimate.mean)))
            words, interval = spoken(estimate, said), estimate.interval
            yield label(y + 15, name)
            yield rect(start, y, end - start, ROW - 10, "bar", f"{name}: {words}")
            if interval:
                yield whisker(x(interval[0]), x(interval[1]), y + (ROW - 10) / 2)
            yield text(WIDE - VALUES + 10, y + 15, words.replace(" %", ""), "figure")
        yield line(x(0), 0, x(0), bottom, "axis")
        if mark is not None:
            yield line(x(mark), 0, x(mark), bottom, "mark")

    return svg(bottom + 24, about, parts())


def whisker(left: float, right: float, y: float) -> str:
    """An interval: a line with ends."""
    path = f"M{left:.1f} {y - 4:.1f}v8M{left:.1f} {y:.1f}H{right:.1f}M{right:.1f} {y - 4:.1f}v8"
    return f'<path d="{path}" class="whisker"/>'


def distributions(about: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How often which score, a row each on one scale, with the median marked."""
    low, high = (end(v for _, values in rows for v in values) for end in (min, max))
    step = gcd(*(v - low for _, values in rows for v in values)) or 1  # some games count by tens
    width = step * ceil((high - low + 1) / (step * 48))
    bins = (high - low) // width + 1
    begin = low - step / 2  # so that a score stands in the middle of its own column
    x = scale(begin, begin + bins * width, LABELS, WIDE - VALUES)
    row, bottom = 54, 54 * len(rows) + 6

    def parts() -> Iterator[str]:
        for at in ticks(begin, begin + bins * width):
            yield line(x(at), 0, x(at), bottom, "grid")
            yield text(x(at), bottom + 16, f"{at:g}", "tick")
        for number, (name, values) in enumerate(rows):
            base, counts = (number + 1) * row, [0] * bins
            for value in values:
                counts[(value - low) // width] += 1
            yield label(base - 8, name)
            for at, count in enumerate(counts):
                left, right = x(begin + at * width), x(begin + (at + 1) * width)
                high_ = (row - 12) * count / max(counts)
                span = f"{low + at * width}" + f" to {low + (at + 1) * width - step}" * (
                    width > step
                )
                if count:
                    hint = f"{span}: {count} of {len(values)}"
                    yield rect(left + 0.5, base - high_, right - left - 1, high_, "bar", hint)
            yield line(LABELS, base, WIDE - VALUES, base, "axis")
            median = sorted(values)[len(values) // 2]
            yield line(x(median), base - row + 8, x(median), base, "mark")
            yield text(WIDE - VALUES + 10, base - 8, f"median {median}", "figure")

    return svg(bottom + 24, about, parts())


def heat(about: str, names: Sequence[str], cells: Sequence[Sequence[Estimate | None]]) -> str:
    """Row against column, in per cent; columns are numbered as the rows are."""
    wide = min(84.0, (WIDE - LABELS - 20) / len(names))
    high = 36

    def parts() -> Iterator[str]:
        for number in range(len(names)):
            yield text(LABELS + (number + 0.5) * wide, 14, str(number + 1), "tick")
        for row, name in enumerate(names):
            y = 22 + row * high
            yield label(y + 22, f"{name}  {row + 1}")
            for column, estimate in enumerate(cells[row]):
                left = LABELS + column * wide
                if estimate is None:
                    yield rect(left + 1, y + 1, wide - 2, high - 2, "blank")
                    continue
                share = estimate.mean
                hint = f"{name} against {names[column]}: {spoken(estimate, percent)}"
                kind = "more" if share > 0.5 else "less"
                yield f'<g style="--strength:{0.05 + 0.75 * abs(share - 0.5) * 2:.2f}">'
                yield rect(left + 1, y + 1, wide - 2, high - 2, kind, hint) + "</g>"
                yield text(left + wide / 2, y + 22, f"{100 * share:.0f}", "middle")

    return svg(30 + high * len(names), about, parts())


def columns(about: str, rows: Sequence[tuple[str, Sequence[tuple[int, int, int]]]]) -> str:
    """For each row, by call: how many were made (the column) of how many (the figure below)."""
    most = max(call for _, calls in rows for call, _, _ in calls)
    wide = (WIDE - LABELS - 10) / (most + 1)
    row, high = 96, 56

    def parts() -> Iterator[str]:
        for number, (name, calls) in enumerate(rows):
            base = number * row + high + 16
            yield label(base - 22, name)
            for share in (0.0, 0.5, 1.0):
                yield line(LABELS, base - share * high, WIDE - 10, base - share * high, "grid")
            for call, times, made in calls:
                left, tall = LABELS + call * wide, high * made / times
                hint = f"{name}, call {call}: {made} of {times} made"
                yield rect(left + 3, base - tall, wide - 6, tall, "bar", hint)
                yield text(left + wide / 2, base + 13, str(call), "tick")
                yield text(left + wide / 2, base + 25, f"{times:,}", "small")

    return svg(row * len(rows) + 6, about, parts())


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def rounded_percent(share: float) -> str:
    return f"{100 * share:.3g} %"
