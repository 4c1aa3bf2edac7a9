"""The small part of the server that speaks plain HTTP."""

from typing import Any, get_type_hints

import msgspec
from msgspec.structs import fields
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ...bots.registry import kinds_of
from ...engine.notation import pairs, rules, rules_text, value_text
from ...engine.options import Options, choices
from ...engine.sentences import reason
from ...games import GAMES, rule_sheets
from ...protocol import requests
from ...protocol.errors import Code, Refusal
from .. import ids
from ..games.record import Play
from ..limits import counted
from ..people import history
from ..people.identity import Person
from ..tables import opening
from ..tables.lobby import Lobby

STATUS: dict[Code, int] = {
    "bad_token": 401,
    "bad_login": 401,
    "not_host": 403,
    "forbidden": 403,
    "banned": 403,
    "origin": 403,
    "no_table": 404,
    "no_game": 404,
    "not_found": 404,
    "method": 405,
    "playing": 409,
    "closed": 410,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
}


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(error: Refusal) -> Response:
    said: dict[str, Any] = {"code": error.code, "text": error.text}
    if error.template:
        said |= {"template": error.template, "values": error.values}
    return answer(said, STATUS.get(error.code, 400))


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def person_of(request: Request) -> Person:
    """Who asks: `Authorization: Bearer TOKEN`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refusal("bad_token")
    lobby = lobby_of(request)
    with lobby.door.guess(address_of(request)):
        found = await lobby.people.known(token)
    lobby.door.allowed(found.id)
    return found


def address_of(request: Request) -> str:
    """Where somebody is, as limits count it."""
    return counted(request.client.host) if request.client else ""


async def body_of(request: Request, largest: int = 0) -> bytes:
    """The body, if it is not too long."""
    found, largest = b"", largest or lobby_of(request).config.limits.body
    async for part in request.stream():
        found += part
        if len(found) > largest:
            raise Refusal("too_large")
    return found


# Tables.


async def create(request: Request) -> Response:
    limits = lobby_of(request).config.limits
    who, body = await person_of(request), await body_of(request, limits.log)
    if len(body) > limits.body and b'"from"' not in body:
        raise Refusal("too_large")
    try:
        given = msgspec.json.decode(body)
        if isinstance(given, dict):
            given["type"] = "create"
        said = msgspec.convert(given, requests.Create)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as e:
        raise Refusal("bad_message", str(e)[:200]) from None
    table = await opening.opened(lobby_of(request), who, said)
    link = f"/t/{ids.written(table.code)}"
    return answer({"code": table.code, "written": ids.written(table.code), "link": link}, 201)


async def public(request: Request) -> Response:
    return answer(lobby_of(request).public())


async def one(request: Request) -> Response:
    lobby = lobby_of(request)
    with lobby.door.guess(address_of(request)):
        table = await lobby.find(request.path_params["code"])
    return answer(table.public())


# Games.


def language_of(request: Request) -> rule_sheets.Language:
    """The language that the query names with `lang`; English otherwise."""
    asked_for = request.query_params.get("lang", "en")
    for language in rule_sheets.LANGUAGES:
        if language == asked_for:
            return language
    raise Refusal("bad_message", f"The languages are {', '.join(rule_sheets.LANGUAGES)}.")


def described(game: str, language: rule_sheets.Language) -> dict[str, Any]:
    """A game for those who choose one: its presets, its options and its computer players."""
    kind, presets = GAMES[game].Rules, GAMES[game].PRESETS
    hints = get_type_hints(kind, include_extras=True)
    about = rule_sheets.options(game, language)
    return {
        "name": game,
        "version": GAMES[game].VERSION,
        "presets": {name: rules_text(chosen) for name, chosen in presets.items()},
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
        "players": {
            name: {"about": found.about, "arguments": found.choices(game)}
            for name, found in kinds_of(game).items()
        },
    }


async def list_games(request: Request) -> Response:
    language = language_of(request)
    return answer([described(game, language) for game in GAMES])


def asked_rules(request: Request, game: str) -> Options:
    """The rules that the query names: preset=NAME and OPTION=VALUE."""
    options = dict(request.query_params)
    options.pop("lang", None)
    preset = options.pop("preset", next(iter(GAMES[game].PRESETS)))
    if preset not in GAMES[game].PRESETS:
        raise Refusal("bad_options", f"The presets are {', '.join(GAMES[game].PRESETS)}.")
    try:
        pairs(f"{key}={value}" for key, value in options.items())
        chosen: Options = rules(GAMES[game].Rules, options, GAMES[game].PRESETS[preset])
    except ValueError as error:
        raise Refusal("bad_options", reason(error)) from None
    return chosen


async def one_sheet(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Refusal("no_game")
    text = rule_sheets.sheet(game, asked_rules(request, game), language_of(request))
    return PlainTextResponse(text, media_type="text/markdown; charset=utf-8")


async def log(request: Request) -> Response:
    """A finished game on paper."""
    return PlainTextResponse(written(await finished(request)))


async def finished(request: Request) -> Play:
    """A game that is over, for those who played it, and for all if it could be watched."""
    who = await person_of(request) if "authorization" in request.headers else None
    return await history.finished(lobby_of(request), request.path_params["game"], who)


def written(play: Play) -> str:
    """The log as a file, with what help was used."""
    helped = dict.fromkeys((seat, what) for _, seat, what in play.helped)
    notes = "".join(f"# seat {seat} used {what}\n" for seat, what in helped)
    if given := play.head.given:
        notes += f"# begun from a position: the first {given} events were given\n"
    return notes + repr(play.log())


ROUTES = [
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables", public, methods=["GET"]),
    Route("/api/tables/{code}", one, methods=["GET"]),
    Route("/api/games", list_games, methods=["GET"]),
    Route("/api/games/{game}/rules", one_sheet, methods=["GET"]),
    Route("/api/games/{game}/log", log, methods=["GET"]),
]
