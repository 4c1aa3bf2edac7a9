"""Tables of chances with given sums: every card lies somewhere, every place holds its cards."""

from collections.abc import Sequence

EXACT = 1e-11
ROUNDS = 400


def fitted(table: Sequence[Sequence[float]], rooms: Sequence[float]) -> list[list[float]] | None:
    """The table with its rows and columns scaled in turn until every row adds up to 1 and every
    column to its room; None where that does not come about."""
    rows, places = [list(row) for row in table], range(len(rooms))
    for _ in range(ROUNDS):
        for place in places:
            total = sum([row[place] for row in rows])
            if total:
                scale = rooms[place] / total
                for row in rows:
                    row[place] *= scale
            elif rooms[place]:
                return None
        worst = 0.0
        for row in rows:
            total = sum(row)
            if not total:
                return None
            worst = max(worst, abs(total - 1))
            row[:] = [share / total for share in row]
        if worst < EXACT:
            return rows
    return None
