"""Sentences about an event, from the views of one seat before and after it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ..engine.actions import (
    Action,
    Bid,
    Call,
    Choose,
    Dash,
    Draw,
    Event,
    Give,
    Name,
    Pass,
    Play,
    Shuffle,
    Take,
    Void,
    seen,
)
from ..engine.cards import SUITS, Card, Seat
from ..engine.game import AnyGame, View, states
from ..engine.options import Options
from ..engine.sentences import SUIT_WORDS
from .extra_fields import Names, one_line, records, who
from .style import bold, cards
from .table_text import headline, trick

# For an action of the reader, and for one of anybody else.
SENTENCES: dict[type, tuple[str, str]] = {
    Call: ("You call {n}.", "{who} calls {n}."),
    Bid: ("You bid {n} in {suit}.", "{who} bids {n} in {suit}."),
    Play: ("You play {cards}{last}.", "{who} plays {cards}{last}."),
    Name: ("You name {suit}.", "{who} names {suit}."),
    Void: ("You declare that you hold no {suit}.", "{who} declares to hold no {suit}."),
    Give: ("You pass on {cards}.", "{who} passes on {n}."),
    Choose: ("You choose: {what}.", "{who} chooses: {what}."),
    Draw: ("You draw {cards}.", "{who} draws {n}."),
    Take: ("You take {cards}.", "{who} takes {n}."),
    Dash: ("You declare a dash call.", "{who} declares a dash call."),
    Pass: ("You pass.", "{who} passes."),
}


def action_sentence(names: Names, before: View, event: Event, after: View) -> str:
    """Nour calls 2."""
    seat = event.seat
    values: dict[str, object] = {"who": who(names, seat)}
    match event.action:
        case Call(n):
            values["n"] = n
        case Bid(n, strain):
            values |= {"n": n, "suit": SUIT_WORDS[SUITS[strain]]}
        case Play(played, last):
            values |= {"cards": cards(played), "last": ": last card" if last else ""}
        case Name(suit) | Void(suit):
            values["suit"] = SUIT_WORDS[SUITS[suit]]
        case Give(given):
            values |= {"cards": cards(given), "n": card_count(len(given))}
        case Choose(what):
            values["what"] = what
        case Draw() | Take():
            n = after.sizes[seat] - before.sizes[seat] if after.sizes else 0
            new = Counter(after.hand) - Counter(before.hand)
            values |= {"cards": cards(sorted(new.elements())) or "nothing", "n": card_count(n)}
    return SENTENCES[type(event.action)][seat != before.seat].format(**values)


def card_count(n: int) -> str:
    return "a card" if n == 1 else f"{n} cards" if n > 0 else "nothing"


def narrate(names: Names, before: View, event: Event, after: View) -> Iterator[str]:
    """The lines for an event; none for a card in the middle of a trick."""
    if isinstance(event.action, Shuffle):
        yield from deal_lines(names, before, after)
        return
    table: tuple[Card, ...] | None = getattr(before, "table", None)
    if isinstance(event.action, Play) and table is not None:
        yield from trick_line(names, before, event.action, after)
    else:
        yield action_sentence(names, before, event, after)
    yield from gain_lines(names, before, event, after)
    known = records(before, names)
    yield from [text for key, text in records(after, names).items() if key not in known]


def deal_lines(names: Names, before: View, after: View) -> Iterator[str]:
    """The lines for a shuffle: of a new deal or of the stock; none for a mere cut."""
    if any(before.sizes):
        yield "The cards are shuffled again."
        return
    if not any(after.sizes):
        return
    yield ""
    yield bold(headline(after) or "The cards are dealt.") + starter_text(names, after)
    if not hasattr(after, "won"):
        text = one_line(after, names)
        yield text[:1].upper() + text[1:]


def starter_text(names: Names, view: View) -> str:
    starter = getattr(view, "starter", getattr(view, "leader", -1))
    if starter < 0:
        return ""
    return " · you start" if starter == view.seat else f" · {who(names, starter)} starts"


def trick_line(names: Names, before: Any, action: Play, after: Any) -> Iterator[str]:
    whole = (*before.table, *action.cards)
    if after.table:
        return
    shown = trick(names, before.leader, whole)
    now = after.won
    if len(after.rounds) > len(before.rounds):
        now = after.rounds[-1].tricks
    took = [s for s, (a, b) in enumerate(zip(before.won, now, strict=False)) if b > a]
    if not took:
        yield f"{shown}."
    elif took[0] == before.seat:
        yield f"{shown}: you take the trick."
    else:
        yield f"{shown}: {who(names, took[0])} takes the trick."


def gain_lines(names: Names, before: View, event: Event, after: View) -> Iterator[str]:
    """The lines for cards that came into a hand by other ways than the deal."""
    if len(before.sizes) != len(after.sizes) or len(after.rounds) > len(before.rounds):
        return
    drew = (
        event.seat if isinstance(event.action, Draw | Take) else -1
    )  # the action's own sentence names these
    more = Counter(after.hand) - Counter(before.hand)
    if more and before.seat != drew:
        yield f"You get {cards(sorted(more.elements()))}."
    for seat, (had, has) in enumerate(zip(before.sizes, after.sizes, strict=True)):
        spent = cards_spent(event, seat)
        if seat not in (before.seat, drew) and has > had - spent:
            yield f"{who(names, seat)} gets {card_count(has - had + spent)}."


def cards_spent(event: Event, seat: Seat) -> int:
    action: Action = event.action
    return len(action.cards) if event.seat == seat and isinstance(action, Play | Give) else 0


def history(
    game: AnyGame, rules: Options, events: Sequence[Event], me: Seat, names: Names
) -> Iterator[list[str]]:
    """Everything a seat has seen, as lines for each deal."""
    replayed = states(game, rules, events, trusted=True)
    lines: list[str] = []
    before = game.view(next(replayed), me)
    for event, s in zip(events, replayed, strict=True):
        after = game.view(s, me)
        if isinstance(event.action, Shuffle) and not any(before.sizes) and lines:
            yield lines
            lines = []
        lines += narrate(names, before, seen(event, me), after)
        before = after
    if table := getattr(before, "table", ()):
        lines.append(trick(names, before.leader, table))  # type: ignore[attr-defined]
    yield lines
