"""Queries of the database, each in a thread of its own."""

import asyncio
from typing import Any

from sqlalchemy import Engine, Row, select
from sqlalchemy.exc import SQLAlchemyError

from ...protocol import messages
from .schema import assists, deals, devices, games, people, records, said, seats, tables, voids
from .writer import Unavailable

Rows = list[Row[Any]]


class Queries:
    """Everything that is read from the database; all raise Unavailable if it cannot be read."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def rows(self, *statements: Any) -> list[Rows]:
        """The rows of several statements, one list for each."""
        return await asyncio.to_thread(self.execute, statements)

    def execute(self, statements: tuple[Any, ...]) -> list[Rows]:
        try:
            with self.engine.connect() as connection:
                return [list(connection.execute(statement)) for statement in statements]
        except SQLAlchemyError as error:
            raise Unavailable(type(error).__name__) from None

    async def tables(self) -> tuple[Rows, Rows, Rows]:
        """The tables that are not closed, their seats, and the numbers and ends of their games.

        A seat has the gender of its person, which is None where no person sits.
        """
        is_open = tables.c.closed.is_(False)
        heads, places, played = await self.rows(
            select(tables).where(is_open),
            select(seats, people.c.gender)
            .join(tables, tables.c.code == seats.c.code)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(is_open),
            select(games.c.id, games.c.code, games.c.number, games.c.ended, games.c.rated)
            .join(tables, tables.c.code == games.c.code)
            .where(is_open),
        )
        return heads, places, played

    async def game(self, game: str) -> tuple[Row[Any] | None, Rows, Rows, Rows, Rows]:
        """A game with its entries, deals, assists and voids; None if there is no such game."""
        heads, lines, dealt, used, voided = await self.rows(
            select(games).where(games.c.id == game),
            select(records).where(records.c.game == game).order_by(records.c.n),
            select(deals).where(deals.c.game == game).order_by(deals.c.deal),
            select(assists).where(assists.c.game == game).order_by(assists.c.n),
            select(voids).where(voids.c.game == game),
        )
        return (heads[0] if heads else None), lines, dealt, used, voided

    async def newest(self, code: str) -> tuple[str, int]:
        """The id of the last game of a table and its number; 0 if there is none."""
        (rows,) = await self.rows(
            select(games.c.id, games.c.number)
            .where(games.c.code == code)
            .order_by(games.c.number.desc())
            .limit(1)
        )
        return (rows[0].id, rows[0].number) if rows else ("", 0)

    async def chat(self, code: str, most: int) -> list[tuple[messages.Said, str]]:
        """The last lines said at a table, oldest first, with their nonces."""
        (rows,) = await self.rows(
            select(said).where(said.c.code == code).order_by(said.c.id.desc()).limit(most)
        )
        return [
            (
                messages.Said(person=row.person, name=row.name, kind=row.kind, text=row.text),
                row.nonce,
            )
            for row in rows[::-1]
        ]

    async def person(self, token: str) -> Row[Any] | None:
        """The person to whom a device belongs, by its token's hash, and when it was last used."""
        (rows,) = await self.rows(
            select(people, devices.c.used)
            .join(devices, devices.c.person == people.c.id)
            .where(devices.c.token == token)
        )
        return rows[0] if rows else None

    async def person_by_id(self, person: str) -> Row[Any] | None:
        (rows,) = await self.rows(select(people).where(people.c.id == person))
        return rows[0] if rows else None
