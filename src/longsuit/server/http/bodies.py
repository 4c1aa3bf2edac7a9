"""The JSON bodies of requests, and those of responses that the OpenAPI document describes."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from ... import settings
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


class Opening(Struct, frozen=True, kw_only=True):
    """How a person wants tables of a game opened, in the words of `POST /api/tables`."""

    preset: str
    options: dict[str, str]
    seats: tuple[str, ...] = ()  # none: not set; without `me`: computer players only, watched


class WhistSettings(Struct, frozen=True, kw_only=True):
    """What whist.properties sets besides rules and players; None: not set."""

    seed: str | None  # a whole number of 64 bits, in decimal
    verso_up: bool | None  # False: the computer players' cards show their faces
    thinking_time: int | None  # milliseconds


class LocalSettings(Struct, frozen=True, kw_only=True):
    """The settings of the person at this computer; a section is None if it is not set."""

    problem: str = ""  # why the file cannot be used, in the language asked for
    table: settings.Table | None = None
    windows: settings.Windows | None = None
    random_things: settings.RandomThings | None = None
    icon_twirl: settings.IconTwirl | None = None
    whist: WhistSettings | None = None
    games: dict[str, Opening] = {}  # by game


class OpenedTable(Struct, frozen=True, kw_only=True):
    """A new table: its code, the code in groups for people to read, and the path of its page."""

    code: str
    written: str
    link: str
