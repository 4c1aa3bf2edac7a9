"""The tokens by which servers know a person at this computer, one for each server."""

from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

from ..engine.sentences import excerpt, say
from ..settings import atomic_file
from ..settings.private_files import private_folder


def folder() -> Path:
    return platformdirs.user_data_path("longsuit", appauthor=False)


def server_url(text: str) -> str:
    """The address of a server in one form, http://HOST:PORT; or ValueError."""
    why = say("bad_server_address", text=excerpt(text))
    try:
        parts = urlsplit(text if "//" in text else f"http://{text}")
    except ValueError:  # a bracket that is not closed
        raise ValueError(why) from None
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    if scheme not in ("http", "https") or not parts.netloc or "@" in parts.netloc:
        raise ValueError(why)
    return f"{scheme}://{parts.netloc.lower()}"


def all_tokens(former: bool = False) -> dict[str, str]:
    """All tokens by server, or the former ones; none if the file is missing or damaged."""
    try:
        return msgspec.json.decode(path(former).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}


def path(former: bool) -> Path:
    return folder() / ("former-tokens.json" if former else "tokens.json")


def token(text: str, former: bool = False) -> str:
    """The token for a server, or the one before it; empty if there is none."""
    return all_tokens(former).get(server_url(text), "")


def save_token(text: str, token: str) -> None:
    """Stores the token for a server; the one so far becomes the former one, if it is another.

    Each is in a file that is replaced whole and only its owner reads.
    """
    url, before = server_url(text), all_tokens()
    old = before.get(url, "")
    if old not in ("", token):
        write(all_tokens(former=True) | {url: old}, former=True)
    write(before | {url: token}, former=False)


def write(tokens: dict[str, str], former: bool) -> None:
    private_folder(folder())
    atomic_file.write(path(former), msgspec.json.encode(tokens), atomic_file.PRIVATE)
