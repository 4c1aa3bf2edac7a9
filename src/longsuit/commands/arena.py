"""longsuit arena"""

import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path

import click

from ..arena import matches, report
from ..arena.matches import Fault, MatchResult
from ..arena.seating import Contest, check_players, cycle_length, fixtures
from ..arena.seating import parse_players as players_in
from ..arena.standings import Standings, complete_deals, counting, standings
from ..engine.sentences import Sentence, excerpt, reason, say
from ..messages.render import Reader
from ..settings import atomic_file
from ..terminal import saved_games, style
from . import language
from .arena_output import command, json, show
from .arguments import Refused, check_writable, find_game, needs_game, resolve_rules, split
from .compiling import compile_players
from .games import title
from .progress import progress_bar

FOLDER = "longsuit-errors"
STOPPED = "stopped_early"  # the message after Ctrl-C
LOGGED = 20  # positions of a player that are written down


@click.command("arena")
@click.argument("words", nargs=-1, metavar="GAME [OPTION=VALUE]...")
@click.option(
    "--players",
    required=True,
    metavar="A,B,C,D",
    help="One for each seat; B*3 is three of a kind. `longsuit bots` lists them.",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="Matches to play."
)
@click.option("--preset", metavar="NAME", help="Begin from these rules.")
@click.option("--set", "single", multiple=True, metavar="OPTION=VALUE", help="Change one option.")
@click.option("--duplicate", is_flag=True, help="Each deal with the players in every seat.")
@click.option("--seed", type=int, default=0, show_default=True, help="Other games, by its number.")
@click.option(
    "--jobs",
    type=click.IntRange(min=0),
    default=1,
    show_default=True,
    help="Processes; 0 for one on each core. They do not change the games.",
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
@click.option(
    "--report",
    "page",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Write a page with plots.",
)
@click.option(
    "--errors",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help=f"Where positions are logged in which a player failed; {FOLDER} beside the report.",
)
def arena_command(
    words: tuple[str, ...],
    players: str,
    games: int,
    preset: str | None,
    single: tuple[str, ...],
    duplicate: bool,
    seed: int,
    jobs: int,
    as_json: bool,
    page: Path | None,
    errors: Path | None,
) -> None:
    """Let computer players play one another, and compare them.

    Every seating is played equally often. With --duplicate each deal is played with the players in
    every seat, so that the luck of the cards cancels. The same command gives the same games,
    on any number of processes; Ctrl-C ends it with what has been played.

    \b
    Examples:
      longsuit arena pesten --players heuristic,random*3 --games 400 --duplicate
      longsuit arena whist --players "npc(none,random),npc(trump_saving,highest)*3"
      longsuit arena estimation_whist max_cards=7 --players random*4 --report arena.html
    """
    screen = style.screen(language.reader())
    contest = parse_contest(words, preset, single, players, games, duplicate, seed)
    check_writable(page)
    remarks = list(about_plan(contest, games))
    finished, ending = play_contest(contest, jobs or os.cpu_count() or 1, screen.reader)
    complete = complete_deals(contest, finished)
    played = counting(complete)
    if not played:
        raise Refused(say(ending or "no_match_finished"))
    found = standings(contest, complete)
    faults = [fault for m in complete for fault in m.faults]
    remarks += about_result(contest, found, ending)
    if faults:
        folder = errors or (page.parent if page else Path()) / FOLDER
        remarks.append(logged(faults, folder, sum(line.errors for line in found.players)))
    if as_json:
        click.echo(json(contest, found, bool(ending)))
    else:
        show(screen, contest, found, played)
    if page:
        reader = language.reader()
        name, again = title(contest.game, reader, contest.rules), command(contest)
        write(page, report.page(contest, found, played, faults, name, again, reader))
        remarks.append(say("page_written", file=str(page)))
    for remark in remarks:
        text = style.wrap(screen.reader.text(remark), screen.columns)
        click.echo(style.to_ascii(text) if screen.ascii else text, err=as_json)
    if ending:
        click.get_current_context().exit(130 if ending == STOPPED else 1)


def parse_contest(
    words: tuple[str, ...],
    preset: str | None,
    single: tuple[str, ...],
    players: str,
    games: int,
    duplicate: bool,
    seed: int,
) -> Contest:
    """The contest that the arguments describe, its players known to exist."""
    name, options = split(words)
    if not name:
        raise needs_game()
    game = find_game(name)
    rules = resolve_rules(game, preset, [*single, *options], None)
    try:
        contest = check_players(
            Contest(
                game=game,
                rules=rules,
                players=players_in(players),
                matches=games,
                duplicate=duplicate,
                seed=seed,
            )
        )
        compile_players(contest.names, contest.game, language.reader())
        matches.make_players(contest)
    except ValueError as error:  # BadPlayer is one
        raise Refused(reason(error)) from None
    return contest


def play_contest(contest: Contest, jobs: int, reader: Reader) -> tuple[list[MatchResult], str]:
    """Plays the matches; returns them, and the message that says why if they are not all."""
    played: list[MatchResult] = []
    try:
        with (
            progress_bar(reader) as bar,
            closing(matches.play_matches(contest, jobs)) as results,
        ):
            task = bar.add_task(reader.say("matches_heading"), total=len(fixtures(contest)))
            for result in results:
                played.append(result)
                bar.advance(task)
    except KeyboardInterrupt:
        return played, STOPPED
    except BrokenProcessPool:
        return played, "process_died"
    return played, ""


def about_plan(contest: Contest, games: int) -> Iterator[Sentence]:
    count, cycle = len(fixtures(contest)), cycle_length(contest)
    if count != games:
        yield say("matches_rounded_up", match_count=games, n=count)
    if count % cycle:
        even = -(-count // cycle) * cycle
        yield say("seatings_uneven", seating_count=cycle, option=f"--games {even}")


def about_result(contest: Contest, found: Standings, ending: str) -> Iterator[Sentence]:
    if ending:
        yield say(ending)
        yield say("result_of_matches", match_count=found.matches)
    if found.broken_off:
        most = matches.MAX_ROUND_EVENTS
        yield say("matches_broken_off", match_count=found.broken_off, event_count=most)
    if found.not_counted:
        yield say("matches_not_counted", match_count=found.not_counted)


def logged(faults: list[Fault], folder: Path, count: int) -> Sentence:
    """Writes the positions down, and says so."""
    kept: dict[str, list[Fault]] = {}
    for fault in faults:
        mine = kept.setdefault(fault.player, [])
        if len(mine) < LOGGED:
            mine.append(fault)
            word = "".join(c if c.isalnum() else "_" for c in fault.player).strip("_")
            write(folder / f"{word}-{fault.match}-{fault.seat}.game", fault.position)
    first = [
        say("labelled_text", label=name, text=excerpt(mine[0].what)) for name, mine in kept.items()
    ]
    written = sum(map(len, kept.values()))
    return say(
        "player_failures",
        failure_count=count,
        error_list=first,
        position_count=written,
        folder=str(folder),
    )


def write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic_file.write(path, text)
    except OSError as error:
        raise Refused(saved_games.write_error(path, error)) from None
