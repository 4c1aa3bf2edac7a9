"""A review as one page that needs nothing else."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape

from ...arena.plots import WIDTH, line, scale, svg, text, ticks
from ...arena.report import STYLE, document, heading, paragraph
from ...engine.cards import Seat
from ...engine.game import Round, role_in_round
from ...messages.render import Reader
from ...messages.values import decimal_text, left_to_right, number_text, percent_text
from . import Review, SeatAccuracy
from .mistakes import rounded_loss
from .text import (
    breach_sentences,
    decision_label,
    has_bidding,
    judged_by,
    mistakes,
    score_sentence,
    turning_point,
)

LEFT, RIGHT, HIGH = 50, 120, 260
COLOURS = ("#2a7257", "#b4552d", "#3f63a8", "#8a5a9e", "#a0812a", "#4b8b8b", "#a34a6a", "#6b6b6b")
NOBODY = SeatAccuracy(seat=0, decisions=0, accuracy=1.0, bidding=0.0, play=0.0)
MORE = ".course { fill: none; stroke-width: 2 } ol li { margin: .5rem 0 } " + " ".join(
    [f".s{n} {{ stroke: {c} }} .t{n} {{ fill: {c} }}" for n, c in enumerate(COLOURS)]
)


def page(found: Review, reader: Reader) -> str:
    """The page as somebody reads who knows the players by their names."""
    title = reader.say("review_page_title", game=found.game)
    return document(title, STYLE + MORE, "\n".join(parts(found, title, reader)), reader)


def parts(found: Review, title: str, reader: Reader) -> Iterator[str]:
    say = reader.say
    yield f"<h1>{escape(title)}</h1>"
    ranked = sorted(range(len(found.totals)), key=lambda seat: -found.totals[seat])
    scores = [
        say("labelled_text", label=reader.name(seat), text=score_sentence(found, seat))
        for seat in ranked
    ]
    yield paragraph(" · ".join(scores))
    yield paragraph(reader.text(judged_by(found)), "soft")
    yield heading(say("expected_score_heading"), say("review_chart_about"))
    yield chart(found, reader)
    if turned := turning_point(found):
        yield paragraph(reader.text(turned))
    yield heading(say("review_decisions_heading"), say("review_decisions_about"))
    yield table(found, reader)
    if found.rounds:
        yield heading(say("scores_by_round"), "")
        yield rounds_table(found, reader)
    yield heading(say("costliest_moments_heading"), "")
    if found.costly:
        yield "<ol>" + "".join(moments(found, reader)) + "</ol>"
    else:
        yield paragraph(say("no_costly_moments"))
    if found.breaches:
        yield heading(say("breaches_heading"), "")
        broken = [escape(reader.text(sentence)) for sentence in breach_sentences(found)]
        yield "<ul><li>" + "</li><li>".join(broken) + "</li></ul>"
    lost = [d for d in found.decisions if d.lost > 0]
    about = say("review_losses_about", n=len(lost), decision_count=len(found.decisions))
    yield heading(say("review_losses_heading"), about)
    rows = [
        (
            str(d.at),
            str(d.round),
            reader.name(d.seat),
            reader.action(repr(d.action)),
            reader.action(repr(d.best)),
            loss_figure(found, d.lost, reader),
        )
        for d in lost
    ]
    columns = ("event", "deal", "player", "done", "better", "lost")
    yield html_table([say(f"column_{column}") for column in columns], rows)


def moments(found: Review, reader: Reader) -> Iterator[str]:
    for mistake in found.costly:
        words = " ".join([reader.text(sentence) for sentence in mistake.words])
        label = decision_label(found, mistake.decision)
        yield f"<li>{escape(reader.say('labelled_text', label=label, text=words))}</li>"


def table(found: Review, reader: Reader) -> str:
    rows = [tuple(columns(found, one, reader).values()) for one in found.standings]
    heads = [reader.say(head) for head in columns(found, NOBODY, reader)]
    return html_table(heads, rows)


def rounds_table(found: Review, reader: Reader) -> str:
    """The score sheet: by round and seat tricks and call, score and role; last the notes."""
    seats = range(len(found.totals))
    heads = [reader.say("column_round"), *[reader.name(seat) for seat in seats], ""]
    rows = []
    for number, r in enumerate(found.rounds, 1):
        notes = " ".join([reader.text(note) for note in r.notes])
        rows.append([str(number), *[round_cell(r, seat, reader) for seat in seats], notes])
    return html_table(heads, rows)


def round_cell(r: Round, seat: Seat, reader: Reader) -> str:
    """5/5 +25 Caller"""
    parts = [number_text(r.scores[seat], reader.language, sign="+")]
    if r.tricks and r.calls:
        parts.insert(0, left_to_right(f"{r.tricks[seat]}/{r.calls[seat]}", reader.language))
    if role := role_in_round(r, seat):
        parts.append(reader.text(role))
    return " ".join(parts)


def html_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    html = "<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"
    for row in rows:
        html += "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    return f'<div class="wide"><table>{html}</table></div>'


def columns(found: Review, one: SeatAccuracy, reader: Reader) -> dict[str, str]:
    """A standing by the message of its column; points lost by kind where there are kinds."""
    shown = {
        "column_player": reader.name(one.seat),
        "column_decisions": str(one.decisions),
        "column_mistakes": str(mistakes(found, one.seat)),
        "accuracy_heading": percent_text(100 * one.accuracy, reader.language, 0),
    }
    if found.unit == "points":
        both, play = has_bidding(found), decimal_text(one.play, 1, reader.language)
        if both:
            shown["lost_in_bidding_heading"] = decimal_text(one.bidding, 1, reader.language)
        shown["lost_in_play_heading" if both else "column_points_lost"] = play
    return shown


def loss_figure(found: Review, lost: float, reader: Reader) -> str:
    """Points, or a chance of winning in per cent."""
    if found.unit == "points":
        return number_text(rounded_loss(lost), reader.language)
    return percent_text(rounded_loss(100 * lost), reader.language)


def chart(found: Review, reader: Reader) -> str:
    """A line for every seat over the events."""
    values = [total for point in found.course for total in point.totals] or [0.0]
    low, high = min(values), max(values)
    x = scale(1, max(2, len(found.course)), LEFT, WIDTH - RIGHT)
    y = scale(low, high, HIGH, 10)

    def drawn() -> Iterator[str]:
        for at in ticks(low, high):
            yield line(LEFT, y(at), WIDTH - RIGHT, y(at), "grid")
            yield text(LEFT - 8, y(at) + 4, number_text(at, reader.language), "end")
        for at in ticks(1, max(2, len(found.course)), 8):
            yield text(x(at), HIGH + 18, f"{at:g}", "tick")
        if found.turning:
            yield line(x(found.turning), 10, x(found.turning), HIGH, "mark")
        for seat in range(len(found.totals)):
            path = "L".join([f"{x(p.at):.1f} {y(p.totals[seat]):.1f}" for p in found.course])
            if path:
                title = f"<title>{escape(reader.name(seat))}</title>"
                yield f'<path d="M{path}" class="course s{seat}">{title}</path>'
        yield from ends(found, y, reader)

    return svg(HIGH + 26, reader.say("review_chart_label"), drawn())


def picture(found: Review, reader: Reader) -> str:
    """The chart as a file of its own."""
    drawing = chart(found, reader).removeprefix('<div class="plot">').removesuffix("</div>")
    style = (
        "text { fill: #5d6a63; font: 13px system-ui, sans-serif } .end { text-anchor: end } "
        ".tick { text-anchor: middle } .grid { stroke: #8883 } "
        ".mark { stroke: #888; stroke-dasharray: 4 3 }" + MORE
    )
    head, rest = drawing.split(">", 1)
    head += f' xmlns="http://www.w3.org/2000/svg" lang="{reader.language}"'
    return f"{head}><style>{style}</style>{rest}\n"


def ends(found: Review, y: Callable[[float], float], reader: Reader) -> Iterator[str]:
    """The names at the ends of their lines, kept apart."""
    if not found.course:
        return
    last = found.course[-1].totals
    below = -100.0
    for seat in sorted(range(len(last)), key=lambda seat: -last[seat]):
        below = max(below + 15, y(last[seat]) + 4)
        yield text(WIDTH - RIGHT + 8, below, reader.name(seat), f"figure t{seat}")
