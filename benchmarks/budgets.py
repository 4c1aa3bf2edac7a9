"""The strength of search by its time budget, as a table and a diagram.

One search player sits among three rivals, on duplicate deals.

    python -m benchmarks.budgets [--game whist] [--ms 1 3 10 30] [--seconds 60] [--plot FILE]

Every point takes about so many seconds on all cores, so the larger budgets play fewer matches and
have wider intervals.
"""

import argparse
import os
from collections.abc import Iterator
from math import log10
from pathlib import Path

from msgspec import Struct
from rich.progress import track

from longsuit.arena import matches as arena
from longsuit.arena.intervals import Estimate, estimate_text
from longsuit.arena.plots import ticks
from longsuit.arena.seating import Contest, check_players, parse_players
from longsuit.arena.standings import standings
from longsuit.arena.summary import percentage
from longsuit.games import GAMES

from .support.reliability import STYLE

SEATS = 4
DECISIONS = {  # that the search player has in a match, about
    "estimation_whist": 170,
    "israeli_whist": 13,
    "egyptian_estimation": 240,
    "whist": 40,
    "oh_hell": 120,
    "pesten": 12,
}
RIVALS = {"pesten": "greedy"}
LEAST = 6  # deals of a point
EACH = 0.004  # seconds that a decision takes beside the budget, with the rivals'
SIDE, EDGE = 210, 44  # of a panel of the picture


class Point(Struct, frozen=True):
    ms: int
    matches: int
    wins: Estimate


def measure(game: str, ms: int, seconds: float, jobs: int, seed: int) -> Point:
    """Plays as many matches as fit into the time."""
    each = DECISIONS[game] * (ms / 1000 + EACH)
    deals = max(LEAST, round(seconds * jobs / each / SEATS))
    contest = check_players(
        Contest(
            game=game,
            rules=GAMES[game].Rules(),
            players=parse_players(f"search(ms={ms}),{RIVALS.get(game, 'heuristic')}*3"),
            matches=deals * SEATS,
            duplicate=True,
            seed=seed,
        )
    )
    found = list(
        track(arena.play_matches(contest, jobs), f"{game}, {ms} ms", total=contest.matches)
    )
    line = next(line for line in standings(contest, found).players if "search" in line.player)
    return Point(ms, len(found), line.wins)


def panel(game: str, points: list[Point], left: float) -> Iterator[str]:
    """The win rates of a game by budget, on a logarithmic scale."""
    low, high = log10(points[0].ms), log10(points[-1].ms)
    wide = (high - low) or 1.0

    def x(ms: int) -> float:
        return left + EDGE + (log10(ms) - low) / wide * (SIDE - EDGE - 14)

    def y(share: float) -> float:
        return 30 + (1 - share) * SIDE

    yield f'<text class="title" x="{left + EDGE}" y="18">{game.replace("_", " ")}</text>'
    for share in ticks(0, 1, 5):
        yield f'<path class="grid" d="M{left + EDGE} {y(share):.1f}H{left + SIDE - 8}"/>'
        at, said = f'x="{left + EDGE - 6}" y="{y(share) + 4:.1f}"', f"{100 * share:.0f} %"
        yield f'<text class="end" {at}>{said}</text>'
    yield f'<path class="even" d="M{left + EDGE} {y(0.25):.1f}H{left + SIDE - 8}"/>'
    path = "L".join(f"{x(p.ms):.1f} {y(p.wins.mean):.1f}" for p in points)
    yield f'<path fill="none" stroke="#2a7257" stroke-width="2" d="M{path}"/>'
    for p in points:
        below, above = p.wins.interval or (p.wins.mean, p.wins.mean)
        yield f'<path stroke="#2a7257" d="M{x(p.ms):.1f} {y(below):.1f}V{y(above):.1f}"/>'
        yield f'<circle fill="#2a7257" cx="{x(p.ms):.1f}" cy="{y(p.wins.mean):.1f}" r="3"/>'
        yield f'<text class="mid" x="{x(p.ms):.1f}" y="{SIDE + 48}">{p.ms}</text>'


def diagram(found: dict[str, list[Point]]) -> str:
    parts = [
        part
        for at, (game, points) in enumerate(found.items())
        for part in panel(game, points, at * SIDE)
    ]
    about = "matches won by search among three others, by milliseconds a decision; dashed: chance"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE * len(found)} {SIDE + 60}" '
        f'role="img" aria-label="{about}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), nargs="*", default=list(GAMES))
    parser.add_argument("--ms", type=int, nargs="+", default=[1, 3, 10, 30, 100, 300])
    parser.add_argument("--seconds", type=float, default=60, help="for each point")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="an SVG file to write")
    args = parser.parse_args()
    found: dict[str, list[Point]] = {}
    print("| game | ms | matches | wins % (95 %) |\n| --- | ---: | ---: | ---: |")
    for game in args.game:
        for ms in args.ms:
            point = measure(game, ms, args.seconds, args.jobs, args.seed)
            found.setdefault(game, []).append(point)
            cells = game, ms, f"{point.matches:,}", estimate_text(point.wins, percentage)
            print(f"| {' | '.join(map(str, cells))} |", flush=True)
            if args.plot:
                args.plot.write_text(diagram(found), "utf-8")


if __name__ == "__main__":
    main()
