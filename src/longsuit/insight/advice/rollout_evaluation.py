"""Rollouts: a deal played to its end from a state, by a kernel or by heuristic players."""

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
from ...sim.kernels.encode_view import encode_state
from ...sim.kernels.layout import CALLS, TALLY_SIZE, WON, Row
from ...sim.kernels.play_order import is_mirrored, mirrored, mirrored_seat
from ...sim.rollouts.simple_policies import POLICIES, policy_code

DEFAULT_PLAYER = "heuristic"
ROLLOUT_PLAYERS = (
    DEFAULT_PLAYER,
    DEFAULT_PLAYER,
    "heuristic(bold)",
    "heuristic(careful)",
    "level(easy)",
)
MAX_STEPS = 2000  # a rollout that takes more steps is scored as it stands


class RolloutResult(Struct, frozen=True, gc=False):
    """The result of a rollout for one seat."""

    score: float  # its points of the deal; in Pesten without points, the chance to be first
    made: bool | None = None  # True if it made its call
    trick: bool | None = None  # True if it won the trick on the table
    won: tuple[int, ...] = ()  # tricks by seat in the whole deal


@lru_cache(maxsize=256)
def heuristic_player(name: str, rules: Options, sort: str = DEFAULT_PLAYER) -> Player:
    return player(sort, name, rules)


def points_since(game: AnyGame, s: Any, seat: Seat, before: tuple[int, ...]) -> float:
    """The points that a seat has scored since."""
    return float(game.totals(s)[seat] - before[seat])


def heuristic_rollout(
    s: Any, rules: Options, seat: Seat, action: Action, events: tuple[Event, ...], seed: int
) -> RolloutResult:
    """A rollout by heuristic players of several styles, who see only their own views; `events` are
    those of the deal so far."""
    name, rng = game_name(rules), Random(seed)
    game = GAMES[name]
    think = [
        heuristic_player(name, rules, rng.choice(ROLLOUT_PLAYERS)) for _ in range(game.seats(rules))
    ]
    rounds, before = len(game.rounds(s)), deal_totals(game, s)
    log, taken = list(events), tricks_won(s)
    trick: bool | None = None
    for _ in range(MAX_STEPS):
        log.append(Event(game.actor(s), action))
        s = game.apply(s, action)
        if (
            trick is None
            and taken
            and (now := tricks_won(s) or tricks_of_last_round(game, s, rounds)) != taken
        ):
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
    score = points_since(game, s, seat, before)
    if len(game.rounds(s)) == rounds:
        return RolloutResult(score, None, trick)
    line = game.rounds(s)[-1]
    made = line.calls[seat] == line.tricks[seat] if line.calls and line.tricks else None
    return RolloutResult(score, made, trick, line.tricks)


def deal_totals(game: AnyGame, s: Any) -> tuple[int, ...]:
    """The totals at the beginning of this deal."""
    rounds = game.rounds(s)
    return rounds[-1].totals if rounds else (0,) * len(game.totals(s))


def tricks_won(s: Any) -> tuple[int, ...]:
    return s.play.won if hasattr(s, "play") else ()


def tricks_of_last_round(game: AnyGame, s: Any, rounds: int) -> tuple[int, ...]:
    """The tricks of each seat in the deal that has just ended; empty if none has."""
    return game.rounds(s)[-1].tricks if len(game.rounds(s)) > rounds else ()


class KernelRollouts:
    """Rollouts by the kernel of a game, one after another."""

    def __init__(self, rules: Options) -> None:
        self.name = game_name(rules)
        self.game, self.kernel = GAMES[self.name], KERNELS[self.name]
        self.seats, self.rules = self.kernel.seats(rules), row(self.kernel.encode(rules))
        self.policy, self.mirrored = policy_code(POLICIES[-1], self.seats), is_mirrored(rules)
        self.totals, self.tally, self.row = row(self.seats), row(TALLY_SIZE), row(self.kernel.WIDTH)

    def run(self, s: Any, seed: int, policy: int) -> None:
        """Plays to the end of the deal; totals, tricks and calls are in the rows afterwards, in the
        kernel's order of seats, as are the policies."""
        start: Row = row(encode_state(s))
        PLAY[self.name](
            self.rules, start, self.row, policy, seed, 0, 1, 1, self.totals, self.tally, None
        )

    def ends(self, s: Any, seed: int, policy: int = 0) -> tuple[int, ...]:
        """The totals of all seats after this deal."""
        if self.game.actor(s) == OVER:
            return self.game.totals(s)
        self.run(s, seed, policy or self.policy)
        return self.by_seat([int(total) for total in self.totals])

    def won(self) -> tuple[int, ...]:
        """By seat, the tricks of the deal that was played last."""
        return self.by_seat([int(n) for n in self.row[WON : WON + self.seats]])

    def by_seat(self, by_place: list[int]) -> tuple[int, ...]:
        return mirrored(by_place) if self.mirrored else tuple(by_place)

    def line(self, s: Any, seat: Seat, action: Action, seed: int, policy: int = 0) -> RolloutResult:
        game, before = self.game, deal_totals(self.game, s)
        rounds = len(game.rounds(s))
        s = game.apply(s, action)
        if len(game.rounds(s)) > rounds or game.actor(s) == OVER:
            return self.ended(s, seat, before, rounds)
        self.run(s, seed, policy or self.policy)
        place = mirrored_seat(seat, self.seats) if self.mirrored else seat
        score = float(self.totals[place] - before[seat])
        if self.name in ("pesten", "whist"):
            return RolloutResult(score)
        call, won = self.row[CALLS + place], self.row[WON + place]
        return RolloutResult(score, bool(call == won) if call >= 0 else None)

    def ended(self, s: Any, seat: Seat, before: tuple[int, ...], rounds: int) -> RolloutResult:
        score = points_since(self.game, s, seat, before)
        if len(self.game.rounds(s)) == rounds:
            return RolloutResult(score)
        line = self.game.rounds(s)[-1]
        made = line.calls[seat] == line.tricks[seat] if line.calls and line.tricks else None
        return RolloutResult(score, made, won=line.tricks)


def policy_mixes(seats: int, number: int, seed: int = 1) -> list[int]:
    """Policies for up to `number` rollouts of one state that differ in the policy of each seat: all
    combinations if there are no more, or else a random sample of them."""
    rng, ways = Random(seed), POLICIES[1:]
    if len(ways) ** seats <= number:
        rows = [list(row) for row in product(ways, repeat=seats)]
    else:
        rows = [[rng.choice(ways) for _ in range(seats)] for _ in range(number)]
    return [policy_code(",".join(row), seats) for row in rows]
