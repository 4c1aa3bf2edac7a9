"""The tables of the database; of a game only its entries, as all else follows from them."""

import time

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

# Times are milliseconds since 1970; texts that hold structs are JSON.


def now() -> int:
    """The present time as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),  # public
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),  # of an account; none for a guest
    Column("password", Text),  # its hash
    Column("created", BigInteger, nullable=False),
    Column("gender", String(10), nullable=False, server_default=""),  # grammatical; empty: unsaid
    # What names that look alike have in common (people/account_names.py).
    Column("name_key", String(80), nullable=False, server_default="", index=True),
    Column("account_since", BigInteger),  # when the first password was set; none for a guest
)

devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),  # the SHA-256 of it
    Column("person", String(24), nullable=False, index=True),
    Column("label", String(80), nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, server_default="0"),  # last, to the day
)

known_addresses = Table(
    "known_addresses",  # from which people have signed in
    metadata,
    Column("person", String(24), primary_key=True),
    Column("address", String(64), primary_key=True),  # the SHA-256 of person and address
    Column("at", BigInteger, nullable=False),  # the last time
)

totp = Table(
    "totp",  # authenticator apps
    metadata,
    Column("person", String(24), primary_key=True),
    Column("secret", String(64), nullable=False),  # in base32; the server computes codes from it
    Column("step", BigInteger, nullable=False),  # of the last code that was used
    Column("since", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", String(64), primary_key=True),  # the SHA-256 of person and code
    Column("person", String(24), nullable=False, index=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # a SHA-256 of `credential`
    Column("person", String(24), nullable=False, index=True),
    Column("credential", Text, nullable=False),  # the id that its device gave it, in base64url
    Column("public_key", Text, nullable=False),  # COSE, in base64url
    Column("signatures", BigInteger, nullable=False),  # so far, if its device counts them
    Column("name", String(80), nullable=False),
    Column("host", String(255), nullable=False),  # for which it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("host", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),  # of the game's rules
    Column("preset", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("policy", Text, nullable=False),
    Column("banned", Text, nullable=False),  # people who were kicked, with their names
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False, index=True),
    # PERSON:NONCE of the person who opened it, or empty.
    Column("nonce", String(96), nullable=False, server_default=""),
    # Why the present server cannot load it, a message as JSON; empty: it can, as far as it tried.
    Column("set_aside", Text, nullable=False, server_default=""),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("player", String(80), nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(24), nullable=False),
    Column("number", Integer, nullable=False),  # at its table, from 1
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("preset", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("names", Text, nullable=False),  # by seat, as they were at the start
    Column("people", Text, nullable=False),  # by seat; empty for computer players
    Column("players", Text, nullable=False),  # by seat; empty for people
    Column("rated", Boolean, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    # Of a daily deal: all its shuffles follow from it.
    Column("seed", String(64), nullable=False, server_default=""),
    Column("banks", Text, nullable=False, server_default="[]"),  # of the clock, by seat
    # Events with which it began, when it was begun from a position.
    Column("given", Integer, nullable=False, server_default="0"),
    # The seed of a table that deals the same cards every time, a whole number; empty: none.
    Column("fixed_seed", String(20), nullable=False, server_default=""),
    # Seats whose people left a rated game for good, in this order.
    Column("departed", Text, nullable=False, server_default="[]"),
    UniqueConstraint("code", "number"),
)

records = Table(
    "records",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # an event in notation, or `undo K`
    Column("nonce", String(70), nullable=False),  # SEAT:NONCE of the client, or empty
    Column("at", BigInteger, nullable=False),
)

deals = Table(
    "deals",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("nonces", Text, nullable=False),  # by seat; empty until the shuffle
)

said = Table(
    "said",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("code", String(24), nullable=False, index=True),
    Column("person", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("nonce", String(64), nullable=False, server_default=""),
)

assists = Table(
    "assists",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("what", String(10), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

voids = Table(
    "voids",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: every seat
    Column("reason", String(20), primary_key=True),
)

scores = Table(
    "scores",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(40), nullable=False),  # the game played
    Column("preset", String(40), nullable=False),  # of the list in which it counts, if any
    Column("seats", Integer, nullable=False, server_default="4"),  # of the table
    Column("total", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; 0: nobody has won, and it counts nowhere
    Column("high", Integer),  # what a winner brings into the high scores; none for others
    # For the high scores: nothing voided it.
    Column("counts", Boolean, nullable=False, server_default=false()),
    Column("voided", Text, nullable=False, server_default="[]"),  # why not
    Column("at", BigInteger, nullable=False),
    Index("scores_best", "kind", "preset", "total"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("what", String(80), primary_key=True),  # person:ID, address:IP or table:CODE
    Column("reason", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

calls = Table(
    "calls",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("kind", String(40), nullable=False),  # the game played
    Column("cards", Integer, nullable=False),  # in a hand
    Column("called", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

highs = Table(
    "highs",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(40), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("seats", Integer, nullable=False, server_default="4"),
    Column("game", String(24), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("total", Integer, nullable=False),  # what counts in this game, as `high` of `scores`
    Column("at", BigInteger, nullable=False),
    Index("highs_best", "kind", "preset", "total"),
    UniqueConstraint("game", "person"),
)

tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-16
    Column("kind", String(40), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(24), nullable=False, index=True),
    Column("code", String(24), nullable=False),  # of the table
    Column("total", Integer),  # none until the game is over, and if nobody has won it
    Column("ended", BigInteger),
    Column("ranked", Boolean, nullable=False, server_default=true()),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("secret", String(64), nullable=False),
)

epochs = Table(
    "epochs",
    metadata,
    # Whose they are: `server` for the server that has the whole database.
    Column("name", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # raised whenever one begins
    Column("writes", BigInteger, nullable=False),  # transactions tried since then
)

friends = Table(
    "friends",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("friend", String(24), primary_key=True, index=True),
    Column("shows", Boolean, nullable=False),  # the person lets the friend see their tables
)

invites = Table(
    "invites",
    metadata,
    Column("code", String(64), primary_key=True),  # the SHA-256 of it
    Column("person", String(24), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
