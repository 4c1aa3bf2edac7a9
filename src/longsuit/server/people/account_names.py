"""The names of people: which two are alike, and which belong to an account.

The name of an account is its owner's alone.  A guest who asks for it gets it with a suffix, as do
guests who had it before the account was made.
"""

import unicodedata

from sqlalchemy import Connection, Select, select, update

from ..store.schema import people
from .names import SHAPELESS

LONGEST_BEFORE_SUFFIX = 19  # letters that are kept of a name that gets a suffix
SUFFIX_LETTERS = 4  # of the person's id
LONGEST_KEY = 80  # letters; a single one may be decomposed into many


def name_key(name: str) -> str:
    """What two names that look alike have in common: no case, width, blanks or hidden characters.

    Letters of different scripts stay different, even if they look the same.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    shown = (c for c in folded if unicodedata.category(c)[0] not in "CZ" and not SHAPELESS.match(c))
    return "".join(shown)[:LONGEST_KEY]


def distinct_name(name: str, person: str) -> str:
    """The name of a guest with a suffix from their id, such as `Ann#7kdq`."""
    return f"{name[:LONGEST_BEFORE_SUFFIX]}#{person[:SUFFIX_LETTERS]}"


def accounts_named(key: str) -> Select[tuple[str]]:
    """Selects the accounts that are called by a name or sign in with it."""
    called = (people.c.name_key == key) | (people.c.login == key)
    return select(people.c.id).where(people.c.login.is_not(None), called)


def find_person(connection: Connection, who: str) -> str:
    """The id of a person, from their id or the name of their account; empty if there is none."""
    by_id = select(people.c.id).where(people.c.id == who.strip().lower())
    found = (
        connection.execute(by_id).first()
        or connection.execute(accounts_named(name_key(who))).first()
    )
    return found.id if found else ""


def belongs_to_other(connection: Connection, name: str, person: str = "") -> bool:
    """True if a name belongs to an account, and not to this person's."""
    key = name_key(name)
    return any(row.id != person for row in connection.execute(accounts_named(key)))


def rename_guests(connection: Connection, name: str, person: str) -> dict[str, str]:
    """Gives all guests but one who have a name a suffix; by id, the new names."""
    same = (
        (people.c.name_key == name_key(name)) & people.c.login.is_(None) & (people.c.id != person)
    )
    rows = list(connection.execute(select(people.c.id, people.c.name).where(same)))
    names = {row.id: distinct_name(row.name, row.id) for row in rows}
    for guest, new in names.items():
        values = {"name": new, "name_key": name_key(new)}
        connection.execute(update(people).where(people.c.id == guest).values(values))
    return names
