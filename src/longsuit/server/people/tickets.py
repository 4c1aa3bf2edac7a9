"""Tickets: signed notes that a client brings back within a few minutes, once.

A ticket says that a step was done or asked for: that a password was right, or which challenge a
passkey has to sign.  All that it says is in the ticket itself, under an HMAC with a key that lives
as long as the server, so that tickets which nobody brings back take no memory.  Only tickets that
were used are remembered, until they expire.
"""

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest, digest

from ...engine.sentences import say
from ...protocol.errors import Refusal

LIFETIME = 300  # seconds
MAC, EXPIRY, NONCE = 32, 8, 16  # bytes of each part; the subject follows
MOST_USED = 10_000  # tickets that were used and have not expired


class Tickets:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock, self.key = clock, secrets.token_bytes(32)
        self.used: dict[str, float] = {}  # by ticket, when it expires

    def issue(self, purpose: str, subject: str = "") -> str:
        """A ticket for a purpose; everybody can read its subject and nobody can change it."""
        expiry = int(self.clock() + LIFETIME).to_bytes(EXPIRY, "big")
        body = expiry + secrets.token_bytes(NONCE) + subject.encode()
        return encode(self.mac(purpose, body) + body)

    def subject(self, purpose: str, ticket: str) -> str:
        """The subject of a ticket, or Refusal for one that is not valid for this purpose."""
        try:
            raw = decode(ticket)
        except ValueError:
            raise expired() from None
        mac, body = raw[:MAC], raw[MAC:]
        if not compare_digest(mac, self.mac(purpose, body)) or ticket != encode(raw):
            raise expired()
        if int.from_bytes(body[:EXPIRY], "big") < self.clock() or ticket in self.used:
            raise expired()
        return body[EXPIRY + NONCE :].decode()

    def use(self, purpose: str, ticket: str) -> str:
        """The same, but this was the last time."""
        subject, now = self.subject(purpose, ticket), self.clock()
        if len(self.used) >= MOST_USED:
            self.used = {old: expiry for old, expiry in self.used.items() if expiry >= now}
        if len(self.used) >= MOST_USED:
            raise Refusal("too_many")
        self.used[ticket] = now + LIFETIME
        return subject

    def mac(self, purpose: str, body: bytes) -> bytes:
        return digest(self.key, purpose.encode() + b"\0" + body, sha256)


def expired() -> Refusal:
    return Refusal("not_now", say("sign_in_took_too_long"))


def encode(raw: bytes) -> str:
    """Bytes in base64url without padding, as WebAuthn writes them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes; ValueError if it is no base64url."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
