"""The settings of the person whose own server this is, for the page on the same computer.

Only a server that `longsuit start` has begun has them, and only a browser of this computer that no
proxy speaks for may read them, under a name of this computer: the page of a stranger, whose name
was made to lead here (DNS rebinding), may not.
"""

import asyncio
from contextlib import suppress
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from .... import settings
from ....engine.notation import rules_text
from ....engine.sentences import reason
from ....games import GAMES
from ....messages.render import Reader
from ....settings import BadSettings, HighScore, Settings
from ....settings.settings_file import PERSON
from ..bodies import LocalSettings, Opening, WhistSettings
from ..responses import json_response
from .games import language_of


async def local_settings(request: Request) -> Response:
    """The settings as the file has them now, or null for everybody but the server's own person."""
    language, file = language_of(request), own_file(request)
    return json_response(file and await asyncio.to_thread(read, file, language))


def own_file(request: Request) -> Path | None:
    """The settings file, if it is the caller's own."""
    file: Path | None = request.app.state.config.settings_file
    return file if request.scope.get("longsuit.local", False) else None


async def own_high_scores(request: Request) -> tuple[HighScore, ...]:
    """The high scores in the caller's own settings file; none from one that cannot be used."""
    if (file := own_file(request)) is None:
        return ()
    with suppress(BadSettings):
        return (await asyncio.to_thread(settings.load, file)).high_scores
    return ()


def read(file: Path, language: str) -> LocalSettings:
    """The settings in a file, or the reason why it cannot be used."""
    try:
        return for_page(settings.load(file))
    except BadSettings as error:
        return LocalSettings(problem=Reader(language).text(reason(error)))


def for_page(own: Settings) -> LocalSettings:
    """What the page acts on."""
    return LocalSettings(
        table=own.table,
        windows=own.windows,
        random_things=own.random_things,
        icon_twirl=own.icon_twirl,
        whist=whist_settings(own.whist),
        games={game: opening(own, game) for game in sorted({*own.rules, *own.players})},
    )


def whist_settings(own: settings.Whist | None) -> WhistSettings | None:
    if own is None:
        return None
    seed = None if own.seed is None else str(own.seed)
    return WhistSettings(seed=seed, verso_up=own.verso_up, thinking_time=own.thinking_time)


def opening(own: Settings, game: str) -> Opening:
    """The preset that has a person's rules, or the first one with all options that differ."""
    rules, presets = settings.rules_of(own, game), GAMES[game].PRESETS
    kinds = own.players.get(game, "").split()
    seats = tuple("me" if kind == PERSON else kind for kind in kinds)
    for preset, plain in presets.items():
        if plain == rules:
            return Opening(preset=preset, options={}, seats=seats)
    return Opening(preset=next(iter(presets)), options=rules_text(rules), seats=seats)
