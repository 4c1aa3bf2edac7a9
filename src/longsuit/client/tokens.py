"""The tokens by which servers know a person at this computer, one for each server."""

from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

from ..engine.sentences import excerpt, say
from ..settings import atomic_file


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


def all_tokens() -> dict[str, str]:
    """All tokens, by server; none if the file is missing or damaged."""
    try:
        return msgspec.json.decode((folder() / "tokens.json").read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}


def token(text: str) -> str:
    """The token for a server; empty if there is none yet."""
    return all_tokens().get(server_url(text), "")


def save_token(text: str, token: str) -> None:
    """Stores the token for a server, in a file that is replaced whole and only its owner reads."""
    tokens = {**all_tokens(), server_url(text): token}
    folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    content = msgspec.json.encode(tokens)
    atomic_file.write(folder() / "tokens.json", content, atomic_file.PRIVATE)
