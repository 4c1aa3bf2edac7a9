"""Writes the rule pages of the documentation: each rule sheet with what its options would change.

`python -m longsuit.tools.rule_pages docs/rules`
"""

import sys
from pathlib import Path
from typing import Any

from ..games import GAMES
from ..messages.languages import ENGLISH
from ..messages.rule_sheets import MARK, filled_in, holds, source, values


def page(game: str) -> str:
    """The sheet under the default rules; a line for other rules says under which it holds."""
    rules: Any = GAMES[game].Rules()
    known = values(game, rules)
    lines: list[str] = []
    for line in source(game).splitlines():
        if mark := MARK.match(line):
            rest = filled_in(line[mark.end() :], known, ENGLISH)
            if holds(mark[1], known):
                lines.append(rest)
            else:
                lines.append(f"- *With {mark[1].replace('&', ', ')}:* {rest.removeprefix('- ')}")
        else:
            lines.append(filled_in(line, known, ENGLISH))
    return "\n".join(lines).rstrip() + "\n"


def write(folder: Path) -> None:
    for game in GAMES:
        (folder / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
