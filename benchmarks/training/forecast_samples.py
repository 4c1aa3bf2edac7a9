"""Samples for `fit_forecasts` and `benchmarks.forecast_calibration`: forecasts in matches among
computer players and their outcomes, for the action that a seat chose and for one that it did not
choose, each played on from there by the same players."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from rich.progress import Progress, TaskID

from longsuit.bots.player import Player
from longsuit.bots.registry import player
from longsuit.bots.search.budget import Budget
from longsuit.bots.search.player import evaluator
from longsuit.engine.actions import CHANCE, OVER, Action, Call, Event, Play, Shuffle, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.insight.advice.rollout_evaluation import tricks_won
from longsuit.insight.odds.calibration import Case, call_case, trick_case
from longsuit.insight.odds.trick_chances import trick_chances

RULES: dict[str, list[dict[str, Any]]] = {
    "estimation_whist": [{"max_cards": 13}, {"players": 3, "max_cards": 8}, {"players": 5}, {}],
    "israeli_whist": [{"deals": 4}, {"deals": 4, "score": "square"}],
    "egyptian_estimation": [{"normal_rounds": 3, "fast_rounds": 1}],
    "whist": [{"target": 24}, {"target": 24, "follow": "strict"}],
}
KINDS = ["call", "play", "trick"]
WORLDS = (64, 128)
BATCH = 8  # matches that are always played together
# The share of the decisions that are sampled.  The outcomes within a deal are correlated, so a few
# decisions of many deals tell more than many decisions of a few.
SAMPLED = {Call: 1.0, Play: 0.15}
TRICKS = 0.5  # the share of the plays for which a forecast of winning the trick is made
# The share of the decisions at which an action that was not chosen is sampled too.
UNCHOSEN = {Call: 0.3, Play: 0.05}


class Forecast(Struct, frozen=True):
    """A sampled chance, and what came about."""

    case: Case
    chosen: bool  # by the player, and not by a throw of dice
    true: bool


Match = tuple[str, list[Forecast]]  # the game, and what was foretold in it


class MatchInPlay:
    """A match in play, with its players."""

    def __init__(self, name: str, rules: Any, think: list[Player], seed: int) -> None:
        self.name, self.game, self.rules, self.think = name, GAMES[name], rules, think
        self.s, self.rng, self.log = self.game.start(rules), Random(seed), list[Event]()

    def seen(self, seat: int) -> tuple[Event, ...]:
        """The events of this deal as a seat sees them."""
        return tuple([seen(event, seat) for event in self.log])

    def choice(self) -> Action:
        """The action of the player or of chance whose turn it is."""
        actor = self.game.actor(self.s)
        if actor == CHANCE:
            return shuffle(self.game.pack(self.s), self.rng)
        return self.think[actor](self.game.view(self.s, actor), self.seen(actor), self.rng).action

    def do(self, action: Action) -> None:
        """Applies an action."""
        if isinstance(action, Shuffle):
            self.log.clear()  # nobody needs more than the deal
        self.log.append(Event(self.game.actor(self.s), action))
        self.s = self.game.apply(self.s, action)

    def branched(self, seed: int) -> "MatchInPlay":
        """A copy of the match, to be played on apart from it."""
        other = MatchInPlay(self.name, self.rules, self.think, seed)
        other.s, other.log = self.s, list(self.log)
        return other

    @property
    def deals(self) -> int:
        """The number of deals finished so far."""
        return len(self.game.rounds(self.s))

    def won(self, deal: int) -> tuple[int, ...]:
        """The tricks of a deal by seat, which may be over."""
        rounds = self.game.rounds(self.s)
        return rounds[deal].tricks if len(rounds) > deal else tricks_won(self.s)

    def made(self, seat: int) -> bool | None:
        """Plays the deal out; True if a seat makes its call, None if it makes none."""
        deal = self.deals
        while self.deals == deal:
            self.do(self.choice())
        line = self.game.rounds(self.s)[deal]
        if not line.calls or not line.tricks:
            return None
        return bool(line.calls[seat] == line.tricks[seat])

    def wins(self, seat: int, action: Action) -> bool:
        """Plays the trick out from an action on; True if the seat wins it."""
        deal, before = self.deals, self.won(self.deals)
        self.do(action)
        while sum(self.won(deal)) == sum(before):
            self.do(self.choice())
        return self.won(deal)[seat] > before[seat]


def forecasts_of_match(name: str, rules: Any, players: list[str], seed: int) -> Iterator[Forecast]:
    """Yields forecasts of some decisions of a match, with what came about."""
    seats = GAMES[name].seats(rules)
    by = [player(players[(seat + seed) % len(players)], name, rules) for seat in range(seats)]
    t, rng = MatchInPlay(name, rules, by, seed), Random(seed + 1)
    think = {n: evaluator(name, rules, Budget(worlds=n)) for n in WORLDS}
    due: list[tuple[int, Case]] = []
    while (actor := t.game.actor(t.s)) != OVER:
        deal, action = t.deals, t.choice()
        if isinstance(action, Call | Play):
            view, events, number = t.game.view(t.s, actor), t.seen(actor), rng.choice(WORLDS)
            others = [a for a in view.legal if a != action and isinstance(a, type(action))]
            both = [action, *rng.sample(others, min(1, len(others)))]
            if name != "whist" and rng.random() < SAMPLED[type(action)]:
                found = {
                    one.action: call_case(view, rules, one.action, one.made, one.worlds)
                    for one in think[number](view, events, rng)
                }
                due += [(actor, found[a]) for a in both[:1] if a in found]
                for other in both[1:]:
                    if other in found and rng.random() < UNCHOSEN[type(action)]:
                        yield from call_forecast_elsewhere(t, actor, other, found[other], rng)
            if isinstance(action, Play) and rng.random() < TRICKS:
                yield from trick_forecasts(t, view, events, both, number, rng)
        t.do(action)
        if t.deals > deal:
            line = t.game.rounds(t.s)[deal]
            if line.calls and line.tricks:
                for seat, one in due:
                    yield Forecast(one, True, line.calls[seat] == line.tricks[seat])
            due = []


def call_forecast_elsewhere(
    t: MatchInPlay, seat: int, other: Action, one: Case, rng: Random
) -> Iterator[Forecast]:
    """Yields what comes of the call after an action that was not chosen."""
    branch = t.branched(rng.getrandbits(30))
    branch.do(other)
    came = branch.made(seat)
    if came is not None:
        yield Forecast(one, False, came)


def trick_forecasts(
    t: MatchInPlay, view: Any, events: tuple[Event, ...], both: list[Any], number: int, rng: Random
) -> Iterator[Forecast]:
    """Yields forecasts of the trick for the action chosen, which comes first, and for another."""
    found = trick_chances(view, events, t.rules, number, rng.getrandbits(30), of=both)
    if not found:
        return
    for action in both:
        one = trick_case(view, t.rules, action, found.trick[action.cards[0]], number)
        if not one.certain:
            wins = t.branched(rng.getrandbits(30)).wins(view.seat, action)
            yield Forecast(one, action is both[0], wins)


def matches(
    name: str,
    players: list[str],
    first: int,
    wanted: int,
    jobs: int,
    on_progress: Callable[[int], None],
) -> Iterator[list[Forecast]]:
    """Yields the forecasts of matches from this seed on, until there are so many of every kind; the
    same for any number of processes."""
    numbers = Counter(dict.fromkeys(["trick"] if name == "whist" else KINDS, 0))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while min(numbers.values()) < wanted:
            batch = [(name, players, first + at) for at in range(BATCH)]
            for found in pool.map(uncertain_forecasts, batch):
                numbers.update([one.case.about for one in found])
                yield found
                on_progress(min(numbers.values()))
            first += BATCH


def update_progress(progress: Progress, task: TaskID, number: int) -> None:
    """Moves a bar to so many forecasts."""
    progress.update(task, completed=number)


def sample_matches(
    players: list[str],
    first: int,
    wanted: int,
    jobs: int,
    games: Sequence[str],
    keep: Path | None,
) -> Iterator[Match]:
    """Yields matches of every game, and writes them to a file if one is given."""
    with Progress() as progress, keep.open("wb") if keep else nullcontext() as kept:
        for name in games:
            bar = partial(update_progress, progress, progress.add_task(name, total=wanted))
            for made in matches(name, players, first, wanted, jobs, bar):
                if kept:
                    kept.write(msgspec.json.encode((name, made)) + b"\n")
                yield name, made


def read_matches(kept: Sequence[Path]) -> list[Match]:
    """The matches that were written to files, game by game."""
    lines = [line for path in kept for line in path.read_bytes().splitlines()]
    found = [msgspec.json.decode(line, type=Match) for line in lines]
    return sorted(found, key=lambda match: list(RULES).index(match[0]))


def uncertain_forecasts(chosen: tuple[str, list[str], int]) -> list[Forecast]:
    """The forecasts of a match that were not certain."""
    name, players, seed = chosen
    rules = GAMES[name].Rules(**RULES[name][seed % len(RULES[name])])
    found = forecasts_of_match(name, rules, players, seed)
    return [one for one in found if not one.case.certain]
