"""A deal played to its end from a state, quickly by a kernel or with care by heuristic players."""

from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from msgspec import Struct

from ...bots.player import Player
from ...bots.registry import player
from ...engine.actions import CHANCE, OVER, Action, Event, seen
from ...engine.cards import Seat
from ...engine.game import AnyGame, shuffle
from ...engine.options import Options
from ...games import GAMES, game_name
from ...sim.batches import KERNELS, PLAY
from ...sim.compile.entry_points import row
from ...sim.kernels.layout import CALLS, TALLY, WON, Row
from ...sim.rollouts.simple_policies import POLICIES, policy_code

BY = "heuristic"
SORTS = (BY, BY, "heuristic(bold)", "heuristic(careful)", "level(easy)")
LONGEST = 2000  # steps after which a deal is left as it stands


class Line(Struct, frozen=True, gc=False):
    """What came of a deal for one seat."""

    score: float  # its points of the deal; in Pesten without points, the chance to be first
    made: bool | None = None  # whether it made its call
    trick: bool | None = None  # whether it won the trick on the table
    won: tuple[int, ...] = ()  # tricks by seat in the whole deal


@lru_cache(maxsize=256)
def thinker(name: str, rules: Options, sort: str = BY) -> Player:
    return player(sort, name, rules)


def points(game: AnyGame, s: Any, seat: Seat, before: tuple[int, ...]) -> float:
    """What a seat has scored since."""
    return float(game.totals(s)[seat] - before[seat])


def careful(
    s: Any, rules: Options, seat: Seat, action: Action, events: tuple[Event, ...], seed: int
) -> Line:
    """By players of several sorts, who see what their seats see; `events` are those of the deal
    so far."""
    name, rng = game_name(rules), Random(seed)
    game = GAMES[name]
    think = [thinker(name, rules, rng.choice(SORTS)) for _ in range(game.seats(rules))]
    rounds, before = len(game.rounds(s)), deal_totals(game, s)
    log, taken = list(events), won_now(s)
    trick: bool | None = None
    for _ in range(LONGEST):
        log.append(Event(game.actor(s), action))
        s = game.apply(s, action)
        if trick is None and taken and (now := won_now(s) or won_in(game, s, rounds)) != taken:
            trick = bool(now) and now[seat] > taken[seat]
        actor = game.actor(s)
        if actor == OVER or len(game.rounds(s)) > rounds:
            break
        if actor == CHANCE:
            action = shuffle(game.pack(s), rng)
        else:
            view = game.view(s, actor)
            known = tuple([seen(event, actor) for event in log])
            action = think[actor](view, known, rng).action
    score = points(game, s, seat, before)
    if len(game.rounds(s)) == rounds:
        return Line(score, None, trick)
    line = game.rounds(s)[-1]
    made = line.calls[seat] == line.tricks[seat] if line.calls and line.tricks else None
    return Line(score, made, trick, line.tricks)


def deal_totals(game: AnyGame, s: Any) -> tuple[int, ...]:
    """The totals when this deal began."""
    rounds = game.rounds(s)
    return rounds[-1].totals if rounds else (0,) * len(game.totals(s))


def won_now(s: Any) -> tuple[int, ...]:
    return s.play.won if hasattr(s, "play") else ()


def won_in(game: AnyGame, s: Any, rounds: int) -> tuple[int, ...]:
    """The tricks of the deal that has just ended."""
    return game.rounds(s)[-1].tricks if len(game.rounds(s)) > rounds else ()


class Quick:
    """Playouts by the kernel of a game, one after another."""

    def __init__(self, rules: Options) -> None:
        self.name = game_name(rules)
        self.game, self.kernel = GAMES[self.name], KERNELS[self.name]
        self.seats, self.rules = self.kernel.seats(rules), row(self.kernel.encode(rules))
        self.policy = policy_code(POLICIES[-1], self.seats)
        self.totals, self.tally, self.row = row(self.seats), row(TALLY), row(self.kernel.WIDTH)

    def run(self, s: Any, seed: int, policy: int) -> None:
        """Plays on to the end of the deal; totals, tricks and calls are in the rows then."""
        start: Row = row(self.kernel.position(s))
        PLAY[self.name](
            self.rules, start, self.row, policy, seed, 0, 1, 1, self.totals, self.tally, None
        )

    def ends(self, s: Any, seed: int, policy: int = 0) -> tuple[int, ...]:
        """The totals of all seats after this deal."""
        if self.game.actor(s) == OVER:
            return self.game.totals(s)
        self.run(s, seed, policy or self.policy)
        return tuple([int(total) for total in self.totals])

    def line(self, s: Any, seat: Seat, action: Action, seed: int, policy: int = 0) -> Line:
        game, before = self.game, deal_totals(self.game, s)
        rounds = len(game.rounds(s))
        s = game.apply(s, action)
        if len(game.rounds(s)) > rounds or game.actor(s) == OVER:
            return self.ended(s, seat, before, rounds)
        self.run(s, seed, policy or self.policy)
        score = float(self.totals[seat] - before[seat])
        if self.name in ("pesten", "whist"):
            return Line(score)
        call, won = self.row[CALLS + seat], self.row[WON + seat]
        return Line(score, bool(call == won) if call >= 0 else None)

    def ended(self, s: Any, seat: Seat, before: tuple[int, ...], rounds: int) -> Line:
        score = points(self.game, s, seat, before)
        if len(self.game.rounds(s)) == rounds:
            return Line(score)
        line = self.game.rounds(s)[-1]
        made = line.calls[seat] == line.tricks[seat] if line.calls and line.tricks else None
        return Line(score, made, won=line.tricks)


def habits(seats: int, number: int, seed: int = 1) -> list[int]:
    """Policies for up to so many playouts of one state, in which now this, now that seat plays
    another way; all of them, where they are no more."""
    rng, ways = Random(seed), POLICIES[1:]
    if len(ways) ** seats <= number:
        rows = [list(row) for row in product(ways, repeat=seats)]
    else:
        rows = [[rng.choice(ways) for _ in range(seats)] for _ in range(number)]
    return [policy_code(",".join(row), seats) for row in rows]
