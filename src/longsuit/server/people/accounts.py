"""Accounts: a name and a password with which a person signs in on any device."""

import asyncio
from typing import Any

from sqlalchemy import Row, delete, select, update

from ...engine.sentences import say
from ...protocol.errors import Refusal
from .. import ids
from ..store.schema import devices, people
from ..store.writer import Write
from ..tables.lobby import Lobby
from .identity import Person, named, printable
from .passwords import Passwords

SIGNED_OUT = say("This device has been signed out.")


class Accounts:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.passwords = lobby, Passwords()
        self.naming = asyncio.Lock()  # one at a time, so that a name is given once

    async def kept(self, who: Person) -> Row[Any]:
        """What is known of a person."""
        row = await self.lobby.queries.person_by_id(who.id)
        if row is None:
            raise Refusal("bad_token")
        return row

    async def set(self, who: Person, name: str, password: str, old: str, address: str) -> None:
        """A name and password for a guest, or new ones for who knows the old password."""
        name = named(name)
        await self.proved(await self.kept(who), old, address)
        hashed = await self.passwords.hashed(password)
        values = {"name": name, "login": name.casefold(), "password": hashed}
        async with self.naming:
            await self.free(who, name)
            await self.write((update(people).where(people.c.id == who.id).values(values), None))
        for visitor in self.inside(who.id):
            visitor.person.name = name
        for table in list(self.lobby.tables.values()):
            if who.id in table.guests:
                await table.rename(table.guests[who.id])

    async def free(self, who: Person, name: str) -> None:
        """Refusal when another account has the name."""
        other = select(people.c.id).where(people.c.login == name.casefold(), people.c.id != who.id)
        if (await self.lobby.queries.rows(other))[0]:
            raise Refusal("bad_name", say("Somebody else has this name."))

    async def proved(self, row: Row[Any], password: str, address: str) -> None:
        """Refusal unless an account's password is right; a guest has none."""
        if row.password is None:
            return
        self.lobby.admission.take_login(row.login, address)
        if not await self.passwords.right(row.password, password):
            raise Refusal("bad_login")

    async def sign_in(
        self, name: str, password: str, label: str, address: str
    ) -> tuple[Person, str]:
        """The person of an account, and a token for the new device."""
        login = printable(name).casefold()
        self.lobby.admission.take_login(login, address)
        (rows,) = await self.lobby.queries.rows(select(people).where(people.c.login == login))
        row = rows[0] if rows else None
        if not await self.passwords.right(row.password if row else None, password) or row is None:
            raise Refusal("bad_login")
        self.lobby.admission.check_ban(row.id)
        return await self.lobby.people.entered(row, label)

    # Devices.

    async def devices(self, who: Person) -> list[dict[str, Any]]:
        """Where somebody is signed in, the newest first."""
        (rows,) = await self.lobby.queries.rows(
            select(devices).where(devices.c.person == who.id).order_by(devices.c.created.desc())
        )
        here = {visitor.person.device for visitor in self.inside(who.id)}
        return [
            {
                "id": device_id(row.token),
                "label": row.label,
                "created": row.created,
                "this": row.token == who.device,
                "here": row.token in here,
            }
            for row in rows
        ]

    async def sign_out(self, who: Person, device: str) -> None:
        """One device; its connections are closed."""
        (rows,) = await self.lobby.queries.rows(
            select(devices.c.token).where(devices.c.person == who.id)
        )
        tokens = [row.token for row in rows if device_id(row.token) == device]
        if not tokens:
            raise Refusal("not_found", say("You have no such device."))
        if len(rows) == 1:
            await self.with_password(who)
        await self.write((delete(devices).where(devices.c.token.in_(tokens)), None))
        self.shut(who.id, tokens)

    async def sign_out_everywhere(self, who: Person) -> None:
        """Every device, this one too."""
        await self.with_password(who)
        await self.write((delete(devices).where(devices.c.person == who.id), None))
        moves = self.lobby.people.moves
        self.lobby.people.moves = {code: kept for code, kept in moves.items() if kept[0] != who.id}
        self.shut(who.id)

    async def with_password(self, who: Person) -> None:
        """Refusal for a guest, who could not come back."""
        if (await self.kept(who)).password is None:
            raise Refusal(
                "not_now", say("Set a password first: nobody else can sign you in again.")
            )

    # Connections.

    def inside(self, person: str) -> list[Any]:
        return [
            visitor for visitor in self.lobby.admission.connections if visitor.person.id == person
        ]

    def shut(self, person: str, tokens: list[str] | None = None) -> None:
        """Connections of somebody are closed: all, or those of some devices."""
        for visitor in self.inside(person):
            if tokens is None or visitor.person.device in tokens:
                visitor.refuse(Refusal("bad_token", SIGNED_OUT))

    async def write(self, *others: Any) -> None:
        await self.lobby.writer.write(Write((), others))


def device_id(token: str) -> str:
    """What a device is called in public; its token does not follow from it."""
    return ids.token_hash(f"device {token}")[:16]
