"""Rules of older versions: a game or a log is read with the defaults that its version had.

Every rule that a new version changes is an option, so that an old game needs no other code: only
its options get the values of then (`FORMER_DEFAULTS` in the contract of a game).
"""

from collections.abc import Mapping

from ..engine.game import AnyGame
from ..engine.notation import rules
from ..engine.options import Options
from ..engine.sentences import excerpt, say
from . import GAMES


def game_of_version(name: str, version: int) -> AnyGame:
    """The game of that name, or ValueError if it or this version of its rules is not known."""
    if name not in GAMES:
        raise ValueError(say("no_such_game", text=excerpt(name), choices=GAMES))
    game = GAMES[name]
    if not 1 <= version <= game.VERSION:
        raise ValueError(say("unknown_rules_version", game=name, version=version, own=game.VERSION))
    return game


def rules_of_version(game: AnyGame, version: int, options: Mapping[str, str]) -> Options:
    """The rules that a version of a game had, with these options; ValueError names a wrong one."""
    former: dict[str, str] = {}
    for changed in range(version, game.VERSION):
        former = {**game.FORMER_DEFAULTS.get(changed, {}), **former}
    chosen: Options = rules(game.Rules, {**former, **options})
    return chosen
