"""longsuit fairness"""

import json
from pathlib import Path

import click

from ..engine.codec import plain
from ..engine.notation import BadNotation
from ..games.replay import verdicts
from ..insight.fairness import MIN_SHUFFLES, Fairness, fairness
from ..insight.review.text import count_noun
from ..terminal import style
from .arguments import Refused, read_log, with_path

VERDICTS = {
    "fair": "Fair: the cards lie as fair shuffles would have them.",
    "doubtful": "Doubtful: fair shuffles look like this less than once in a hundred times.",
    "unfair": "UNFAIR: fair shuffles practically never look like this.",
    "too few": (
        f"Too few: at least {MIN_SHUFFLES} shuffles of the same cards are needed for a test."
    ),
}
PROOFS = {
    "holds": "hold",
    "not revealed": "not revealed yet",
    "no commitment": "without a commitment",
    "wrong secret": "WRONG: another secret than was committed to",
    "wrong order": "WRONG: another order than the secret gives",
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
            if any(verdict.startswith("wrong") for verdict in verdicts(log)):
                wrong.append(file)
        except BadNotation as error:
            raise Refused(with_path(file, error)) from None
    found = fairness(logs)
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
    else:
        draw(style.screen(), found, wrong)
    if found.verdict == "unfair":
        click.get_current_context().exit(1)


def draw(screen: style.Screen, found: Fairness, wrong: list[Path]) -> None:
    screen.say(f"{count_noun(found.logs, 'game')}, {count_noun(found.shuffles, 'shuffle')}.")
    if found.copies:
        screen.say(f"{count_noun(found.copies, 'game')} given more than once: they count once.")
    if found.again:
        screen.fold(
            f"{count_noun(found.again, 'shuffle')} had come before in the same order, as in games "
            "begun from a position. Fair shuffles never do that.",
            "  ",
        )
    for verdict, number in found.proofs.items():
        screen.say(f"Commitments: {number} {PROOFS[verdict]}.")
    for test in found.tests:
        screen.fold(
            f"{test.shuffles} shuffles of {test.cards} cards, {test.about}: fair ones look as odd "
            f"in {chance(test.chance)} % of cases.",
            "  ",
        )
    for file in wrong:
        screen.fold(f"UNFAIR: {file} has a wrong commitment; longsuit verify tells which.", "  ")
    if not wrong:
        screen.say(VERDICTS[found.verdict])


def chance(share: float) -> str:
    return f"{100 * share:.3g}" if 100 * share >= LEAST else f"less than {LEAST}"
