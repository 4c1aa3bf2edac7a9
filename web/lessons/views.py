"""What a learner sees: `python web/lessons/views.py [FILE.game …]` writes src/lessons/NAME.json.

A lesson is a log.  A line `#: …` is said to the learner, who sits at seat 0, after the events above
it; `#? …` asks for the next action and is the hint for whoever does something else.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from longsuit.engine.base import CHANCE
from longsuit.engine.notation import log
from longsuit.games.logs import final, game_of
from longsuit.wire.shown import shown

HERE = Path(__file__).parent
THERE = HERE.parent / "src" / "lessons"
HEADER = ("game ", "rules ", "seats ")


def steps(text: str) -> list[dict[str, Any]]:
    """What is said, after how many events, and the hint where something is asked."""
    found: list[dict[str, Any]] = []
    done = 0
    for line in text.splitlines():
        if line.startswith("#: "):
            found.append({"at": done, "say": line[3:]})
        elif line.startswith("#? "):
            found[-1]["hint"] = line[3:]
        elif line and not line.startswith(("#", *HEADER)):
            done += 1
    return found


def lesson(text: str) -> dict[str, Any]:
    paper = log(text)
    final(paper)  # every event is legal, or BadNotation
    game, rules = game_of(paper)
    s, moments = game.start(rules), []
    for event in paper.events:
        s = game.apply(s, event.action)
        name = "* shuffle" if event.seat == CHANCE else repr(event)
        moments.append({"event": name, "view": shown(game, s, 0)})
    said = steps(text)
    for step in said:
        if "hint" in step and paper.events[step["at"]].seat != 0:
            raise ValueError(f"seat 0 is asked, but does not act, after: {step['say']}")
    return {"game": paper.game, "names": paper.seats, "moments": moments, "steps": said}


def written(text: str) -> str:
    return msgspec.json.encode(lesson(text)).decode() + "\n"


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(HERE.glob("*.game")):
        (THERE / f"{path.stem}.json").write_text(
            written(path.read_text(encoding="utf-8")), encoding="utf-8"
        )
