"""Moving to another device: a code, with a link and a QR code, that signs the same person in."""

from starlette.requests import Request
from starlette.responses import Response

from ...people.identity import MOVE_CODE_SECONDS
from ..qr_code import qr_code
from ..requests import caller_of, lobby_of
from ..responses import json_response


async def create_move_code(request: Request) -> Response:
    """The code is in the part of the link after `#`, which no server and no log gets to see."""
    person = await caller_of(request)
    lobby_of(request).admission.tables_opened.take(person.id)
    code = lobby_of(request).people.create_move_code(person)
    link = f"{request.base_url}#move={code}"
    return json_response(
        {"code": code, "seconds": MOVE_CODE_SECONDS, "link": link, "svg": qr_code(link)}, 201
    )
