"""Games from their logs over HTTP: finished games of this server, and logs that a caller sends.

Nothing of a log that is sent is stored.
"""

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ....engine.notation import BadNotation
from ....engine.sentences import say
from ....games.replay import final_state, game_of, verdicts
from ....protocol.errors import Refusal
from ....protocol.requests import MAX_LOG_LENGTH
from ...games.record import GameRecord
from ...people import history
from ...people.history import ReplayWindow, log_text, moments
from ...people.names import LOG_NAME_LIMIT, clean_name
from ...tables.opening import log_refusal, parse_log
from ..parameters import window_of
from ..requests import body_of, caller_if_any, lobby_of
from ..responses import encoded, encoded_response


async def game_of_path(request: Request) -> GameRecord:
    """The finished game whose id is in the path, or Refusal if the caller may not see it."""
    person = await caller_if_any(request)
    return await history.finished_game(lobby_of(request), request.path_params["game"], person)


async def game_log(request: Request) -> Response:
    record = await game_of_path(request)
    return PlainTextResponse(await lobby_of(request).log_threads.run(log_text, record))


async def game_replay(request: Request) -> Response:
    """A page of a finished game, event by event, for those who may read its log."""
    window = window_of(request)
    record, lobby = await game_of_path(request), lobby_of(request)
    if window.seat >= record.seats:
        raise Refusal("no_seat")
    genders = await history.seat_genders(lobby.queries, record.header)
    page = await lobby.log_threads.run(encoded, history.replay_page, record, genders, window)
    return encoded_response(page)


async def replay_log(request: Request) -> Response:
    """The same page for a log whose text is the body."""
    window, body = window_of(request), await body_of(request, MAX_LOG_LENGTH)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("bad_log", say("log_not_utf8")) from None
    page = await lobby_of(request).log_threads.run(encoded, log_replay, text, window)
    return encoded_response(page)


def check_seat_name(name: str) -> None:
    """Refusal of a log with a name that would not be allowed here."""
    try:
        clean_name(name, LOG_NAME_LIMIT)
    except Refusal as error:
        raise Refusal("bad_log", say("log_seat_name", why=error.sentence)) from None


def log_replay(text: str, window: ReplayWindow) -> dict[str, Any]:
    """A page of a log, in the form of `history.replay_page`, with a verdict on each shuffle."""
    log = parse_log(text)
    for name in log.seats:
        check_seat_name(name)
    try:
        game, rules = game_of(log)
        end, shuffle_verdicts = final_state(log), list(verdicts(log))
    except BadNotation as error:
        raise log_refusal(error) from None
    if window.seat >= game.seats(rules):
        raise Refusal("no_seat")
    return {
        "game": "",
        "kind": log.game,
        "preset": "",
        "options": log.rules,
        "names": log.seats,
        "genders": [],  # a log has only names
        "players": [],
        "seat": window.seat,
        "events": len(log.events),
        "given": 0,
        "first": window.first,
        "moments": moments(game, rules, log.events, window),
        "totals": game.totals(end),
        "over": game.phase(end) == "over",
        "assisted": [],
        "proofs": [*log.proofs, *[None] * (len(shuffle_verdicts) - len(log.proofs))],
        "verdicts": shuffle_verdicts,
    }
