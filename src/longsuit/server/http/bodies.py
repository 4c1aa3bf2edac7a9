"""The JSON bodies of requests, and those of responses that the OpenAPI document describes."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ...protocol.parts import Word

NewPassword: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Password: TypeAlias = Annotated[str, Meta(max_length=200)]


class Account(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name and a password; `old` is the password so far, if there is one."""

    name: Word
    password: NewPassword
    old: Password = ""


class SignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Word
    password: Password
    label: Word = ""  # the name of the device in the list of devices


class Deletion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account is deleted with its password."""

    password: Password = ""


class Invitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: Word


class TableVisibility(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """True to let a friend see at which tables one is."""

    shows: bool


class HighScoreEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name for a high score; if it is empty, the person's own."""

    game: Word
    name: Word = ""


class OpenedTable(Struct, frozen=True, kw_only=True):
    """A new table: its code, the code in groups for people to read, and the path of its page."""

    code: str
    written: str
    link: str
