"""People over HTTP: the caller's account and devices, and friends."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...people.accounts import Accounts
from ...people.belongings import belongings_of
from ...people.erasure import erase
from ...people.friends import Friends
from ...people.identity import Person
from ...people.second_factor import factors_message
from ..bodies import Account, Confirmation, Invitation, TableVisibility
from ..qr_code import qr_code
from ..relying_party import relying_party
from ..requests import address_of, caller_of, json_body, lobby_of
from ..responses import json_response


def accounts_of(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def friends_of(request: Request) -> Friends:
    return Friends(lobby_of(request))


async def my_account(request: Request) -> Response:
    return json_response(await account_of(request, await caller_of(request)))


async def account_of(request: Request, person: Person) -> dict[str, Any]:
    row = await accounts_of(request).person_row(person)
    return {
        "person": row.id,
        "name": row.name,
        "gender": row.gender,
        "account": row.password is not None,
        "created": row.created,
        "factors": factors_message(
            await accounts_of(request).second_factor.of(row.id), relying_party(request)
        ),
    }


async def my_belongings(request: Request) -> Response:
    person = await caller_of(request)
    return json_response(await belongings_of(lobby_of(request).queries, person))


async def set_account(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, Account)
    accounts = accounts_of(request)
    row = await accounts.confirm(person, body.old, body, relying_party(request))
    address = address_of(request)
    signed_out = await accounts.set_account(person, row, body.name, body.password, address)
    return json_response(await account_of(request, person) | {"signed_out": signed_out})


async def delete_my_data(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, Confirmation)
    accounts = accounts_of(request)
    await accounts.confirm(person, body.password, body, relying_party(request))
    accounts.close_connections(person.id)
    await erase(lobby_of(request), person.id)
    accounts.close_connections(person.id)
    return json_response({"deleted": True})


async def my_devices(request: Request) -> Response:
    return json_response(await accounts_of(request).devices(await caller_of(request)))


async def sign_device_out(request: Request) -> Response:
    person = await caller_of(request)
    await accounts_of(request).sign_out(person, request.path_params["device"])
    return json_response({"signed_out": True})


async def sign_out_everywhere(request: Request) -> Response:
    await accounts_of(request).sign_out_everywhere(await caller_of(request))
    return json_response({"signed_out": True})


# Friends.


async def my_friends(request: Request) -> Response:
    return json_response(await friends_of(request).list_of(await caller_of(request)))


async def create_friend_link(request: Request) -> Response:
    invitation = await friends_of(request).invite(await caller_of(request))
    link = f"{str(request.base_url).rstrip('/')}{invitation['link']}"
    return json_response(invitation | {"svg": qr_code(link)}, 201)


async def accept_friend(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, Invitation)
    with lobby_of(request).admission.guess_limit(address_of(request)):
        friend = await friends_of(request).accept(person, body.code)
    return json_response({"person": friend.id, "name": friend.name}, 201)


async def show_tables_to_friend(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, TableVisibility)
    await friends_of(request).set_shows(person, request.path_params["person"], body.shows)
    return json_response({"shows": body.shows})


async def end_friendship(request: Request) -> Response:
    person = await caller_of(request)
    await friends_of(request).remove(person, request.path_params["person"])
    return json_response({"friends": False})
