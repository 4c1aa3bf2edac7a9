"""longsuit review"""

import json
from pathlib import Path

import click

from ..engine.actions import OVER
from ..engine.codec import plain
from ..engine.notation import BadNotation
from ..games.replay import final_state, game_of
from ..insight.review import DEALS, Review, review
from ..insight.review.page import page, picture
from ..insight.review.text import (
    count_noun,
    event_label,
    judged_by,
    loss_text,
    score_text,
    turning_point,
    with_names,
)
from ..settings import atomic_file
from ..terminal import saved_games, style
from .arguments import Refused, read_log, with_path
from .games import title
from .progress import progress_bar


@click.command("review")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=click.IntRange(min=0), help="Judge this seat by what it knew.")
@click.option(
    "--deals",
    default=DEALS,
    show_default=True,
    type=click.IntRange(8, 10_000),
    help="Playouts of each action.",
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a page to this file.")
@click.option("--svg", type=click.Path(path_type=Path), help="Write the chart to this file.")
@click.option("--ascii", "ascii_only", is_flag=True, help="No ♠ and §: letters and words.")
def review_command(
    file: Path,
    seat: int | None,
    deals: int,
    as_json: bool,
    html: Path | None,
    svg: Path | None,
    ascii_only: bool,
) -> None:
    """Show where points were lost in a finished game.

    Every decision is compared with the best one by playing the deal to its end many times. Without
    --seat all hands are open, which nobody at the table could see; with it only that seat's
    decisions are judged, by what it knew then.

    \b
    Examples:
      longsuit review my.game
      longsuit review my.game --seat 0 --html review.html
    """
    log = read_log(file)
    for path in (html, svg):
        if path and (path.is_dir() or not path.absolute().parent.is_dir()):
            what = "it is a folder" if path.is_dir() else f"there is no folder {path.parent}"
            raise Refused(f"{path} cannot be written: {what}")
    try:
        game, rules = game_of(log)
        if game.actor(final_state(log)) != OVER:
            raise Refused(f"{file}: this game is not over; a review is for one that is")
        if seat is not None and seat >= game.seats(rules):
            raise Refused(f"there is no seat {seat}: the seats are 0 to {game.seats(rules) - 1}")
        with progress_bar() as bar:
            task = bar.add_task("Events", total=None)
            found = review(
                log,
                -1 if seat is None else seat,
                deals,
                on_progress=lambda at, total: bar.update(task, completed=at, total=total),
            )
    except BadNotation as error:
        raise Refused(with_path(file, error)) from None
    for path, drawn in ((html, page), (svg, picture)):
        try:
            if path:
                atomic_file.write(path, drawn(found))
        except OSError as error:
            raise Refused(f"{path} cannot be written: {saved_games.reason(error)}") from None
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
    else:
        draw(style.screen(ascii_only), found, title(log.game, rules), html)


def draw(screen: style.Screen, found: Review, heading: str, html: Path | None) -> None:
    screen.say(style.bold(heading))
    screen.fold(judged_by(found))
    screen.say()
    for one in found.standings:
        shown = f"{found.names[one.seat]}: {score_text(found, one.seat)}, accuracy "
        shown += f"{100 * one.accuracy:.0f} % in {count_noun(one.decisions, 'decision')}, "
        screen.fold(f"{shown}{loss_text(found, one)}.", "  ")
    screen.say()
    for mistake in found.costly:
        words = ". ".join([with_names(line, found.names) for line in mistake.words])
        screen.fold(f"{event_label(found, mistake.decision)}: {words}.", "  ")
    if not found.costly:
        screen.say("No decision lost points beyond chance.")
    if words := turning_point(found):
        screen.fold(words)
    if html:
        screen.say(f"The page is in {html}.")
