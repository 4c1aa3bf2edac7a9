"""Signing in over HTTP: by name and password, with a second factor, or by a passkey alone."""

from starlette.requests import Request
from starlette.responses import Response

from ...people import sign_in
from ..bodies import PasskeySignIn, SecondStep, SignIn
from ..relying_party import relying_party, required_party
from ..requests import address_of, json_body, lobby_of, place_of
from ..responses import json_response
from .people import accounts_of


def signed_in(entered: sign_in.SignedIn) -> Response:
    person, token = entered
    return json_response({"person": person.id, "name": person.name, "token": token}, 201)


async def by_password(request: Request) -> Response:
    """201 with a token, or 202 with what is needed besides."""
    body, accounts = await json_body(request, SignIn), accounts_of(request)
    found = await sign_in.sign_in(accounts, body.name, body.password, body.label, place_of(request))
    if not isinstance(found, sign_in.SecondStep):
        return signed_in(found)
    factors, party, options = found.factors, relying_party(request), None
    keys = [row for row in factors.passkeys if party is not None and row.host == party.host]
    if party is not None and keys:
        passkeys = accounts.second_factor.passkeys
        options = await passkeys.request_options(party, found.ticket, keys)
    step = {"ticket": found.ticket, "app": factors.app is not None, "passkey": options}
    return json_response(step, 202)


async def second_step(request: Request) -> Response:
    body = await json_body(request, SecondStep)
    return signed_in(
        await sign_in.take_second_step(
            accounts_of(request),
            body.ticket,
            body,
            relying_party(request),
            body.label,
            place_of(request),
        )
    )


async def passkey_options(request: Request) -> Response:
    """What a browser asks its devices for, to sign in by a passkey alone."""
    factors, party = accounts_of(request).second_factor, required_party(request)
    ticket = factors.tickets.issue(sign_in.BY_PASSKEY)
    return json_response(await factors.passkeys.request_options(party, ticket, ()), 201)


async def by_passkey(request: Request) -> Response:
    body, party = await json_body(request, PasskeySignIn), required_party(request)
    with lobby_of(request).admission.guess_limit(address_of(request)):
        entered = await sign_in.sign_in_with_passkey(
            accounts_of(request), body.passkey, party, body.label, place_of(request)
        )
    return signed_in(entered)
