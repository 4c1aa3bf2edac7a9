"""The client library: `Client` connects to a server and plays."""

from typing import TYPE_CHECKING

from .. import lazily

__all__ = [
    "Client",
    "Closed",
    "LanServer",
    "discover",
]

if TYPE_CHECKING:
    from .connection import Client, Closed
    from .lan import LanServer, discover
else:
    __getattr__ = lazily(__name__, connection="Client Closed", lan="LanServer discover")
