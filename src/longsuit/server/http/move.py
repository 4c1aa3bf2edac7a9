"""Links as pictures for phones: to a table, and to be the same person on another device."""

import io
from urllib.parse import urlsplit

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...protocol.errors import Refusal
from .. import ids
from ..people.identity import MOVE
from .routes import address_of, answer, lobby_of, person_of

LONGEST = 300  # letters of a link


def picture(link: str) -> str:
    """A link as an SVG that a phone can read."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, xmldecl=False, svgns=True)
    return out.getvalue().decode()


async def move(request: Request) -> Response:
    """The code is in the part of the link after `#`, which no server and no log gets to see."""
    who = await person_of(request)
    lobby_of(request).door.opened.take(who.id)
    code = lobby_of(request).people.move(who)
    link = f"{request.base_url}#move={code}"
    return answer({"code": code, "seconds": MOVE, "link": link, "svg": picture(link)}, 201)


async def table(request: Request) -> Response:
    """The picture of a table's link, as this server is called here or as the page knows it."""
    lobby = lobby_of(request)
    with lobby.door.guess(address_of(request)):
        found = await lobby.find(request.path_params["code"])
    own = f"{request.base_url}t/{ids.written(found.code)}"
    link = request.query_params.get("link", own)
    if not leads_to(link, found.code):
        raise Refusal("bad_message", f"The link of this table is like {own}.")
    return Response(picture(link), media_type="image/svg+xml", headers={"cache-control": "private"})


def leads_to(link: str, code: str) -> bool:
    """Whether a link is one to this table, on whatever host."""
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    path, _, last = parts.path.rpartition("/t/")
    return (
        parts.scheme in ("http", "https")
        and bool(parts.netloc)
        and len(link) <= LONGEST
        and not (path or parts.query or parts.fragment)
        and ids.read(last) == code
    )


ROUTES = [
    Route("/api/move", move, methods=["POST"]),
    Route("/api/tables/{code}/qr.svg", table, methods=["GET"]),
]
