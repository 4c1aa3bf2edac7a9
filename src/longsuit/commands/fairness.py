"""longsuit fairness"""

import json
from pathlib import Path

import click

from ..engine.notation import BadNotation
from ..engine.plain import plain
from ..insight.fairness import FEWEST, fairness
from ..tui import face
from .arguments import Refused, about, log_in

VERDICTS = {
    "fair": "Fair: the cards lie as fair shuffles would have them.",
    "doubtful": "Doubtful: fair shuffles look like this less than once in a hundred times.",
    "unfair": "UNFAIR: a commitment is wrong, or fair shuffles practically never look like this.",
    "too few": f"Too few: at least {FEWEST} shuffles of the same cards are needed for a test.",
}


@click.command("fairness")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="LOG…")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def fairness_command(files: tuple[Path, ...], as_json: bool) -> None:
    """Check the shuffles of many games: commitments one by one, and all cards together.

    The exit status is 1 if the shuffles are unfair, and 2 if a file is no game.

    \b
    Example:
      longsuit fairness games/*.game
    """
    logs = [log_in(file) for file in files]
    for file, log in zip(files, logs, strict=True):
        try:
            fairness([log])
        except BadNotation as error:
            raise Refused(about(file, error)) from None
    found = fairness(logs)
    screen = face.screen()
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
    else:
        screen.say(f"{found.logs} games, {found.shuffles} shuffles.")
        for verdict, number in found.proofs.items():
            screen.say(f"Commitments: {number} × {verdict}.")
        for test in found.tests:
            screen.fold(
                f"{test.shuffles} shuffles of {test.cards} cards, {test.about}: fair ones look as "
                f"odd in {100 * test.chance:.3g} % of cases.",
                "  ",
            )
        screen.say(VERDICTS[found.verdict])
    if found.verdict == "unfair":
        click.get_current_context().exit(1)
