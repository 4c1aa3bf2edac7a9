"""The version of a table's rules, and why a table that does not load was set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("set_aside", sa.Text(), nullable=False, server_default=""))
