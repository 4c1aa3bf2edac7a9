"""The addresses from which people have signed in.

Only a hash of each is kept.  That hides it from a glance, not from whoever has the database and
tries all addresses.
"""

from sqlalchemy import Connection, delete, insert, select

from .. import ids
from ..store.schema import known_addresses, now

MOST_ADDRESSES = 20  # of a person


def address_hash(person: str, address: str) -> str:
    """What is kept of an address from which a person has signed in."""
    return ids.token_hash(f"{person} {address}")


def remember_address(connection: Connection, person: str, address: str) -> None:
    """Notes that a person has signed in from an address; keeps the latest MOST_ADDRESSES."""
    mine, hashed = known_addresses.c.person == person, address_hash(person, address)
    connection.execute(delete(known_addresses).where(mine, known_addresses.c.address == hashed))
    latest = select(known_addresses.c.address).where(mine).order_by(known_addresses.c.at.desc())
    kept = list(connection.execute(latest).scalars())[: MOST_ADDRESSES - 1]
    connection.execute(delete(known_addresses).where(mine, known_addresses.c.address.not_in(kept)))
    row = {"person": person, "address": hashed, "at": now()}
    connection.execute(insert(known_addresses), [row])
