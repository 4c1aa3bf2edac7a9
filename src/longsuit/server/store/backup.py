"""Backups of an SQLite database: made while a server runs, restored while none does."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ...engine.sentences import say
from ...settings import atomic_file
from ...settings.private_files import private_file

REQUIRED_TABLES = {"alembic_version", "people", "tables", "games", "records", "deals"}


class BadBackup(ValueError):
    """The file is no backup, or a damaged one; the sentence says what is wrong."""


def back_up(source: Path, target: Path) -> None:
    """Copies the whole database as it is at one moment, to a file that only its owner may read.

    A copy that is not complete and sound never gets the target's name.
    """
    with atomic_file.replacement(target, atomic_file.PRIVATE) as part:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        check(part)


def check(path: Path) -> None:
    """Raises BadBackup unless this is a sound database of a server."""
    if not path.is_file():
        raise BadBackup(say("no_such_file", file=str(path)))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            rows = database.execute("select name from sqlite_master where type = 'table'")
            names = {name for (name,) in rows}
            sound = database.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        raise BadBackup(say("not_sqlite_file", file=str(path))) from None
    if not names >= REQUIRED_TABLES:
        raise BadBackup(say("not_longsuit_database", file=str(path)))
    if not sound:
        raise BadBackup(say("database_damaged", file=str(path)))


def restore(backup: Path, database: Path) -> Path | None:
    """Replaces the database by a backup; returns where the old one is kept, if there was one."""
    check(backup)
    kept = None
    if database.exists():
        kept = free_path(database.with_name(f"{database.name}.before"))
        back_up(database, kept)
    private_file(database)
    with closing(sqlite3.connect(backup)) as old, closing(sqlite3.connect(database)) as new:
        old.backup(new)
    return kept


def free_path(path: Path) -> Path:
    """The path, with a number behind it if there is such a file already."""
    number, candidate = 1, path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.name}{number}")
    return candidate
