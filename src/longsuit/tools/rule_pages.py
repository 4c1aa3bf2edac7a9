"""Writes the rule pages of the documentation: each rule sheet with what its options would change.

`python -m longsuit.tools.rule_pages docs/reference/rules` writes a folder for each language.
"""

import sys
from pathlib import Path
from typing import Any

from ..games import GAMES
from ..messages.languages import ENGLISH, LANGUAGES
from ..messages.render import Reader
from ..messages.rule_sheets import MARK, filled_in, holds, source, values


def page(game: str, language: str = ENGLISH) -> str:
    """The sheet under the default rules; a line for other rules says under which it holds.

    A page that is not in English says so to browsers, and in which direction it reads.
    """
    sheet = "\n".join(lines(game, language)).rstrip() + "\n"
    if language == ENGLISH:
        return sheet
    direction = LANGUAGES[language].direction
    return f'<div lang="{language}" dir="{direction}" markdown="1">\n\n{sheet}\n</div>\n'


def lines(game: str, language: str) -> list[str]:
    """The lines of a sheet in a language, with those that only hold under other rules marked."""
    rules: Any = GAMES[game].Rules()
    known, reader = values(game, rules), Reader(language)
    found: list[str] = []
    for line in source(game, language).splitlines():
        mark = MARK.match(line)
        rest = filled_in(line[mark.end() :] if mark else line, known, language)
        if mark and not holds(mark[1], known):
            options = [f"`{setting(part.strip())}`" for part in mark[1].split("&")]
            label = reader.say("rule_holds_with", option_list=options)
            rest = f"- *{label}* {rest.removeprefix('- ')}"
        if found and found[-1] and rest and is_item(found[-1]) != is_item(rest):
            found.append("")
        found.append(rest)
    return found


def setting(condition: str) -> str:
    """A condition of a sheet as one writes an option: `hook=no` for `!hook`."""
    if "=" in condition:
        return condition
    return f"{condition[1:]}=no" if condition.startswith("!") else f"{condition}=yes"


def is_item(line: str) -> bool:
    """True for an item of a list, which Markdown keeps apart from text by an empty line."""
    return line.startswith("- ")


def write(folder: Path) -> None:
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True, exist_ok=True)
        for game in GAMES:
            text = page(game, language)
            (folder / language / f"{game}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
