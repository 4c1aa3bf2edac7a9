"""Names that nobody can guess."""

import secrets
from hashlib import sha256

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 letters, none like another
CODE = 12  # letters: 60 bits


def code() -> str:
    """The code of a table, as it is kept: twelve letters."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE))


def written(code: str) -> str:
    """A code as people read it: in groups of four."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def read(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def short() -> str:
    """The public id of a person or a game: 80 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16)).lower()


def token() -> str:
    """What a device proves itself with: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """All that is kept of a token."""
    return sha256(token.encode()).hexdigest()
