"""Waiting for compiled code, with progress."""

from collections.abc import Iterable

import click

from ..bots.compiled_players import load_players, needs_compiler
from ..bots.player import BadPlayer
from ..engine.sentences import reason
from ..messages.render import Reader
from ..sim.compile.entry_points import available
from ..sim.compile.warm_up import needed
from .arguments import Refused
from .progress import progress_bar


def compile_players(names: Iterable[str], game: str, reader: Reader) -> None:
    """Waits for the compiled code of these players behind a progress bar; raises Refused where
    there is no compiler, or where there is no such player."""
    names = tuple(names)
    try:
        if available() and any(needs_compiler(name, game) for name in names):
            compile_game(game, reader)
        load_players(names, game)
    except BadPlayer as error:
        raise Refused(reason(error)) from None


def compile_game(game: str, reader: Reader) -> None:
    """Waits for what the strong players of a game need, which advice and reviews use as well."""
    missing = [entry for entry in needed(game) if entry.compiled is None]
    if not missing:
        return
    with progress_bar(reader) as bar:
        label = reader.say("compiling_players_label")
        if bar.disable:
            click.echo(label, err=True)
        task = bar.add_task(label, total=len(missing))
        for entry in missing:
            entry.ready()
            bar.advance(task)
