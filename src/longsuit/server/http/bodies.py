"""The JSON bodies of requests, and those of responses that the OpenAPI document describes."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from ...protocol.parts import Text, Word
from ..people.second_factor import Proof

NewPassword: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Password: TypeAlias = Annotated[str, Meta(max_length=200)]
Ticket: TypeAlias = Annotated[str, Meta(max_length=500)]


class Account(Proof, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name and a password; `old` is the password so far, if there is one.

    An account with a second factor is changed with `code` or `passkey` as well.
    """

    name: Text
    password: NewPassword
    old: Password = ""


class SignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Word
    password: Password
    label: Word = ""  # the name of the device in the list of devices


class MoveCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A code from another device; `label` is the name of this one in the list of devices."""

    code: Word
    label: Word = ""


class SecondStep(Proof, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ticket with which `POST /api/sign-in` was answered, and a second factor."""

    ticket: Ticket
    label: Word = ""


class PasskeySignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    passkey: dict[str, Any]
    label: Word = ""


class Confirmation(Proof, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The password of an account, and a second factor if it has one."""

    password: Password = ""


class AppCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ticket of an authenticator app that is being set up, and a code of the app."""

    ticket: Ticket
    code: Word


class NewPasskey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `navigator.credentials.create` has returned, and a name for it."""

    passkey: dict[str, Any]
    name: Text


class PasskeyName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Text


class Invitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: Word


class TableVisibility(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """True to let a friend see at which tables one is."""

    shows: bool


class HighScoreEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name for a high score; if it is empty, the person's own."""

    game: Word
    name: Text = ""


class OpenedTable(Struct, frozen=True, kw_only=True):
    """A new table: its code, the code in groups for people to read, and the path of its page."""

    code: str
    written: str
    link: str
