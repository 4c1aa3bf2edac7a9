"""A database of an older version is brought up to date, and is then as the schema says."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.engine.actions import CHANCE, OVER, Event
from longsuit.engine.game import shuffle, winners
from longsuit.games import GAMES
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

GAME = """insert into games
    (id, code, number, game, version, preset, options, names, people, players, rated, started)
    values ('kept', 'X', 1, 'whist', 1, 'original', '{}', '[]', '[]', '[]', false, 1)"""
RECORD = "insert into records (game, n, text, nonce, at) values ('kept', :n, :text, '', 1)"
SCORE = """insert into scores (game, seat, person, name, kind, preset, total, place, counts, at)
    values ('kept', :seat, 'ann', 'Ann', 'whist', 'original', 24, 1, true, 1)"""


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


def test_high_scores_of_an_older_version_count_what_counts_now(tmp_path: Path) -> None:
    """People keep their places; in Whist the margin counts now instead of the points."""
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine, "0011")
    log, end = played_whist()
    (winner,) = winners(GAMES["whist"], end)
    columns = "kind, preset, game, person, name, total, at"
    rows = [
        ("estimation_whist", "original", "gone1", "ann", "Ann", 140, 1),
        ("whist", "original", "kept", "ann", "Ann", 24, 1),
        ("whist", "original", "gone2", "gone2", "Somebody", 24, 1),
        ("pesten", "van_dongen", "gone3", "ann", "Ann", 1, 1),
    ]
    with engine.begin() as connection:
        for row in rows:
            connection.execute(sa.text(f"insert into highs ({columns}) values {row}"))
        connection.execute(sa.text(GAME))
        for n, event in enumerate(log, 1):
            values = {"n": n, "text": repr(event)}
            connection.execute(sa.text(RECORD), values)
        connection.execute(sa.text(SCORE), {"seat": winner})
    migrate(engine)
    with engine.connect() as connection:
        query = "select game, total, seats from highs order by game"
        found = {row.game: tuple(row)[1:] for row in connection.execute(sa.text(query))}
        margin = GAMES["whist"].high_score(end, winner)
        assert found == {"gone1": (140, 4), "gone2": (1, 4), "gone3": (3, 4), "kept": (margin, 4)}
        (high,) = connection.execute(sa.text("select high from scores")).scalars()
        assert high == margin
    engine.dispose()


def played_whist() -> tuple[list[Event], Any]:
    """The events of a random game of Whist, and its end."""
    game, rng = GAMES["whist"], Random(1)
    s, events = game.start(game.Rules()), list[Event]()
    while (actor := game.actor(s)) != OVER:
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        events.append(Event(actor, action))
        s = game.apply(s, action)
    return events, s


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
