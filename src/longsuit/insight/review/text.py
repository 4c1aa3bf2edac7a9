"""What a review says, in words for a terminal or a page."""

from ...engine.sentences import Sentence
from . import Review, Standing
from .decisions import Decision
from .mistakes import figure


def judged_by(found: Review) -> str:
    """What the judgement rests on."""
    if found.judged < 0:
        return "Judged with all hands open, which nobody at the table could see."
    return f"Judged by what {found.names[found.judged]} knew at the time, and nothing else."


def named(sentence: Sentence, names: tuple[str, ...]) -> str:
    """The sentence with the player's name for the seat's number."""
    words = str(sentence)
    seat = sentence.values.get("seat", "")
    for before in ("Seat", "seat"):
        words = words.replace(f"{before} {seat}", names[int(seat)]) if seat else words
    return words


def turning_point(found: Review) -> str:
    """With whose deed the winner came to be expected in front; nothing where there is none."""
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


def several(number: int, word: str) -> str:
    """1 point, 2 points"""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def scored(found: Review, seat: int) -> str:
    return several(found.totals[seat], found.unit.removesuffix("s"))


def bids(found: Review) -> bool:
    """Whether anything but play was decided."""
    return any(one.kind == "bidding" for one in found.decisions)


def event(found: Review, one: Decision) -> str:
    """Where it is: the deal, too, if there are several."""
    deals = max([d.round for d in found.decisions], default=1)
    return f"Deal {one.round}, event {one.at}" if deals > 1 else f"Event {one.at}"


def mistakes(found: Review, seat: int) -> int:
    return sum([one.seat == seat and one.lost > 0 for one in found.decisions])


def lost(found: Review, one: Standing) -> str:
    """What it gave away; where that is chances to win, how often."""
    if found.unit == "wins":
        return several(mistakes(found, one.seat), "mistake")
    if bids(found):
        return f"lost {one.bidding:.1f} in bidding and {one.play:.1f} in play"
    return f"lost {one.play:.1f} points"


def loss(found: Review, lost: float) -> str:
    return figure(lost) if found.unit == "points" else f"{figure(100 * lost)}\xa0%"
