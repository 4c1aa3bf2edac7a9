"""longsuit review"""

import json
from pathlib import Path

import click

from ..engine.actions import OVER
from ..engine.codec import plain
from ..engine.notation import BadNotation
from ..engine.sentences import say
from ..games.replay import final_state, game_of
from ..insight.review import DEALS, Review, review
from ..insight.review.page import page, picture
from ..insight.review.text import (
    breach_sentences,
    decision_label,
    judged_by,
    loss_sentence,
    score_sentence,
    turning_point,
)
from ..messages.render import Reader
from ..settings import atomic_file
from ..sim.compile.entry_points import available
from ..terminal import saved_games, style, table_text
from ..terminal.table_reader import at_table
from . import language
from .arguments import Refused, check_seat, check_writable, read_log, with_path
from .compiling import compile_game
from .games import title
from .progress import progress_bar


@click.command("review")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seat", type=click.IntRange(min=0), help="Judge this seat, 0 the first, by what it knew."
)
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
@click.option("--ascii", "ascii_only", is_flag=True, help=style.ASCII_HELP)
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
    check_writable(html)
    check_writable(svg)
    screen = style.screen(language.reader(), ascii_only)
    try:
        game, rules = game_of(log)
        if game.actor(final_state(log)) != OVER:
            raise Refused(say("file_error", file=str(file), why=say("review_after_game")))
        check_seat(seat, game.seats(rules))
        if seat is not None and available():
            compile_game(log.game, screen.reader)
        with progress_bar(screen.reader) as bar:
            task = bar.add_task(screen.reader.say("events_tab"), total=None)
            found = review(
                log,
                -1 if seat is None else seat,
                deals,
                on_progress=lambda at, total: bar.update(task, completed=at, total=total),
            )
    except BadNotation as error:
        raise Refused(with_path(file, error)) from None
    reader = at_table(language.reader(), found.names, len(found.totals))
    for path, drawn in ((html, page), (svg, picture)):
        try:
            if path:
                atomic_file.write(path, drawn(found, reader))
        except OSError as error:
            raise Refused(saved_games.write_error(path or file, error)) from None
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
    else:
        reader = at_table(screen.reader, found.names, len(found.totals))
        draw(screen, found, reader, title(log.game, reader, rules))
        screen.write()
        for line in table_text.sheet(found.rounds, reader, screen.columns):
            screen.write(line)
        if html:
            screen.tell("page_written", file=str(html))


def draw(screen: style.Screen, found: Review, reader: Reader, heading: str) -> None:
    screen.write(style.bold(heading))
    screen.fold(reader.text(judged_by(found)))
    screen.write()
    for one in found.standings:
        score = score_sentence(found, one.seat)
        accuracy = round(100 * one.accuracy)
        shown = reader.say(
            "review_standing",
            seat=one.seat,
            score_text=score,
            percent=accuracy,
            decision_count=one.decisions,
        )
        screen.fold(f"{shown} {reader.text(loss_sentence(found, one))}", "  ")
    screen.write()
    for mistake in found.costly:
        words = " ".join([reader.text(line) for line in mistake.words])
        label = decision_label(found, mistake.decision)
        screen.fold(reader.say("labelled_text", label=label, text=words), "  ")
    if not found.costly:
        screen.fold(reader.say("no_costly_moments"))
    if found.breaches:
        screen.tell("breaches_heading")
        for sentence in breach_sentences(found):
            screen.fold(f"  {reader.text(sentence)}", "    ")
    if turned := turning_point(found):
        screen.fold(reader.text(turned))
