"""The messages between clients and the server, and their JSON."""

from typing import TYPE_CHECKING

from .. import lazily

__all__ = ["VERSION", "Refusal", "messages", "requests"]

VERSION = 1  # of the protocol; a client and a server of different versions do not talk

if TYPE_CHECKING:
    from . import messages, requests
    from .errors import Refusal
else:
    __getattr__ = lazily(__name__, errors="Refusal")
