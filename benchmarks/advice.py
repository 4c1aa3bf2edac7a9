"""The quality of advice: its latency, its agreement with the search player, and its strength.

Strength is that of a player who follows advice among heuristic players, on duplicate deals.

    python -m benchmarks.advice [--only GAME] [--deals 40] [--decisions 300] [--step 1] [--seed 1]

Advice is taken as it stands at a step, 0 being the coarse one.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import mean, quantiles
from time import perf_counter
from typing import Any

from rich.progress import track

from longsuit.arena import matches
from longsuit.arena.intervals import Estimate, estimate_text, rate_estimate
from longsuit.arena.intervals import mean_estimate as estimated
from longsuit.arena.seating import Contest, fixtures
from longsuit.arena.standings import seconds_per_decision, standings
from longsuit.arena.summary import percentage
from longsuit.bots import registry
from longsuit.bots.player import Choice, Kind, Player
from longsuit.engine.actions import Event
from longsuit.engine.options import Options
from longsuit.games import GAMES
from longsuit.insight.advice.evaluation import evaluate_actions
from longsuit.insight.advice.search_evaluation import FIRST_DEALS, ensure_compiled, search_values

from .support.bot_matches import match_decisions

RULES: dict[str, dict[str, Any]] = {
    "estimation_whist": {},
    "israeli_whist": {},
    "egyptian_estimation": {},
    "whist": {},
    "pesten": {"cards": 7},
}
RIVAL = "heuristic"
OTHER_SEEDS = 1_000_000  # between seeds of the same deals and of others


def make_advised(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    step = int(arguments[0])

    def choose(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        found = list(
            islice(evaluate_actions(view, events, rules, rng.randrange(1 << 30)), step + 1)
        )
        return Choice(found[-1][0].action, "as advised")

    return choose


ADVISED = Kind(
    name="advised",
    about="does what is advised, as it stands at a step",
    arguments=(tuple([str(step) for step in range(8)]),),
    make=make_advised,
)


def agreement(name: str, rules: Any, decisions: int, step: int) -> tuple[int, int, int]:
    """The number of decisions, and in how many of them advice has the best action of search: with
    the same sampled worlds, and with others."""
    worlds, number, same, others = FIRST_DEALS << step, 0, 0, 0
    search = registry.player(f"search(worlds={worlds})", name, rules)
    for view, events in islice(searched_decisions(name, rules), decisions):
        number += 1
        choice = search(view, events, Random(number)).action
        same += search_values(view, events, rules, number, worlds)[0].action == choice
        others += (
            search_values(view, events, rules, number + OTHER_SEEDS, worlds)[0].action == choice
        )
    return number, same, others


def first_answer_times(name: str, rules: Any, decisions: int) -> list[float]:
    """The milliseconds to the first answer, in decisions of every phase."""
    found, seed = list[float](), 1
    while len(found) < decisions:
        for _, view, events in match_decisions(name, rules, [RIVAL], seed):
            if len(view.legal) > 1:
                began = perf_counter()
                next(evaluate_actions(view, events, rules, seed))
                found.append(1000 * (perf_counter() - began))
        seed += 1
    return found[1:]  # the first one waits for the compiler


def searched_decisions(name: str, rules: Any) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Decisions in matches of heuristic players that the search player would search."""
    seed = 1
    while True:
        for _, view, events in match_decisions(name, rules, [RIVAL], seed):
            if len(view.legal) > 1 and search_values(view, events, rules, 1, 16):
                yield view, events
        seed += 1


def points_ahead(played: list[matches.MatchResult], who: str) -> Estimate:
    """The points of a player in a match less the mean of the others, clustered by deal."""
    rows: dict[int, list[float]] = {}
    for match in played:
        seat = match.seating.index(who)
        rest = [score for at, score in enumerate(match.scores) if at != seat]
        rows.setdefault(match.deal, []).append(match.scores[seat] - mean(rest))
    return estimated([(sum(row), len(row)) for row in rows.values()])


def match_row(name: str, rules: Any, deals: int, step: int, seed: int) -> str:
    who, seats = f"advised({step})", GAMES[name].seats(rules)
    plan = Contest(
        game=name,
        rules=rules,
        players=(who, *[RIVAL] * (seats - 1)),
        matches=deals * seats,
        duplicate=True,
        seed=seed,
    )
    course = track(
        matches.play_matches(plan),
        name,
        total=len(fixtures(plan)),
        disable=not sys.stderr.isatty(),
    )
    played = list(course)
    found = standings(plan, played)
    line = next(one for one in found.players if one.player == who)
    cells = (
        name,
        f"{found.matches:,}",
        estimate_text(line.wins, percentage),
        estimate_text(points_ahead(played, who), "{:.2f}".format),
        estimate_text(line.made, percentage) if line.made else "",
        f"{1000 * seconds_per_decision(played, who):.0f}",
        str(sum([one.errors for one in found.players])),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=tuple(RULES), default="", help="a game")
    parser.add_argument("--deals", type=int, default=40, help="each is played on every seat")
    parser.add_argument("--decisions", type=int, default=300, help="for the agreement")
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    registry.kinds()[ADVISED.name] = ADVISED
    chosen = [name for name in RULES if args.only in ("", name)]
    rules = {name: GAMES[name].Rules(**RULES[name]) for name in chosen}
    for name in chosen:
        if not ensure_compiled(name):
            sys.exit("install longsuit[sim] first: without a compiler nothing is searched")
    if args.decisions:
        print("| game | first answers | median ms | 95 % within ms |")
        print("| --- | ---: | ---: | ---: |")
    for name in chosen if args.decisions else []:
        times = first_answer_times(name, rules[name], args.decisions)
        ends = quantiles(times, n=20)
        print(f"| {name} | {len(times):,} | {ends[9]:.0f} | {ends[18]:.0f} |", flush=True)
    if args.decisions:
        print("| game | decisions | the same best: same deals | other deals |")
        print("| --- | ---: | ---: | ---: |")
    for name in chosen if args.decisions else []:
        number, same, others = agreement(name, rules[name], args.decisions, args.step)
        shares = [
            estimate_text(rate_estimate([(1.0, 1)] * n + [(0.0, 1)] * (number - n)), percentage)
            for n in (same, others)
        ]
        print(f"| {name} | {number:,} | {shares[0]} | {shares[1]} |", flush=True)
    if args.deals:
        print("| game | matches | wins % | points more | calls made % | ms | errors |")
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in chosen if args.deals else []:
        row = match_row(name, rules[name], args.deals, args.step, args.seed)
        print(row, flush=True)


if __name__ == "__main__":
    main()
