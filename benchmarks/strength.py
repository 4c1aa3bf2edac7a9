"""The strength of the players, measured in the arena on duplicate deals against stated claims.

    python -m benchmarks.strength [--only WORD] [--scale 1] [--jobs 2] [--seed 1] [--write]

Every experiment seats one player among others.  `--only` picks experiments by a word of their
name, `--scale 0.1` plays a tenth of the matches, `--write` puts the table into
benchmarks/RESULTS.md in place of the one before.
"""

import argparse
import os
import platform
import shlex
import sys
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal

from msgspec import Struct
from rich.progress import track

from longsuit.arena import matches as arena
from longsuit.arena.intervals import Estimate, estimate_text
from longsuit.arena.seating import Contest, check_players, fixtures, parse_players
from longsuit.arena.standings import Standings, seconds_per_decision, standings
from longsuit.arena.summary import percentage
from longsuit.bots import registry
from longsuit.bots.player import BadPlayer
from longsuit.engine.notation import pairs, rules
from longsuit.games import GAMES

RESULTS = Path(__file__).parent / "RESULTS.md"
HEADING = "## Strength of the players"
SMART = "npc(naive_legal,smart)"


class Claim(Struct, frozen=True):
    """The rate that the first player must reach; `chance`: its interval must lie above chance."""

    what: Literal["wins", "made"]
    at_least: float | Literal["chance"]


class Experiment(Struct, frozen=True, kw_only=True):
    name: str
    game: str
    players: str
    matches: int
    options: str = ""
    claims: tuple[Claim, ...] = ()


def original_players() -> list[str]:
    """Every filter × selector player of Whist except those with the selector `smart`."""
    kind = registry.kinds().get("npc")
    filters, selectors = kind.arguments if kind else ((), ())
    return [f"npc({f},{s})" for f in filters for s in selectors if s != "smart"]


def experiments() -> list[Experiment]:
    most, above = (Claim("wins", 0.80),), (Claim("wins", "chance"),)
    return [
        Experiment(
            name="Estimation Whist: among originals",
            game="estimation_whist",
            players="heuristic,classic(autocall_two)*3",
            matches=400,
            claims=(*most, Claim("made", 0.60)),
        ),
        Experiment(
            name="Estimation Whist: among originals that call by autocall",
            game="estimation_whist",
            players="heuristic,classic(autocall)*3",
            matches=200,
        ),
        *[
            Experiment(
                name=f"Whist: smart among {rival}",
                game="whist",
                players=f"{SMART},{rival}*3",
                matches=400,
                claims=above,
            )
            for rival in original_players()
        ],
        Experiment(
            name="Whist: heuristic among smart",
            game="whist",
            players=f"heuristic,{SMART}*3",
            matches=400,
        ),
        Experiment(
            name="Israeli Whist: among originals",
            game="israeli_whist",
            players="heuristic,classic(israeli)*3",
            matches=2000,
            claims=most,
        ),
        Experiment(
            name="Israeli Whist: among random ones",
            game="israeli_whist",
            players="heuristic,random*3",
            matches=2000,
            claims=most,
        ),
        Experiment(
            name="Israeli Whist: ten deals, among originals",
            game="israeli_whist",
            players="heuristic,classic(israeli)*3",
            matches=400,
            options="deals=10",
        ),
        Experiment(
            name="Egyptian Estimation: among random ones",
            game="egyptian_estimation",
            players="heuristic,random*3",
            matches=400,
            claims=most,
        ),
        Experiment(
            name="Pesten: four seats, among random ones",
            game="pesten",
            players="heuristic,random*3",
            matches=4000,
            claims=(Claim("wins", 0.45),),
        ),
        *[
            Experiment(
                name=f"Search, {game}: {ms} ms among {rival}",
                game=game,
                players=f"search(ms={ms}),{rival}*3",
                matches=matches,
                claims=above,
            )
            for game, rival, matches in (
                ("estimation_whist", "heuristic", 100),
                ("israeli_whist", "heuristic", 400),
                ("egyptian_estimation", "heuristic", 100),
                ("whist", "heuristic", 100),
                ("pesten", "heuristic", 1000),
                ("pesten", "greedy", 1000),
            )
            for ms in (1, 3, 10, 30, 100)
        ],
        *[
            Experiment(
                name=f"{game}: {style} among plain",
                game=game,
                players=f"heuristic({style}),heuristic*3",
                matches=200,
            )
            for game in GAMES
            for style in ("bold", "careful")
        ],
    ]


