"""The progress bar of long commands."""

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ..messages.render import Reader


def progress_bar(reader: Reader) -> Progress:
    """A bar on stderr with counts and times; it draws nothing where stderr is not a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(reader.say("progress_left")),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
