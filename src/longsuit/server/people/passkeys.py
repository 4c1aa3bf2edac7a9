"""Passkeys (WebAuthn): the keys of a person's devices, of which the server has the public halves.

The library is imported when it is first needed.  It runs in the threads of passwords, because it
checks signatures, and what it reads comes from outside.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, select, update

from ...engine.sentences import say
from ...protocol.errors import Refusal
from .. import ids
from ..store.schema import now, passkeys
from ..store.writer import Write
from ..tables.lobby import Lobby
from .passwords import Passwords
from .tickets import Tickets, decode, encode

UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)


class RelyingParty(Struct, frozen=True):
    """The site for which a passkey is made: a host, and the origin of its pages."""

    host: str
    origin: str


class NewPasskey(Struct, frozen=True):
    """What a device has told of a new passkey, in base64url, and how often it was used."""

    credential: str
    public_key: str
    count: int


class Passkeys:
    def __init__(self, lobby: Lobby, passwords: Passwords, tickets: Tickets) -> None:
        self.lobby, self.passwords, self.tickets = lobby, passwords, tickets

    async def creation_options(
        self, party: RelyingParty, person: Row[Any], known: Sequence[Row[Any]]
    ) -> dict[str, Any]:
        """What `navigator.credentials.create` is asked for: a key that knows its person."""
        challenge = decode(self.tickets.issue("register", person.id))
        server = self.lobby.config.name

        def make() -> dict[str, Any]:
            from webauthn import generate_registration_options
            from webauthn.helpers import options_to_json_dict
            from webauthn.helpers.structs import (
                AuthenticatorSelectionCriteria,
                PublicKeyCredentialDescriptor,
                ResidentKeyRequirement,
                UserVerificationRequirement,
            )

            return options_to_json_dict(
                generate_registration_options(
                    rp_id=party.host,
                    rp_name=server,
                    user_id=person.id.encode(),
                    user_name=person.name,
                    challenge=challenge,
                    authenticator_selection=AuthenticatorSelectionCriteria(
                        resident_key=ResidentKeyRequirement.REQUIRED,
                        user_verification=UserVerificationRequirement.PREFERRED,
                    ),
                    exclude_credentials=[
                        PublicKeyCredentialDescriptor(id=decode(row.credential)) for row in known
                    ],
                )
            )

        return await self.passwords.run(make)

    async def created(self, party: RelyingParty, person: str, given: dict[str, Any]) -> NewPasskey:
        """The new passkey that a device answers with, or Refusal."""
        challenge = challenge_of(given)
        if self.tickets.subject("register", challenge) != person:
            raise wrong_passkey()

        def verify() -> NewPasskey:
            from webauthn import verify_registration_response

            try:
                found = verify_registration_response(
                    credential=given,
                    expected_challenge=decode(challenge),
                    expected_rp_id=party.host,
                    expected_origin=party.origin,
                )
            except Exception:  # whatever its parsers make of what came from outside
                raise wrong_passkey() from None
            key = encode(found.credential_public_key)
            return NewPasskey(encode(found.credential_id), key, found.sign_count)

        verified = await self.passwords.run(verify)
        self.tickets.use("register", challenge)
        return verified

    async def request_options(
        self, party: RelyingParty, ticket: str, allowed: Sequence[Row[Any]]
    ) -> dict[str, Any]:
        """What `navigator.credentials.get` is asked for, with a ticket as the challenge.

        If no passkeys are named, the device offers those it has for this site and verifies its
        user, so that nothing else is needed to sign in.
        """

        def make() -> dict[str, Any]:
            from webauthn import generate_authentication_options
            from webauthn.helpers import options_to_json_dict
            from webauthn.helpers.structs import (
                PublicKeyCredentialDescriptor,
                UserVerificationRequirement,
            )

            need = UserVerificationRequirement
            return options_to_json_dict(
                generate_authentication_options(
                    rp_id=party.host,
                    challenge=decode(ticket),
                    allow_credentials=[
                        PublicKeyCredentialDescriptor(id=decode(row.credential)) for row in allowed
                    ],
                    user_verification=need.PREFERRED if allowed else need.REQUIRED,
                )
            )

        return await self.passwords.run(make)

    async def verify(
        self, party: RelyingParty, purpose: str, given: dict[str, Any], subject: str = ""
    ) -> str:
        """The id of the person whose passkey has signed a challenge, or Refusal.

        The challenge is a ticket for the purpose with the subject; it is used up.
        """
        challenge = challenge_of(given)
        if self.tickets.subject(purpose, challenge) != subject:
            raise wrong_passkey()
        mine = passkeys.c.id == credential_id(str(given.get("id")))
        (rows,) = await self.lobby.queries.rows(select(passkeys).where(mine))
        if not rows or rows[0].host != party.host:
            raise wrong_passkey()
        row = rows[0]
        handle = given["response"].get("userHandle")
        if handle not in (None, encode(row.person.encode())):
            raise wrong_passkey()

        def verify() -> int:
            from webauthn import verify_authentication_response

            try:
                return verify_authentication_response(
                    credential=given,
                    expected_challenge=decode(challenge),
                    expected_rp_id=party.host,
                    expected_origin=party.origin,
                    credential_public_key=decode(row.public_key),
                    credential_current_sign_count=row.signatures,
                    require_user_verification=not subject,
                ).new_sign_count
            except Exception:  # whatever its parsers make of what came from outside
                raise wrong_passkey() from None

        count = await self.passwords.run(verify)
        self.tickets.use(purpose, challenge)
        used = update(passkeys).where(mine).values(signatures=count, used=now())
        await self.lobby.writer.write(Write(others=((used, None),)))
        return str(row.person)


def wrong_passkey() -> Refusal:
    return Refusal("bad_login", say("passkey_wrong"))


def no_passkeys_here() -> Refusal:
    return Refusal("not_now", say("passkeys_need_https"))


def challenge_of(given: dict[str, Any]) -> str:
    """The challenge that an answer of a device claims to have signed, or Refusal."""
    try:
        told = msgspec.json.decode(decode(given["response"]["clientDataJSON"]))
        return str(told["challenge"])
    except (*UNREADABLE, KeyError, TypeError, AttributeError):
        raise wrong_passkey() from None


def credential_id(credential: str) -> str:
    """The id of a passkey in the database, from the one that its device gave it."""
    return ids.token_hash(f"passkey {credential}")
