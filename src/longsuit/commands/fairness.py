"""longsuit fairness"""

import json
from pathlib import Path

import click

from ..engine.codec import plain
from ..engine.fair_shuffle import WRONG
from ..engine.notation import BadNotation
from ..games.replay import verdicts
from ..insight.fairness import MIN_SHUFFLES, Fairness, fairness
from ..terminal import style
from . import language
from .arguments import Refused, read_log, with_path

VERDICTS = {
    "fair": "fairness_fair",
    "doubtful": "fairness_doubtful",
    "unfair": "fairness_unfair",
    "too few": "fairness_too_few",
}
PROOFS = {
    "holds": "proofs_hold",
    "not revealed": "proofs_not_revealed",
    "no commitment": "proofs_without_commitment",
    "wrong secret": "proofs_wrong_secret",
    "wrong order": "proofs_wrong_order",
    "repeated secret": "proofs_repeated_secret",
}
LEAST = 0.0001  # per cent below which a chance is not told


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
    logs = [read_log(file) for file in files]
    wrong = []
    for file, log in zip(files, logs, strict=True):
        try:
            if any(verdict in WRONG for verdict in verdicts(log)):
                wrong.append(file)
        except BadNotation as error:
            raise Refused(with_path(file, error)) from None
    found = fairness(logs)
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
    else:
        draw(style.screen(language.reader()), found, wrong)
    if found.verdict == "unfair":
        click.get_current_context().exit(1)


def draw(screen: style.Screen, found: Fairness, wrong: list[Path]) -> None:
    screen.tell("fairness_extent", game_count=found.logs, shuffle_count=found.shuffles)
    if found.copies:
        screen.tell("fairness_copies", game_count=found.copies)
    if found.shared:
        screen.tell("fairness_shared", shuffle_count=found.shared)
    if found.again:
        screen.tell("fairness_repeated", shuffle_count=found.again)
    for verdict, number in found.proofs.items():
        screen.tell(PROOFS[verdict], shuffle_count=number)
    for test in found.tests:
        values = {"shuffle_count": test.shuffles, "cards_shuffled": test.cards, "about": test.about}
        percent = 100 * test.chance
        id = "fairness_test" if percent >= LEAST else "fairness_test_below"  # noqa: A001
        screen.tell(id, percent=significant(max(percent, LEAST)), **values)
    for file in wrong:
        screen.tell("fairness_wrong_file", file=str(file), command="longsuit verify")
    if not wrong:
        screen.tell(VERDICTS[found.verdict], shuffle_count=MIN_SHUFFLES)


def significant(percent: float) -> float:
    """The number with three significant figures."""
    return float(f"{percent:.3g}")
