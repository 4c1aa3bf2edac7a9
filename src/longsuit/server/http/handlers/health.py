"""The endpoints with which an operator watches the server."""

import asyncio

from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import Response

from ....protocol.errors import Refusal
from ...store.writer import Unavailable
from ..requests import lobby_of
from ..responses import json_response

PATIENCE = 5  # seconds for the database to answer


async def health(request: Request) -> Response:
    """Answers while the event loop runs."""
    return json_response({"alive": True})


async def ready(request: Request) -> Response:
    """Answers 503 unless the database answers."""
    try:
        await asyncio.wait_for(lobby_of(request).queries.rows(text("select 1")), PATIENCE)
    except (Unavailable, TimeoutError):
        raise Refusal("unavailable") from None
    return json_response({"ready": True})
