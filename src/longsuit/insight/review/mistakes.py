"""Sentences on a costly decision: its cost, the cards of its seat, and reasons for the better
action.  They speak of everybody in the third person and the past tense."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from ...engine.actions import Bid, Call, Dash, Event, Play, seen
from ...engine.cards import ACE, NO_SUIT, rank_of, suit_of
from ...engine.game import Round
from ...engine.options import Options
from ...engine.sentences import Sentence, action_value, cards_value, say, seat_value, suit_value
from ...engine.sentences import Value as SentenceValue
from ...games.pesten import Rules as PestenRules
from ..advice.reasons import percent, reasons
from ..advice.value import Value
from .decisions import Decision

YOU = {"You", "Your", "yours"}  # words of sentences that address the seat itself


class Mistake(Struct, frozen=True, kw_only=True):
    decision: Decision
    words: tuple[Sentence, ...]


def in_wins(rules: Options) -> bool:
    """True if a point is a game won, so that points lost are chances to win."""
    return isinstance(rules, PestenRules) and rules.score == "wins"


def explain(
    d: Decision,
    view: Any,
    best: Value,
    events: Sequence[Event],
    rules: Options,
    came: Round | None,
) -> Mistake:
    """The sentences on a decision; `came` is the result of its deal, if that was finished."""
    words = [cost(d, rules)]
    if d.made and isinstance(d.action, Call | Play) and percent(d.made[0]) < percent(d.made[1]):
        words.append(
            say(
                "The chance to make the call went from {best} % to {done} %",
                best=percent(d.made[1]),
                done=percent(d.made[0]),
            )
        )
    known = tuple([seen(e, d.seat) for e in events[: d.at - 1]])
    why = [line for line in reasons(view, known, rules, best) if not YOU & set(line.text.split())]
    if isinstance(rules, PestenRules):
        words += why[:2] or [cards_left(view)]
    elif isinstance(d.action, Play):
        words += [*call_so_far(view), *why[:1]]
    else:
        words += [*strength(d, view), *tricks_taken(d, came)]
    return Mistake(decision=d, words=tuple(words))


def cost(d: Decision, rules: Options) -> Sentence:
    done = {
        "seat": seat_value(d.seat),
        "action": action_value(d.action),
        "best": action_value(d.best),
    }
    if in_wins(rules):
        text = "{action} of seat {seat} cost {n} % of winning against {best}"
        return say(text, n=SentenceValue("number", format_loss(100 * d.lost)), **done)
    text = "{action} of seat {seat} gave away {points} points against {best}"
    return say(text, points=SentenceValue("number", format_loss(d.lost)), **done)


def format_loss(lost: float) -> str:
    """The loss with one decimal, or two where one would show 0.0."""
    return f"{lost:.1f}" if lost >= 0.05 else f"{lost:.2f}"


def cards_left(view: Any) -> Sentence:
    """Pesten: the cards left to this seat and to the nearest of the others."""
    fewest = min([n for seat, n in enumerate(view.sizes) if n and seat != view.seat], default=0)
    text = "seat {seat} had {n} left, and the nearest of the others {fewest}"
    return say(text, seat=seat_value(view.seat), n=len(view.hand), fewest=fewest)


def call_so_far(view: Any) -> Iterator[Sentence]:
    """The call and the tricks taken so far."""
    calls = getattr(view, "calls", ())
    if calls and calls[view.seat] >= 0:
        text = "seat {seat} had called {call} and taken {won}"
        yield say(text, seat=seat_value(view.seat), call=calls[view.seat], won=view.won[view.seat])


def strength(d: Decision, view: Any) -> Iterator[Sentence]:
    """The trumps that a call or a bid rested on, or aces without trump."""
    match d.action, d.best:
        case (Bid(_, strain), _) | (_, Bid(_, strain)):
            trump = strain
        case (Call() | Dash(), _):
            trump = getattr(view, "trump", NO_SUIT)
        case _:
            return
    if trump == NO_SUIT:
        cards = [card for card in view.hand if rank_of(card) == ACE]
    else:
        cards = [card for card in view.hand if suit_of(card) == trump]
    if cards and trump == NO_SUIT:
        yield say(
            "seat {seat} held {cards} of the aces",
            seat=seat_value(d.seat),
            cards=cards_value(cards),
        )
    elif cards:
        yield say(
            "seat {seat} held {cards}", seat=seat_value(d.seat), cards=cards_value(sorted(cards))
        )
    elif trump == NO_SUIT:
        yield say("seat {seat} held no ace", seat=seat_value(d.seat))
    else:
        yield say("seat {seat} held no {suit}", seat=seat_value(d.seat), suit=suit_value(trump))


def tricks_taken(d: Decision, came: Round | None) -> Iterator[Sentence]:
    """The tricks taken in the end."""
    if came and came.tricks:
        text = "seat {seat} took {won} of {size} tricks in the end"
        yield say(text, seat=seat_value(d.seat), won=came.tricks[d.seat], size=sum(came.tricks))
