"""longsuit warm"""

from time import perf_counter

import click
from rich.console import Console

from ..sim.compile import warm_up
from ..sim.compile.entry_points import available
from .arguments import Refused


@click.command("warm")
def warm_command() -> None:
    """Compile the simulations and the search, so that their first use is quick.

    It takes a minute, once for every version; later it only reads what is there.

    \b
    Examples:
      longsuit warm
    """
    if not available():
        raise Refused("there is no compiler: install longsuit[sim], which has Numba in it")
    console, begun = Console(stderr=True), perf_counter()
    with console.status("Compiling") as status:
        warm_up.warm(lambda entry: status.update(f"Compiling {entry.name}"))
    count = len(warm_up.entries())
    click.echo(f"Entry points compiled: {count}, {perf_counter() - begun:.1f} s.")
