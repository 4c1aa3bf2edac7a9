"""What voids high scores; totals of earlier games that were reached with odds or a takeback."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "voids",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "reason"),
    )
    voided = sa.Column("voided", sa.Text(), nullable=False, server_default="[]")
    op.add_column("scores", voided)
    # It is not known which seat took a step back.
    op.execute(
        "insert into voids (game, seat, reason)"
        " select distinct game, -1, 'takeback' from records where text like 'undo %'"
    )
    op.execute(
        "update scores set counts = false where game in (select game from voids)"
        " or game in (select id from games where seed <> '')"
        " or exists (select 1 from assists where assists.game = scores.game"
        " and (assists.seat = scores.seat or assists.what = 'cheat'))"
    )
