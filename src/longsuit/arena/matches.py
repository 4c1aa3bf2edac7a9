"""Players against one another: whole matches, on any number of processes, always the same ones."""

import signal
import traceback
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from hashlib import sha256
from multiprocessing import active_children, get_context
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from ..bots import registry
from ..bots.player import BadPlayer, Choice, Player
from ..engine.actions import CHANCE, OVER, Action, Event, seen
from ..engine.cards import Seat
from ..engine.game import AnyGame, IllegalAction, View, objection, shuffle, winners
from ..engine.notation import Log, rules_text
from ..games import GAMES
from .seating import Contest, Fixture, Seating, fixtures

LONGEST = 20_000  # events of one round, after which a match is broken off: it may never end
AHEAD = 4  # chunks of matches that wait for each process


class Fault(Struct, frozen=True, kw_only=True):
    """What a player did wrong, and the position in which it did."""

    match: int
    seat: Seat
    player: str
    what: str
    position: str  # a log with what happened in its comments


class Played(Struct, frozen=True, kw_only=True):
    """A match that was played; every row is by seat."""

    number: int
    deal: int
    seating: Seating
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]  # nobody when the match was broken off
    calls: tuple[tuple[tuple[int, int], ...], ...]  # call and tricks of every round that had any
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    errors: tuple[int, ...]
    faults: tuple[Fault, ...]  # the first of each seat
    digest: str  # of all events


def cast(contest: Contest) -> dict[str, Player]:
    """The players by name, or BadPlayer."""
    players = {}
    for name in contest.names:
        try:
            players[name] = registry.player(name, contest.game, contest.rules)
        except BadPlayer:
            raise
        except Exception as error:
            raise BadPlayer(f"{name} cannot be made: {error!r}") from error
    return players


def play(contest: Contest, fixture: Fixture, players: Mapping[str, Player]) -> Played:
    """One match; who fails to choose a legal action gets one at random for that decision."""
    game, s = GAMES[contest.game], GAMES[contest.game].start(contest.rules)
    seats = range(len(fixture.seating))
    at_seat = [players[name] for name in fixture.seating]
    chance = [Random(f"{contest.seed} match {fixture.number} seat {seat}") for seat in seats]
    mending = Random(f"{contest.seed} match {fixture.number}")
    events: list[Event] = []
    heard: list[list[Event]] = [[] for _ in seats]
    decisions, seconds, errors = [0 for _ in seats], [0.0 for _ in seats], [0 for _ in seats]
    faults: dict[Seat, Fault] = {}
    shuffles = rounds = begun = 0
    while (actor := game.actor(s)) != OVER and len(events) - begun < LONGEST:
        if actor == CHANCE:
            rng = Random(f"{contest.seed} deal {fixture.deal} shuffle {shuffles}")
            action: Action = shuffle(game.pack(s), rng)
            shuffles += 1
        else:
            view, memory = game.view(s, actor), tuple(heard[actor])
            begin = perf_counter()
            try:
                choice: object = at_seat[actor](view, memory, chance[actor])
                seconds[actor] += perf_counter() - begin
                action = agreed(game, s, view, choice)
            except Exception as error:
                action = mending.choice(view.legal)
                errors[actor] += 1
                if actor not in faults:
                    faults[actor] = fault(contest, fixture, view, events, error, action)
            decisions[actor] += 1
        event = Event(actor, action)
        events.append(event)
        for seat in seats:
            heard[seat].append(seen(event, seat))
        s = game.apply(s, action)
        if len(game.rounds(s)) > rounds:
            rounds, begun = len(game.rounds(s)), len(events)
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seating=fixture.seating,
        scores=game.totals(s),
        winners=winners(game, s),
        calls=tuple(tuple(called(game, s, seat)) for seat in seats),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        errors=tuple(errors),
        faults=tuple(faults.values()),
        digest=sha256(msgspec.json.encode(events)).hexdigest(),
    )


def agreed(game: AnyGame, s: Any, view: View, choice: object) -> Action:
    """The action of a choice, if it is one and legal."""
    if not isinstance(choice, Choice):
        raise TypeError(f"a player returns a Choice, and this is a {type(choice).__name__}")
    if choice.action in view.legal:
        return view.legal[view.legal.index(choice.action)]
    if not isinstance(choice.action, Action):
        raise TypeError(f"a Choice has an action, and this is a {type(choice.action).__name__}")
    if reason := objection(game, s, Event(view.seat, choice.action)):
        raise IllegalAction(reason)
    game.apply(s, choice.action)
    return choice.action


def called(game: AnyGame, s: Any, seat: Seat) -> Iterator[tuple[int, int]]:
    """Call and tricks of a seat, for every round in which there were any."""
    for line in game.rounds(s):
        if line.calls and line.tricks:
            yield line.calls[seat], line.tricks[seat]


def fault(
    contest: Contest,
    fixture: Fixture,
    view: View,
    events: list[Event],
    error: Exception,
    instead: Action,
) -> Fault:
    player, game = fixture.seating[view.seat], GAMES[contest.game]
    what = "".join(traceback.format_exception_only(error)).strip()
    remarks = [
        f"{player}, seat {view.seat} of match {fixture.number} (seed {contest.seed})",
        f"legal: {', '.join(map(repr, view.legal))}",
        f"played at random instead: {instead!r}",
        *"".join(traceback.format_exception(error)).strip().splitlines(),
    ]
    log = Log(
        game=contest.game,
        version=game.VERSION,
        rules=rules_text(contest.rules),
        seats=fixture.seating,
        events=tuple(events),
    )
    position = "".join(f"# {remark}\n" for remark in remarks) + repr(log)
    return Fault(match=fixture.number, seat=view.seat, player=player, what=what, position=position)


# Many matches.


def matches(contest: Contest, jobs: int = 1) -> Generator[Played, None, None]:
    """All matches of a contest in their order, the same on any number of processes."""
    plan = fixtures(contest)
    if jobs == 1:
        players = cast(contest)
        return (play(contest, fixture, players) for fixture in plan)
    return spread(contest, plan, jobs)


def spread(contest: Contest, plan: tuple[Fixture, ...], jobs: int) -> Generator[Played, None, None]:
    size = max(1, min(8, len(plan) // (jobs * AHEAD)))
    chunks = (plan[at : at + size] for at in range(0, len(plan), size))
    before = {child.pid for child in active_children()}
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=deaf)
    waiting: deque[Future[list[Played]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(several, contest, chunk))
            if len(waiting) > AHEAD * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
        pool.shutdown()
    finally:  # also when the caller has seen enough
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child.pid not in before:
                child.terminate()


def deaf() -> None:
    """Leaves Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


several_players = lru_cache(maxsize=1)(cast)


def several(contest: Contest, plan: tuple[Fixture, ...]) -> list[Played]:
    players = several_players(contest)
    return [play(contest, fixture, players) for fixture in plan]
