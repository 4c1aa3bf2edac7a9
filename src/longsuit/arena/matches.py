"""Whole matches between computer players, reproducible on any number of processes.

Every random number comes from a generator seeded by the contest's seed and the number of the match,
the deal or the seat, so that the order in which matches are played does not matter.
"""

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
from ..bots.compiled_players import load_players
from ..bots.player import BadPlayer, Choice, Player
from ..engine.actions import CHANCE, OVER, Action, Event, seen
from ..engine.cards import Seat
from ..engine.game import AnyGame, IllegalAction, View, objection, shuffle, winners
from ..engine.notation import Log, rules_text
from ..engine.sentences import excerpt, say
from ..games import GAMES
from .seating import Contest, Fixture, Seating, fixtures

MAX_ROUND_EVENTS = 20_000  # of one round, after which a match is broken off: it may never end
CHUNKS_AHEAD = 4  # chunks of matches that wait for each process


class Fault(Struct, frozen=True, kw_only=True):
    """A decision in which a player failed, with the position in which it did."""

    match: int
    seat: Seat
    player: str
    what: str
    position: str  # a log with the error in its comments


class MatchResult(Struct, frozen=True, kw_only=True):
    """The result of one match; every tuple is by seat."""

    number: int
    deal: int
    seating: Seating
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]  # empty if the match was broken off or has no finished deal
    broken_off: bool = False
    calls: tuple[tuple[tuple[int, int], ...], ...]  # call and tricks of every round that had calls
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    errors: tuple[int, ...]
    faults: tuple[Fault, ...]  # the first of each seat
    digest: str  # of all events


def make_players(contest: Contest) -> dict[str, Player]:
    """The players by name; raises BadPlayer for one that does not exist or cannot be made."""
    players = {}
    for name in contest.names:
        try:
            players[name] = registry.player(name, contest.game, contest.rules)
        except BadPlayer:
            raise
        except Exception as error:
            why = say("player_not_made", name=excerpt(name), text=repr(error)[:200])
            raise BadPlayer(why) from error
    load_players(contest.names, contest.game)
    return players


def play_match(contest: Contest, fixture: Fixture, players: Mapping[str, Player]) -> MatchResult:
    """Plays one match; a player that fails to choose a legal action gets a random one for that
    decision."""
    game, s = GAMES[contest.game], GAMES[contest.game].start(contest.rules)
    seats = range(len(fixture.seating))
    seated = [players[name] for name in fixture.seating]
    player_rngs = [Random(f"{contest.seed} match {fixture.number} seat {seat}") for seat in seats]
    fallback_rng = Random(f"{contest.seed} match {fixture.number}")
    events: list[Event] = []
    seen_events: list[list[Event]] = [[] for _ in seats]
    decisions, seconds, errors = [0 for _ in seats], [0.0 for _ in seats], [0 for _ in seats]
    faults: dict[Seat, Fault] = {}
    shuffles = rounds = round_start = 0
    while (actor := game.actor(s)) != OVER and len(events) - round_start < MAX_ROUND_EVENTS:
        if actor == CHANCE:
            rng = Random(f"{contest.seed} deal {fixture.deal} shuffle {shuffles}")
            action: Action = shuffle(game.pack(s), rng)
            shuffles += 1
        else:
            view, memory = game.view(s, actor), tuple(seen_events[actor])
            start = perf_counter()
            try:
                choice: object = seated[actor](view, memory, player_rngs[actor])
                seconds[actor] += perf_counter() - start
                action = checked_action(game, s, view, choice)
            except Exception as error:
                action = fallback_rng.choice(view.legal)
                errors[actor] += 1
                if actor not in faults:
                    faults[actor] = fault_report(contest, fixture, view, events, error, action)
            decisions[actor] += 1
        event = Event(actor, action)
        events.append(event)
        for seat in seats:
            seen_events[seat].append(seen(event, seat))
        s = game.apply(s, action)
        if len(game.rounds(s)) > rounds:
            rounds, round_start = len(game.rounds(s)), len(events)
    return MatchResult(
        number=fixture.number,
        deal=fixture.deal,
        seating=fixture.seating,
        scores=game.totals(s),
        winners=winners(game, s),
        broken_off=game.actor(s) != OVER,
        calls=tuple(tuple(call_results(game, s, seat)) for seat in seats),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        errors=tuple(errors),
        faults=tuple(faults.values()),
        digest=sha256(msgspec.json.encode(events)).hexdigest(),
    )


def checked_action(game: AnyGame, s: Any, view: View, choice: object) -> Action:
    """The action of a choice; raises TypeError or IllegalAction if it is none or not legal."""
    if not isinstance(choice, Choice):
        raise TypeError(f"a player returns a Choice, and this is a {type(choice).__name__}")
    if choice.by:
        raise RuntimeError(f"{choice.by.player} has decided in place of the player")
    if choice.action in view.legal:
        return view.legal[view.legal.index(choice.action)]
    if not isinstance(choice.action, Action):
        raise TypeError(f"a Choice has an action, and this is a {type(choice.action).__name__}")
    if reason := objection(game, s, Event(view.seat, choice.action)):
        raise IllegalAction(reason)
    game.apply(s, choice.action)
    return choice.action


def call_results(game: AnyGame, s: Any, seat: Seat) -> Iterator[tuple[int, int]]:
    """The call and the tricks of a seat in every round that had both."""
    for line in game.rounds(s):
        if line.calls and line.tricks:
            yield line.calls[seat], line.tricks[seat]


def fault_report(
    contest: Contest,
    fixture: Fixture,
    view: View,
    events: list[Event],
    error: Exception,
    fallback: Action,
) -> Fault:
    """The fault with a log of the position; `fallback` was played instead."""
    player, game = fixture.seating[view.seat], GAMES[contest.game]
    what = "".join(traceback.format_exception_only(error)).strip()
    remarks = [
        f"{player}, seat {view.seat} of match {fixture.number} (seed {contest.seed})",
        f"legal: {', '.join(map(repr, view.legal))}",
        f"played at random instead: {fallback!r}",
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


def play_matches(contest: Contest, jobs: int = 1) -> Generator[MatchResult, None, None]:
    """The results of all matches of a contest in their order, the same for any number of jobs."""
    plan = fixtures(contest)
    if jobs == 1:
        players = make_players(contest)
        return (play_match(contest, fixture, players) for fixture in plan)
    return play_in_processes(contest, plan, jobs)


def play_in_processes(
    contest: Contest, plan: tuple[Fixture, ...], jobs: int
) -> Generator[MatchResult, None, None]:
    size = max(1, min(8, len(plan) // (jobs * CHUNKS_AHEAD)))
    chunks = (plan[at : at + size] for at in range(0, len(plan), size))
    before = {child.pid for child in active_children()}
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=ignore_interrupts)
    waiting: deque[Future[list[MatchResult]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(play_chunk, contest, chunk))
            if len(waiting) > CHUNKS_AHEAD * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
        pool.shutdown()
    finally:  # also if the caller closes the generator early
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child.pid not in before:
                child.terminate()


def ignore_interrupts() -> None:
    """Leaves Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


chunk_players = lru_cache(maxsize=1)(make_players)  # one set of players for each process


def play_chunk(contest: Contest, plan: tuple[Fixture, ...]) -> list[MatchResult]:
    players = chunk_players(contest)
    return [play_match(contest, fixture, players) for fixture in plan]
