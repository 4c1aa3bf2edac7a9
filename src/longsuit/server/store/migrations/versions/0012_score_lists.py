"""High scores by number of seats, with what counts in each game; tables that deal from a seed."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from longsuit.engine.game import replay
from longsuit.games import GAMES
from longsuit.server.games.record import parse_entry
from longsuit.server.store.rows import rules_of

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

# Until now the points were what counted.  Of a game that is not stored any more only the least that
# its winner can have brought in is known: of Whist to 24 a margin of one, of Pesten a card in each
# of the other hands.
LEAST = {"whist": 1, "pesten": 3}


def upgrade() -> None:
    seed = sa.Column("fixed_seed", sa.String(length=20), nullable=False, server_default="")
    op.add_column("games", seed)
    for table in ("scores", "highs"):  # only games with the preset's own seats counted
        seats = sa.Column("seats", sa.Integer(), nullable=False, server_default="4")
        op.add_column(table, seats)
    op.add_column("scores", sa.Column("high", sa.Integer()))
    connection = op.get_bind()
    connection.execute(sa.text("update scores set high = total where place = 1"))
    for kind in LEAST:
        recount(connection, kind)


def recount(connection: sa.Connection, kind: str) -> None:
    """Gives the wins and the entries of a game what counts now."""
    wins = "select game, seat from scores where kind = :kind and place = 1 and counts"
    for row in connection.execute(sa.text(wins), {"kind": kind}).all():
        set_high = "update scores set high = :value where game = :game and seat = :seat"
        value = high_score(connection, kind, row.game, row.seat)
        connection.execute(sa.text(set_high), {**row._mapping, "value": value})
    entries = (
        "select highs.id, highs.game, scores.seat from highs left join scores"
        " on scores.game = highs.game and scores.place = 1"
        " and (scores.person = highs.person or highs.person = highs.game)"
        " where highs.kind = :kind"
    )
    for row in connection.execute(sa.text(entries), {"kind": kind}).all():
        value = high_score(connection, kind, row.game, row.seat)
        set_total = "update highs set total = :value where id = :id"
        connection.execute(sa.text(set_total), {"id": row.id, "value": value})


def high_score(connection: sa.Connection, kind: str, game: str, seat: int | None) -> int:
    """What a seat brought in with a stored game, or the least that it can have been."""
    head: Any = connection.execute(
        sa.text("select version, options from games where id = :game"), {"game": game}
    ).first()
    if head is None or seat is None:
        return LEAST[kind]
    lines = connection.execute(
        sa.text("select text from records where game = :game order by n"), {"game": game}
    )
    events: list[Any] = []
    for line in lines:
        entry = parse_entry(line.text)
        if isinstance(entry, int):
            del events[entry:]
        else:
            events.append(entry)
    try:
        rules = rules_of(kind, head.version, head.options)
        end = replay(GAMES[kind], rules, events)
        return GAMES[kind].high_score(end, seat)
    except ValueError:  # of a version that this program does not know
        return LEAST[kind]
