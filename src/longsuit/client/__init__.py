"""The client library: `Client` connects to a server and plays."""

from .connection import Client

__all__ = ["Client"]
