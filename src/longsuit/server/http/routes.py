"""The route table: every endpoint of the HTTP API, in one list.

Those about people are in `account_routes.py`.
From it come the Starlette routes (`ROUTES`) and the OpenAPI document (`openapi.py`).  HEAD is
answered wherever GET is, and a method that is not in the table with 405.  Every request passes
`middleware.py` first, which takes the rate limit `requests` and checks bans and the origin.
"""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...protocol import messages, requests
from ..people.high_scores import HighScore
from .account_routes import ACCOUNT_ENDPOINTS
from .bodies import HighScoreEntry, LocalSettings, OpenedTable
from .endpoint import JSON_LIST, Endpoint, resource_routes
from .handlers import daily, games, health, local_settings, logs, review, scores, tables
from .openapi import document
from .parameters import (
    BASE_PRESET,
    BEFORE,
    DAY,
    FIRST,
    GAME_ID,
    KIND,
    LANGUAGE,
    LINK,
    OPEN,
    PRESET,
    SEAT,
    SEATS,
    TABLE_CODE,
)


async def openapi(request: Request) -> Response:
    return Response(openapi_json(), media_type="application/json")


ENDPOINTS = (
    # Tables.
    Endpoint(
        method="GET",
        path="/api/tables",
        handler=tables.public_tables,
        summary="Public tables.",
        response=list[messages.Table],
    ),
    Endpoint(
        method="POST",
        path="/api/tables",
        handler=tables.create_table,
        summary="Open a table.",
        body=requests.Create,
        response=OpenedTable,
        success_statuses={201: "Opened."},
        auth="token",
        errors=(
            "bad_options",
            "bad_player",
            "bad_log",
            "no_game",
            "forbidden",
            "playing",
            "too_many",
        ),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}",
        handler=tables.one_table,
        summary="A table.",
        parameters=(TABLE_CODE,),
        response=messages.Table,
        errors=("no_table", "closed"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/qr.svg",
        handler=tables.table_qr_code,
        summary="A table's link as a picture.",
        parameters=(TABLE_CODE, LINK),
        response=str,
        media_type="image/svg+xml",
        errors=("bad_message", "no_table", "closed"),
    ),
    # Kinds of games.
    Endpoint(
        method="GET",
        path="/api/games",
        handler=games.list_games,
        summary="The games, their options and players.",
        parameters=(LANGUAGE,),
        response=JSON_LIST,
        errors=("bad_message",),
    ),
    Endpoint(
        method="GET",
        path="/api/installation",
        handler=games.installation,
        summary="What this server has: compiler, compiled games and more.",
        parameters=(LANGUAGE,),
        response=JSON_LIST,
        errors=("bad_message",),
    ),
    Endpoint(
        method="GET",
        path="/api/settings",
        handler=local_settings.local_settings,
        summary="The settings of the person at this computer; null for everybody else.",
        parameters=(LANGUAGE,),
        response=LocalSettings | None,
        errors=("bad_message",),
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/rules",
        handler=games.rule_sheet,
        summary="The rule sheet.",
        parameters=(KIND, BASE_PRESET, LANGUAGE),
        response=str,
        media_type="text/markdown",
        errors=("bad_message", "bad_options", "no_game"),
    ),
    # Games that were played.
    Endpoint(
        method="GET",
        path="/api/games/{game}/log",
        handler=logs.game_log,
        summary="A finished game on paper.",
        parameters=(GAME_ID,),
        response=str,
        media_type="text/plain",
        auth="optional",
        errors=("forbidden", "no_game", "playing", "too_many"),
        log_limit=True,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/replay",
        handler=logs.game_replay,
        summary="A finished game, event by event.",
        parameters=(GAME_ID, SEAT, FIRST, OPEN),
        auth="optional",
        errors=("bad_message", "no_seat", "forbidden", "no_game", "playing", "too_many"),
        log_limit=True,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/review",
        handler=review.game_review,
        summary="Where points were lost in a finished game.",
        parameters=(GAME_ID, SEAT),
        auth="optional",
        errors=("bad_message", "no_seat", "not_now", "forbidden", "no_game", "playing", "too_many"),
        log_limit=True,
    ),
    Endpoint(
        method="POST",
        path="/api/logs",
        handler=logs.replay_log,
        summary="A log event by event, with the proofs of its shuffles.",
        parameters=(SEAT, FIRST, OPEN),
        body=str,
        errors=("bad_log", "no_seat", "too_many"),
        log_limit=True,
    ),
    # People.
    *ACCOUNT_ENDPOINTS,
    # Scores.
    Endpoint(
        method="GET",
        path="/api/scores/{game}/{preset}",
        handler=scores.high_scores,
        summary="Ten high scores.",
        parameters=(KIND, PRESET, SEATS),
        response=list[HighScore],
        errors=("bad_message", "no_game", "not_found"),
    ),
    Endpoint(
        method="GET",
        path="/api/ratings/{game}",
        handler=scores.best_ratings,
        summary="The best by rating.",
        parameters=(KIND,),
        response=JSON_LIST,
        errors=("no_game",),
    ),
    Endpoint(
        method="GET",
        path="/api/me/offers",
        handler=scores.high_score_offers,
        summary="High scores you may enter.",
        response=JSON_LIST,
        auth="token",
    ),
    Endpoint(
        method="POST",
        path="/api/me/scores",
        handler=scores.enter_high_score,
        summary="Enter a high score.",
        body=HighScoreEntry,
        response=list[HighScore],
        success_statuses={201: "Enter a high score."},
        auth="token",
        errors=("not_now", "bad_name"),
    ),
    Endpoint(
        method="GET",
        path="/api/me/statistics",
        handler=scores.my_statistics,
        summary="Your statistics, by game.",
        auth="token",
    ),
    Endpoint(
        method="GET",
        path="/api/me/games",
        handler=scores.my_games,
        summary="Your games, newest first.",
        parameters=(BEFORE,),
        response=JSON_LIST,
        auth="token",
        errors=("bad_message",),
    ),
    # The daily deal.
    Endpoint(
        method="GET",
        path="/api/daily/{game}",
        handler=daily.daily_ranking,
        summary="The ranking of a daily deal, and whether your own tries are ranked.",
        parameters=(KIND, DAY),
        auth="optional",
        errors=("bad_message", "not_now", "no_game"),
    ),
    Endpoint(
        method="POST",
        path="/api/daily/{game}",
        handler=daily.begin_daily,
        summary="Today's deal, begun.",
        parameters=(KIND,),
        success_statuses={201: "Today's deal, begun.", 200: "Today's deal, begun before."},
        auth="token",
        errors=("not_now", "no_game"),
    ),
    # The server itself.
    Endpoint(
        method="GET",
        path="/api/openapi.json",
        handler=openapi,
        summary="This document.",
    ),
    Endpoint(method="GET", path="/health", handler=health.health, summary="Alive."),
    Endpoint(method="GET", path="/ready", handler=health.ready, summary="Able to write."),
    Endpoint(
        method="GET",
        path="/metrics",
        handler=health.metrics,
        summary="Figures for Prometheus.",
        response=str,
        media_type="text/plain",
        auth="optional",
        errors=("forbidden",),
    ),
)
ROUTES = resource_routes(ENDPOINTS)


@cache
def openapi_json() -> bytes:
    return msgspec.json.encode(document(ENDPOINTS))
