"""The people who left a rated game for good."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    departed = sa.Column("departed", sa.Text(), nullable=False, server_default="[]")
    op.add_column("games", departed)
