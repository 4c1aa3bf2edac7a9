"""The SQLAlchemy engine of the database, and its migrations."""

import sqlite3
from importlib.resources import as_file, files
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

WAL_PAGES = 8_000  # of 4 KiB in the write-ahead log before a checkpoint: 32 MiB


def connect(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL; a commit returns when it is on disk."""
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "postgresql":
        return create_engine(
            address,
            pool_pre_ping=True,
            pool_size=4,
            hide_parameters=True,
            connect_args={"connect_timeout": 5},
        )
    engine = create_engine(address, hide_parameters=True, connect_args={"timeout": 10})
    event.listen(engine, "connect", make_durable)
    return engine


def make_durable(connection: sqlite3.Connection, _: Any) -> None:
    """Turns on the write-ahead log, and flushes each commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
    cursor.close()


def migrate(engine: Engine, to: str = "head") -> None:
    """Migrates the database to the newest revision, or up to another one."""
    from alembic import command
    from alembic.config import Config

    with as_file(files(__package__) / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
