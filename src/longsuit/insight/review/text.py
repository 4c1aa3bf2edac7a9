"""The text of a review, for a terminal or a page."""

from ...engine.sentences import Sentence
from . import Review, SeatAccuracy
from .decisions import Decision
from .mistakes import format_loss


def judged_by(found: Review) -> str:
    """A sentence on the knowledge that decisions are judged by."""
    if found.judged < 0:
        return "Judged with all hands open, which nobody at the table could see."
    return f"Judged by what {found.names[found.judged]} knew at the time, and nothing else."


def with_names(sentence: Sentence, names: tuple[str, ...]) -> str:
    """The sentence with the player's name for the seat's number."""
    words = str(sentence)
    seat = sentence.values.get("seat", "")
    for before in ("Seat", "seat"):
        words = words.replace(f"{before} {seat}", names[int(seat)]) if seat else words
    return words


def turning_point(found: Review) -> str:
    """A sentence on the turning point; empty if there is none."""
    if found.turned is None:
        return ""
    deed, seat = found.turned.action, found.turned.seat
    by = "the shuffle" if seat < 0 else f"{deed!r} of {found.names[seat]}"
    if found.turning == len(found.course):
        return f"The game was open until its last event, {by}."
    first = max(range(len(found.totals)), key=lambda seat: found.totals[seat])
    return (
        f"The turning point was event {found.turning}, {by}: from then on {found.names[first]} was "
        "expected in front."
    )


def count_noun(number: int, word: str) -> str:
    """1 point, 2 points"""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def score_text(found: Review, seat: int) -> str:
    return count_noun(found.totals[seat], found.unit.removesuffix("s"))


def has_bidding(found: Review) -> bool:
    """True if there were decisions other than plays."""
    return any(one.kind == "bidding" for one in found.decisions)


def event_label(found: Review, one: Decision) -> str:
    """The label of a decision: its event, and its deal if there are several."""
    deals = max([d.round for d in found.decisions], default=1)
    return f"Deal {one.round}, event {one.at}" if deals > 1 else f"Event {one.at}"


def mistakes(found: Review, seat: int) -> int:
    return sum([one.seat == seat and one.lost > 0 for one in found.decisions])


def loss_text(found: Review, one: SeatAccuracy) -> str:
    """The points that a seat lost, or its number of mistakes where a point is a game won."""
    if found.unit == "wins":
        return count_noun(mistakes(found, one.seat), "mistake")
    if has_bidding(found):
        return f"lost {one.bidding:.1f} in bidding and {one.play:.1f} in play"
    return f"lost {one.play:.1f} points"


def loss_figure(found: Review, lost: float) -> str:
    return format_loss(lost) if found.unit == "points" else f"{format_loss(100 * lost)}\xa0%"
