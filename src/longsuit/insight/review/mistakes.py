"""Sentences on a costly decision: its cost, the cards of its seat, and reasons for the better
action.  They speak of everybody in the third person and the past tense."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from ...engine.actions import Bid, Call, Dash, Event, Play, seen
from ...engine.cards import ACE, NO_SUIT, rank_of, suit_of
from ...engine.game import Round
from ...engine.options import Options
from ...engine.sentences import Sentence, say
from ...games.pesten import Rules as PestenRules
from ..advice.reasons import percent, reasons
from ..advice.value import Value
from .decisions import Decision

# Reasons that address the seat itself; a review speaks of everybody in the third person.
ADDRESSED = {
    *("reason_call_reached", "reason_need_every_trick", "reason_call_state", "reason_call_lost"),
    *("reason_no_ace", "reason_your_aces", "reason_no_suit", "reason_your_suit"),
    *("reason_gift_makes_void", "reason_least_useful", "reason_better_without"),
    *("reason_no_trick", "reason_take", "reason_keep_cards", "reason_can_follow"),
    *("reason_play_again", "reason_play_all_out", "reason_play_all_win", "reason_name_suit"),
    *("reason_only_card_of_suit", "reason_only_action"),
    *("play_false_announcement", "play_without_announcing"),
}


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
                "review_call_chance",
                best_percent=percent(d.made[1]),
                done_percent=percent(d.made[0]),
            )
        )
    known = tuple([seen(e, d.seat) for e in events[: d.at - 1]])
    why = [line for line in reasons(view, known, rules, best) if line.id not in ADDRESSED]
    if isinstance(rules, PestenRules):
        words += why[:2] or [cards_left(view)]
    elif isinstance(d.action, Play):
        words += [*call_so_far(view), *why[:1]]
    else:
        words += [*strength(d, view), *tricks_taken(d, came)]
    return Mistake(decision=d, words=tuple(words))


def cost(d: Decision, rules: Options) -> Sentence:
    done = {"seat": d.seat, "action": d.action, "best_action": d.best}
    if in_wins(rules):
        text = "review_cost_chance"
        return say(text, percent=rounded_loss(100 * d.lost), **done)
    text = "review_cost_points"
    return say(text, point_count=rounded_loss(d.lost), **done)


def rounded_loss(lost: float) -> float:
    """The loss with one decimal, or two where one would show 0.0."""
    return round(lost, 1 if lost >= 0.05 else 2)


def cards_left(view: Any) -> Sentence:
    """Pesten: the cards left to this seat and to the nearest of the others."""
    fewest = min([n for seat, n in enumerate(view.sizes) if n and seat != view.seat], default=0)
    text = "review_cards_left"
    return say(text, seat=view.seat, card_count=len(view.hand), fewest=fewest)


def call_so_far(view: Any) -> Iterator[Sentence]:
    """The call and the tricks taken so far."""
    calls = getattr(view, "calls", ())
    if calls and calls[view.seat] >= 0:
        text = "review_call_so_far"
        yield say(text, seat=view.seat, call=calls[view.seat], won=view.won[view.seat])


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
            "review_held_aces",
            seat=d.seat,
            cards=cards,
        )
    elif cards:
        yield say("review_held_cards", seat=d.seat, cards=sorted(cards))
    elif trump == NO_SUIT:
        yield say("review_held_no_ace", seat=d.seat)
    else:
        yield say("review_held_no_suit", seat=d.seat, suit=trump)


def tricks_taken(d: Decision, came: Round | None) -> Iterator[Sentence]:
    """The tricks taken in the end."""
    if came and came.tricks:
        text = "review_tricks_taken"
        yield say(text, seat=d.seat, won=came.tricks[d.seat], trick_count=sum(came.tricks))
