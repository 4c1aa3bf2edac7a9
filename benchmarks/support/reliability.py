"""Reliability diagrams of forecasts: observed rates by bins of the forecast probability.

Bins are tenths; their gaps have intervals clustered by match. As lines of text and as SVG
(Murphy and Winkler 1977; Brier 1950 for the score).
"""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from msgspec import Struct

from longsuit.arena.intervals import Estimate, mean_estimate

TENTHS = 10
LEAST = 100  # forecasts that a bin needs to count
SIDE, EDGE, ACROSS = 210, 44, 3  # of a panel in the picture, and how many stand side by side
COLOURS = ("#2a7257", "#b4552d", "#3f63a8")
STYLE = (
    "svg{font:12px system-ui,sans-serif;background:#fff}text{fill:#333}.end{text-anchor:end}"
    ".mid{text-anchor:middle}.grid{stroke:#ddd}.even{stroke:#999;stroke-dasharray:4 3}"
    ".title{font-weight:600}"
)


class Tenth(Struct, frozen=True):
    """A bin of forecasts: their number and mean, and the observed rate less that mean."""

    number: int
    said: float
    gap: Estimate

    @property
    def was(self) -> float:
        return self.said + self.gap.mean


class Reliability:
    """Forecasts and outcomes, summed by match and bin."""

    def __init__(self) -> None:
        self.matches: list[list[list[float]]] = []

    def begin_match(self) -> None:
        """Begins another match; the forecasts of one match depend on each other."""
        self.matches.append([[0, 0.0, 0.0, 0.0] for _ in range(TENTHS)])

    def add(self, said: float, was: bool) -> None:
        tenth = self.matches[-1][min(TENTHS - 1, int(TENTHS * said))]
        tenth[0] += 1
        tenth[1] += said
        tenth[2] += was
        tenth[3] += (said - was) ** 2

    def total(self, place: int) -> float:
        return sum([tenth[place] for match in self.matches for tenth in match])

    @property
    def number(self) -> int:
        return round(self.total(0))

    @property
    def brier(self) -> float:
        return self.total(3) / self.total(0)

    @property
    def base_rate_brier(self) -> float:
        """The Brier score of always forecasting the overall rate."""
        share = self.total(2) / self.total(0)
        return share * (1 - share)

    def tenths(self) -> Iterator[Tenth]:
        """The bins with at least `LEAST` forecasts."""
        for at in range(TENTHS):
            found = [match[at] for match in self.matches if match[at][0]]
            number = round(sum([n for n, *_ in found]))
            if number >= LEAST:
                gap = mean_estimate([(was - said, int(n)) for n, said, was, _ in found])
                yield Tenth(number, sum([said for _, said, *_ in found]) / number, gap)

    @property
    def largest_gap(self) -> float:
        """The largest absolute gap of a bin."""
        return max([abs(tenth.gap.mean) for tenth in self.tenths()], default=0.0)


def print_table(about: str, found: Reliability) -> None:
    """Prints the scores and a line for each bin."""
    print(
        f"  {about}: {found.number:,} forecasts in {len(found.matches)} matches, Brier "
        f"{found.brier:.4f} (always saying the share: {found.base_rate_brier:.4f}); largest gap "
        f"{100 * found.largest_gap:.1f} points"
    )
    for tenth in found.tenths():
        gap = tenth.gap
        low, high = gap.interval or (gap.mean, gap.mean)
        print(
            f"    said {100 * tenth.said:5.1f} %, was {100 * tenth.was:5.1f} %: gap "
            f"{100 * gap.mean:+5.1f} ({100 * low:+.1f} to {100 * high:+.1f}), {tenth.number:,}"
        )


Panel = tuple[str, Sequence[tuple[str, Reliability]]]


def write_diagram(panels: Sequence[Panel], path: Path) -> None:
    """Writes diagrams: the forecast across, the observed rate upwards, with 95 % intervals."""
    step = SIDE + EDGE + 20
    rows = -(-len(panels) // ACROSS)
    wide, high = EDGE + step * min(ACROSS, len(panels)), step * rows + 30
    parts = [part for at, panel in enumerate(panels) for part in panel_svg(at, panel, step)]
    names = [name for name, _ in panels[0][1]]
    for at, name in enumerate(names):
        x, y = EDGE + 130 * at, high - 10
        parts.append(f'<circle cx="{x}" cy="{y - 4}" r="4" fill="{COLOURS[at]}"/>')
        parts.append(f'<text x="{x + 9}" y="{y}">{escape(name)}</text>')
    words = "across: said, upwards: came about, in %"
    parts.append(f'<text x="{wide - 20}" y="{high - 10}" class="end">{words}</text>')
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'aria-label="Chances said and shares that came about"><style>{STYLE}</style>'
        f"{''.join(parts)}</svg>\n",
        encoding="utf-8",
    )


def panel_svg(at: int, panel: Panel, step: int) -> Iterator[str]:
    title, found = panel
    left, top = EDGE + step * (at % ACROSS), 24 + step * (at // ACROSS)

    def x(chance: float) -> float:
        return round(left + SIDE * chance, 1)

    def y(chance: float) -> float:
        return round(top + SIDE * (1 - min(1.0, max(0.0, chance))), 1)

    yield f'<text x="{left}" y="{top - 8}" class="title">{escape(title)}</text>'
    for fifth in range(0, 6):
        chance = fifth / 5
        yield f'<path d="M{x(0)} {y(chance)}H{x(1)}M{x(chance)} {y(0)}V{y(1)}" class="grid"/>'
        yield f'<text x="{left - 6}" y="{y(chance) + 4}" class="end">{fifth * 20}</text>'
        yield f'<text x="{x(chance)}" y="{top + SIDE + 15}" class="mid">{fifth * 20}</text>'
    yield f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" class="even"/>'
    for number, (_, forecasts) in enumerate(found):
        colour, line = COLOURS[number], list(forecasts.tenths())
        dots = " ".join([f"{x(tenth.said)},{y(tenth.was)}" for tenth in line])
        yield f'<polyline points="{dots}" fill="none" stroke="{colour}" opacity=".5"/>'
        for tenth in line:
            low, high = tenth.gap.interval or (tenth.gap.mean, tenth.gap.mean)
            ends = f"{y(tenth.said + low)}V{y(tenth.said + high)}"
            yield f'<path d="M{x(tenth.said)} {ends}" stroke="{colour}"/>'
            hint = f"said {tenth.said:.3f}, was {tenth.was:.3f} ({tenth.number})"
            dot = f'cx="{x(tenth.said)}" cy="{y(tenth.was)}" r="3" fill="{colour}"'
            yield f"<circle {dot}><title>{hint}</title></circle>"
