"""Friends: two people of whom one has given the other a link."""

from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from ...engine.sentences import say
from ...protocol.errors import Refusal
from .. import ids
from ..games.record import now
from ..store.schema import friends, invites, people
from ..store.writer import Write
from ..tables.lobby import Lobby
from .identity import Person

GOOD = 7 * 86_400  # seconds a link is good for
MOST = 500  # friends of one person
USED = say("This link has been used or is too old: ask for another.")
OPEN = 20  # links of one person that have not been used


class Friends:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def invite(self, who: Person) -> dict[str, Any]:
        """A code that makes the one who uses it a friend, once."""
        mine = invites.c.person == who.id
        (rows,) = await self.lobby.queries.rows(
            select(invites.c.code).where(mine, invites.c.until > now())
        )
        if len(rows) >= OPEN:
            raise Refusal("too_many", say("{n} of your links have not been used yet.", n=OPEN))
        code = ids.new_code()
        row = {"code": ids.token_hash(code), "person": who.id, "until": now() + GOOD * 1000}
        old = delete(invites).where(mine, invites.c.until <= now())
        await self.write((old, None), (insert(invites), [row]))
        return {"code": code, "link": f"/f/{ids.display_code(code)}", "seconds": GOOD}

    async def accept(self, who: Person, code: str) -> Person:
        """The two are friends from now on."""
        key = ids.token_hash(ids.canonical_code(code))
        rows, mine = await self.lobby.queries.rows(
            select(people, invites.c.until)
            .join(invites, invites.c.person == people.c.id)
            .where(invites.c.code == key),
            select(friends.c.friend).where(friends.c.person == who.id),
        )
        if not rows or rows[0].until <= now():
            raise Refusal("bad_token", USED)
        other = Person(rows[0].id, rows[0].name)
        if other.id == who.id:
            raise Refusal("not_now", say("This link is your own: give it to somebody else."))
        if len(mine) >= MOST:
            raise Refusal("too_many", say("You have {n} friends already.", n=MOST))
        used: list[bool] = []

        def act(connection: Connection) -> None:
            used[:] = [bool(connection.execute(delete(invites).where(here)).rowcount)]
            if used[0] and not list(connection.execute(select(friends).where(pair))):
                both = [(who.id, other.id), (other.id, who.id)]
                rows = [{"person": a, "friend": b, "shows": False} for a, b in both]
                connection.execute(insert(friends), rows)

        here = invites.c.code == key
        pair = (friends.c.person == who.id) & (friends.c.friend == other.id)
        await self.write((act, None))
        if not used[0]:
            raise Refusal("bad_token", USED)
        return other

    async def of(self, who: Person) -> list[dict[str, Any]]:
        """Somebody's friends, and at which tables they are if they let that be seen."""
        theirs = friends.alias()
        back = and_(theirs.c.person == friends.c.friend, theirs.c.friend == friends.c.person)
        (rows,) = await self.lobby.queries.rows(
            select(people.c.id, people.c.name, friends.c.shows, theirs.c.shows.label("shown"))
            .join(friends, friends.c.friend == people.c.id)
            .join(theirs, back)
            .where(friends.c.person == who.id)
            .order_by(people.c.name, people.c.id)
        )
        return [
            {
                "person": row.id,
                "name": row.name,
                "shows": row.shows,
                "tables": self.tables(who.id, row.id) if row.shown else [],
            }
            for row in rows
        ]

    def tables(self, who: str, friend: str) -> list[dict[str, Any]]:
        """Where a friend is: public tables, and those at which one sits oneself."""
        return [
            {"code": table.code, "game": table.settings.game, "state": table.state}
            for table in self.lobby.tables.values()
            if friend in table.guests
            and (table.settings.policy.public or table.seat_of(who) >= 0)
            and not table.closed
        ]

    async def show(self, who: Person, friend: str, shows: bool) -> None:
        await self.known(who, friend)
        mine = (friends.c.person == who.id) & (friends.c.friend == friend)
        await self.write((update(friends).where(mine).values(shows=shows), None))

    async def end(self, who: Person, friend: str) -> None:
        await self.known(who, friend)
        one = (friends.c.person == who.id) & (friends.c.friend == friend)
        other = (friends.c.person == friend) & (friends.c.friend == who.id)
        await self.write((delete(friends).where(one | other), None))

    async def known(self, who: Person, friend: str) -> None:
        mine = (friends.c.person == who.id) & (friends.c.friend == friend)
        if not (await self.lobby.queries.rows(select(friends).where(mine)))[0]:
            raise Refusal("not_found", say("You have no such friend."))

    async def write(self, *others: Any) -> None:
        await self.lobby.writer.write(Write((), others))
