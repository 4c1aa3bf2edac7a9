"""The answers to “help” and “rules”: what to type in a game in lines of text, and its rules."""

from collections.abc import Iterator

from ..engine.notation import action
from ..engine.options import Options
from ..messages import rule_sheets
from ..messages.render import Reader
from . import input_parser
from .style import directed, left, width

# What one types, with the message that explains it; {file} is a file's name.
COMMANDS = {
    "?": "help_possible",
    "? {card}": "help_about_action",
    "hand": "help_hand",
    "table": "help_table",
    "scores": "help_scores",
    "scores best": "help_high_scores",
    "odds": "help_odds",
    "odds S": "help_odds_suit",
    "odds 1994": "help_odds_1994",
    "advise": "help_advise",
    "cheat": "help_cheat",
    "review": "help_review",
    "claim": "help_claim",
    "log": "help_log",
    "log all": "help_log_all",
    "rules": "help_rules",
    "rules 3": "help_rules_section",
    "undo": "help_undo",
    "save {file}": "help_save",
    "quit": "help_quit",
}
LEAVING = {"y": "leave_and_save", "d": "leave_and_discard", "n": "stay_in_game"}


def lines(reader: Reader) -> Iterator[str]:
    """How to type cards and other actions, and a line for each command."""

    def as_typed(*actions: str) -> tuple[str, ...]:
        return tuple([input_parser.typed(action(one), reader.language) for one in actions])

    several, last = as_typed("6D 6S 6C", "7S last")
    yield reader.say("help_cards", card_choices=as_typed("7S", "TH", "QD"), several=several)
    yield reader.say("help_actions", action_choices=("call 3", "bid 5h", "pass", "name hearts"))
    yield reader.say("help_last_card", ending="last", example=last)
    yield ""
    card = as_typed("7S")[0]
    file = reader.say("file_placeholder")
    named = {typed.format(card=card, file=file): about for typed, about in COMMANDS.items()}
    yield from explained(named, reader)


def explained(commands: dict[str, str], reader: Reader) -> list[str]:
    """A line for each thing to type, with its message."""
    wide = max(map(width, commands))
    return [
        directed(f"{left(command, wide)}  {reader.say(about)}", reader)
        for command, about in commands.items()
    ]


def leaving_lines(reader: Reader) -> list[str]:
    """The answers to the question whether to leave the game."""
    return [f"  {line}" for line in explained(LEAVING, reader)]


def with_file(command: str, reader: Reader) -> str:
    """A command with a place for the name of a file: save FILE"""
    return f"{command} {reader.say('file_placeholder')}"


def rule_lines(game: str, rules: Options, reader: Reader, paragraph: str) -> list[str]:
    """The sheet; with a number such as 3 or §3 only that paragraph, or that there is none."""
    text = rule_sheets.sheet(game, rules, reader.language)
    if paragraph:
        number = paragraph.lstrip("§")
        parts = [part for part in text.split("\n## ") if part.startswith(f"§{number} ")]
        if not parts:
            return [reader.say("no_such_rule", rule=f"§{number}")]
        text = parts[0]
    return text.splitlines()
