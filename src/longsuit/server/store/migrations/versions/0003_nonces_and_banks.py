"""Nonces of tables and chat lines, time banks of clocks, games from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    text = sa.Column("banks", sa.Text(), nullable=False, server_default="[]")
    op.add_column("games", text)
    op.add_column("games", sa.Column("given", sa.Integer(), nullable=False, server_default="0"))
    for table, length in (("tables", 96), ("said", 64)):
        nonce = sa.Column("nonce", sa.String(length=length), nullable=False, server_default="")
        op.add_column(table, nonce)
