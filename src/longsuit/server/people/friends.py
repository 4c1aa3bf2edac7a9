"""Friends: two people, one of whom has used the other's link."""

from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from ...engine.sentences import say
from ...protocol.errors import Refusal
from .. import ids
from ..store.schema import friends, invites, now, people
from ..store.writer import Write
from ..tables.lobby import Lobby
from .identity import Person

LINK_SECONDS = 7 * 86_400  # for which a link is valid
MOST_FRIENDS = 500  # friends of one person
LINK_USED = say("friend_link_expired")
MOST_OPEN_LINKS = 20  # unused links of one person


class Friends:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def invite(self, person: Person) -> dict[str, Any]:
        """A code, and its link, that makes the first person who uses it a friend."""
        mine = invites.c.person == person.id
        (rows,) = await self.lobby.queries.rows(
            select(invites.c.code).where(mine, invites.c.until > now())
        )
        if len(rows) >= MOST_OPEN_LINKS:
            raise Refusal("too_many", say("too_many_open_links", link_count=MOST_OPEN_LINKS))
        code = ids.new_code()
        row = {
            "code": ids.token_hash(code),
            "person": person.id,
            "until": now() + LINK_SECONDS * 1000,
        }
        old = delete(invites).where(mine, invites.c.until <= now())
        await self.write((old, None), (insert(invites), [row]))
        return {"code": code, "link": f"/f/{ids.display_code(code)}", "seconds": LINK_SECONDS}

    async def accept(self, person: Person, code: str) -> Person:
        """Makes the owner of a code and the person who uses it friends; returns the owner."""
        key = ids.token_hash(ids.canonical_code(code))
        owner = select(invites.c.person).where(invites.c.code == key).scalar_subquery()
        rows, mine, theirs = await self.lobby.queries.rows(
            select(people, invites.c.until)
            .join(invites, invites.c.person == people.c.id)
            .where(invites.c.code == key),
            select(friends.c.friend).where(friends.c.person == person.id),
            select(friends.c.friend).where(friends.c.person == owner),
        )
        if not rows or rows[0].until <= now():
            raise Refusal("bad_token", LINK_USED)
        other = Person(rows[0].id, rows[0].name)
        if other.id == person.id:
            raise Refusal("not_now", say("own_friend_link"))
        if len(mine) >= MOST_FRIENDS:
            raise Refusal("too_many", say("too_many_friends", friend_count=MOST_FRIENDS))
        if len(theirs) >= MOST_FRIENDS:
            raise Refusal("too_many")
        used: list[bool] = []

        def act(connection: Connection) -> None:
            used[:] = [bool(connection.execute(delete(invites).where(here)).rowcount)]
            if used[0] and not list(connection.execute(select(friends).where(pair))):
                both = [(person.id, other.id), (other.id, person.id)]
                rows = [{"person": a, "friend": b, "shows": False} for a, b in both]
                connection.execute(insert(friends), rows)

        here = invites.c.code == key
        pair = (friends.c.person == person.id) & (friends.c.friend == other.id)
        await self.write((act, None))
        if not used[0]:
            raise Refusal("bad_token", LINK_USED)
        return other

    async def list_of(self, person: Person) -> list[dict[str, Any]]:
        """A person's friends, with the tables of those who let theirs be seen."""
        theirs = friends.alias()
        mutual = and_(theirs.c.person == friends.c.friend, theirs.c.friend == friends.c.person)
        (rows,) = await self.lobby.queries.rows(
            select(people.c.id, people.c.name, friends.c.shows, theirs.c.shows.label("shown"))
            .join(friends, friends.c.friend == people.c.id)
            .join(theirs, mutual)
            .where(friends.c.person == person.id)
            .order_by(people.c.name, people.c.id)
        )
        return [
            {
                "person": row.id,
                "name": row.name,
                "shows": row.shows,
                "tables": self.tables(person.id, row.id) if row.shown else [],
            }
            for row in rows
        ]

    def tables(self, viewer: str, friend: str) -> list[dict[str, Any]]:
        """The tables where a friend is that are public, or at which the viewer has a seat too."""
        joined = (session.table for session in self.lobby.admission.connections_of(friend))
        return [
            {"code": table.code, "game": table.settings.game, "state": table.state}
            for table in joined
            if table is not None
            and friend in table.guests
            and (table.settings.policy.public or table.seat_of(viewer) >= 0)
            and not table.closed
        ]

    async def set_shows(self, person: Person, friend: str, shows: bool) -> None:
        """Lets a friend see at which tables the person is, or not."""
        await self.check_friend(person, friend)
        mine = (friends.c.person == person.id) & (friends.c.friend == friend)
        await self.write((update(friends).where(mine).values(shows=shows), None))

    async def remove(self, person: Person, friend: str) -> None:
        await self.check_friend(person, friend)
        one = (friends.c.person == person.id) & (friends.c.friend == friend)
        other = (friends.c.person == friend) & (friends.c.friend == person.id)
        await self.write((delete(friends).where(one | other), None))

    async def check_friend(self, person: Person, friend: str) -> None:
        """Refusal unless the two are friends."""
        mine = (friends.c.person == person.id) & (friends.c.friend == friend)
        if not (await self.lobby.queries.rows(select(friends).where(mine)))[0]:
            raise Refusal("not_found", say("not_your_friend"))

    async def write(self, *others: Any) -> None:
        await self.lobby.writer.write(Write((), others))
