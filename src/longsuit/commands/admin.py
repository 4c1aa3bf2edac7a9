"""longsuit admin"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..engine.sentences import Sentence, excerpt, reason, say
from ..messages.render import Reader
from ..terminal import saved_games, style
from . import language
from .arguments import Refused, confirm

if TYPE_CHECKING:
    from sqlalchemy import Engine

DAY = 86_400_000  # milliseconds
ALWAYS = 1 << 53  # a time that does not come


@click.group("admin")
@click.option("--db", metavar="URL", default="", help="The server's database; default: its file.")
@click.pass_context
def admin_command(ctx: click.Context, db: str) -> None:
    """Look after a server: its tables, its visitors and its database.

    Everything works while the server runs, which takes notice within seconds; only `restore`
    needs it stopped.

    \b
    Examples:
      longsuit admin list
      longsuit admin ban 203.0.113.7 --days 7 --reason "floods the chat"
      longsuit admin backup tables-monday.db
    """
    ctx.obj = db


def now() -> int:
    return time.time_ns() // 1_000_000


@contextmanager
def open_database(db: str) -> Iterator["Engine"]:
    """The database; raises Refused with the reason if it cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from ..server.config import Config
    from ..server.store.engine import connect

    try:
        engine = connect(Config(db=db).url())
        path = engine.url.database or ""
        if engine.dialect.name == "sqlite" and not Path(path).is_file():
            raise Refused(say("no_such_database", file=path))
        try:
            yield engine
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        kind = type(getattr(error, "orig", None) or error).__name__
        raise Refused(say("database_unusable_start", text=kind, option="--db")) from None


def file_of(engine: "Engine") -> Path:
    if engine.dialect.name != "sqlite":
        raise Refused(say("only_for_sqlite", tool_list=("pg_dump", "pg_restore")))
    return Path(engine.url.database or "")


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


@admin_command.command("list")
@click.pass_obj
def list_tables(db: str) -> None:
    """List open tables with who sits there, and who is banned."""
    from sqlalchemy import select

    from ..server.store.schema import bans, seats, tables

    with open_database(db) as engine, engine.connect() as connection:
        here = tables.c.closed.is_(False)
        heads = list(connection.execute(select(tables).where(here).order_by(tables.c.used.desc())))
        taken = (seats.c.code.in_(select(tables.c.code).where(here))) & (seats.c.kind != "open")
        places = list(connection.execute(select(seats).where(taken).order_by(seats.c.seat)))
        banned = list(connection.execute(select(bans).where(bans.c.until > now())))
    screen = style.screen(language.reader())
    for head in heads:
        used = screen.reader.say("table_last_used", game=head.game, time=day(head.used))
        screen.write(f"{head.code}  {used}")
        if head.set_aside:
            why = stored_reason(head.set_aside)
            screen.fold("    " + screen.reader.say("admin_table_set_aside", why=why))
        for place in places:
            if place.code == head.code:
                screen.write(f"    {place.seat + 1} {occupant(place, head, screen.reader)}")
    if heads:
        screen.tell("open_table_count", count=len(heads))
    else:
        screen.tell("no_open_table")
    for ban in banned:
        if not ban.what.startswith("table:"):
            ever = ban.until == ALWAYS
            id = "banned_for_good" if ever else "banned_until"  # noqa: A001
            shown = screen.reader.say(id, what=ban.what.replace(":", " ", 1), time=day(ban.until))
            screen.fold(f"{shown} {ban.reason}".rstrip())


def stored_reason(text: str) -> Sentence:
    """Why a table was set aside, as the server has stored it."""
    import msgspec

    from ..protocol.parts import Line, received

    line = msgspec.json.decode(text, type=Line)
    return received(line.text, line.message, line.values)


def occupant(place: Any, table: Any, reader: Reader) -> str:
    """Who sits at a seat: a person with their id, or a computer player."""
    name = style.visible(place.name)
    if not place.person:
        return reader.say("seat_of_computer", name=name, player=place.player)
    id = "seat_of_host" if place.person == table.host else "seat_of_person"  # noqa: A001
    return reader.say(id, name=name, person=place.person)


@admin_command.command("close")
@click.argument("code")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def close_table(db: str, code: str, yes: bool) -> None:
    """Close the table CODE for good."""
    from sqlalchemy import select, update

    from ..server import ids
    from ..server.store.schema import tables

    with open_database(db) as engine, engine.begin() as connection:
        found = connection.execute(
            select(tables).where(tables.c.code == ids.canonical_code(code))
        ).first()
        if found is None:
            raise Refused(say("no_table_with_code", code=excerpt(code)))
        if found.closed:
            raise Refused(say("table_closed_already", code=found.code))
        confirm(yes, say("close_table_question", code=found.code, game=found.game))
        gone = update(tables).where(tables.c.code == found.code).values(closed=True)
        connection.execute(gone)
        write_ban(connection, f"table:{found.code}", "", now() + DAY)
    tell("table_now_closed", code=found.code)


def tell(id: str, **values: object) -> None:  # noqa: A002
    """Prints a message in the language of the command."""
    style.screen(language.reader()).tell(id, **values)


def write_ban(connection: Any, what: str, reason: str, until: int) -> None:
    """Writes a ban, or with the key `table:CODE` the order to close a table; a running server reads
    them every few seconds."""
    from sqlalchemy import delete, insert

    from ..server.store.schema import bans

    connection.execute(delete(bans).where(bans.c.what == what))
    connection.execute(insert(bans).values(what=what, reason=reason, until=until))


def ban_key(text: str) -> str:
    """The key of a ban: `person:ID`, or `address:IP` if the text is an address."""
    import ipaddress

    from ..server.limits import LOOPBACK, address_key

    try:
        ipaddress.ip_address(text)
    except ValueError:
        return f"person:{text.lower()}"
    if address_key(text) == LOOPBACK:
        raise Refused(say("cannot_ban_this_computer", address=text))
    return f"address:{address_key(text)}"


