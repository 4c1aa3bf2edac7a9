"""The words of the program that stay English in every language, because people type them."""

import re
from functools import cache

from msgspec.structs import fields

from longsuit.bots.levels import LEVELS
from longsuit.bots.registry import kinds
from longsuit.commands.cli import COMMANDS
from longsuit.games import GAMES

# Actions, the lines of a log, the settings files, and the commands of a game in lines of text.
TYPED = """
    call bid name void give choose draw take dash pass last shuffle redeal continue end
    game rules seats seat auto players whist heuristic npc none random ms worlds
    best cheat properties section key value http https device cpu help hand table scores odds
    advise review
    nonce commitment claim log undo save quit load file all yes no play hearts sim
""".split()


@cache
def notation_words() -> frozenset[str]:
    options = {field.name for game in GAMES.values() for field in fields(game.Rules)}
    names = {*options, *GAMES, *COMMANDS, *LEVELS}
    names |= {*kinds()}
    return frozenset({*TYPED, *names, *re.findall("[a-z]+", " ".join(names))})
