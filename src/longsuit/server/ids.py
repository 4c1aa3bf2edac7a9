"""Random identifiers: codes, public ids and tokens that nobody can guess."""

import secrets
from hashlib import sha256

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 letters, none easily read as another
CODE_LENGTH = 12  # letters: 60 bits
ID_LENGTH = 16  # letters: 80 bits
REFERENCE_LENGTH = 8  # letters


def new_code() -> str:
    """A code that people pass on, in canonical form: twelve letters."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_reference() -> str:
    """The number of an error, by which it is found in the log."""
    return "".join(secrets.choice(ALPHABET) for _ in range(REFERENCE_LENGTH))


def display_code(code: str) -> str:
    """A code as people read it: in groups of four."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def canonical_code(text: str) -> str:
    """A code as it is stored, from the code as somebody typed it."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_id() -> str:
    """The public id of a person or a game."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)).lower()


def new_token() -> str:
    """The secret with which a device proves whose it is: 256 bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """The SHA-256 of a token, which is all that the database keeps of it."""
    return sha256(token.encode()).hexdigest()
