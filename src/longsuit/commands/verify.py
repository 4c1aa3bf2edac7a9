"""longsuit verify"""

from pathlib import Path

import click

from ..engine.notation import BadNotation
from ..games.replay import verdicts
from ..terminal import style
from .arguments import Refused, read_log, with_path

MEANINGS = {
    "holds": "fair: the secret fits the commitment, and the order of the cards follows from it",
    "not revealed": "open: the secret has not been revealed, so nothing can be checked yet",
    "no commitment": "unproven: nothing was committed to before this shuffle",
    "wrong secret": "WRONG: the secret is not the one that was committed to",
    "wrong order": "WRONG: the order of the cards does not follow from the secret and the nonces",
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
    screen = style.screen()
    try:
        found = list(verdicts(log))
    except BadNotation as error:
        raise Refused(with_path(file, error)) from None
    for number, verdict in enumerate(found, 1):
        screen.say(f"Shuffle {number}: {MEANINGS[verdict]}.")
    wrong = sum(verdict.startswith("wrong") for verdict in found)
    fair = found.count("holds")
    if not found:
        screen.say("There is no shuffle in this game yet.")
    elif wrong:
        screen.say(f"{wrong} of {len(found)} shuffles wrong.")
        click.get_current_context().exit(1)
    elif fair == len(found):
        screen.say("Every commitment holds.")
    else:
        screen.say(f"{fair} of {len(found)} shuffles proven fair, none wrong.")
