"""The table and the score sheet as text, drawn from a view."""

import re

from ..engine.actions import Play
from ..engine.cards import NO_SUIT, SUITS, Card, Seat, suit_of
from ..engine.game import Round, View
from ..engine.sentences import SUIT_WORDS
from .extra_fields import Names, labelled_fields, one_line, who
from .style import bold, card, dim, hand, left, notation, right, suit, suit_word, width


def trick(names: Names, leader: Seat, table: tuple[Card, ...]) -> str:
    """Nour A♥ · Sem 9♥"""
    return " · ".join(
        f"{who(names, (leader + place) % len(names))} {card(c)}" for place, c in enumerate(table)
    )


def headline(view: View) -> str:
    """Round 3 of 25 · 3 cards each · trump ♥ hearts"""
    parts = []
    if number := getattr(view, "round", 0):
        of = getattr(view, "of", 0)
        parts.append(f"Round {number} of {of}" if of else f"Round {number}")
    if view.sizes and len(set(view.sizes)) == 1 and view.sizes[0]:
        parts.append(f"{view.sizes[0]} card{'s' * (view.sizes[0] > 1)} each")
    if (trump := trump_line(view)) and view.phase != "over":
        parts.append("no trump" if trump == "none" else f"trump {trump}")
    return " · ".join(parts)


def tricks_of(view: View) -> int:
    """The number of tricks in the deal."""
    return sum(getattr(view, "won", ())) + max(view.sizes, default=0)


def calls_line(view: View) -> str:
    """calls 5 for 7 tricks: under by 2"""
    said = [n for n in getattr(view, "calls", ()) if n >= 0]
    if not said or not tricks_of(view):
        return ""
    total, tricks = sum(said), tricks_of(view)
    text = f"calls {total} for {tricks} trick{'s' * (tricks > 1)}"
    if len(said) < len(view.sizes):
        return f"{text} so far"
    by = total - tricks
    return f"{text}: {'over' if by > 0 else 'under'} by {abs(by)}" if by else f"{text}: even"


def trump_line(view: View) -> str:
    """♥ hearts; empty while there is none to tell"""
    trump = getattr(view, "trump", None)
    if trump is None or (trump == NO_SUIT and view.phase not in ("call", "play")):
        return ""
    return "none" if trump == NO_SUIT else suit_word(trump)


def standing(view: View, seat: Seat) -> str:
    """Tricks taken and called, 2/3, or the cards in hand where there are no tricks."""
    won, said = getattr(view, "won", None), getattr(view, "calls", ())
    if won is None:
        return str(view.sizes[seat])
    took = won[seat] if won else 0
    if not said:
        return str(took)
    return f"{took}/{said[seat] if said[seat] >= 0 else '-'}"


def pips(took: int, call: int) -> str:
    """Made ●, needed ○, too many ✕."""
    return "●" * min(took, call) + "○" * (call - took) + "✕" * (took - call)


def led(view: View) -> str:
    table = getattr(view, "table", ())
    return f"{SUIT_WORDS[SUITS[suit_of(table[0])]]} led" if table else ""


def turn(view: View, names: Names) -> list[str]:
    """The few lines that a seat needs for its decision."""
    rows = []
    if table := getattr(view, "table", ()):
        rows.append(("Trick", f"{trick(names, view.leader, table)}   {dim(led(view))}"))  # type: ignore[attr-defined]
    if view.phase != "play" or not hasattr(view, "won"):
        rows.append(("Table", one_line(view, names)))
    if hasattr(view, "won"):
        rows.append(("Trump", " · ".join(filter(None, [trump_line(view), calls_line(view)]))))
    if any(n >= 0 for n in getattr(view, "calls", (0,))):
        seats = "   ".join(f"{who(names, s)} {standing(view, s)}" for s in range(len(names)))
        rows.append(("Tricks" if hasattr(view, "won") else "Cards", seats))
    rows.append(("Hand", own_hand(view)))
    return labelled([row for row in rows if row[1]])


def own_hand(view: View) -> str:
    """The hand, with the cards that cannot be played now dimmed."""
    able = {c for action in view.legal if isinstance(action, Play) for c in action.cards}
    shown = hand(view.hand)
    if not able:
        return shown
    for c in {c for c in view.hand if c not in able}:
        shown = shown.replace(card(c), dim(card(c)))
    return shown


def labelled(rows: list[tuple[str, str]]) -> list[str]:
    wide = max([6, *[width(label) for label, _ in rows]])
    return [f"{dim(left(label, wide))}  {text}" for label, text in rows]


