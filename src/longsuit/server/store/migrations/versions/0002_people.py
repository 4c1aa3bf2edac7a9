"""Statistics, high scores, daily deals and friends."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "games", sa.Column("seed", sa.String(length=64), nullable=False, server_default="")
    )
    op.add_column(
        "scores", sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "calls",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("cards", sa.Integer(), nullable=False),
        sa.Column("called", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "round", "seat"),
    )
    op.create_index(op.f("ix_calls_person"), "calls", ["person"], unique=False)
    op.create_table(
        "highs",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("game", "person"),
    )
    op.create_index(op.f("ix_highs_person"), "highs", ["person"], unique=False)
    op.create_index("highs_best", "highs", ["kind", "preset", "total"], unique=False)
    op.create_table(
        "tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("code", sa.String(length=24), nullable=False),
        sa.Column("total", sa.Integer(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("day", "kind", "person"),
    )
    op.create_index(op.f("ix_tries_game"), "tries", ["game"], unique=False)
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "friends",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("friend", sa.String(length=24), nullable=False),
        sa.Column("shows", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "friend"),
    )
    op.create_index(op.f("ix_friends_friend"), "friends", ["friend"], unique=False)
    op.create_table(
        "invites",
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index(op.f("ix_invites_person"), "invites", ["person"], unique=False)
