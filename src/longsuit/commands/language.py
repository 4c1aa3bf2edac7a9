"""The language of a command: of its option, of the settings or of the system; else English."""

import os

import click

from .. import settings
from ..engine.sentences import excerpt, say
from ..messages.languages import ENGLISH, LANGUAGES, known_language
from ..messages.render import Reader
from ..settings import BadSettings

KEY = "longsuit.language"  # in the context that all parts of a command line share
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def choose_language(context: click.Context, code: str) -> None:
    """Sets the language of this command line; refuses a code that is not known."""
    from .arguments import Refused

    if code.lower() not in LANGUAGES:
        raise Refused(say("no_such_language", text=excerpt(code), choices=LANGUAGES))
    context.meta[KEY] = code.lower()


def reader() -> Reader:
    """Anyone who reads what this command prints."""
    context = click.get_current_context(silent=True)
    if context is None:
        return Reader(default_language())
    return Reader(context.meta.setdefault(KEY, "") or default_language())


def default_language() -> str:
    """The language in the settings, if they can be read and name one, or that of the system."""
    try:
        chosen = settings.load().language
    except BadSettings:  # the command that needs them says so
        chosen = ""
    return chosen or system_language()


def system_language() -> str:
    return known_language(
        next((os.environ[name] for name in VARIABLES if os.environ.get(name)), ENGLISH)
    )