def table(view: View, names: Names, totals: tuple[int, ...], hands: dict[Seat, str]) -> list[str]:
    """Everything a seat sees, seat by seat."""
    said, won = getattr(view, "calls", ()), getattr(view, "won", ())
    head = [
        "",
        "seat",
        "player",
        *["call"] * bool(said),
        *["tricks"] * bool(won),
        "cards",
        "points",
    ]
    rows = []
    for seat, name in enumerate(names):
        row = ["▸" if seat == view.actor else "", str(seat), name]
        if said:
            row.append(str(said[seat]) if said[seat] >= 0 else "-")
        if won:
            called = said[seat] if said else -1
            row.append(f"{won[seat]} {pips(won[seat], called)}" if called >= 0 else str(won[seat]))
        row += [str(view.sizes[seat]) if view.sizes else "0", str(totals[seat])]
        rows.append(row)
    lines = grid(head, rows, "<><" + "<" * (len(head) - 5) + ">>")
    notes = [(who(names, s), text) for s, text in hands.items() if text]
    if getattr(view, "table", ()):
        notes.insert(0, ("Trick", f"{trick(names, view.leader, view.table)}   {dim(led(view))}"))  # type: ignore[attr-defined]
    elif getattr(view, "last_trick", ()):
        shown = trick(names, view.last_leader, view.last_trick)  # type: ignore[attr-defined]
        notes.insert(0, ("Last trick", shown))
    notes += labelled_fields(view, names)
    if called := calls_line(view):
        notes.append(("Calls", called))
    return [bold(headline(view)), *lines, *labelled(notes)]


def grid(head: list[str], rows: list[list[str]], sides: str) -> list[str]:
    """Columns to the left (<) or the right (>) under their heads."""
    wide = [max(map(width, column)) for column in zip(head, *rows, strict=True)]

    def line(row: list[str]) -> str:
        place = zip(row, wide, sides, strict=True)
        return "  ".join(left(t, w) if side == "<" else right(t, w) for t, w, side in place)

    return [dim(line(head).rstrip()), *[line(row).rstrip() for row in rows]]


# The score sheet.


def sheet(rounds: tuple[Round, ...], names: Names, columns: int) -> list[str]:
    """A line for each round: taken/called and the score of each seat, and the totals."""
    if not rounds:
        return ["No round has been finished yet."]
    for detail in (2, 1, 0):  # as much as fits
        lines = grid_of(rounds, names, detail)
        if max(map(width, lines)) <= columns:
            break
    return [*lines, *[f"Round {n}: {note(r, names)}" for n, r in enumerate(rounds, 1) if r.note]]


def note(r: Round, names: Names) -> str:
    """The remark on a round, with cards as they look and seats by name."""
    return re.sub(r"\bseat (\d)\b", lambda found: who(names, int(found[1])), notation(r.note))


def round_sheet(r: Round, names: Names) -> list[str]:
    """One round, a line for each seat."""
    head = ["", *["called"] * bool(r.calls), *["took"] * bool(r.tricks), "score", "total"]
    rows = []
    for seat, name in enumerate(names):
        row = [name]
        if r.calls:
            row.append(str(r.calls[seat]) if r.calls[seat] >= 0 else "-")
        if r.tricks:
            row.append(str(r.tricks[seat]))
        row += [f"{r.scores[seat]:+d}", str(r.totals[seat])]
        rows.append(row)
    sides = "<" + ">" * (len(head) - 1)
    if any(r.roles):
        head, sides = [*head, ""], sides + "<"
        rows = [[*row, role] for row, role in zip(rows, r.roles, strict=True)]
    return [*grid(head, rows, sides), *[note(r, names)] * bool(r.note)]


def grid_of(rounds: tuple[Round, ...], names: Names, detail: int) -> list[str]:
    trumps = any(r.calls or r.tricks for r in rounds)
    head = ["Round", "Cards", *["Trump"] * trumps, *names]
    rows = []
    for number, r in enumerate(rounds, 1):
        row = [str(number), str(r.cards), *[trump_name(r)] * trumps]
        row += [cell(r, seat, detail) for seat in range(len(names))]
        rows.append(row)
    rows.append(["Total", *[""] * (1 + trumps), *map(str, rounds[-1].totals)])
    return grid(head, rows, ">>" + "<" * trumps + ">" * len(names))


def trump_name(r: Round) -> str:
    return "none" if r.trump == NO_SUIT else suit(r.trump)


def cell(r: Round, seat: Seat, detail: int) -> str:
    """caller 5/5  +25, with less detail 5/5  +25 or +25"""
    score = f"{r.scores[seat]:+d}"
    if not detail or not r.tricks or not r.calls:
        return score
    said = f"/{r.calls[seat]}" if r.calls[seat] >= 0 else ""
    role = f"{r.roles[seat]} " if detail > 1 and r.roles and r.roles[seat] else ""
    return f"{role}{r.tricks[seat]}{said}{score:>5}"
