"""Who somebody is: a person is known by the token of a device."""

import re
import secrets
import time
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, insert, update

from ...engine.sentences import say
from ...protocol.errors import Refusal
from .. import ids
from ..games.record import now
from ..store.queries import Queries
from ..store.schema import devices, people
from ..store.writer import Write, Writer

MOVE = 600  # seconds a code to move to another device is good for
CREATURES = ("Heron", "Otter", "Lynx", "Wren", "Ibex", "Marten", "Plover", "Gecko", "Fox", "Hare")


class Person(Struct):
    id: str
    name: str
    device: str = ""  # the hash of the token with which they came


class People:
    def __init__(self, queries: Queries, writer: Writer) -> None:
        self.queries, self.writer = queries, writer
        self.moves: dict[str, tuple[str, float]] = {}  # hash of a code: person, until

    async def known(self, token: str) -> Person:
        """The person of a token, or Refusal."""
        device = ids.token_hash(token)
        row = await self.queries.person(device)
        if row is None:
            raise Refusal("bad_token")
        return Person(row.id, row.name, device)

    async def guest(self, name: str, label: str = "") -> tuple[Person, str]:
        """A new person, and the token of their device."""
        token = ids.new_token()
        found = Person(ids.new_id(), named(name) if name else any_name(), ids.token_hash(token))
        row = {"id": found.id, "name": found.name, "created": now()}
        await self.writer.write(
            Write(others=((insert(people), [row]), self.device(found.id, token, label)))
        )
        return found, token

    def device(self, who: str, token: str, label: str = "") -> tuple[Any, list[dict[str, Any]]]:
        row = {"token": ids.token_hash(token), "person": who, "label": printable(label)}
        return insert(devices), [row | {"created": now()}]

    async def rename(self, who: Person, name: str) -> None:
        name = named(name)
        change = update(people).where(people.c.id == who.id).values(name=name)
        await self.writer.write(Write(others=((change, None),)))
        who.name = name

    def move(self, who: Person) -> str:
        """A code that signs another device in as the same person, once and soon."""
        self.moves = {key: kept for key, kept in self.moves.items() if kept[1] > time.monotonic()}
        code = ids.new_code()
        self.moves[ids.token_hash(code)] = (who.id, time.monotonic() + MOVE)
        return code

    async def moved(self, code: str, label: str = "") -> tuple[Person, str]:
        """The person who asked for a code, and a token for the new device."""
        who, until = self.moves.pop(ids.token_hash(ids.canonical_code(code)), ("", 0.0))
        if until < time.monotonic():
            raise Refusal(
                "bad_token", say("This code has been used or is too old: ask for another.")
            )
        row = await self.queries.person_by_id(who)
        if row is None:
            raise Refusal("bad_token")
        return await self.entered(row, label)

    async def entered(self, row: Row[Any], label: str) -> tuple[Person, str]:
        """A new device of somebody, and its token."""
        token = ids.new_token()
        await self.writer.write(Write(others=(self.device(row.id, token, label),)))
        return Person(row.id, row.name, ids.token_hash(token)), token


def any_name() -> str:
    return f"{secrets.choice(CREATURES)} {secrets.randbelow(90) + 10}"


def printable(text: str) -> str:
    """A text without double spaces and what cannot be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def named(name: str) -> str:
    """A name as it is shown: printable, without double spaces; or Refusal."""
    clean = printable(name)
    if not 1 <= len(clean) <= 24 or not re.search(r"\w", clean):
        raise Refusal("bad_name")
    return clean
