"""The second factors of accounts: an authenticator app, passkeys and recovery codes.

They are offered and never demanded.  As soon as an account has an app or a passkey, signing in with
its password needs one of them or a recovery code; a passkey alone is enough to sign in as well.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct
from sqlalchemy import Delete, Row, delete, func, insert, select, update

from ...engine.sentences import say
from ...protocol.errors import Refusal
from ..store.schema import now, passkeys, recovery_codes, totp
from ..store.writer import Write
from ..tables.lobby import Lobby
from .names import clean_name
from .one_time_codes import (
    app_code,
    matching_step,
    new_recovery_codes,
    new_secret,
    recovery_hash,
)
from .passkeys import (
    NewPasskey,
    Passkeys,
    RelyingParty,
    credential_id,
    no_passkeys_here,
    wrong_passkey,
)
from .passwords import Passwords
from .tickets import Tickets

MOST_PASSKEYS = 20  # of a person


class Proof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A second factor: a code of an app or for recovery, or what a passkey has signed."""

    code: Annotated[str, Meta(max_length=100)] = ""
    passkey: dict[str, Any] | None = None


class Factors(Struct, frozen=True):
    """The second factors of a person."""

    app: Row[Any] | None  # of an authenticator app
    passkeys: list[Row[Any]]
    recovery_codes: int  # unused ones

    @property
    def on(self) -> bool:
        return self.app is not None or bool(self.passkeys)


