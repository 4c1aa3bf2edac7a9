"""The configuration of a server, as the command line gives it."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from ..settings.private_files import private_folder
from .limits import Limits


class Config(Struct, frozen=True, kw_only=True):
    """The configuration of a server."""

    db: str = ""  # an SQLAlchemy URL; empty: SQLite in the user's data folder
    name: str = "Longsuit"
    host: str = "127.0.0.1"
    port: int = 7777
    trusted_proxies: tuple[str, ...] = ()  # networks such as 10.0.0.0/8; this computer always is
    metrics_token: str = ""  # with which /metrics is read from anywhere
    metrics_port: int = 0  # a port on which there is nothing but /metrics
    origins: tuple[str, ...] = ()  # pages of other hosts that may connect; "*" for all
    public: str = ""  # the origin that people use, such as https://cards.example; empty: as asked
    thinking: Literal["policy", "none"] = "policy"  # none: computer players act at once
    nonce_wait: float = 1.0  # seconds a shuffle waits for nonces
    max_outbox: int = 2_000  # messages that may wait for a slow client
    limits: Limits = Limits()
    web: str = ""  # folder of the built web client; empty: the one in the package
    # The settings of the person whose own server this is (`longsuit start`); None: nobody's.
    settings_file: Path | None = None

    def url(self) -> str:
        """The SQLAlchemy URL of the database; makes the folder if it is the default one."""
        if self.db:
            return self.db
        return f"sqlite:///{data_folder() / 'tables.db'}"


def data_folder() -> Path:
    """The folder for a person's database, made if need be, and for nobody else."""
    import platformdirs

    return private_folder(Path(platformdirs.user_data_dir("longsuit", appauthor=False)))
