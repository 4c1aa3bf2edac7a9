"""When devices were last used, from where people signed in, and names that look alike."""

import time

import sqlalchemy as sa
from alembic import op

from longsuit.server.people.account_names import distinct_name, name_key

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PEOPLE = sa.table(
    "people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("name_key")
)
DEVICES = sa.table("devices", sa.column("used"))


def upgrade() -> None:
    used = sa.Column("used", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("devices", used)
    key = sa.Column("name_key", sa.String(length=80), nullable=False, server_default="")
    op.add_column("people", key)
    op.create_index(op.f("ix_people_name_key"), "people", ["name_key"], unique=False)
    op.create_table(
        "known_addresses",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "address"),
    )
    connection = op.get_bind()
    # Tokens expire when they are unused; for those that exist the time begins now.
    connection.execute(sa.update(DEVICES).values(used=time.time_ns() // 1_000_000))
    compare_names(connection)


def compare_names(connection: sa.Connection) -> None:
    """Fills in `name_key`; of accounts that look alike each keeps its name, and one the login."""
    by_account = sa.case((PEOPLE.c.login.is_not(None), 0), else_=1)  # accounts first
    rows = list(connection.execute(sa.select(PEOPLE).order_by(by_account, PEOPLE.c.id)))
    logins = {row.login for row in rows if row.login is not None}
    owned = {name_key(text) for row in rows if row.login is not None for text in row[1:3]}
    for row in rows:
        values = {"name_key": name_key(row.name)}
        if row.login is not None and (login := name_key(row.login)) not in logins:
            logins.add(login)
            values["login"] = login
        if row.login is None and values["name_key"] in owned:
            name = distinct_name(row.name, row.id)
            values = {"name": name, "name_key": name_key(name)}
        connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == row.id).values(values))
