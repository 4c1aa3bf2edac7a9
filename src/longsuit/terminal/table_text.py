"""The table and the score sheet as text, drawn from a view."""

from ..engine.actions import Play
from ..engine.cards import NO_SUIT, Card, Seat, suit_of
from ..engine.game import Round, View, role_in_round
from ..messages.render import Reader
from ..messages.values import isolate, number_text
from .extra_fields import labelled_fields, one_line
from .style import (
    bold,
    card,
    dim,
    directed,
    figures,
    grid,
    hand,
    left,
    seat_name,
    suit,
    suit_word,
    width,
)


def trick(reader: Reader, view: View, leader: Seat, table: tuple[Card, ...]) -> str:
    """Nour A♥ · Sem 9♥"""
    way = getattr(view, "way", 1)
    seats = [(leader + way * place) % len(reader.names) for place in range(len(table))]
    texts = [
        f"{seat_name(seat, reader)} {figures(card(c, reader), reader)}"
        for seat, c in zip(seats, table, strict=True)
    ]
    return " · ".join([isolate(text, reader.language) for text in texts])


def headline(view: View, reader: Reader) -> str:
    """Round 3 of 25 · 3 cards each · Trump: ♥ hearts, or no trump"""
    parts = []
    if number := getattr(view, "round", 0):
        of = getattr(view, "of", 0)
        parts.append(
            reader.say("round_of_total", round=number, total=of)
            if of
            else reader.say("round_number", round=number)
        )
    if view.sizes and len(set(view.sizes)) == 1 and view.sizes[0]:
        parts.append(reader.say("cards_each", count=view.sizes[0]))
    if trump_known(view) and view.phase != "over":
        text = trump_text(view, reader)
        none = view.trump == NO_SUIT  # type: ignore[attr-defined]
        parts.append(text if none else reader.say("trump_of_deal", text=text))
    return " · ".join(parts)


def tricks_of(view: View) -> int:
    """The number of tricks in the deal."""
    return sum(getattr(view, "won", ())) + max(view.sizes, default=0)


def calls_line(view: View, reader: Reader) -> str:
    """Calls 5 of 7: under by 2"""
    said = [n for n in getattr(view, "calls", ()) if n >= 0]
    if not said or not tricks_of(view):
        return ""
    total, tricks = sum(said), tricks_of(view)
    word = "even" if total == tricks else "over" if total > tricks else "under"
    word = word if len(said) == len(view.sizes) else "so_far"
    return reader.say(f"calls_{word}", called=total, tricks=tricks, n=abs(total - tricks))


def trump_known(view: View) -> bool:
    """True once the deal has a trump, or has none."""
    trump = getattr(view, "trump", None)
    return trump is not None and (trump != NO_SUIT or view.phase in ("call", "play"))


def trump_text(view: View, reader: Reader) -> str:
    """♥ hearts, or no trump; empty while it is not known"""
    return suit_word(view.trump, reader) if trump_known(view) else ""  # type: ignore[attr-defined]


def standing(view: View, seat: Seat, reader: Reader) -> str:
    """Tricks taken and called, 2/3, or the cards in hand where there are no tricks."""
    won, said = getattr(view, "won", None), getattr(view, "calls", ())
    if won is None:
        return str(view.sizes[seat])
    took = won[seat] if won else 0
    if not said:
        return str(took)
    return figures(f"{took}/{said[seat] if said[seat] >= 0 else '-'}", reader)


def pips(took: int, call: int) -> str:
    """Made ●, needed ○, too many ✕."""
    return "●" * min(took, call) + "○" * (call - took) + "✕" * (took - call)


def trick_row(view: View, reader: Reader) -> str:
    """The trick on the table with the suit that was led; empty if there is none."""
    table = getattr(view, "table", ())
    if not table:
        return ""
    led = reader.say("suit_was_led", suit=suit_of(table[0]))
    return f"{trick(reader, view, view.leader, table)}   {dim(led)}"  # type: ignore[attr-defined]


def turn(view: View, reader: Reader) -> list[str]:
    """The few lines that a seat needs for its decision."""
    rows = [("row_trick", trick_row(view, reader))]
    if view.phase != "play" or not hasattr(view, "won"):
        rows.append(("row_table", one_line(view, reader)))
    if hasattr(view, "won"):
        facts = [trump_text(view, reader), calls_line(view, reader)]
        rows.append(("row_trump", " · ".join(filter(None, facts))))
    if any(n >= 0 for n in getattr(view, "calls", (0,))):
        seats = "   ".join(
            f"{seat_name(s, reader)} {standing(view, s, reader)}" for s in range(len(reader.names))
        )
        rows.append(("row_tricks" if hasattr(view, "won") else "row_cards", seats))
    rows.append(("row_hand", own_hand(view, reader)))
    return labelled([(reader.say(row), text) for row, text in rows if text], reader)


def own_hand(view: View, reader: Reader) -> str:
    """The hand, with the cards that cannot be played now dimmed."""
    able = {c for action in view.legal if isinstance(action, Play) for c in action.cards}
    return hand(view.hand, reader, set(view.hand) - able if able else ())


def other_hands(hands: dict[Seat, tuple[Card, ...]], reader: Reader) -> list[str]:
    """The cards of other seats, a line for each; none between two deals."""
    return labelled(
        [(seat_name(seat, reader), hand(held, reader)) for seat, held in hands.items() if held],
        reader,
    )


