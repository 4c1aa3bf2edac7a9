"""Since when accounts are accounts, and which tries of a daily deal are ranked."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("account_since", sa.BigInteger()))
    # It is not known when an earlier account got its password.
    op.execute("update people set account_since = created where login is not null")
    op.add_column(
        "tries", sa.Column("ranked", sa.Boolean(), nullable=False, server_default=sa.true())
    )
