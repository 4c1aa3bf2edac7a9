"""Tables over HTTP: opening one, the public ones, and a table's link as a QR code."""

from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ....engine.sentences import say
from ....protocol import requests
from ....protocol.errors import Refusal, unreadable
from ... import ids
from ...tables import opening
from ...tables.table import Table
from ..bodies import OpenedTable
from ..parameters import LINK
from ..qr_code import qr_code
from ..requests import UNREADABLE, address_of, body_of, caller_of, lobby_of
from ..responses import json_response

LONGEST_LINK = 300  # characters


async def create_table(request: Request) -> Response:
    """The body is the message `create` without its type; only one with a log may be long."""
    limits = lobby_of(request).config.limits
    person, body = await caller_of(request), await body_of(request, limits.log)
    if len(body) > limits.body and b'"from"' not in body:
        raise Refusal("too_large")
    try:
        values = msgspec.json.decode(body)
        if isinstance(values, dict):
            values["type"] = "create"
        message = msgspec.convert(values, requests.Create)
    except UNREADABLE as error:
        raise unreadable(error) from None
    table = await opening.open_table(lobby_of(request), person, address_of(request), message)
    display_code = ids.display_code(table.code)
    opened = OpenedTable(code=table.code, written=display_code, link=f"/t/{display_code}")
    return json_response(opened, 201)


async def public_tables(request: Request) -> Response:
    return json_response(lobby_of(request).public_tables())


async def one_table(request: Request) -> Response:
    return json_response((await table_of(request)).public_message())


async def table_qr_code(request: Request) -> Response:
    """A QR code of the table's link, with this server's host or with the one the page knows."""
    table = await table_of(request)
    own = f"{request.base_url}t/{ids.display_code(table.code)}"
    link = LINK.text(request, own)
    if not leads_to(link, table.code):
        raise Refusal("bad_message", say("wrong_table_link", link=own))
    return Response(qr_code(link), media_type="image/svg+xml", headers={"cache-control": "private"})


async def table_of(request: Request) -> Table:
    """The table whose code is in the path, or Refusal; wrong codes count as guesses."""
    lobby = lobby_of(request)
    with lobby.admission.guess_limit(address_of(request)):
        return await lobby.find(request.path_params["code"])


def leads_to(link: str, code: str) -> bool:
    """True if the link is one to this table, on any host."""
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    path, _, last = parts.path.rpartition("/t/")
    return (
        parts.scheme in ("http", "https")
        and bool(parts.netloc)
        and len(link) <= LONGEST_LINK
        and not (path or parts.query or parts.fragment)
        and ids.canonical_code(last) == code
    )
