"""The caller's second factors: an authenticator app, passkeys and recovery codes."""

from typing import Any

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response

from ...people import one_time_codes
from ...people.accounts import CONFIRM
from ..bodies import AppCode, Confirmation, NewPasskey, PasskeyName
from ..qr_code import qr_code
from ..relying_party import relying_party, required_party
from ..requests import caller_of, json_body, lobby_of
from ..responses import json_response
from .people import accounts_of


async def confirmed(request: Request) -> Row[Any]:
    """The row of a caller who has given their password, and a second factor if they have one."""
    person, body = await caller_of(request), await json_body(request, Confirmation)
    party = relying_party(request)
    return await accounts_of(request).confirm_account(person, body.password, body, party)


async def confirm_options(request: Request) -> Response:
    """What a browser asks for, so that a passkey confirms one of the requests below."""
    person, party = await caller_of(request), required_party(request)
    factor = accounts_of(request).second_factor
    keys = [row for row in (await factor.of(person.id)).passkeys if row.host == party.host]
    ticket = factor.tickets.issue(CONFIRM, person.id)
    return json_response(await factor.passkeys.request_options(party, ticket, keys), 201)


async def begin_app(request: Request) -> Response:
    row = await confirmed(request)
    secret, ticket = await accounts_of(request).second_factor.begin_app(row.id)
    link = one_time_codes.app_link(secret, row.name, lobby_of(request).config.name)
    answer = {"ticket": ticket, "secret": secret, "link": link, "svg": qr_code(link)}
    return json_response(answer, 201)


async def confirm_app(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, AppCode)
    factor = accounts_of(request).second_factor
    codes = await factor.confirm_app(person.id, body.ticket, body.code)
    return json_response({"recovery_codes": codes})


async def remove_app(request: Request) -> Response:
    row = await confirmed(request)
    await accounts_of(request).second_factor.remove_app(row.id)
    return json_response({"removed": True})


async def new_recovery_codes(request: Request) -> Response:
    row = await confirmed(request)
    codes = await accounts_of(request).second_factor.renew_codes(row.id)
    return json_response({"recovery_codes": codes}, 201)


async def new_passkey_options(request: Request) -> Response:
    row, party = await confirmed(request), required_party(request)
    factor = accounts_of(request).second_factor
    keys = [key for key in (await factor.of(row.id)).passkeys if key.host == party.host]
    return json_response(await factor.passkeys.creation_options(party, row, keys), 201)


async def add_passkey(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, NewPasskey)
    party, factor = required_party(request), accounts_of(request).second_factor
    key = await factor.passkeys.created(party, person.id, body.passkey)
    codes = await factor.add_passkey(person.id, key, body.name, party)
    return json_response({"recovery_codes": codes}, 201)


async def rename_passkey(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, PasskeyName)
    passkey, factor = request.path_params["passkey"], accounts_of(request).second_factor
    await factor.rename_passkey(person.id, passkey, body.name)
    return json_response({"renamed": True})


async def remove_passkey(request: Request) -> Response:
    row = await confirmed(request)
    passkey = request.path_params["passkey"]
    await accounts_of(request).second_factor.remove_passkey(row.id, passkey)
    return json_response({"removed": True})
