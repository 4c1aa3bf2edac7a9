"""A commitment scheme for shuffles: nobody can steer one, and everybody can check it afterwards.

Before a deal the dealer publishes the hash of a 256-bit secret.  Then every seat adds a nonce of
its own.  The order of the pack follows from the secret and all nonces, and after the deal the
secret is revealed: anyone who kept the log can compute the hash and the order again.
"""

import hmac
import re
import secrets
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct

from .actions import Shuffle
from .cards import Card

__all__ = [
    "Proof",
    "Verdict",
    "commit",
    "commitment",
    "random_hex",
    "shuffle",
    "verdict",
]

# docs/explanation/fair-shuffles.md says what each means; only a witness, who kept what it was sent
# and what it gave, gives the last three.
Verdict: TypeAlias = Literal[
    "holds",
    "not revealed",
    "no commitment",
    "wrong secret",
    "wrong order",
    "repeated secret",
    "nonce left out",
    "no nonces",
    "not promised",
]
WRONG: frozenset[Verdict] = frozenset(
    ("wrong secret", "wrong order", "repeated secret", "nonce left out")
)


class Proof(Struct, frozen=True):
    """The published proof of one shuffle, in hexadecimal; the secret only after the deal."""

    commitment: str
    nonces: tuple[str, ...] = ()  # by seat; empty for a seat that gave none
    secret: str = ""


def random_hex() -> str:
    """A new secret or nonce: 256 random bits in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The commitment to a secret, in hexadecimal."""
    return sha256(b"longsuit deal" + bytes.fromhex(secret)).hexdigest()


def is_secret_of(committed: str, secret: str) -> bool:
    """True if a commitment is to this secret; false for what is no secret at all."""
    if not re.fullmatch("[0-9a-f]{64}", secret):
        return False
    return hmac.compare_digest(commitment(secret), committed)


def commit(secret: str) -> Proof:
    """The proof of a shuffle as it is published before the deal: the commitment alone."""
    return Proof(commitment(secret))


def random_words(secret: str, nonces: Iterable[str], deal: int) -> Iterator[int]:
    """An endless stream of 32-bit numbers: HMAC-SHA256 under the secret, in counter mode."""
    seed = f"{deal}|{'|'.join(nonces)}|".encode()
    counter = 0
    while True:
        block = hmac.digest(bytes.fromhex(secret), seed + str(counter).encode(), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def uniform_below(n: int, stream: Iterator[int]) -> int:
    """A number from 0 to n-1, all equally likely: rejection sampling drops the uneven rest."""
    limit = 2**32 - 2**32 % n
    while (word := next(stream)) >= limit:
        pass
    return word % n


def shuffle(pack: Iterable[Card], secret: str, nonces: Iterable[str], deal: int) -> Shuffle:
    """Fisher–Yates on the sorted pack; `deal` counts the shuffles of a game from 0."""
    order, stream = sorted(pack), random_words(secret, nonces, deal)
    for i in range(len(order) - 1, 0, -1):
        j = uniform_below(i + 1, stream)
        order[i], order[j] = order[j], order[i]
    return Shuffle(tuple(order))


def verdict(proof: Proof | None, deal: int, pack: Iterable[Card], done: Shuffle) -> Verdict:
    """The verdict on a shuffle that took place: `holds` if it is the one that was committed to."""
    if proof is None:
        return "no commitment"
    if not proof.secret:
        return "not revealed"
    if not is_secret_of(proof.commitment, proof.secret):
        return "wrong secret"
    if shuffle(pack, proof.secret, proof.nonces, deal) != done:
        return "wrong order"
    return "holds"
