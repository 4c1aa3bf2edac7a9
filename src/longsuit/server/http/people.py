"""Over HTTP: who somebody is, where they are signed in, and their friends."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...protocol.parts import Word
from ..people.accounts import Accounts
from ..people.erasure import erase
from ..people.friends import Friends
from .bodies import said
from .move import picture
from .routes import address_of, answer, lobby_of, person_of

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Old: TypeAlias = Annotated[str, Meta(max_length=200)]


class Account(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name and a password; `old` is the password so far, if there is one."""

    name: Word
    password: Password
    old: Old = ""


class SignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Word
    password: Old
    label: Word = ""  # how the device is called in the list of devices


class Deletion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account is deleted with its password."""

    password: Old = ""


class Invitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: Word


class Showing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether a friend sees at which tables one is."""

    shows: bool


def accounts_of(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def friends_of(request: Request) -> Friends:
    return Friends(lobby_of(request))


async def me(request: Request) -> Response:
    row = await accounts_of(request).kept(await person_of(request))
    account = row.password is not None
    return answer({"person": row.id, "name": row.name, "account": account, "created": row.created})


async def account(request: Request) -> Response:
    who, ask = await person_of(request), await said(request, Account)
    where = address_of(request)
    await accounts_of(request).set(who, ask.name, ask.password, ask.old, where)
    return await me(request)


async def sign_in(request: Request) -> Response:
    ask = await said(request, SignIn)
    where = address_of(request)
    who, token = await accounts_of(request).sign_in(ask.name, ask.password, ask.label, where)
    return answer({"person": who.id, "name": who.name, "token": token}, 201)


async def delete_me(request: Request) -> Response:
    who, ask = await person_of(request), await said(request, Deletion)
    accounts = accounts_of(request)
    await accounts.proved(await accounts.kept(who), ask.password, address_of(request))
    accounts.shut(who.id)
    await erase(lobby_of(request), who.id)
    accounts.shut(who.id)
    return answer({"deleted": True})


async def devices(request: Request) -> Response:
    return answer(await accounts_of(request).devices(await person_of(request)))


async def sign_out(request: Request) -> Response:
    who = await person_of(request)
    await accounts_of(request).sign_out(who, request.path_params["device"])
    return answer({"signed_out": True})


async def sign_out_everywhere(request: Request) -> Response:
    await accounts_of(request).sign_out_everywhere(await person_of(request))
    return answer({"signed_out": True})


# Friends.


async def friends(request: Request) -> Response:
    return answer(await friends_of(request).of(await person_of(request)))


async def invite(request: Request) -> Response:
    found = await friends_of(request).invite(await person_of(request))
    link = f"{str(request.base_url).rstrip('/')}{found['link']}"
    return answer(found | {"svg": picture(link)}, 201)


async def accept(request: Request) -> Response:
    who, ask = await person_of(request), await said(request, Invitation)
    with lobby_of(request).door.guess(address_of(request)):
        friend = await friends_of(request).accept(who, ask.code)
    return answer({"person": friend.id, "name": friend.name}, 201)


async def show(request: Request) -> Response:
    who, ask = await person_of(request), await said(request, Showing)
    await friends_of(request).show(who, request.path_params["person"], ask.shows)
    return answer({"shows": ask.shows})


async def unfriend(request: Request) -> Response:
    who = await person_of(request)
    await friends_of(request).end(who, request.path_params["person"])
    return answer({"friends": False})


ROUTES = [
    Route("/api/sign-in", sign_in, methods=["POST"]),
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me/account", account, methods=["PUT"]),
    Route("/api/me/delete", delete_me, methods=["POST"]),
    Route("/api/me/devices", devices, methods=["GET"]),
    Route("/api/me/devices", sign_out_everywhere, methods=["DELETE"]),
    Route("/api/me/devices/{device}", sign_out, methods=["DELETE"]),
    Route("/api/me/friends", friends, methods=["GET"]),
    Route("/api/me/friends", accept, methods=["POST"]),
    Route("/api/me/friends/link", invite, methods=["POST"]),
    Route("/api/me/friends/{person}", show, methods=["PUT"]),
    Route("/api/me/friends/{person}", unfriend, methods=["DELETE"]),
]
