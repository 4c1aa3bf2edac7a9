"""longsuit sim"""

import os
from importlib import import_module
from time import perf_counter

import click
from rich.console import Console

from ..engine.sentences import reason
from ..games import GAMES
from ..messages.render import Reader
from ..sim import batches
from ..sim.batches import BatchResult, SimulationRun
from ..sim.compile.entry_points import available
from ..sim.rollouts.simple_policies import POLICIES, policy_code
from ..terminal import style
from . import language
from .arguments import Refused, find_game, needs_game, resolve_rules, split
from .progress import progress_bar
from .sim_output import json, show


@click.command("sim")
@click.argument("words", nargs=-1, metavar="GAME [OPTION=VALUE]...")
@click.option(
    "--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="To play."
)
@click.option(
    "--policy",
    default="random",
    show_default=True,
    metavar="A,B,C,D",
    help=f"How the seats choose, one for all or one for each: {', '.join(POLICIES)}.",
)
@click.option("--preset", metavar="NAME", help="Begin from these rules.")
@click.option("--set", "single", multiple=True, metavar="OPTION=VALUE", help="Change one option.")
@click.option(
    "--device",
    type=click.Choice(("cpu", "cuda")),
    default="cpu",
    show_default=True,
    help="Where the games are played.",
)
@click.option(
    "--threads",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="0 for one on each core. They do not change the games.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**62),
    default=0,
    show_default=True,
    help="Other games, by its number.",
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def sim_command(
    words: tuple[str, ...],
    games: int,
    policy: str,
    preset: str | None,
    single: tuple[str, ...],
    device: str,
    threads: int,
    seed: int,
    as_json: bool,
) -> None:
    """Simulate many games, and show how tricks, calls and scores are spread.

    The rules are compiled, which takes some seconds the first time. The same seed gives the same
    games on any number of threads.

    \b
    Examples:
      longsuit sim estimation_whist --games 1000000
      longsuit sim whist target=10 --policy simple,random*3
      longsuit sim egyptian_estimation --preset jawaker --json
    """
    name, options = split(words)
    if not name:
        raise needs_game()
    game = find_game(name)
    rules = resolve_rules(game, preset, [*single, *options], None)
    try:
        batches.KERNELS[game].encode(rules)
        number = policy_code(policy, GAMES[game].seats(rules))
    except ValueError as error:
        raise Refused(reason(error)) from None
    screen = style.screen(language.reader())
    reader = screen.reader
    run = SimulationRun(game=game, rules=rules, games=games, policy=number, seed=seed)
    if not available() and device == "cpu":
        click.echo(reader.say("missing_compiler"), err=True)
    with Console(stderr=True).status(reader.say("compiling")):
        batches.PLAY[game].ready()
    begun = perf_counter()
    found = simulate(run, device, threads or os.cpu_count() or 1, reader)
    seconds = perf_counter() - begun
    if as_json:
        click.echo(json(run, policy, found))
    else:
        show(screen, run, found, seconds)


def simulate(run: SimulationRun, device: str, threads: int, reader: Reader) -> BatchResult:
    """Plays the games of a run behind a progress bar."""
    with progress_bar(reader) as bar:
        task = bar.add_task(reader.say("games_heading"), total=run.games)
        if device == "cpu":
            return batches.play_batch(run, threads, lambda number: bar.advance(task, number))
        try:
            gpu = import_module("longsuit.sim.compile.cuda")
            outcome: BatchResult = gpu.play_batch(run, lambda number: bar.advance(task, number))
        except (ImportError, RuntimeError, ValueError) as error:
            raise Refused(reason(error)) from None
        return outcome
