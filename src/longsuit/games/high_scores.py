"""High scores: a list for each game, preset and number of seats, and the games that count in it."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from ..engine.options import Options
from . import GAMES, game_name

ENTRIES = 10  # in a list
T = TypeVar("T")


class ScoreList(Struct, frozen=True):
    """The name of a list of high scores."""

    game: str
    preset: str
    seats: int


def list_of(rules: Options) -> ScoreList | None:
    """The list in which games by these rules count: that of the preset which has them, apart from
    the number of seats and from options that only change the display.  None if no preset has."""
    name = game_name(rules)
    game = GAMES[name]
    seats = game.seats(rules)
    for preset, plain in game.PRESETS.items():
        if (same := with_seats(plain, seats)) and same.as_played() == rules.as_played():
            return ScoreList(name, preset, seats)
    return None


def seat_counts(game: str, preset: str) -> tuple[int, ...]:
    """The numbers of seats for which a preset can be played, the preset's own first."""
    plain = GAMES[game].PRESETS[preset]
    own = GAMES[game].seats(plain)
    return (own, *(n for n in range(2, 9) if n != own and with_seats(plain, n)))


def with_seats(rules: Options, seats: int) -> Options | None:
    """Rules for another number of seats; None if a game cannot be played so."""
    if GAMES[game_name(rules)].seats(rules) == seats:
        return rules
    if "players" not in {field.name for field in fields(rules)}:
        return None
    try:
        return replace(rules, players=seats)
    except ValueError:
        return None


def place_of(value: int, values: Sequence[int]) -> int | None:
    """The place, from 0, that a value takes in a list of high scores, above equal ones; None if it
    does not beat the tenth."""
    place = sum(other > value for other in values)
    return None if len(values) >= ENTRIES and value <= values[ENTRIES - 1] else place


def filled(entries: list[T], first: T | None) -> list[T]:
    """The ten best of a list, which stands with its best first; filled up with a first entry."""
    return [*entries, *([first] * ENTRIES if first is not None else ())][:ENTRIES]
