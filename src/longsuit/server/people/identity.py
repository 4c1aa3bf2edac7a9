"""The identity of a person, who is known by the tokens of their devices.

Only hashes of tokens and of move codes are kept.
"""

import re
import secrets
import time
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, insert, update

from ...engine.sentences import say
from ...messages.render import Gender
from ...protocol.errors import Refusal
from .. import ids
from ..store.queries import Queries
from ..store.schema import devices, now, people
from ..store.writer import Write, Writer

MOVE_CODE_SECONDS = 600  # for which a code that signs another device in is valid
CREATURES = ("Heron", "Otter", "Lynx", "Wren", "Ibex", "Marten", "Plover", "Gecko", "Fox", "Hare")


class Person(Struct):
    id: str
    name: str
    device: str = ""  # the hash of the token with which they signed in
    gender: Gender = ""


class People:
    def __init__(self, queries: Queries, writer: Writer) -> None:
        self.queries, self.writer = queries, writer
        # By the hash of a code: the person, and when it expires, by the monotonic clock.
        self.move_codes: dict[str, tuple[str, float]] = {}

    async def by_token(self, token: str) -> Person:
        """The person of a token, or Refusal."""
        device = ids.token_hash(token)
        row = await self.queries.person(device)
        if row is None:
            raise Refusal("bad_token")
        return Person(row.id, row.name, device, row.gender)

    async def create_guest(self, name: str, label: str = "") -> tuple[Person, str]:
        """A new person, and the token of their device."""
        token = ids.new_token()
        name = clean_name(name) if name else random_name()
        person = Person(ids.new_id(), name, ids.token_hash(token))
        row = {"id": person.id, "name": person.name, "created": now()}
        await self.writer.write(
            Write(others=((insert(people), [row]), self.device_row(person.id, token, label)))
        )
        return person, token

    def device_row(
        self, person: str, token: str, label: str = ""
    ) -> tuple[Any, list[dict[str, Any]]]:
        row = {"token": ids.token_hash(token), "person": person, "label": printable(label)}
        return insert(devices), [row | {"created": now()}]

    async def change(self, person: str, changes: dict[str, str]) -> None:
        """Stores a new name, a new gender or both."""
        change = update(people).where(people.c.id == person).values(changes)
        await self.writer.write(Write(others=((change, None),)))

    def create_move_code(self, person: Person) -> str:
        """A code that signs another device in as the same person, once, for a few minutes."""
        self.move_codes = {
            key: (owner, expiry)
            for key, (owner, expiry) in self.move_codes.items()
            if expiry > time.monotonic()
        }
        code = ids.new_code()
        self.move_codes[ids.token_hash(code)] = (person.id, time.monotonic() + MOVE_CODE_SECONDS)
        return code

    async def use_move_code(self, code: str, label: str = "") -> tuple[Person, str]:
        """The person who made the code, and a token for the new device; the code is used up."""
        person, expiry = self.move_codes.pop(ids.token_hash(ids.canonical_code(code)), ("", 0.0))
        if expiry < time.monotonic():
            raise Refusal("bad_token", say("device_code_expired"))
        row = await self.queries.person_by_id(person)
        if row is None:
            raise Refusal("bad_token")
        return await self.add_device(row, label)

    async def add_device(self, row: Row[Any], label: str) -> tuple[Person, str]:
        """Stores a new device of a person; the person, and the token of the device."""
        token = ids.new_token()
        await self.writer.write(Write(others=(self.device_row(row.id, token, label),)))
        return Person(row.id, row.name, ids.token_hash(token), row.gender), token


def random_name() -> str:
    return f"{secrets.choice(CREATURES)} {secrets.randbelow(90) + 10}"


def printable(text: str) -> str:
    """The text without double spaces and characters that cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str) -> str:
    """A name as it is shown: printable, without double spaces, 1 to 24 letters; or Refusal."""
    clean = printable(name)
    if not 1 <= len(clean) <= 24 or not re.search(r"\w", clean):
        raise Refusal("bad_name")
    return clean
