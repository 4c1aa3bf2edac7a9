"""Iterative proportional fitting (Deming and Stephan, 1940) of a table of chances to given sums:
every card lies somewhere, every place holds its number of cards."""

from collections.abc import Sequence

TOLERANCE = 1e-11
MAX_ITERATIONS = 400


def fit(table: Sequence[Sequence[float]], rooms: Sequence[float]) -> list[list[float]] | None:
    """The table with its rows and columns scaled in turn until every row adds up to 1 and every
    column to its room; None if that does not converge."""
    rows, places = [list(row) for row in table], range(len(rooms))
    for _ in range(MAX_ITERATIONS):
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
        if worst < TOLERANCE:
            return rows
    return None
