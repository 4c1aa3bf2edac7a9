"""longsuit completion"""

import os
import re
import shlex
from collections.abc import Iterable

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ShellComplete,
    ZshComplete,
    add_completion_class,
)

VARIABLE = "_LONGSUIT_COMPLETE"  # in the environment when a shell asks; named by click
# Complete players, and the name of the last one with its arguments as far as they are typed.
LIST = re.compile(r"((?:[^,()]*(?:\([^)]*\))?,)*)([\w-]*)(\([^)]*)?")
BREAK = re.compile(r"(?<!\\)[=:]")  # begins a new word for Bash, if it is not in quotes


class Forgiving(ShellComplete):
    """A line that is wrong so far has no completions, and no error in the midst of typing."""

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem[str]]:
        try:
            return super().get_completions(args, incomplete)
        except (click.ClickException, ValueError):
            return []


class Bash(Forgiving, BashComplete):
    """Completion in Bash 4.4 and newer, of which it wants the line as typed up to the cursor.

    Bash splits `players=4` into three words and replaces only the last one, and what has brackets
    must be quoted or escaped.
    """

    source_template = BashComplete.source_template.replace(
        'COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD',
        'COMP_LINE="${COMP_LINE:0:COMP_POINT}"',
    ).replace("read type", "read -r type")

    @staticmethod
    def _check_version() -> None:
        """No check: whoever asks for this script has the Bash."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.word = ""  # the last one as typed

    def get_completion_args(self) -> tuple[list[str], str]:
        line = os.environ["COMP_LINE"]
        self.word = last_word(line)
        words = unquoted(line)
        if not self.word:
            return words[1:], ""
        return words[1:-1], words[-1]

    def format_completion(self, item: CompletionItem[str]) -> str:
        value = item.value
        if item.type == "plain" and self.word[:1] not in ("'", '"'):
            value = re.sub(r"([^\w=:,./+-])", r"\\\1", value)
            breaks = [found.end() for found in BREAK.finditer(self.word)]
            value = value[breaks[-1] :] if breaks else value
        return f"{item.type},{value}"


class Zsh(Forgiving, ZshComplete):
    pass


class Fish(Forgiving, FishComplete):
    pass


SHELLS: dict[str, type[ShellComplete]] = {"bash": Bash, "zsh": Zsh, "fish": Fish}
for shell, how in SHELLS.items():
    add_completion_class(how, shell)


def last_word(line: str) -> str:
    """The last word of a line as typed, with its quotes; empty after a space."""
    found = re.search(r"""(?:\\.|"(?:\\.|[^"])*"?|'[^']*'?|[^\s"'\\])*$""", line)
    return found[0] if found else ""


def unquoted(line: str) -> list[str]:
    """The words of a line whose last quote may be open."""
    for end in ("", '"', "'"):
        try:
            return shlex.split(line.removesuffix("\\") + end)
        except ValueError:
            continue
    return []


@click.command("completion")
@click.argument("shell", type=click.Choice(list(SHELLS)), metavar="bash|zsh|fish")
def completion_command(shell: str) -> None:
    """Print what makes a shell complete commands, games, options, presets, players and files.

    \b
    Examples:
      source <(longsuit completion bash)               in ~/.bashrc
      source <(longsuit completion zsh)                in ~/.zshrc, after compinit
      longsuit completion fish > ~/.config/fish/completions/longsuit.fish
    """
    from .cli import main

    click.echo(SHELLS[shell](main, {}, "longsuit", VARIABLE).source())


# What the arguments of the commands can be.


def add_completions(command: click.Command) -> None:
    """Gives the arguments that commands share their completions, by their names."""
    for param in command.params:
        if how := COMPLETED.get(param.name or ""):
            param._custom_shell_complete = how
    if isinstance(command, click.Group):
        for below in command.commands.values():
            add_completions(below)


def starting(incomplete: str, values: Iterable[str]) -> list[CompletionItem[str]]:
    return [CompletionItem(value) for value in values if value.startswith(incomplete)]


def chosen_game(ctx: click.Context) -> str | None:
    """The game that was named on the line so far."""
    from .arguments import find_game

    given = ctx.params.get("words") or ctx.args  # the latter where an option waits for its value
    words = [word for word in given if "=" not in word]
    return find_game(words[0]) if words else None


def games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    from ..games import GAMES

    return starting(incomplete, GAMES)


def words(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """A game, and after it the options that it has."""
    return settings(ctx, param, incomplete) if chosen_game(ctx) else games(ctx, param, incomplete)


def settings(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem[str]]:
    """`option=`, and after it the values if they are words."""
    from typing import get_type_hints

    from ..engine.options import choices
    from ..games import GAMES

    game = chosen_game(ctx)
    if not game:
        return []
    hints = get_type_hints(GAMES[game].Rules, include_extras=True)
    option, equals, _ = incomplete.partition("=")
    if not equals:
        return starting(incomplete, [f"{name}=" for name in hints])
    return starting(incomplete, [f"{option}={value}" for value in choices(hints.get(option))])


def presets(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem[str]]:
    from ..games import GAMES

    game = chosen_game(ctx)
    return starting(incomplete, GAMES[game].PRESETS if game else ())


def players(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem[str]]:
    """The last player of a list: its name, and in brackets its arguments one by one."""
    from ..bots.registry import kinds, kinds_of

    game = chosen_game(ctx)
    known = kinds_of(game) if game else kinds()
    found = LIST.fullmatch(incomplete)
    if not found:
        return []
    before, name, inside = found.groups()
    if inside is None:
        return starting(incomplete, [before + other for other in known])
    kind = known.get(name)
    *given, _ = inside[1:].split(",")
    allowed = kind.choices(game or "") if kind else ()
    if len(given) >= len(allowed):
        return []
    start = f"{before}{name}(" + "".join(f"{value}," for value in given)
    return starting(incomplete, [f"{start}{value})" for value in allowed[len(given)]])


COMPLETED = {
    "words": words,
    "game": games,
    "single": settings,
    "preset": presets,
    "players": players,
}
