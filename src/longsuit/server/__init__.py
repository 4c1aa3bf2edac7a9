"""The table server: sockets and HTTP, tables and games, a database."""

from typing import TYPE_CHECKING

from .. import lazily

__all__ = [
    "Config",
    "Limits",
    "create_app",
]

if TYPE_CHECKING:
    from .app import create_app
    from .config import Config
    from .limits import Limits
else:
    __getattr__ = lazily(__name__, app="create_app", config="Config", limits="Limits")
