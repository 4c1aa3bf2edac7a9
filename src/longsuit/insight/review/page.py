"""A review as one page that needs nothing else."""

from collections.abc import Callable, Iterator
from html import escape

from ...arena.plots import WIDTH, line, scale, svg, text, ticks
from ...arena.report import STYLE, heading
from . import Review, SeatAccuracy
from .text import (
    event_label,
    has_bidding,
    judged_by,
    loss_figure,
    mistakes,
    score_text,
    turning_point,
    with_names,
)

LEFT, RIGHT, HIGH = 50, 120, 260
COLOURS = ("#2a7257", "#b4552d", "#3f63a8", "#8a5a9e", "#a0812a", "#4b8b8b", "#a34a6a", "#6b6b6b")
NOBODY = SeatAccuracy(seat=0, decisions=0, accuracy=1.0, bidding=0.0, play=0.0)
MORE = ".course { fill: none; stroke-width: 2 } ol li { margin: .5rem 0 } " + " ".join(
    [f".s{n} {{ stroke: {c} }} .t{n} {{ fill: {c} }}" for n, c in enumerate(COLOURS)]
)


def page(found: Review) -> str:
    title = f"{found.game.replace('_', ' ').title()}: a review"
    body = "\n".join(parts(found, title))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{MORE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def parts(found: Review, title: str) -> Iterator[str]:
    names = found.names
    yield f"<h1>{escape(title)}</h1>"
    ranked = sorted(range(len(names)), key=lambda seat: -found.totals[seat])
    yield f"<p>{escape(', '.join([f'{names[s]} {score_text(found, s)}' for s in ranked]))}</p>"
    yield f'<p class="soft">{escape(judged_by(found))}</p>'
    yield heading("Expected score", "After every event; the dashed line is the turning point.")
    yield chart(found)
    yield f"<p>{escape(turning_point(found))}</p>"
    yield heading("Who decided how well", "What is lost counts only where it is beyond chance.")
    yield table(found)
    yield heading("The costliest moments", "")
    yield "<ol>" + "".join(moments(found)) + "</ol>" if found.costly else "<p>None.</p>"
    lost = [d for d in found.decisions if d.lost > 0]
    yield heading("Every loss", f"{len(lost)} of {len(found.decisions)} decisions.")
    rows = "".join(
        f"<tr><td>{d.at}</td><td>{d.round}</td><td>{escape(names[d.seat])}</td>"
        f"<td>{escape(repr(d.action))}</td><td>{escape(repr(d.best))}</td>"
        f"<td>{loss_figure(found, d.lost)}</td></tr>"
        for d in lost
    )
    heads = "".join(f"<th>{h}</th>" for h in ("Event", "Deal", "Player", "Did", "Better", "Lost"))
    yield f'<div class="wide"><table><tr>{heads}</tr>{rows}</table></div>'


def moments(found: Review) -> Iterator[str]:
    for mistake in found.costly:
        words = ". ".join([with_names(sentence, found.names) for sentence in mistake.words])
        yield f"<li>{event_label(found, mistake.decision)}: {escape(unbroken(words))}.</li>"


def unbroken(words: str) -> str:
    """Numbers stay with their per cent."""
    return words.replace(" %", "\xa0%")


def table(found: Review) -> str:
    html = "<tr>" + "".join(f"<th>{head}</th>" for head in columns(found)) + "</tr>"
    for one in found.standings:
        cells = columns(found, one).values()
        html += "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
    return f'<div class="wide"><table>{html}</table></div>'


def columns(found: Review, one: SeatAccuracy = NOBODY) -> dict[str, str]:
    """A standing by column; points lost by kind where there are points and kinds."""
    shown = {
        "Player": found.names[one.seat],
        "Decisions": str(one.decisions),
        "Mistakes": str(mistakes(found, one.seat)),
        "Accuracy": f"{100 * one.accuracy:.0f}\xa0%",
    }
    if found.unit == "points":
        shown |= {"Lost in bidding": f"{one.bidding:.1f}"} if has_bidding(found) else {}
        shown["Lost in play" if has_bidding(found) else "Points lost"] = f"{one.play:.1f}"
    return shown


def chart(found: Review) -> str:
    """A line for every seat over the events."""
    values = [total for point in found.course for total in point.totals] or [0.0]
    low, high = min(values), max(values)
    x = scale(1, max(2, len(found.course)), LEFT, WIDTH - RIGHT)
    y = scale(low, high, HIGH, 10)

    def drawn() -> Iterator[str]:
        for at in ticks(low, high):
            yield line(LEFT, y(at), WIDTH - RIGHT, y(at), "grid")
            yield text(LEFT - 8, y(at) + 4, f"{at:g}", "end")
        for at in ticks(1, max(2, len(found.course)), 8):
            yield text(x(at), HIGH + 18, f"{at:g}", "tick")
        if found.turning:
            yield line(x(found.turning), 10, x(found.turning), HIGH, "mark")
        for seat, name in enumerate(found.names):
            path = "L".join([f"{x(p.at):.1f} {y(p.totals[seat]):.1f}" for p in found.course])
            if path:
                title = f"<title>{escape(name)}</title>"
                yield f'<path d="M{path}" class="course s{seat}">{title}</path>'
        yield from ends(found, y)

    return svg(HIGH + 26, "Expected score of every player over the game", drawn())


def picture(found: Review) -> str:
    """The chart as a file of its own."""
    drawing = chart(found).removeprefix('<div class="plot">').removesuffix("</div>")
    style = (
        "text { fill: #5d6a63; font: 13px system-ui, sans-serif } .end { text-anchor: end } "
        ".tick { text-anchor: middle } .grid { stroke: #8883 } "
        ".mark { stroke: #888; stroke-dasharray: 4 3 }" + MORE
    )
    head, rest = drawing.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{style}</style>{rest}\n'


def ends(found: Review, y: Callable[[float], float]) -> Iterator[str]:
    """The names at the ends of their lines, kept apart."""
    if not found.course:
        return
    last = found.course[-1].totals
    below = -100.0
    for seat in sorted(range(len(last)), key=lambda seat: -last[seat]):
        below = max(below + 15, y(last[seat]) + 4)
        yield text(WIDTH - RIGHT + 8, below, found.names[seat], f"figure t{seat}")
