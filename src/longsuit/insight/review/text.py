"""The sentences of a review, for a terminal or a page."""

from ...engine.sentences import Sentence, say
from . import Review, SeatAccuracy
from .decisions import Decision


def judged_by(found: Review) -> Sentence:
    """The sentence on the knowledge that decisions are judged by."""
    if found.judged < 0:
        return say("judged_all_hands_open")
    id = "judged_simply" if found.simpler else "judged_by_seat_knowledge"  # noqa: A001
    return say(id, seat=found.judged)


def turning_point(found: Review) -> Sentence | None:
    """The sentence on the turning point, or that nobody has won; None if there is neither."""
    if found.no_winner:
        return say("game_without_winner")
    if found.turned is None:
        return None
    seat, action = found.turned.seat, found.turned.action
    who = {} if seat < 0 else {"seat": seat, "action": action}
    by = "shuffle" if seat < 0 else "action"
    if found.turning == len(found.course):
        return say(f"turned_last_by_{by}", **who)
    first = max(range(len(found.totals)), key=lambda seat: found.totals[seat])
    return say(f"turned_by_{by}", n=found.turning, first_seat=first, **who)


def score_sentence(found: Review, seat: int) -> Sentence:
    """The final score of a seat: 23 points, 1 win"""
    unit = "count_wins" if found.unit == "wins" else "count_points"
    return say(unit, count=found.totals[seat])


def has_bidding(found: Review) -> bool:
    """True if there were decisions other than plays."""
    return any(one.kind == "bidding" for one in found.decisions)


def decision_label(found: Review, one: Decision) -> Sentence:
    """The label of a decision: its event, and its deal if there are several."""
    deals = max([d.round for d in found.decisions], default=1)
    if deals > 1:
        return say("deal_and_event", deal=one.round, event=one.at)
    return say("event_number", n=one.at)


def breach_sentences(found: Review) -> list[Sentence]:
    """The breaches of the rules, each with the number of its deal."""
    return [say("round_note", round=number, note=note) for number, note in found.breaches]


def mistakes(found: Review, seat: int) -> int:
    return sum([one.seat == seat and one.lost > 0 for one in found.decisions])


def loss_sentence(found: Review, one: SeatAccuracy) -> Sentence:
    """The points that a seat lost, or its number of mistakes where a point is a game won."""
    if found.unit == "wins":
        return say("review_mistakes", seat=one.seat, mistake_count=mistakes(found, one.seat))
    bidding, play = round(one.bidding, 1), round(one.play, 1)
    if has_bidding(found):
        return say("review_lost_both", seat=one.seat, point_count=bidding, play_points=play)
    return say("review_lost", seat=one.seat, point_count=play)
