"""Codes of an authenticator app (TOTP, RFC 6238), and recovery codes."""

import secrets
from hmac import compare_digest

from .. import ids

STEP = 30_000  # milliseconds for which a code of an app is shown
RECOVERY_CODES = 10  # made at a time
RECOVERY_LENGTH = 16  # letters: 80 bits


def new_secret() -> str:
    """A secret to share with an authenticator app: 160 bits in base32."""
    import pyotp

    return pyotp.random_base32()


def app_link(secret: str, account: str, server: str) -> str:
    """The link that an authenticator app reads from a QR code."""
    from pyotp.totp import TOTP

    return TOTP(secret).provisioning_uri(name=account, issuer_name=server)


def matching_step(secret: str, code: str, at: int) -> int | None:
    """The number of the time step whose code this is: the present one or a neighbour, or None."""
    from pyotp.totp import TOTP

    present, app = at // STEP, TOTP(secret)
    near = (present, present - 1, present + 1)
    return next((n for n in near if compare_digest(app.at(n * STEP // 1000), code)), None)


def app_code(typed: str) -> str:
    """The six digits that somebody typed in the digits of any language; empty if it is not that."""
    digits = "".join(str(int(c)) if c.isdecimal() else c for c in "".join(typed.split()))
    return digits if len(digits) == 6 and digits.isascii() and digits.isdigit() else ""


def new_recovery_codes() -> list[str]:
    return [
        "".join(secrets.choice(ids.ALPHABET) for _ in range(RECOVERY_LENGTH))
        for _ in range(RECOVERY_CODES)
    ]


def recovery_hash(person: str, typed: str) -> str:
    """What is kept of a recovery code; with 80 random bits a plain hash cannot be reversed."""
    return ids.token_hash(f"{person} {ids.canonical_code(typed)}")
