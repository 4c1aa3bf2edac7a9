"""Plots as inline SVG; colours and fonts come from the style sheet of the page."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, gcd, log10

from ..messages.render import Reader
from ..messages.values import decimal_text, number_text, percent_text
from .intervals import Estimate
from .summary import decimal_estimate, percent_estimate

# Widths of the plot, of the names on its left and of the figures on its right.
WIDTH, LABELS, VALUES = 740, 200, 160
ROW = 30  # height of a row
NAME_LENGTH = 30  # characters of a name that are shown


def svg(height: float, about: str, parts: Iterator[str]) -> str:
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(about)}">{"".join(parts)}</svg></div>'
    )


def text(x: float, y: float, words: str, css_class: str = "", hint: str = "") -> str:
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{css_class}">{title}{escape(words)}</text>'


def rect(x: float, y: float, width: float, height: float, css_class: str, hint: str = "") -> str:
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" '
        f'height="{max(0.0, height):.1f}" class="{css_class}">{title}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, css_class: str) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" class="{css_class}"/>'


def label(y: float, name: str) -> str:
    short = name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1] + "…"
    return text(LABELS - 10, y, short, "end", name if short != name else "")


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """About so many round numbers from low to high."""
    rough = (high - low) / about or 1.0
    ten = 10 ** floor(log10(rough))
    step = next(n * ten for n in (1, 2, 5, 10) if n * ten >= rough * 0.999)
    return [k * step for k in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def scale(low: float, high: float, left: float, right: float) -> Callable[[float], float]:
    span = (high - low) or 1.0
    return lambda value: left + (value - low) / span * (right - left)


class Decimal:
    """Values with one decimal, as their reader writes them."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def figure(self, estimate: Estimate) -> str:
        return decimal_estimate(estimate, self.reader)

    def tick(self, value: float) -> str:
        """A number of the scale, with the decimals that it has."""
        return number_text(value, self.reader.language)


class Percent(Decimal):
    """Shares as percentages."""

    def figure(self, estimate: Estimate) -> str:
        return percent_estimate(estimate, self.reader)

    def tick(self, value: float) -> str:
        return percent_text(float(f"{100 * value:.3g}"), self.reader.language)


def bars(
    about: str,
    rows: Sequence[tuple[str, Estimate]],
    unit: Decimal,
    mark: float | None = None,
    limit: float | None = None,
) -> str:
    """Horizontal bars from zero with intervals, one a row.

    A dashed line stands at `mark`, and the scale ends at `limit`.
    """
    ends = [0.0, *(v for _, e in rows for v in (e.mean, *(e.interval or ())))]
    low, high = min(ends), max([*ends, mark or 0.0]) if limit is None else limit
    x = scale(low, high, LABELS, WIDTH - VALUES)
    bottom = ROW * len(rows) + 6

    def parts() -> Iterator[str]:
        for at in ticks(low, high):
            yield line(x(at), 0, x(at), bottom, "grid")
            yield text(x(at), bottom + 16, unit.tick(at), "tick")
        for number, (name, estimate) in enumerate(rows):
            y = number * ROW + 6
            start, end = sorted((x(0), x(estimate.mean)))
            words, interval = unit.figure(estimate), estimate.interval
            yield label(y + 15, name)
            yield rect(start, y, end - start, ROW - 10, "bar", f"{name}: {words}")
            if interval:
                yield whisker(x(interval[0]), x(interval[1]), y + (ROW - 10) / 2)
            yield text(WIDTH - VALUES + 10, y + 15, words, "figure")
        yield line(x(0), 0, x(0), bottom, "axis")
        if mark is not None:
            yield line(x(mark), 0, x(mark), bottom, "mark")

    return svg(bottom + 24, about, parts())


def whisker(left: float, right: float, y: float) -> str:
    """An interval as a line with end marks."""
    path = f"M{left:.1f} {y - 4:.1f}v8M{left:.1f} {y:.1f}H{right:.1f}M{right:.1f} {y - 4:.1f}v8"
    return f'<path d="{path}" class="whisker"/>'


