"""The identity of a person, who is known by the tokens of their devices.

Only hashes of tokens and of move codes are kept.
"""

import asyncio
import secrets
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, func, insert, select, update

from ...engine.sentences import say
from ...messages.render import Gender
from ...protocol.errors import Refusal
from .. import ids
from ..steady_clock import SteadyClock
from ..store.queries import Queries
from ..store.schema import devices, now, people
from ..store.writer import Procedure, Write, Writer
from .account_names import accounts_named, belongs_to_other, distinct_name, name_key
from .move_codes import MoveCodes
from .names import clean_name, printable

DAY = 86_400_000  # milliseconds; the use of a device is stored at most once in it
TOKEN_LIFETIME = 180 * DAY  # after which an unused token is no longer valid
CREATURES = ("Heron", "Otter", "Lynx", "Wren", "Ibex", "Marten", "Plover", "Gecko", "Fox", "Hare")


class Person(Struct):
    id: str
    name: str
    device: str = ""  # the hash of the token with which they signed in
    gender: Gender = ""


class People:
    def __init__(self, queries: Queries, writer: Writer) -> None:
        self.queries, self.writer, self.clock = queries, writer, SteadyClock()
        self.move_codes = MoveCodes()
        self.sign_outs = 0  # so far, of devices
        # By device: the write under way that it is being used.
        self.uses: dict[str, asyncio.Future[None]] = {}

    async def check_clock(self) -> None:
        """Compares the system's clock with the newest time that is stored."""
        (rows,) = await self.queries.rows(select(func.max(devices.c.used)))
        if newest := rows[0][0]:
            self.clock.compare(newest / 1000)

    async def by_token(self, token: str) -> Person:
        """The person of a token, or Refusal."""
        device, sign_outs = ids.token_hash(token), -1
        while sign_outs != self.sign_outs:  # it may have been signed out while it was looked up
            sign_outs = self.sign_outs
            row = await self.queries.person(device)
        if row is None:
            raise Refusal("bad_token")
        if row.used < now() - TOKEN_LIFETIME and self.clock.steady():
            raise Refusal("bad_token", say("device_token_expired"))
        self.note_use(device, row.used)
        return Person(row.id, row.name, device, row.gender)

    def note_use(self, device: str, used: int) -> None:
        """Stores in the background that a device is used, at most once a day."""
        if now() - used < DAY or device in self.uses:
            return
        change = update(devices).where(devices.c.token == device).values(used=now())
        write = self.writer.write(Write(others=((change, None),)))
        self.uses[device] = asyncio.ensure_future(write)
        self.uses[device].add_done_callback(partial(self.use_noted, device))

    def use_noted(self, device: str, write: asyncio.Future[None]) -> None:
        """A write that failed is tried again with the next use."""
        del self.uses[device]
        if not write.cancelled():
            write.exception()

    async def create_guest(self, name: str, label: str = "") -> tuple[Person, str]:
        """A new person, and the token of their device; an account's name gets a suffix."""
        token = ids.new_token()
        name = clean_name(name) if name else random_name()
        person = Person(ids.new_id(), name, ids.token_hash(token))

        def add(connection: Connection) -> None:
            if belongs_to_other(connection, name):
                person.name = distinct_name(name, person.id)
            row = {"id": person.id, "name": person.name, "name_key": name_key(person.name)}
            connection.execute(insert(people), [row | {"created": now()}])

        await self.writer.write(
            Write(others=((add, None), self.device_row(person.id, token, label)))
        )
        return person, token

    def device_row(
        self, person: str, token: str, label: str = ""
    ) -> tuple[Any, list[dict[str, Any]]]:
        row = {"token": ids.token_hash(token), "person": person, "label": printable(label)}
        return insert(devices), [row | {"created": now(), "used": now()}]

    async def change(self, person: str, changes: dict[str, str]) -> None:
        """Stores a new name, a new gender or both, or Refusal for the name of an account."""
        values, taken = dict(changes), [False]
        if "name" in changes:
            values["name_key"] = name_key(changes["name"])

        def change(connection: Connection) -> None:
            taken[0] = "name" in changes and belongs_to_other(connection, changes["name"], person)
            if not taken[0]:
                connection.execute(update(people).where(people.c.id == person).values(values))

        await self.writer.write(Write(others=((change, None),)))
        if taken[0]:
            raise Refusal("bad_name", say("name_taken"))

    async def name_of_other(self, name: str, person: str) -> bool:
        """True if a name belongs to an account, and not to this person's."""
        (rows,) = await self.queries.rows(accounts_named(name_key(name)))
        return any(row.id != person for row in rows)

    def void_move_codes(self, person: str) -> None:
        """Makes the codes with which a person could sign further devices in useless."""
        self.move_codes.void(person)

    def create_move_code(self, person: Person) -> str:
        """A code that signs another device in as the same person, once, for a few minutes."""
        code = ids.new_code()
        self.move_codes.add(ids.token_hash(code), person.id)
        return code

    async def owner_of_move_code(self, code: str) -> Row[Any]:
        """The stored row of the person who made a code, which stays valid; or Refusal."""
        return await self.valid_owner(self.move_codes.owner(move_code_key(code)))

    async def use_move_code(self, code: str, label: str = "") -> tuple[Person, str]:
        """The person who made the code, and a token for the new device; the code is used up."""
        key = move_code_key(code)
        row = await self.valid_owner(self.move_codes.owner(key))
        if not self.move_codes.remove(key):  # used or voided meanwhile
            raise Refusal("bad_token", say("device_code_expired"))
        return await self.add_device(row, label)

    async def valid_owner(self, person: str) -> Row[Any]:
        """The stored row of the owner of a code; Refusal if there is none."""
        row = await self.queries.person_by_id(person) if person else None
        if row is None:
            raise Refusal("bad_token", say("device_code_expired"))
        return row

    async def add_device(self, row: Row[Any], label: str, *also: Procedure) -> tuple[Person, str]:
        """Stores a new device of a person; the person, and the token of the device.

        Refusal if the password was changed after the row was read: that signs all devices out.
        """
        token, done = ids.new_token(), [False]
        same = (people.c.id == row.id) & people.c.password.is_not_distinct_from(row.password)

        def add(connection: Connection) -> None:
            done[0] = connection.execute(select(people.c.id).where(same)).first() is not None
            if done[0]:
                connection.execute(*self.device_row(row.id, token, label))
                for statement in also:
                    statement(connection)

        await self.writer.write(Write(others=((add, None),)))
        if not done[0]:
            raise Refusal("bad_token")
        return Person(row.id, row.name, ids.token_hash(token), row.gender), token


def move_code_key(code: str) -> str:
    """The hash under which a code is kept, from the code as somebody typed it."""
    return ids.token_hash(ids.canonical_code(code))


def random_name() -> str:
    return f"{secrets.choice(CREATURES)} {secrets.randbelow(90) + 10}"
