"""Signing in to an account on a new device."""

from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Row, or_, select, update

from ...protocol.errors import Refusal
from .. import ids
from ..store.schema import devices, known_addresses, now, people
from .account_names import name_key
from .accounts import Accounts
from .addresses import address_hash, remember_address
from .attempts import Place
from .identity import TOKEN_LIFETIME, Person
from .names import printable
from .passkeys import RelyingParty
from .second_factor import Factors, Proof
from .tickets import expired

SECOND_STEP, BY_PASSKEY = "second_step", "by_passkey"  # purposes of tickets
SignedIn: TypeAlias = tuple[Person, str]  # with the token of the new device


class SecondStep(Struct, frozen=True):
    """A password was right, and a second factor is needed as well: one of these, by this ticket."""

    ticket: str
    factors: Factors


async def sign_in(
    accounts: Accounts, name: str, password: str, label: str, place: Place
) -> SignedIn | SecondStep:
    """The person of an account and a token for the new device, or what is needed besides.

    The place has the caller's address, and the device whose token the request had.
    """
    row, place = await find_account(accounts, name, place)
    login = row.login if row else name_key(name)
    accounts.attempts.begin(login, place)
    verdict = await accounts.passwords.check(row.password if row else None, password)
    if row is None or not verdict.right:
        raise Refusal("bad_login")
    accounts.lobby.admission.check_ban(row.id)
    if verdict.rehashed:
        row = await store_rehashed(accounts, row, verdict.rehashed)
    factors = await accounts.second_factor.of(row.id)
    if factors.on:
        ticket = accounts.second_factor.tickets.issue(SECOND_STEP, ticket_subject(row))
        return SecondStep(ticket, factors)
    return await enter(accounts, row, label, place)


async def take_second_step(
    accounts: Accounts,
    ticket: str,
    proof: Proof,
    party: RelyingParty | None,
    label: str,
    place: Place,
) -> SignedIn:
    """Signs in whom a ticket says had the right password, if the second factor is right as well.

    A wrong one counts as a wrong password does.
    """
    tickets = accounts.second_factor.tickets
    subject = tickets.subject(SECOND_STEP, ticket)
    row = await accounts.lobby.queries.person_by_id(subject.partition(" ")[0])
    if row is None or ticket_subject(row) != subject:
        raise expired()  # the password was changed
    place = await place_at(accounts, row, place)
    accounts.attempts.begin(row.login, place)
    accounts.lobby.admission.check_ban(row.id)
    await accounts.second_factor.require(row.id, proof, party, SECOND_STEP, subject)
    if proof.passkey is None:
        tickets.use(SECOND_STEP, ticket)
    return await enter(accounts, row, label, place)


async def sign_in_with_passkey(
    accounts: Accounts, passkey: dict[str, Any], party: RelyingParty, label: str, place: Place
) -> SignedIn:
    """Signs in whose passkey it is, without name and password."""
    person = await accounts.second_factor.passkeys.verify(party, BY_PASSKEY, passkey)
    row = await accounts.lobby.queries.person_by_id(person)
    if row is None:
        raise Refusal("bad_login")
    accounts.lobby.admission.check_ban(row.id)
    return await enter(accounts, row, label, await place_at(accounts, row, place))


async def enter(accounts: Accounts, row: Row[Any], label: str, place: Place) -> SignedIn:
    """Stores a new device of an account, which knows its address from now on."""

    def remember(connection: Connection) -> None:
        remember_address(connection, row.id, place.address)

    entered = await accounts.lobby.people.add_device(row, label, remember)
    accounts.attempts.succeed(row.login, place)
    return entered


async def store_rehashed(accounts: Accounts, row: Row[Any], rehashed: str) -> Row[Any]:
    """Stores the hash of the same password by today's parameters; the new row, or Refusal."""
    same = (people.c.id == row.id) & (people.c.password == row.password)
    await accounts.write((update(people).where(same).values(password=rehashed), None))
    changed = await accounts.lobby.queries.person_by_id(row.id)
    if changed is None or changed.password != rehashed:
        raise Refusal("bad_login")  # the password was changed meanwhile
    return changed


def ticket_subject(row: Row[Any]) -> str:
    """A person, and a digest of their password: when it is changed, the ticket is void."""
    return f"{row.id} {ids.token_hash(row.password or '')[:16]}"


async def find_account(
    accounts: Accounts, name: str, place: Place
) -> tuple[Row[Any] | None, Place]:
    """The account that has a name, and what it knows of the place; the same work if there is none.

    Accounts that were made before names were compared by their keys may sign in with the name
    exactly as it was.
    """
    exact, key = printable(name).casefold(), name_key(name)
    named = or_(people.c.login.in_((exact, key)), people.c.name_key == key)
    is_account = people.c.login.is_not(None) & named
    (rows,) = await accounts.lobby.queries.rows(select(people).where(is_account))
    row = min(rows, key=lambda row: (row.login != exact, row.login != key), default=None)
    return row, await place_at(accounts, row, place)


async def place_at(accounts: Accounts, row: Row[Any] | None, place: Place) -> Place:
    """A place as an account knows it; without an account it takes as long."""
    person = row.id if row else ""
    here = known_addresses.c.address == address_hash(person, place.address)
    lately = known_addresses.c.at > now() - TOKEN_LIFETIME
    known, device = await accounts.lobby.queries.rows(
        select(known_addresses.c.at).where(known_addresses.c.person == person, here, lately),
        select(devices.c.token).where(devices.c.token == place.device, devices.c.person == person),
    )
    return Place(address=place.address, device=place.device if device else "", known=bool(known))
