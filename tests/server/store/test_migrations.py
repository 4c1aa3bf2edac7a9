"""A database of an older version is brought up to date, and is then as the schema says."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.server.store.engine import NewerDatabase, connect, migrate
from longsuit.server.store.schema import metadata

from ..live_server import live_server

TABLE = """insert into tables
    (code, host, game, preset, options, policy, banned, created, used, closed)
    values ('ABCDEFGHJKLM', 'ann', 'whist', 'original', '{}', '{}', '["bob"]', 1, 1, false)"""
PERSON = "insert into people (id, name, login, created) values ('ann', 'Ann', 'ann', 1)"
SAID = (
    "insert into said (code, person, name, kind, text, at) values ('X', 'p', 'P', 'chat', 'y', 1)"
)


def test_a_table_of_an_older_version_is_taken_over(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine, "0002")
    with engine.begin() as connection:
        connection.execute(sa.text(TABLE))
        connection.execute(sa.text(SAID))
    engine.dispose()
    with live_server(tmp_path) as at:
        (table,) = at.lobby.tables.values()
        assert table.settings.banned == {"bob": ""}  # names were not kept then
        assert (table.nonce, at.lobby.codes_by_nonce) == ("", {})


def test_people_of_an_older_version_have_not_said_their_gender(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine, "0003")
    with engine.begin() as connection:
        connection.execute(sa.text(PERSON))
    migrate(engine)
    with engine.connect() as connection:
        (row,) = connection.execute(sa.text("select id, name, login, gender from people"))
        assert tuple(row) == ("ann", "Ann", "ann", "")
    engine.dispose()


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    engine = connect(f"sqlite:///{path}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
        connection.execute(sa.text("drop table epochs"))  # unknown to us, as all of it may be
    engine.dispose()
    before = path.read_bytes()
    with pytest.raises(NewerDatabase):
        migrate(engine)
    engine.dispose()
    told = CliRunner().invoke(main, ["serve", "--port", "0", "--db", f"sqlite:///{path}"])
    assert told.exit_code == 1
    assert "belongs to a newer version of Longsuit" in told.output
    assert path.read_bytes() == before
