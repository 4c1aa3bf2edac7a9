"""Copies of an SQLite database: made while a server runs, put back while none does."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

NEEDED = {"alembic_version", "people", "tables", "games", "records", "deals"}


class BadBackup(Exception):
    """The sentence says what is wrong."""


def back_up(source: Path, target: Path) -> None:
    """The whole database as it is at one moment; a half copy never has the target's name."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        check(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def check(path: Path) -> None:
    """BadCopy unless this is a sound database of tables."""
    if not path.is_file():
        raise BadBackup(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as found:
            rows = found.execute("select name from sqlite_master where type = 'table'")
            names = {name for (name,) in rows}
            sound = found.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        raise BadBackup(f"{path} is no SQLite database, or a damaged one") from None
    if not names >= NEEDED:
        raise BadBackup(f"{path} is no database of this program")
    if not sound:
        raise BadBackup(f"{path} is damaged")


def restore(copy: Path, database: Path) -> Path | None:
    """Replaces the database by a copy; where the old one is kept, if there was one."""
    check(copy)
    kept = None
    if database.exists():
        kept = free_path(database.with_name(f"{database.name}.before"))
        back_up(database, kept)
    with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(database)) as new:
        old.backup(new)
    return kept


def free_path(path: Path) -> Path:
    """The path, with a number behind it if there is such a file already."""
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.name}{number}")
    return found
