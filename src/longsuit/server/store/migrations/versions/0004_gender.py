"""The grammatical gender of people."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    gender = sa.Column("gender", sa.String(length=10), nullable=False, server_default="")
    op.add_column("people", gender)
