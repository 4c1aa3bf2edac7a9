"""Moving to another device: a code, with a link and a QR code, that signs the same person in."""

from starlette.requests import Request
from starlette.responses import Response

from ...people.move_codes import MOVE_CODE_SECONDS
from ..bodies import MoveCode
from ..qr_code import qr_code
from ..requests import address_of, caller_of, json_body, lobby_of
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


async def owner_of_move_code(request: Request) -> Response:
    """Whoever has the code could be this person anyway; a wrong one counts as a guess."""
    lobby, body = lobby_of(request), await json_body(request, MoveCode)
    with lobby.admission.guess_limit(address_of(request)):
        row = await lobby.people.owner_of_move_code(body.code)
    return json_response({"person": row.id, "name": row.name})


async def use_move_code(request: Request) -> Response:
    lobby, body = lobby_of(request), await json_body(request, MoveCode)
    with lobby.admission.guess_limit(address_of(request)):
        owner = await lobby.people.owner_of_move_code(body.code)
        lobby.admission.check_ban(owner.id)
        person, token = await lobby.people.use_move_code(body.code, body.label)
    return json_response({"person": person.id, "name": person.name, "token": token}, 201)
