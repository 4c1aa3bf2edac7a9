"""What a person's settings say of a game in lines of text."""

from typing import Literal

from msgspec import Struct

from ..settings import Settings

PROGRAM = "estimation_whist"  # the game whose original had a cheat and a probability window
SEEDED = "whist"  # the game whose original had a seed, faces up and a thinking time


class PlaySettings(Struct, frozen=True, kw_only=True):
    """How a game goes on, and what it shows unasked."""

    confirm_exit: bool = True  # ask before leaving
    next_card: Literal["dialog", "click", "at_once"] = "at_once"  # what goes on after a trick
    cheat_window: bool = False  # the other hands are shown at every turn
    probability_window: bool = False  # the original's chances are shown at every deal
    thinking_time: int = 0  # of computer players, in ms
    auto_draw: bool = False  # where drawing is the only thing the person can do


AS_USUAL = PlaySettings()


def play_settings(own: Settings, game: str, *, auto_draw: bool = False) -> PlaySettings:
    """The settings for a game; where nothing is set, as it is without a settings file."""
    table, whist = own.table, own.whist if game == SEEDED else None
    return PlaySettings(
        confirm_exit=table is None or table.confirm_exit,
        next_card="at_once" if table is None else table.next_card,
        cheat_window=table is not None and table.cheat_window and game == PROGRAM,
        probability_window=table is not None and table.probability_window and game == PROGRAM,
        thinking_time=(whist and whist.thinking_time) or 0,
        auto_draw=auto_draw,
    )


def seed_of(own: Settings, game: str) -> int | None:
    """The seed from which every game is dealt alike; None: each is dealt anew."""
    return own.whist.seed if own.whist and game == SEEDED else None


def faces_up(own: Settings, game: str) -> bool:
    """True if the computer players' cards are to lie face up."""
    return own.whist is not None and own.whist.verso_up is False and game == SEEDED


def only_watched(own: Settings, game: str) -> bool:
    """True if the settings seat computer players only."""
    listed = own.players.get(game, "").split()
    return bool(listed) and "person" not in listed
