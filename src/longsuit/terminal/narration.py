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
from ..engine.cards import Card, Seat
from ..engine.game import AnyGame, View, states
from ..engine.options import Options
from ..engine.sentences import Sentence, say
from ..messages.render import Reader
from .extra_fields import new_breaches, one_line
from .style import bold
from .table_text import headline, trick


def outcome(won: Sequence[Seat], reader: Reader) -> Sentence:
    """The sentence on the winners of a finished game: Nour won."""
    if not won:
        return say("game_without_winner")
    if len(won) == 1:
        return say("game_won", seat=won[0])
    return say("game_tied", name_list=[reader.name(seat) for seat in won])


def action_sentence(before: View, event: Event, after: View) -> Sentence:
    """The sentence for an action of a seat: Nour calls 2."""
    seat = event.seat
    match event.action:
        case Call(n):
            return say("event_call", seat=seat, n=n)
        case Bid(n, strain):
            return say("event_bid", seat=seat, n=n, suit=strain)
        case Play(played):
            return say("event_play", seat=seat, cards=played)
        case Name(suit):
            return say("event_name", seat=seat, suit=suit)
        case Void(suit):
            return say("event_void", seat=seat, suit=suit)
        case Give(given):
            return say("event_give", seat=seat, cards=given)
        case Choose():
            return say("event_choose", seat=seat, action=event.action)
        case Dash():
            return say("event_dash", seat=seat)
        case Pass():
            return say("event_pass", seat=seat)
        case Draw() | Take():
            return drawing_sentence(before, event, after)
        case _:
            return say("event_shuffle")


def drawing_sentence(before: View, event: Event, after: View) -> Sentence:
    """The sentence for cards from the stock; the reader's own are named."""
    seat, draws = event.seat, isinstance(event.action, Draw)
    new = sorted((Counter(after.hand) - Counter(before.hand)).elements())
    count = after.sizes[seat] - before.sizes[seat] if after.sizes else 0
    if seat == before.seat and new:
        return say("event_draw_cards" if draws else "event_take_cards", cards=new)
    if count <= 0:
        return say("event_stock_empty", seat=seat)
    if draws and count == 1:
        return say("event_draw", seat=seat)
    return say("event_take", seat=seat, card_count=count)


def narrate(reader: Reader, before: View, event: Event, after: View) -> Iterator[str]:
    """The lines for an event; none for a card in the middle of a trick."""
    action = event.action
    if isinstance(action, Shuffle):
        yield from deal_lines(reader, before, after)
        return
    table: tuple[Card, ...] | None = getattr(before, "table", None)
    if isinstance(action, Play) and table is not None:
        yield from trick_line(reader, before, action, after)
    else:
        yield reader.text(action_sentence(before, event, after))
        if isinstance(action, Play) and action.last:
            yield reader.say("event_last_card", seat=event.seat)
    yield from gain_lines(reader, before, event, after)
    yield from new_breaches(before, after, reader)


def deal_lines(reader: Reader, before: View, after: View) -> Iterator[str]:
    """The lines for a shuffle: of a new deal or of the stock; none for a mere cut."""
    if any(before.sizes):
        yield reader.say("event_stock_shuffled")
        return
    if not any(after.sizes):
        return
    yield ""
    dealt = bold(headline(after, reader) or reader.say("event_deal"))
    yield " · ".join(filter(None, [dealt, starter_text(reader, after)]))
    if not hasattr(after, "won"):
        yield one_line(after, reader)


def starter_text(reader: Reader, view: View) -> str:
    starter = getattr(view, "starter", getattr(view, "leader", -1))
    return reader.say("seat_starts", seat=starter) if starter >= 0 else ""


def trick_line(reader: Reader, before: Any, action: Play, after: Any) -> Iterator[str]:
    """The line for a whole trick: its cards and who wins it."""
    if after.table:
        return
    whole = (*before.table, *action.cards)
    now = after.won
    if len(after.rounds) > len(before.rounds):
        now = after.rounds[-1].tricks
    took = [s for s, (a, b) in enumerate(zip(before.won, now, strict=False)) if b > a]
    won = reader.say("event_win_trick", seat=took[0]) if took else ""
    yield "   ".join(filter(None, [trick(reader, before, before.leader, whole), won]))


def gain_lines(reader: Reader, before: View, event: Event, after: View) -> Iterator[str]:
    """The lines for cards that came into a hand by other ways than the deal."""
    if len(before.sizes) != len(after.sizes) or len(after.rounds) > len(before.rounds):
        return
    drew = (
        event.seat if isinstance(event.action, Draw | Take) else -1
    )  # the action's own sentence names these
    more = sorted((Counter(after.hand) - Counter(before.hand)).elements())
    if more and before.seat != drew:
        yield reader.say("event_get_cards", cards=more)
    for seat, (had, has) in enumerate(zip(before.sizes, after.sizes, strict=True)):
        spent = cards_spent(event, seat)
        if seat not in (before.seat, drew) and has > had - spent:
            yield reader.say("event_get", seat=seat, card_count=has - had + spent)


def cards_spent(event: Event, seat: Seat) -> int:
    action: Action = event.action
    return len(action.cards) if event.seat == seat and isinstance(action, Play | Give) else 0


def history(
    game: AnyGame, rules: Options, events: Sequence[Event], me: Seat, reader: Reader
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
        lines += narrate(reader, before, seen(event, me), after)
        before = after
    if table := getattr(before, "table", ()):
        lines.append(trick(reader, before, before.leader, table))  # type: ignore[attr-defined]
    yield lines
