"""Tables over HTTP: opening one, the public ones, and a table's link as a QR code."""

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
from ..parameters import LINK, is_table_link
from ..qr_code import qr_code
from ..requests import UNREADABLE, address_of, body_of, caller_of, lobby_of
from ..responses import encoded_response, json_response


def number(text: str) -> float | int:
    """A number with a point or an exponent; JSON Schema counts 1.0 among the integers."""
    value = float(text)
    return int(value) if value.is_integer() else value


JSON_BODY = msgspec.json.Decoder(float_hook=number)


async def create_table(request: Request) -> Response:
    """The body is the message `create` without its type; only one with a log may be long."""
    limits = lobby_of(request).config.limits
    person, body = await caller_of(request), await body_of(request, limits.log)
    if len(body) > limits.body and b'"from"' not in body:
        raise Refusal("too_large")
    if len(body) > limits.body:
        message = await lobby_of(request).log_threads.run(read_create, body)
    else:
        message = read_create(body)
    table = await opening.open_table(lobby_of(request), person, address_of(request), message)
    display_code = ids.display_code(table.code)
    opened = OpenedTable(code=table.code, written=display_code, link=f"/t/{display_code}")
    return json_response(opened, 201)


def read_create(body: bytes) -> requests.Create:
    """The message that a body holds, or Refusal."""
    try:
        values = JSON_BODY.decode(body)
        if isinstance(values, dict):
            values["type"] = "create"
        return msgspec.convert(values, requests.Create)
    except UNREADABLE as error:
        raise unreadable(error) from None


async def public_tables(request: Request) -> Response:
    return encoded_response(lobby_of(request).index.public_list())


async def one_table(request: Request) -> Response:
    return json_response((await table_of(request)).public_message())


async def table_qr_code(request: Request) -> Response:
    """A QR code of the table's link, with this server's host or with the one the page knows."""
    table = await table_of(request)
    own = f"{request.base_url}t/{ids.display_code(table.code)}"
    link = LINK.text(request, own)
    if not is_table_link(link):
        raise Refusal("bad_message", say("wrong_table_link", link=own))
    if ids.canonical_code(link.rpartition("/")[2]) != table.code:
        raise Refusal("no_table", say("wrong_table_link", link=own))
    return Response(qr_code(link), media_type="image/svg+xml", headers={"cache-control": "private"})


async def table_of(request: Request) -> Table:
    """The table whose code is in the path, or Refusal; wrong codes count as guesses."""
    lobby = lobby_of(request)
    with lobby.admission.guess_limit(address_of(request)):
        return await lobby.find(request.path_params["code"])