def contest(experiment: Experiment, scale: float, seed: int) -> Contest:
    """The contest of an experiment; raises BadPlayer for a player that does not exist."""
    game = GAMES[experiment.game]
    found = check_players(
        Contest(
            game=experiment.game,
            rules=rules(game.Rules, pairs(experiment.options.split())),
            players=parse_players(experiment.players),
            matches=max(8, round(experiment.matches * scale)),
            duplicate=True,
            seed=seed,
        )
    )
    arena.make_players(found)
    return found


def verdict(claim: Claim, estimate: Estimate, chance: float) -> str:
    low = estimate.interval[0] if estimate.interval else 0.0
    if claim.at_least == "chance":
        said = f"{claim.what} above {100 * chance:.0f} %"
        return f"{said}: {'yes' if low > chance else '**no**'}"
    said = f"{claim.what} ≥ {100 * claim.at_least:.0f} %"
    if low >= claim.at_least:
        return f"{said}: yes"
    return f"{said}: {'the mean does' if estimate.mean >= claim.at_least else '**no**'}"


def table_row(experiment: Experiment, found: Standings, seconds: float) -> str:
    first = parse_players(experiment.players)[0]
    line = next(line for line in found.players if line.player == first)
    reached = {"wins": line.wins, "made": line.made}
    verdicts = [
        verdict(claim, estimate, found.chance)
        for claim in experiment.claims
        if (estimate := reached[claim.what])
    ]
    errors = sum(line.errors for line in found.players)
    cells = (
        experiment.name + f" ({experiment.options})" * bool(experiment.options),
        f"`{experiment.players}`",
        f"{found.matches:,}",
        estimate_text(line.wins, percentage),
        estimate_text(line.made, percentage) if line.made else "",
        estimate_text(line.score, "{:.1f}".format),
        f"{1000 * seconds:.2f}",
        f"{errors:,}",
        "**errors**; " * bool(errors) + "; ".join(verdicts),
    )
    return f"| {' | '.join(cells)} |"


HEAD = """| experiment | players | matches | wins % | made % | score | ms | errors | claimed |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |"""


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = (line.partition(":") for line in info.read_text().splitlines())
        model = next((right.strip() for left, _, right in lines if "model name" in left), model)
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def versions() -> str:
    found = [f"Python {platform.python_version()}"]
    for package in ("longsuit", "msgspec", "openskill"):
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def section(table: list[str], notes: list[str], words: list[str]) -> str:
    command = shlex.join(["python", "-m", "benchmarks.strength", *words])
    lines = [
        HEADING,
        "",
        f"`{command}` · {datetime.now(UTC).date()} · {machine()} · {versions()}",
        "",
        "The figures are the first player's, with 95 % intervals over duplicate deals: each deal "
        "is played with the players in every seat, and its matches count as one. Chance is 25 % "
        "at four seats. ms is its mean time for a decision. “The mean does” means that the "
        "interval reaches below the claim.",
        "",
        *table,
        "",
        *(f"- {note}" for note in notes),
    ]
    return "\n".join(lines).rstrip() + "\n"


def write_section(text: str, into: Path = RESULTS) -> None:
    """Writes the section into the file, in place of the previous one."""
    old = into.read_text("utf-8") if into.exists() else "# Results\n"
    before, sign, after = old.partition(HEADING)
    rest = after[after.find("\n## ") + 1 :] if sign and "\n## " in after else ""
    parts = [part.strip("\n") for part in (before, text, rest)]
    into.write_text("\n\n".join(part for part in parts if part) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a word of the experiments' names")
    parser.add_argument("--scale", type=float, default=1.0, help="of the numbers of matches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into benchmarks/RESULTS.md")
    args = parser.parse_args()
    table, notes = [HEAD], []
    print(HEAD)
    for experiment in experiments():
        if args.only.lower() not in experiment.name.lower():
            continue
        try:
            plan = contest(experiment, args.scale, args.seed)
        except BadPlayer as error:
            notes.append(f"{experiment.name}: not played, {error}")
            continue
        course = track(
            arena.play_matches(plan, args.jobs),
            experiment.name,
            total=len(fixtures(plan)),
            disable=not sys.stderr.isatty(),
        )
        played = list(course)
        found = standings(plan, played)
        table.append(table_row(experiment, found, seconds_per_decision(played, plan.players[0])))
        print(table[-1], flush=True)
    print(*notes, sep="\n")
    if args.write:
        write_section(section(table, notes, sys.argv[1:]))


if __name__ == "__main__":
    main()
