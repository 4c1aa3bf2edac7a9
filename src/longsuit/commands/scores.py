"""longsuit scores"""

import click

from .. import settings
from ..engine.sentences import reason, say
from ..games import GAMES
from ..games.high_scores import ScoreList, seat_counts
from ..terminal import high_scores, style
from . import language
from .arguments import Refused, find_game, unknown


@click.command("scores")
@click.argument("game", required=False)
@click.option("--preset", metavar="NAME", help="Of these rules; of the game's first at first.")
@click.option("--seats", type=int, metavar="N", help="Of this number of players.")
def scores_command(game: str | None, preset: str | None, seats: int | None) -> None:
    """Show the high scores of games played here in the terminal.

    There is a list for each game, preset and number of players. Without a GAME all lists are shown
    that have entries. Scores from the file of an original program are marked as imported. The
    page of `longsuit start` shows these entries too.

    \b
    Examples:
      longsuit scores
      longsuit scores estimation_whist --seats 3
      longsuit scores whist --preset strict
    """
    screen = style.screen(language.reader())
    try:
        own = settings.load()
    except settings.BadSettings as error:
        raise Refused(reason(error)) from None
    if game:
        lists = [named_list(find_game(game), preset, seats)]
    elif preset or seats:
        raise Refused(say("say_which_game", choices=GAMES))
    else:
        lists = sorted({entry.score_list for entry in own.high_scores}, key=in_order)
    if not lists:
        screen.tell("no_high_scores_yet")
    for n, of in enumerate(lists):
        if n:
            screen.write()
        for line in high_scores.lines(own, of, screen.reader):
            screen.fold(line, "    ")


def in_order(of: ScoreList) -> tuple[int, str, int]:
    """Games in their usual order; what the file has of others, such as one that is gone, last."""
    known = list(GAMES)
    return known.index(of.game) if of.game in known else len(known), of.preset, of.seats


def named_list(game: str, preset: str | None, seats: int | None) -> ScoreList:
    """The list of that name, or Refused."""
    presets = GAMES[game].PRESETS
    preset = preset or next(iter(presets))
    if preset not in presets:
        raise unknown("no_such_preset", preset, presets)
    counts = seat_counts(game, preset)
    if seats is not None and seats not in counts:
        raise Refused(say("no_such_score_list", n=seats, choices=sorted(counts)))
    return ScoreList(game, preset, seats or counts[0])
