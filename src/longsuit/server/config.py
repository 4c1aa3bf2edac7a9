"""The configuration of a server, as the command line gives it."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from .limits import Limits


class Config(Struct, frozen=True, kw_only=True):
    """The configuration of a server."""

    db: str = ""  # an SQLAlchemy URL; empty: SQLite in the user's data folder
    name: str = "Longsuit"
    host: str = "127.0.0.1"
    port: int = 7777
    origins: tuple[str, ...] = ()  # pages of other hosts that may connect; "*" for all
    thinking: Literal["policy", "none"] = "policy"  # none: computer players act at once
    nonce_wait: float = 1.0  # seconds a shuffle waits for nonces
    max_outbox: int = 2_000  # messages that may wait for a slow client
    limits: Limits = Limits()
    web: str = ""  # folder of the built web client; empty: the one in the package

    def url(self) -> str:
        """The SQLAlchemy URL of the database; makes the folder if it is the default one."""
        if self.db:
            return self.db
        return f"sqlite:///{data_folder() / 'tables.db'}"


def data_folder() -> Path:
    """The folder for a person's database, made if need be."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("longsuit", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
