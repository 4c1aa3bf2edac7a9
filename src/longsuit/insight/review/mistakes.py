"""A costly decision in words: what it cost, what its seat had, and what spoke for the better one.
Everybody is spoken of alike, in the past."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from ...engine.actions import Bid, Call, Dash, Event, Play, seen
from ...engine.cards import ACE, NO_SUIT, SUITS, names, rank_of, suit_of
from ...engine.game import Round
from ...engine.options import Options
from ...engine.sentences import Sentence, say
from ...games.pesten import Rules as PestenRules
from ..advice.reasons import percent, reasons
from ..advice.value import Value
from .decisions import Decision

YOU = {"You", "Your", "yours"}  # words of what is said to the seat itself


class Mistake(Struct, frozen=True, kw_only=True):
    decision: Decision
    words: tuple[Sentence, ...]


def in_wins(rules: Options) -> bool:
    """Whether a point is a game won, so that points lost are chances to win."""
    return isinstance(rules, PestenRules) and rules.score == "wins"


def told(
    d: Decision,
    view: Any,
    best: Value,
    events: Sequence[Event],
    rules: Options,
    came: Round | None,
) -> Mistake:
    """`came` is what came of the deal, if it was played to its end."""
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
        words += why[:2] or [race(view)]
    elif isinstance(d.action, Play):
        words += [*had(view), *why[:1]]
    else:
        words += [*held(d, view), *taken(d, came)]
    return Mistake(decision=d, words=tuple(words))


def cost(d: Decision, rules: Options) -> Sentence:
    done = {"seat": d.seat, "action": repr(d.action), "best": repr(d.best)}
    if in_wins(rules):
        text = "{action} of seat {seat} cost {n} % of winning against {best}"
        return say(text, n=figure(100 * d.lost), **done)
    text = "{action} of seat {seat} gave away {points} points against {best}"
    return say(text, points=figure(d.lost), **done)


def figure(lost: float) -> str:
    """With a digit after the point, or two where one would be naught."""
    return f"{lost:.1f}" if lost >= 0.05 else f"{lost:.2f}"


def race(view: Any) -> Sentence:
    """Pesten: who was how near the end."""
    fewest = min([n for seat, n in enumerate(view.sizes) if n and seat != view.seat], default=0)
    text = "seat {seat} had {n} left, and the nearest of the others {fewest}"
    return say(text, seat=view.seat, n=len(view.hand), fewest=fewest)


def had(view: Any) -> Iterator[Sentence]:
    """What the call had asked for so far."""
    calls = getattr(view, "calls", ())
    if calls and calls[view.seat] >= 0:
        text = "seat {seat} had called {call} and taken {won}"
        yield say(text, seat=view.seat, call=calls[view.seat], won=view.won[view.seat])


def held(d: Decision, view: Any) -> Iterator[Sentence]:
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
        yield say("seat {seat} held {cards} of the aces", seat=d.seat, cards=names(cards))
    elif cards:
        yield say("seat {seat} held {cards}", seat=d.seat, cards=names(sorted(cards)))
    elif trump == NO_SUIT:
        yield say("seat {seat} held no ace", seat=d.seat)
    else:
        yield say("seat {seat} held no {suit}", seat=d.seat, suit=SUITS[trump])


def taken(d: Decision, came: Round | None) -> Iterator[Sentence]:
    """The tricks that it came to."""
    if came and came.tricks:
        text = "seat {seat} took {won} of {size} tricks in the end"
        yield say(text, seat=d.seat, won=came.tricks[d.seat], size=sum(came.tricks))
