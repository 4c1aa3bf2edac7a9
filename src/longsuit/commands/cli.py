"""The command `longsuit`: one module in `commands` for each of its words, read when it is used."""

import os
from importlib import import_module
from typing import Any

import click

from .. import __version__

# The word, its module, and its line in the help.
COMMANDS = {
    "start": ("start", "Play in the browser, or in the terminal where there is no page."),
    "play": ("play", "Play a game against the computer."),
    "games": ("games", "List the games."),
    "rules": ("rules", "Print the rules of a game, as its options have them."),
    "replay": ("replay", "Check a game that was written down, and show its table and scores."),
    "review": ("review", "Show where points were lost in a finished game."),
    "verify": ("verify", "Check that every shuffle of a game was fair."),
    "fairness": ("fairness", "Test the shuffles of many games for fairness."),
    "scores": ("scores", "Show the high scores of games played here."),
    "bots": ("bots", "List the computer players."),
    "position": ("position", "Look at a known situation and what computer players do there."),
    "arena": ("arena", "Let computer players play one another, and compare them."),
    "sim": ("sim", "Simulate many games, and show how tricks, calls and scores are spread."),
    "warm": ("warm", "Compile the simulations ahead, so that their first use is quick."),
    "docs": ("docs", "Open the documentation in the browser."),
    "doctor": ("doctor", "Say what is installed, compiled and missing."),
    "serve": ("serve", "Open a house where people play together."),
    "tables": ("tables", "Find servers on this network and their public tables."),
    "move": ("move", "Take your seats on a server to another device."),
    "admin": ("admin", "Look after a server: tables, visitors, database."),
    "import": ("import_export", "Take over the settings of the original programs."),
    "export": ("import_export", "Write the settings as the original programs had them."),
    "completion": ("completion", "Let the shell complete commands, games, options and players."),
}

COMPLETING = "_LONGSUIT_COMPLETE" in os.environ  # a shell asks what could follow
if COMPLETING:
    from . import completion  # noqa: F401  registers how each shell is answered


def remember_language(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    if value:
        from .language import choose_language

        choose_language(ctx, value)


def language_option() -> click.Option:
    """The option of every command; it comes first, so that errors are in that language too."""
    return click.Option(
        ["--language"],
        metavar="CODE",
        expose_value=False,
        is_eager=True,
        callback=remember_language,
        help="The language: en, nl, ar or he. Default: that of the settings or of the system.",
    )


class LazyGroup(click.Group):
    """A group that knows its commands by name and reads one only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f".{COMMANDS[cmd_name][0]}", __package__)
        command: click.Command = getattr(module, f"{cmd_name}_command")
        if not any(param.name == "language" for param in command.params):
            command.params.append(language_option())
        if COMPLETING:
            from .completion import add_completions

            add_completions(command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from ..engine.sentences import excerpt, say
            from .arguments import Refused

            raise Refused(say("no_such_command", text=excerpt(args[0]), choices=COMMANDS))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


@click.group(
    cls=LazyGroup,
    params=[language_option()],
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, "-V", "--version", message="longsuit %(version)s")
def main() -> None:
    """A card table for Estimation Whist, Israeli Whist, Egyptian Estimation, Whist and Pesten.

    \b
    Begin with:
      longsuit start                   play in the browser
      longsuit play                    choose a game and play it here
      longsuit rules pesten            read the rules of a game
      longsuit COMMAND --help          what a command can do
    """