def distributions(about: str, rows: Sequence[tuple[str, Sequence[int]]], reader: Reader) -> str:
    """Histograms of scores on one scale, a row each, with the median marked."""
    low, high = (end(v for _, values in rows for v in values) for end in (min, max))
    step = gcd(*(v - low for _, values in rows for v in values)) or 1  # some games count by tens
    width = step * ceil((high - low + 1) / (step * 48))
    bins = (high - low) // width + 1
    begin = low - step / 2  # puts a score in the middle of its column
    x = scale(begin, begin + bins * width, LABELS, WIDTH - VALUES)
    row, bottom = 54, 54 * len(rows) + 6

    def parts() -> Iterator[str]:
        for at in ticks(begin, begin + bins * width):
            yield line(x(at), 0, x(at), bottom, "grid")
            yield text(x(at), bottom + 16, number_text(at, reader.language), "tick")
        for number, (name, values) in enumerate(rows):
            base, counts = (number + 1) * row, [0] * bins
            for value in values:
                counts[(value - low) // width] += 1
            yield label(base - 8, name)
            for at, count in enumerate(counts):
                left, right = x(begin + at * width), x(begin + (at + 1) * width)
                high_ = (row - 12) * count / max(counts)
                least, most = low + at * width, low + (at + 1) * width - step
                if count:
                    span = (
                        reader.say("number_range", least=least, most=most)
                        if width > step
                        else number_text(least, reader.language)
                    )
                    share = reader.say("n_of_total", n=count, total=len(values))
                    hint = reader.say("labelled_text", label=span, text=share)
                    yield rect(left + 0.5, base - high_, right - left - 1, high_, "bar", hint)
            yield line(LABELS, base, WIDTH - VALUES, base, "axis")
            median = sorted(values)[len(values) // 2]
            yield line(x(median), base - row + 8, x(median), base, "mark")
            yield text(
                WIDTH - VALUES + 10, base - 8, reader.say("median_label", n=median), "figure"
            )

    return svg(bottom + 24, about, parts())


def heat_map(
    about: str,
    names: Sequence[str],
    cells: Sequence[Sequence[Estimate | None]],
    reader: Reader,
) -> str:
    """The row's rate against the column, in per cent; columns carry the numbers of the rows."""
    wide = min(84.0, (WIDTH - LABELS - 20) / len(names))
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
                hint = reader.say(
                    "one_against_other",
                    name=name,
                    other=names[column],
                    share=percent_estimate(estimate, reader),
                )
                css_class = "more" if share > 0.5 else "less"
                yield f'<g style="--strength:{0.05 + 0.75 * abs(share - 0.5) * 2:.2f}">'
                yield rect(left + 1, y + 1, wide - 2, high - 2, css_class, hint) + "</g>"
                yield text(
                    left + wide / 2, y + 22, decimal_text(100 * share, 0, reader.language), "middle"
                )

    return svg(30 + high * len(names), about, parts())


def call_columns(
    about: str, rows: Sequence[tuple[str, Sequence[tuple[int, int, int]]]], reader: Reader
) -> str:
    """A row of columns for each player: the share of calls made, by call.

    Each row lists a call, its number and the number made; the number is written below.
    """
    most = max(call for _, calls in rows for call, _, _ in calls)
    wide = (WIDTH - LABELS - 10) / (most + 1)
    row, high = 96, 56

    def parts() -> Iterator[str]:
        for number, (name, calls) in enumerate(rows):
            base = number * row + high + 16
            yield label(base - 22, name)
            for share in (0.0, 0.5, 1.0):
                yield line(LABELS, base - share * high, WIDTH - 10, base - share * high, "grid")
            for call, times, made in calls:
                left, tall = LABELS + call * wide, high * made / times
                hint = reader.say("calls_made_hint", name=name, call=call, made=made, times=times)
                yield rect(left + 3, base - tall, wide - 6, tall, "bar", hint)
                yield text(left + wide / 2, base + 13, str(call), "tick")
                yield text(left + wide / 2, base + 25, number_text(times, reader.language), "small")

    return svg(row * len(rows) + 6, about, parts())
