"""A client of the table server, for programs: `Client` connects, sits down and plays."""

from .connection import Client

__all__ = ["Client"]