def trick_or_round_over(before: View, after: View) -> bool:
    """True if the event between these views ended a trick or a round."""
    trick_over = bool(getattr(before, "table", ())) and not getattr(after, "table", ())
    return trick_over or len(after.rounds) > len(before.rounds)


def labelled(rows: list[tuple[str, str]], reader: Reader) -> list[str]:
    wide = max([6, *[width(label) for label, _ in rows]])
    return [directed(f"{dim(left(label, wide))}  {text}", reader) for label, text in rows]


def table(view: View, reader: Reader, totals: tuple[int, ...], hands: dict[Seat, str]) -> list[str]:
    """Everything a seat sees, seat by seat; seats are counted from 1."""
    said, won = getattr(view, "calls", ()), getattr(view, "won", ())
    columns = ["seat", "player", *["call"] * bool(said), *["tricks"] * bool(won), "cards", "points"]
    rows = []
    for seat in range(len(reader.names)):
        row = ["▸" if seat == view.actor else "", str(seat + 1), seat_name(seat, reader)]
        if said:
            row.append(str(said[seat]) if said[seat] >= 0 else "-")
        if won:
            called = said[seat] if said else -1
            row.append(f"{won[seat]} {pips(won[seat], called)}" if called >= 0 else str(won[seat]))
        row.append(str(view.sizes[seat]) if view.sizes else "0")
        row.append(number_text(totals[seat], reader.language))
        rows.append(row)
    head = ["", *[reader.say(f"column_{column}") for column in columns]]
    lines = grid(head, rows, "<><" + "<" * (len(head) - 5) + ">>", reader)
    notes = [(seat_name(s, reader), text) for s, text in hands.items() if text]
    if now := trick_row(view, reader):
        notes.insert(0, (reader.say("row_trick"), now))
    elif getattr(view, "last_trick", ()):
        shown = trick(reader, view, view.last_leader, view.last_trick)  # type: ignore[attr-defined]
        notes.insert(0, (reader.say("row_last_trick"), shown))
    notes += labelled_fields(view, reader)
    facts = " · ".join(filter(None, [headline(view, reader), calls_line(view, reader)]))
    return [bold(facts), *lines, *labelled(notes, reader)]


# The score sheet.


def sheet(rounds: tuple[Round, ...], reader: Reader, columns: int) -> list[str]:
    """A line for each round: taken/called and the score of each seat, and the totals."""
    if not rounds:
        return [reader.say("no_round_finished")]
    for detail in (2, 1, 0):  # as much as fits
        lines = grid_of(rounds, reader, detail)
        if max(map(width, lines)) <= columns:
            break
    return [
        *lines,
        *[
            reader.say("round_note", round=n, note=note)
            for n, r in enumerate(rounds, 1)
            for note in r.notes
        ],
    ]


def round_sheet(r: Round, reader: Reader) -> list[str]:
    """One round, a line for each seat."""
    columns = [*["called"] * bool(r.calls), *["took"] * bool(r.tricks), "score", "total"]
    head = ["", *[reader.say(f"column_{column}") for column in columns]]
    rows = []
    for seat in range(len(reader.names)):
        row = [seat_name(seat, reader)]
        if r.calls:
            row.append(str(r.calls[seat]) if r.calls[seat] >= 0 else "-")
        if r.tricks:
            row.append(str(r.tricks[seat]))
        row += [score(r.scores[seat], reader), number_text(r.totals[seat], reader.language)]
        rows.append(row)
    sides = "<" + ">" * (len(head) - 1)
    if any(r.roles):
        head, sides = [*head, ""], sides + "<"
        rows = [[*row, role(r, seat, reader)] for seat, row in enumerate(rows)]
    return [*grid(head, rows, sides, reader), *[reader.text(note) for note in r.notes]]


def grid_of(rounds: tuple[Round, ...], reader: Reader, detail: int) -> list[str]:
    trumps = any(r.calls or r.tricks for r in rounds)
    columns = ["round", "cards", *["trump"] * trumps]
    seats = range(len(reader.names))
    head = [reader.say(f"column_{column}") for column in columns]
    head += [seat_name(seat, reader) for seat in seats]
    rows = []
    for number, r in enumerate(rounds, 1):
        row = [str(number), str(r.cards), *[suit(r.trump, reader)] * trumps]
        row += [cell(r, seat, detail, reader) for seat in seats]
        rows.append(row)
    totals = [number_text(total, reader.language) for total in rounds[-1].totals]
    rows.append([reader.say("column_total"), *[""] * (1 + trumps), *totals])
    return grid(head, rows, ">>" + "<" * trumps + ">" * len(seats), reader)


def role(r: Round, seat: Seat, reader: Reader) -> str:
    """Caller, ×2; empty if the seat had none."""
    said = role_in_round(r, seat)
    return reader.text(said) if said else ""


def score(points: int, reader: Reader) -> str:
    """+20, −10, +0"""
    return number_text(points, reader.language, sign="+")


def cell(r: Round, seat: Seat, detail: int, reader: Reader) -> str:
    """Caller, ×2 8/8  +56, with less detail 8/8  +56 or +56"""
    points = score(r.scores[seat], reader)
    if not detail or not r.tricks or not r.calls:
        return points
    said = f"/{r.calls[seat]}" if r.calls[seat] >= 0 else ""
    played = role(r, seat, reader) if detail > 1 else ""
    taken = figures(f"{r.tricks[seat]}{said}", reader)
    return f"{played} {taken}{' ' * (5 - width(points))}{points}".lstrip()
