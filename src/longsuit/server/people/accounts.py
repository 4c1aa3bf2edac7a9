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
from .identity import Person, clean_name, printable
from .passwords import Passwords

SIGNED_OUT = say("device_signed_out")


class Accounts:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.passwords = lobby, Passwords()
        self.name_lock = asyncio.Lock()  # so that a name is given to one person only

    async def person_row(self, person: Person) -> Row[Any]:
        """The stored row of a person, or Refusal."""
        row = await self.lobby.queries.person_by_id(person.id)
        if row is None:
            raise Refusal("bad_token")
        return row

    async def set_account(
        self, person: Person, name: str, password: str, old: str, address: str
    ) -> None:
        """Sets a person's name and password; one who has a password must give it as `old`."""
        name = clean_name(name)
        await self.check_password(await self.person_row(person), old, address)
        hashed = await self.passwords.hash(password)
        values = {"name": name, "login": name.casefold(), "password": hashed}
        async with self.name_lock:
            await self.check_name_is_free(person, name)
            await self.write((update(people).where(people.c.id == person.id).values(values), None))
        await self.lobby.update_person(person.id, {"name": name})

    async def check_name_is_free(self, person: Person, name: str) -> None:
        """Refusal if another account has the name."""
        other = select(people.c.id).where(
            people.c.login == name.casefold(), people.c.id != person.id
        )
        if (await self.lobby.queries.rows(other))[0]:
            raise Refusal("bad_name", say("name_taken"))

    async def check_password(self, row: Row[Any], password: str, address: str) -> None:
        """Refusal unless an account's password is right; a guest has none."""
        if row.password is None:
            return
        self.lobby.admission.take_login(row.login, address)
        if not await self.passwords.matches(row.password, password):
            raise Refusal("bad_login")

    async def sign_in(
        self, name: str, password: str, label: str, address: str
    ) -> tuple[Person, str]:
        """The person of an account, and a token for the new device."""
        login = printable(name).casefold()
        self.lobby.admission.take_login(login, address)
        (rows,) = await self.lobby.queries.rows(select(people).where(people.c.login == login))
        row = rows[0] if rows else None
        if not await self.passwords.matches(row.password if row else None, password) or row is None:
            raise Refusal("bad_login")
        self.lobby.admission.check_ban(row.id)
        return await self.lobby.people.add_device(row, label)

    # Devices.

    async def devices(self, person: Person) -> list[dict[str, Any]]:
        """The devices where a person is signed in, the newest first."""
        (rows,) = await self.lobby.queries.rows(
            select(devices).where(devices.c.person == person.id).order_by(devices.c.created.desc())
        )
        here = {
            connection.person.device
            for connection in self.lobby.admission.connections_of(person.id)
        }
        return [
            {
                "id": device_id(row.token),
                "label": row.label,
                "created": row.created,
                "this": row.token == person.device,
                "here": row.token in here,
            }
            for row in rows
        ]

    async def sign_out(self, person: Person, device: str) -> None:
        """Signs one device out and closes its connections."""
        (rows,) = await self.lobby.queries.rows(
            select(devices.c.token).where(devices.c.person == person.id)
        )
        tokens = [row.token for row in rows if device_id(row.token) == device]
        if not tokens:
            raise Refusal("not_found", say("not_your_device"))
        if len(rows) == 1:
            await self.check_can_return(person)
        await self.write((delete(devices).where(devices.c.token.in_(tokens)), None))
        self.close_connections(person.id, tokens)

    async def sign_out_everywhere(self, person: Person) -> None:
        """Signs every device out, this one too, and voids the codes for further ones."""
        await self.check_can_return(person)
        await self.write((delete(devices).where(devices.c.person == person.id), None))
        codes = self.lobby.people.move_codes
        self.lobby.people.move_codes = {
            code: (owner, expiry) for code, (owner, expiry) in codes.items() if owner != person.id
        }
        self.close_connections(person.id)

    async def check_can_return(self, person: Person) -> None:
        """Refusal for a guest, who has no password to sign in again with."""
        if (await self.person_row(person)).password is None:
            raise Refusal("not_now", say("password_needed_to_return"))

    # Connections.

    def close_connections(self, person: str, tokens: list[str] | None = None) -> None:
        """Closes all connections of a person, or those of some devices."""
        for connection in self.lobby.admission.connections_of(person):
            if tokens is None or connection.person.device in tokens:
                connection.refuse(Refusal("bad_token", SIGNED_OUT))

    async def write(self, *others: Any) -> None:
        await self.lobby.writer.write(Write((), others))


def device_id(token: str) -> str:
    """The public id of a device; its token does not follow from it."""
    return ids.token_hash(f"device {token}")[:16]
