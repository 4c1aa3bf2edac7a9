"""The kinds of games over HTTP: their options, presets and computer players, and rule sheets."""

from typing import Any, get_type_hints

import msgspec
from msgspec.structs import fields
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ....bots.registry import kinds_of
from ....engine.notation import pairs, rules, rules_text, value_text
from ....engine.options import Options, choices
from ....engine.sentences import reason
from ....games import GAMES, rule_sheets
from ....protocol.errors import Refusal
from ..parameters import BASE_PRESET, LANGUAGE
from ..responses import json_response


def language_of(request: Request) -> rule_sheets.Language:
    """The language that the query names with `lang`; English if it names none."""
    wanted = LANGUAGE.text(request, "en")
    for language in rule_sheets.LANGUAGES:
        if language == wanted:
            return language
    raise Refusal("bad_message", f"The languages are {', '.join(rule_sheets.LANGUAGES)}.")


def description(game: str, language: rule_sheets.Language) -> dict[str, Any]:
    """A game for those who choose one: its presets, options, option groups and players."""
    kind, presets = GAMES[game].Rules, GAMES[game].PRESETS
    hints = get_type_hints(kind, include_extras=True)
    about = rule_sheets.options(game, language)
    return {
        "name": game,
        "version": GAMES[game].VERSION,
        "presets": {name: rules_text(preset) for name, preset in presets.items()},
        "options": [
            {
                "name": field.name,
                "default": value_text(field.default),
                "may_be": choices(hints[field.name]).removeprefix("choose "),
                "about": about[field.name],
                "schema": msgspec.json.schema(hints[field.name]),
            }
            for field in fields(kind)
        ],
        "groups": [
            {"title": title, "options": names} for title, names in GAMES[game].OPTION_GROUPS.items()
        ],
        "players": {
            name: {"about": player.about, "arguments": player.choices(game)}
            for name, player in kinds_of(game).items()
        },
    }


async def list_games(request: Request) -> Response:
    language = language_of(request)
    return json_response([description(game, language) for game in GAMES])


def rules_of(request: Request, game: str) -> Options:
    """The rules that the query names: preset=NAME and OPTION=VALUE."""
    options = dict(request.query_params)
    options.pop(LANGUAGE.name, None)
    preset = options.pop(BASE_PRESET.name, next(iter(GAMES[game].PRESETS)))
    if preset not in GAMES[game].PRESETS:
        raise Refusal("bad_options", f"The presets are {', '.join(GAMES[game].PRESETS)}.")
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
    text = rule_sheets.sheet(game, rules_of(request, game), language_of(request))
    return PlainTextResponse(text, media_type="text/markdown; charset=utf-8")
