"""The SQLAlchemy engine of the database, and its migrations."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from ...settings.private_files import OWNER_FILE, close, private_file

WAL_PAGES = 8_000  # of 4 KiB in the write-ahead log before a checkpoint: 32 MiB


def connect(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL; a commit returns when it is on disk."""
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "postgresql":
        engine = create_engine(
            address,
            pool_pre_ping=True,
            pool_size=4,
            hide_parameters=True,
            connect_args={"connect_timeout": 5},
        )
        event.listen(engine, "connect", make_synchronous)
        return engine
    engine = create_engine(address, hide_parameters=True, connect_args={"timeout": 10})
    if path := database_file(engine):
        # Once: a file that is deleted under a running server must not be made anew.
        event.listen(engine, "do_connect", lambda *_: make_private(path), once=True)
    event.listen(engine, "connect", make_durable)
    return engine


def database_file(engine: Engine) -> Path | None:
    """The file of an SQLite database; None for one in memory, and for PostgreSQL."""
    name = engine.url.database or ""
    if engine.dialect.name != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        return None
    return Path(name)


def make_private(path: Path) -> None:
    """Lets only its owner read the database, which has the cards of games in progress."""
    private_file(path)
    for ending in ("-wal", "-shm"):  # SQLite gives new ones the mode of the database
        close(path.with_name(path.name + ending), OWNER_FILE)


def make_durable(connection: sqlite3.Connection, _: Any) -> None:
    """Turns on the write-ahead log, and flushes each commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
    cursor.close()


def make_synchronous(connection: Any, _: Any) -> None:
    """Lets each commit of a PostgreSQL session wait until it is on disk, whatever the server's
    default is; a default that waits for more stays."""
    connection.execute(
        "select set_config('synchronous_commit', 'on', false)"
        " where current_setting('synchronous_commit') <> 'remote_apply'"
    )
    connection.commit()


class NewerDatabase(Exception):
    """The schema of the database is of a newer version of this program."""


def migrate(engine: Engine, to: str = "head") -> None:
    """Migrates the database to the newest revision, or up to another one.

    Raises NewerDatabase, with nothing changed, if it has a revision that this program lacks.
    """
    from alembic import command

    with migrations() as config, engine.begin() as connection:
        require_known_revision(connection, config)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def check_revision(engine: Engine) -> None:
    """Raises NewerDatabase if the database has a revision that this program lacks."""
    with migrations() as config, engine.connect() as connection:
        require_known_revision(connection, config)


def require_known_revision(connection: Connection, config: Any) -> None:
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase


@contextmanager
def migrations() -> Iterator[Any]:
    """The configuration of Alembic."""
    from alembic.config import Config

    with as_file(files(__package__) / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config
