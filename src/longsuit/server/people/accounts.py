"""Accounts: a name and a password with which a person signs in on any device."""

from typing import Any

from sqlalchemy import Connection, Row, delete, func, select, update

from ...engine.sentences import say
from ...protocol.errors import Refusal
from .. import ids
from ..store.schema import devices, now, people
from ..store.writer import Write
from ..tables.lobby import Lobby
from .account_names import belongs_to_other, name_key, rename_guests
from .addresses import remember_address
from .attempts import Attempts, Place
from .identity import Person
from .names import clean_name
from .passkeys import RelyingParty
from .passwords import Passwords
from .second_factor import Proof, SecondFactor

CONFIRM = "confirm"  # the purpose of tickets for what a password and a second factor allow
SIGNED_OUT = say("device_signed_out")


class Accounts:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.passwords = lobby, Passwords()
        self.attempts = Attempts(lobby.config.limits)
        self.second_factor = SecondFactor(lobby, self.passwords)

    async def person_row(self, person: Person) -> Row[Any]:
        """The stored row of a person, or Refusal."""
        row = await self.lobby.queries.person_by_id(person.id)
        if row is None:
            raise Refusal("bad_token")
        return row

    async def set_account(
        self, person: Person, row: Row[Any], name: str, password: str, address: str
    ) -> int:
        """Sets the name and password of a person whose row was `confirm`ed.

        A changed password signs all other devices out; returns how many.  Guests who have the name
        get a suffix.
        """
        name = clean_name(name)
        hashed = await self.passwords.hash(password)
        change = AccountChange(row, person.device, name, hashed, address)
        if row.password is not None:
            self.lobby.people.void_move_codes(person.id)
        await self.write((change, None))
        if change.refusal:
            raise change.refusal
        if row.password is not None:
            self.lobby.people.void_move_codes(person.id)
        self.close_connections(person.id, change.signed_out)
        renamed = {guest: {"name": new} for guest, new in change.renamed.items()}
        await self.lobby.update_people({person.id: {"name": name}, **renamed})
        return len(change.signed_out)

    async def confirm(
        self, person: Person, password: str, proof: Proof, party: RelyingParty | None
    ) -> Row[Any]:
        """The row of a person whose password is right, and second factor if they have one.

        A guest has neither.
        """
        row = await self.person_row(person)
        if row.password is None:
            return row
        place = Place(device=person.device)
        self.attempts.begin(row.login, place)
        if not (await self.passwords.check(row.password, password)).right:
            raise Refusal("bad_login")
        await self.second_factor.require(row.id, proof, party, CONFIRM, row.id)
        self.attempts.succeed(row.login, place)
        return row

    async def confirm_account(
        self, person: Person, password: str, proof: Proof, party: RelyingParty | None
    ) -> Row[Any]:
        """The same; Refusal for a guest."""
        row = await self.confirm(person, password, proof, party)
        if row.password is None:
            raise Refusal("not_now", say("account_needed"))
        return row

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
                "used": row.used,
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
        self.lobby.people.void_move_codes(person.id)
        self.close_connections(person.id)

    async def check_can_return(self, person: Person) -> None:
        """Refusal for a guest, who has no password to sign in again with."""
        if (await self.person_row(person)).password is None:
            raise Refusal("not_now", say("password_needed_to_return"))

    # Connections.

    def close_connections(self, person: str, tokens: list[str] | None = None) -> None:
        """Closes all connections of a person, or those of some devices that are signed out."""
        self.lobby.people.sign_outs += 1
        for connection in self.lobby.admission.connections_of(person):
            if tokens is None or connection.person.device in tokens:
                connection.refuse(Refusal("bad_token", SIGNED_OUT))

    async def write(self, *others: Any) -> None:
        await self.lobby.writer.write(Write((), others))


class AccountChange:
    """The change of an account's name and password, in one commit with what follows from it."""

    def __init__(self, row: Row[Any], device: str, name: str, hashed: str, address: str) -> None:
        self.row, self.device, self.address = row, device, address
        self.name, self.hashed = name, hashed
        self.refusal: Refusal | None = None  # nothing was changed
        self.signed_out: list[str] = []  # the tokens of other devices
        self.renamed: dict[str, str] = {}  # by guest, their new names

    def __call__(self, connection: Connection) -> None:
        if belongs_to_other(connection, self.name, self.row.id):
            self.refusal = Refusal("bad_name", say("name_taken"))
            return
        key = name_key(self.name)
        values = {
            "name": self.name,
            "name_key": key,
            "login": key,
            "password": self.hashed,
            "account_since": func.coalesce(people.c.account_since, now()),
        }
        # The password may have been changed since it was checked.
        same = (people.c.id == self.row.id) & people.c.password.is_not_distinct_from(
            self.row.password
        )
        if not connection.execute(update(people).where(same).values(values)).rowcount:
            self.refusal = Refusal("bad_login")
            return
        remember_address(connection, self.row.id, self.address)
        self.renamed = rename_guests(connection, self.name, self.row.id)
        if self.row.password is not None:
            others = (devices.c.person == self.row.id) & (devices.c.token != self.device)
            self.signed_out = list(
                connection.execute(select(devices.c.token).where(others)).scalars()
            )
            connection.execute(delete(devices).where(others))


def device_id(token: str) -> str:
    """The public id of a device; its token does not follow from it."""
    return ids.token_hash(f"device {token}")[:16]
