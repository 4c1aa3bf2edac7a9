"""Writes the reference of every game's options from its Rules and its rule sheet.

`python -m longsuit.tools.option_pages docs/reference/options.md`
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

from msgspec.structs import fields

from ..engine.notation import rules_text, value_text
from ..engine.options import allowed
from ..games import GAMES
from ..messages import rule_sheets
from ..messages.languages import ENGLISH
from ..messages.render import Reader

INTRO = """# Options

Every rule that people play differently is an option. An option is written `option=value`, as in
`longsuit rules pesten players=5`; a preset is a well-known set of options. The
[rule sheets](rules/en/estimation_whist.md) say what each of them changes.
"""
HEAD = "| option | values | default | meaning |\n| --- | --- | --- | --- |"


def document() -> str:
    """The page: a section for each game, with its presets and its options in their groups."""
    return "\n".join([INTRO, *(part for game in GAMES for part in section(game))])


def section(game: str) -> Iterator[str]:
    rules: Any = GAMES[game].Rules
    reader, meanings = Reader(ENGLISH), rule_sheets.options(game)
    hints = get_type_hints(rules, include_extras=True)
    defaults = {field.name: value_text(field.default) for field in fields(rules)}
    title = reader.say(f"game_{game}")
    yield f"## {title}\n\n`longsuit rules {game}`\n"
    yield "| preset | what differs from the defaults |\n| --- | --- |"
    for preset, chosen in GAMES[game].PRESETS.items():
        differs = " ".join(f"{name}={value}" for name, value in rules_text(chosen).items())
        yield f"| `{preset}` | {f'`{differs}`' if differs else 'nothing'} |"
    for group, names in GAMES[game].OPTION_GROUPS.items():
        yield f"\n### {title}: {reader.say(f'option_group_{group}').lower()}\n\n{HEAD}"
        for name in names:
            values = reader.text(allowed(hints[name]))
            yield f"| `{name}` | {values} | `{defaults[name]}` | {meanings[name]} |"
    yield ""


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