@admin_command.command("ban")
@click.argument("who", metavar="PERSON|ADDRESS")
@click.option("--days", type=click.IntRange(1, 36_500), help="For how long; default: for good.")
@click.option("--reason", default="", help="For your own memory.")
@click.pass_obj
def ban(db: str, who: str, days: int | None, reason: str) -> None:
    """Keep a person (by the id that `list` shows) or an address out of the server."""
    from sqlalchemy import select

    from ..server.store.schema import people

    what = ban_key(who)
    with open_database(db) as engine, engine.begin() as connection:
        kind, _, name = what.partition(":")
        known = select(people.c.id).where(people.c.id == name)
        if kind == "person" and connection.execute(known).first() is None:
            raise Refused(say("nobody_to_ban", text=excerpt(who)))
        write_ban(connection, what, reason, now() + days * DAY if days else ALWAYS)
    if days:
        tell("banned_for_days", what=who, day_count=days)
    else:
        tell("now_banned_for_good", what=who)


@admin_command.command("unban")
@click.argument("who", metavar="PERSON|ADDRESS")
@click.pass_obj
def unban(db: str, who: str) -> None:
    """Let a person or an address in again."""
    from sqlalchemy import delete

    from ..server.store.schema import bans

    with open_database(db) as engine, engine.begin() as connection:
        found = connection.execute(delete(bans).where(bans.c.what == ban_key(who)))
        if not found.rowcount:
            raise Refused(say("not_banned", text=excerpt(who)))
    tell("no_longer_banned", what=who)


@admin_command.command("clear-2fa")
@click.argument("who", metavar="PERSON|NAME")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def clear_second_factors(db: str, who: str, yes: bool) -> None:
    """Remove the second factors of somebody who is locked out.

    That is the authenticator app, the passkeys and the recovery codes of an account, by its name or
    the id that `list` shows.  The password stays, and is enough to sign in again.
    """
    from sqlalchemy import delete

    from ..server.people.account_names import find_person
    from ..server.store.schema import passkeys, recovery_codes, totp

    with open_database(db) as engine, engine.begin() as connection:
        person = find_person(connection, who)
        if not person:
            raise Refused(say("no_account_named", text=excerpt(who)))
        confirm(yes, say("clear_factors_question", text=excerpt(who)))
        for rows in (totp, passkeys, recovery_codes):
            connection.execute(delete(rows).where(rows.c.person == person))
    tell("factors_cleared", text=excerpt(who))


@admin_command.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def backup(db: str, file: Path) -> None:
    """Copy the whole database to FILE, also while people play."""
    from ..server.store.backup import BadBackup, back_up

    if file.exists():
        raise Refused(say("file_exists", file=str(file)))
    with open_database(db) as engine:
        try:
            back_up(file_of(engine), file)
        except BadBackup as error:
            raise Refused(say("no_backup_made", why=reason(error))) from None
        except OSError as error:
            why = saved_games.write_error(file, error)
            raise Refused(say("no_backup_made", why=why)) from None
    tell("backup_made", file=str(file))


@admin_command.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def restore(db: str, file: Path, yes: bool) -> None:
    """Put a copy that `backup` made in the place of the database; the server must be stopped."""
    from ..server.config import Config
    from ..server.store.backup import BadBackup, check
    from ..server.store.backup import restore as restore_backup
    from ..server.store.engine import connect
    from ..server.store.lock import DatabaseInUse, exclusive

    engine = connect(Config(db=db).url())
    path = file_of(engine)
    try:
        check(file)
        with exclusive(engine):
            confirm(yes, say("restore_question", file=str(file), path=str(path)))
            kept = restore_backup(file, path)
    except DatabaseInUse:
        raise Refused(say("stop_server_first")) from None
    except BadBackup as error:
        raise Refused(reason(error)) from None
    except OSError as error:
        raise Refused(saved_games.write_error(path, error)) from None
    tell("backup_restored", file=str(file), path=str(path))
    if kept:
        tell("database_before_kept", file=str(kept))


@admin_command.command("export")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.pass_obj
def export(db: str, folder: Path) -> None:
    """Write the log of every finished game into FOLDER, one file each."""
    from sqlalchemy import select

    from ..server.games.loading import load_record
    from ..server.people.history import log_text
    from ..server.store.queries import Queries
    from ..server.store.schema import games
    from ..settings import atomic_file

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open_database(db) as engine:
        with engine.connect() as connection:
            done = select(games.c.id).where(games.c.ended.is_not(None)).order_by(games.c.ended)
            ids = list(connection.execute(done).scalars())
        for game in ids:
            text = log_text(asyncio.run(load_record(Queries(engine), game)))
            atomic_file.write(folder / f"{game}.game", text, atomic_file.PRIVATE)
    tell("games_exported", game_count=len(ids), folder=str(folder), command="longsuit replay")


@admin_command.command("prune")
@click.option("--days", type=click.IntRange(1), default=90, show_default=True, help="Older ones.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def prune(db: str, days: int, yes: bool) -> None:
    """Delete old closed tables, their games without an end, and guests who never finished one.

    Finished games, scores and accounts stay.
    """
    from ..server.store import pruning

    before = now() - days * DAY
    with open_database(db) as engine, engine.begin() as connection:
        counts = pruning.counts(connection, before)
        what = [say(f"count_{name}", count=count) for name, count in counts.items() if count]
        if not what:
            tell("nothing_to_prune", day_count=days)
            return
        confirm(yes, say("prune_question", day_count=days, what_list=what))
        pruning.prune(connection, before, now())
    tell("pruned", what_list=what)
