"""The kinds of games over HTTP: their options, presets and computer players, and rule sheets."""

import asyncio
from functools import cache
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import fields
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ....bots.levels import SEARCH_BUDGETS
from ....bots.player import Kind
from ....bots.registry import kinds_of
from ....engine.notation import pairs, rules, rules_text, value_text
from ....engine.options import Options, choices
from ....engine.sentences import excerpt, reason, say
from ....games import GAMES
from ....games.high_scores import seat_counts
from ....messages import rule_sheets
from ....messages.languages import LANGUAGES
from ....messages.render import Reader
from ....protocol.errors import Refusal
from ....settings.installation import parts
from ....sim.compile.entry_points import available
from ..parameters import BASE_PRESET, LANGUAGE, bad_choice
from ..responses import encoded, encoded_response

MOST_PLAYERS = 10  # for which limits are told; no game has more seats


def language_of(request: Request) -> str:
    """The language that the query names with `lang`; English if it names none."""
    wanted = LANGUAGE.text(request, "en")
    for language in LANGUAGES:
        if language == wanted:
            return language
    raise bad_choice(LANGUAGE, LANGUAGES)


def description(game: str, language: str) -> dict[str, Any]:
    """A game for those who choose one: its presets, options, option groups and players."""
    kind, presets = GAMES[game].Rules, GAMES[game].PRESETS
    hints = get_type_hints(kind, include_extras=True)
    about, reader = rule_sheets.options(game, language), Reader(language)
    return {
        "name": game,
        "version": GAMES[game].VERSION,
        "presets": {name: rules_text(preset) for name, preset in presets.items()},
        "high_score": GAMES[game].HIGH_SCORE,
        "score_lists": {name: sorted(seat_counts(game, name)) for name in presets},
        "options": [
            {
                "name": field.name,
                "default": value_text(field.default),
                "may_be": " or ".join(choices(hints[field.name])),
                "about": about[field.name],
                "schema": msgspec.json.schema(hints[field.name]),
            }
            for field in fields(kind)
        ],
        "limits": {
            str(players): limits
            for players in range(1, MOST_PLAYERS + 1)
            if (limits := kind.most_with(players))
        },
        "groups": [
            {"title": title, "options": names} for title, names in GAMES[game].OPTION_GROUPS.items()
        ],
        "players": {
            name: player_description(kind, game, reader) for name, kind in kinds_of(game).items()
        },
        "unavailable": {} if available() else missing_levels(reader),
    }


def player_description(kind: Kind, game: str, reader: Reader) -> dict[str, Any]:
    """A kind of computer players with what its arguments and their values mean; `free` if other
    values are allowed too."""
    return {
        "about": reader.text(kind.description()),
        "parameters": [
            {
                "label": reader.text(kind.parameter(at)),
                "values": [{"value": v, "label": reader.text(kind.value(v))} for v in values],
                "free": kind.accepts is not None,
            }
            for at, values in enumerate(kind.choices(game))
        ],
    }


def missing_levels(reader: Reader) -> dict[str, str]:
    """The levels that cannot be had without a compiler, and the reason."""
    return {level: reader.say("missing_compiler") for level in SEARCH_BUDGETS}


async def list_games(request: Request) -> Response:
    return encoded_response(await asyncio.to_thread(encoded_games, language_of(request)))


@cache
def encoded_games(language: str) -> bytes:
    return encoded(lambda: [description(game, language) for game in GAMES])


def rules_of(request: Request, game: str) -> Options:
    """The rules that the query names: preset=NAME and OPTION=VALUE."""
    options = dict(request.query_params)
    options.pop(LANGUAGE.name, None)
    preset = options.pop(BASE_PRESET.name, next(iter(GAMES[game].PRESETS)))
    if preset not in GAMES[game].PRESETS:
        why = say("no_such_preset", text=excerpt(preset), choices=GAMES[game].PRESETS)
        raise Refusal("bad_options", why)
    try:
        pairs(f"{key}={value}" for key, value in options.items())
        chosen: Options = rules(GAMES[game].Rules, options, GAMES[game].PRESETS[preset])
    except ValueError as error:
        raise Refusal("bad_options", reason(error)) from None
    return chosen


async def rule_sheet(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Refusal("no_game")
    rules, language = rules_of(request, game), language_of(request)
    text = await asyncio.to_thread(rule_sheets.sheet, game, rules, language)
    return PlainTextResponse(text, media_type="text/markdown; charset=utf-8")


async def installation(request: Request) -> Response:
    """The parts of the server's installation, and what is missing."""
    language = language_of(request)
    return encoded_response(await asyncio.to_thread(encoded_installation, language))


def encoded_installation(language: str) -> bytes:
    reader = Reader(language)
    return encoded(
        lambda: [
            {
                "name": part.name,
                "label": reader.text(part.label),
                "there": part.there,
                "text": reader.text(part.meaning),
            }
            for part in parts()
        ]
    )
