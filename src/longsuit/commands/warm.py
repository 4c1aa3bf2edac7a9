"""longsuit warm"""

from time import perf_counter

import click
from rich.console import Console

from ..engine.sentences import say
from ..sim.compile import warm_up
from ..sim.compile.entry_points import available
from ..terminal import style
from . import language
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
        raise Refused(say("missing_compiler"))
    screen = style.screen(language.reader())
    reader, begun = screen.reader, perf_counter()
    with Console(stderr=True).status(reader.say("compiling")) as status:
        warm_up.warm(lambda entry: status.update(reader.say("compiling_entry", name=entry.name)))
    count, seconds = len(warm_up.entries()), round(perf_counter() - begun, 1)
    screen.tell("entries_compiled", entry_count=count, seconds=seconds)
