"""A code that moves a person to another device, as a link and as a picture of it."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .people import MOVE
from .rest import answer, lobby_of, person_of


def picture(link: str) -> str:
    """A link as an SVG that a phone can read."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, xmldecl=False, svgns=True)
    return out.getvalue().decode()


async def move(request: Request) -> Response:
    """The code is in the part of the link after `#`, which no server and no log gets to see."""
    who = await person_of(request)
    code = lobby_of(request).people.move(who)
    link = f"{request.base_url}#move={code}"
    return answer({"code": code, "seconds": MOVE, "link": link, "svg": picture(link)}, 201)


ROUTES = [Route("/api/move", move, methods=["POST"])]