class SecondFactor:
    def __init__(self, lobby: Lobby, passwords: Passwords) -> None:
        self.lobby, self.tickets = lobby, Tickets()
        self.passkeys = Passkeys(lobby, passwords, self.tickets)

    async def of(self, person: str) -> Factors:
        apps, keys, (codes,) = await self.lobby.queries.rows(
            select(totp).where(totp.c.person == person),
            select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created),
            select(func.count()).where(recovery_codes.c.person == person),
        )
        return Factors(apps[0] if apps else None, keys, codes[0])

    # Proving.

    async def require(
        self, person: str, proof: Proof, party: RelyingParty | None, purpose: str, subject: str
    ) -> None:
        """Refusal unless a second factor is proved, if the person has one; it is used up.

        The purpose and the subject are those of the ticket that a passkey has signed.
        """
        factors = await self.of(person)
        if not factors.on:
            return
        if proof.passkey is not None:
            if party is None:
                raise no_passkeys_here()
            if await self.passkeys.verify(party, purpose, proof.passkey, subject) != person:
                raise wrong_passkey()
        elif code := app_code(proof.code):
            await self.use_app_code(factors.app, code)
        elif proof.code.strip():
            await self.use_recovery_code(person, proof.code)
        else:
            raise Refusal("bad_login", say("second_factor_needed"))

    async def use_app_code(self, app: Row[Any] | None, code: str) -> None:
        step = matching_step(app.secret, code, now()) if app is not None else None
        if app is None or step is None:
            raise Refusal("bad_login", say("code_wrong"))
        unused = (totp.c.person == app.person) & (totp.c.step < step)
        if not await self.changed(update(totp).where(unused).values(step=step)):
            raise Refusal("bad_login", say("code_used"))

    async def use_recovery_code(self, person: str, code: str) -> None:
        one = recovery_codes.c.code == recovery_hash(person, code)
        if not await self.changed(delete(recovery_codes).where(one)):
            raise Refusal("bad_login", say("code_wrong"))

    # Changing.

    async def begin_app(self, person: str) -> tuple[str, str]:
        """A secret for an authenticator app, and the ticket with which a code confirms it."""
        if (await self.of(person)).app is not None:
            raise Refusal("not_now", say("app_is_set_up"))
        secret = new_secret()
        return secret, self.tickets.issue("app", f"{person} {secret}")

    async def confirm_app(self, person: str, ticket: str, code: str) -> list[str]:
        """Sets an authenticator app up, whose code proves that it has the secret.

        Returns new recovery codes if this is the first second factor.
        """
        owner, _, secret = self.tickets.subject("app", ticket).partition(" ")
        step = matching_step(secret, app_code(code), now())
        if owner != person or step is None:
            raise Refusal("bad_login", say("code_wrong"))
        self.tickets.use("app", ticket)
        factors = await self.of(person)
        if factors.app is not None:
            raise Refusal("not_now", say("app_is_set_up"))
        row = {"person": person, "secret": secret, "step": step, "since": now()}
        return await self.add(person, factors, (insert(totp), [row]))

    async def add_passkey(
        self, person: str, key: NewPasskey, name: str, party: RelyingParty
    ) -> list[str]:
        """Stores a passkey; returns new recovery codes if this is the first second factor."""
        factors, id_ = await self.of(person), credential_id(key.credential)
        (known,) = await self.lobby.queries.rows(select(passkeys.c.id).where(passkeys.c.id == id_))
        if known:
            raise Refusal("not_now", say("passkey_known"))
        if len(factors.passkeys) >= MOST_PASSKEYS:
            raise Refusal("too_many", say("too_many_passkeys", passkey_count=MOST_PASSKEYS))
        row = {
            "id": id_,
            "person": person,
            "credential": key.credential,
            "public_key": key.public_key,
            "signatures": key.count,
            "name": clean_name(name),
            "host": party.host,
            "created": now(),
            "used": None,
        }
        return await self.add(person, factors, (insert(passkeys), [row]))

    async def add(self, person: str, factors: Factors, *statements: Any) -> list[str]:
        codes = [] if factors.on else new_recovery_codes()
        await self.write(*statements, *(replace_codes(person, codes) if codes else ()))
        return codes

    async def renew_codes(self, person: str) -> list[str]:
        """New recovery codes in place of the old ones."""
        if not (await self.of(person)).on:
            raise Refusal("not_now", say("no_second_factor"))
        codes = new_recovery_codes()
        await self.write(*replace_codes(person, codes))
        return codes

    async def rename_passkey(self, person: str, passkey: str, name: str) -> None:
        one = await self.passkey_row(person, passkey)
        change = update(passkeys).where(passkeys.c.id == one.id).values(name=clean_name(name))
        await self.write((change, None))

    async def remove_app(self, person: str) -> None:
        await self.remove(person, delete(totp).where(totp.c.person == person))

    async def remove_passkey(self, person: str, passkey: str) -> None:
        one = await self.passkey_row(person, passkey)
        await self.remove(person, delete(passkeys).where(passkeys.c.id == one.id))

    async def remove(self, person: str, statement: Delete) -> None:
        """Removes a factor, and with the last one the recovery codes."""
        await self.write((statement, None), (unneeded_codes(person), None))

    async def passkey_row(self, person: str, passkey: str) -> Row[Any]:
        """A passkey of a person by its public id, or Refusal."""
        for row in (await self.of(person)).passkeys:
            if public_id(row) == passkey:
                return row
        raise Refusal("not_found", say("not_your_passkey"))

    async def changed(self, statement: Any) -> bool:
        """Executes a statement; True if it has changed a row."""
        count: list[int] = []
        await self.write((lambda c: count.append(c.execute(statement).rowcount), None))
        return count[-1] > 0

    async def write(self, *others: Any) -> None:
        await self.lobby.writer.write(Write((), others))


def public_id(passkey: Row[Any]) -> str:
    return str(passkey.id)[:16]


def unneeded_codes(person: str) -> Delete:
    """Deletes the recovery codes of a person who has no second factor."""
    return delete(recovery_codes).where(
        recovery_codes.c.person == person,
        recovery_codes.c.person.not_in(select(totp.c.person)),
        recovery_codes.c.person.not_in(select(passkeys.c.person)),
    )


def replace_codes(person: str, codes: list[str]) -> tuple[Any, Any]:
    """The statements that store new recovery codes in place of the old ones."""
    rows = [{"code": recovery_hash(person, code), "person": person} for code in codes]
    old = delete(recovery_codes).where(recovery_codes.c.person == person)
    return (old, None), (insert(recovery_codes), rows)


def factors_message(factors: Factors, party: RelyingParty | None) -> dict[str, Any]:
    """What a person is told of their second factors."""
    return {
        "app": factors.app.since if factors.app is not None else None,
        "passkeys": [
            {
                "id": public_id(row),
                "name": row.name,
                "host": row.host,
                "created": row.created,
                "used": row.used,
            }
            for row in factors.passkeys
        ],
        "recovery_codes": factors.recovery_codes,
        "passkeys_work_here": party is not None,
    }
