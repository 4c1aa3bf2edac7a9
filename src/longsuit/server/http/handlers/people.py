"""People over HTTP: the caller's account and devices, and friends."""

from starlette.requests import Request
from starlette.responses import Response

from ...people.accounts import Accounts
from ...people.erasure import erase
from ...people.friends import Friends
from ..bodies import Account, Deletion, Invitation, SignIn, TableVisibility
from ..qr_code import qr_code
from ..requests import address_of, caller_of, json_body, lobby_of
from ..responses import json_response


def accounts_of(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def friends_of(request: Request) -> Friends:
    return Friends(lobby_of(request))


async def my_account(request: Request) -> Response:
    row = await accounts_of(request).person_row(await caller_of(request))
    return json_response(
        {
            "person": row.id,
            "name": row.name,
            "gender": row.gender,
            "account": row.password is not None,
            "created": row.created,
        }
    )


async def set_account(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, Account)
    address = address_of(request)
    await accounts_of(request).set_account(person, body.name, body.password, body.old, address)
    return await my_account(request)


async def sign_in(request: Request) -> Response:
    body = await json_body(request, SignIn)
    address = address_of(request)
    person, token = await accounts_of(request).sign_in(
        body.name, body.password, body.label, address
    )
    return json_response({"person": person.id, "name": person.name, "token": token}, 201)


async def delete_my_data(request: Request) -> Response:
    person, body = await caller_of(request), await json_body(request, Deletion)
    accounts = accounts_of(request)
    await accounts.check_password(
        await accounts.person_row(person), body.password, address_of(request)
    )
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
