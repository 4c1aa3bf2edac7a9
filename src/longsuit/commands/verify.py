"""longsuit verify"""

from pathlib import Path

import click

from ..engine.fair_shuffle import WRONG
from ..engine.notation import BadNotation
from ..engine.sentences import say
from ..games.replay import verdicts
from ..terminal import style
from . import language
from .arguments import Refused, read_log, with_path

MEANINGS = {
    "holds": "shuffle_fair",
    "not revealed": "shuffle_still_secret",
    "no commitment": "shuffle_unproven",
    "wrong secret": "shuffle_wrong_secret",
    "wrong order": "shuffle_wrong_order",
    "repeated secret": "shuffle_repeated_secret",
}


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
def verify_command(file: Path) -> None:
    """Check that every shuffle of a game was fair.

    Before each shuffle the log has the hash of a secret and a nonce of the player's; afterwards
    the secret. Every shuffle is computed again from them. The exit status is 1 if one is wrong,
    and 2 if the file is no game.

    \b
    Example:
      longsuit verify my.game
    """
    log = read_log(file)
    screen = style.screen(language.reader())
    try:
        found = list(verdicts(log))
    except BadNotation as error:
        raise Refused(with_path(file, error)) from None
    for number, verdict in enumerate(found, 1):
        screen.tell("shuffle_verdict", n=number, verdict=say(MEANINGS[verdict]))
    wrong = sum(verdict in WRONG for verdict in found)
    fair = found.count("holds")
    if not found:
        screen.tell("no_shuffle_yet")
    elif wrong:
        screen.tell("shuffles_wrong", bad=wrong, total=len(found))
        click.get_current_context().exit(1)
    elif fair == len(found):
        screen.tell("every_commitment_holds")
    else:
        screen.tell("shuffles_partly_proven", fair=fair, total=len(found))
