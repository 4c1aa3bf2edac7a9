"""Writes the lessons of the page: the views that a learner sees, from the logs in web/lessons.

`python -m longsuit.tools.lessons web` writes web/src/lessons/GAME.json for each web/lessons/*.game.
In such a log a line `#: MESSAGE` is said to the learner, who sits at seat 0, after the events above
it; `#?` asks for the next action, and the message's attribute `hint` is for a learner who does
something else.  The messages are in `messages/<language>/lessons.ftl`.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from ..engine.actions import CHANCE
from ..engine.notation import log
from ..games.replay import game_of, log_states
from ..protocol.views import encode_view

HEADER = ("game ", "rules ", "seats ")


def steps(text: str) -> list[dict[str, Any]]:
    """The messages of a lesson: after how many events each is said, and whether it asks."""
    lines: list[dict[str, Any]] = []
    events = 0
    for line in text.splitlines():
        if line.startswith("#: "):
            lines.append({"at": events, "say": line[3:]})
        elif line == "#?":
            lines[-1]["asks"] = True
        elif line and not line.startswith(("#", *HEADER)):
            events += 1
    return lines


def lesson(text: str) -> dict[str, Any]:
    """A lesson as the page reads it; raises BadNotation if an event of its log is not legal."""
    source = log(text)
    game, _ = game_of(source)
    moments = []
    for event, state in log_states(source):
        if event is None:
            continue
        name = "* shuffle" if event.seat == CHANCE else repr(event)
        moments.append({"event": name, "view": encode_view(game, state, 0)})
    sentences = steps(text)
    for sentence in sentences:
        if "asks" in sentence and source.events[sentence["at"]].seat != 0:
            raise ValueError(f"seat 0 is asked, but does not act, after: {sentence['say']}")
    return {"game": source.game, "names": source.seats, "moments": moments, "steps": sentences}


def document(text: str) -> str:
    return msgspec.json.encode(lesson(text)).decode() + "\n"


if __name__ == "__main__":
    web = Path(sys.argv[1])
    for path in sorted((web / "lessons").glob("*.game")):
        file = web / "src" / "lessons" / f"{path.stem}.json"
        file.write_text(document(path.read_text(encoding="utf-8")), encoding="utf-8")
