"""The OpenAPI document's part about people: accounts, friends, scores and the daily deal."""

from typing import Any

from ...games import GAMES
from ..people.high_scores import High
from .people import Account, Deletion, Invitation, Showing, SignIn
from .scores import FOREVER, Entry

BODIES = (Account, Deletion, Invitation, Showing, SignIn, Entry, High)
ALWAYS = (429, 503)
REFUSED = {
    "description": "Refused.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}},
}
OBJECT: dict[str, Any] = {"type": "object"}
LIST: dict[str, Any] = {"type": "array", "items": OBJECT}
HIGHS: dict[str, Any] = {"type": "array", "items": {"$ref": "#/components/schemas/High"}}


def asks(
    about: str,
    schema: dict[str, Any],
    *codes: int,
    status: int = 200,
    body: type | None = None,
    public: bool = False,
    parameters: tuple[dict[str, Any], ...] = (),
) -> dict[str, Any]:
    """One method of one path."""
    content = {"application/json": {"schema": schema}}
    refusals = {*codes, *ALWAYS, *(() if public else (401, 403))}
    found: dict[str, Any] = {
        "summary": about,
        "parameters": list(parameters),
        "responses": {str(status): {"description": about, "content": content}}
        | {str(code): REFUSED for code in sorted(refusals)},
    }
    if not public:
        found["security"] = [{"token": []}]
    if body is not None:
        ref = {"$ref": f"#/components/schemas/{body.__name__}"}
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": ref}},
        }
        found["responses"] |= {"400": REFUSED, "413": REFUSED}
    return found


def inside(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": schema}


def query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": schema}


WORD = {"type": "string", "minLength": 1}
GAME = inside("game", {"enum": list(GAMES)})
ID, PERSON, DEVICE = inside("game", WORD), inside("person", WORD), inside("device", WORD)
PRESET = inside("preset", WORD)
SEAT = query("seat", {"type": "integer", "minimum": 0, "maximum": 9})
OPEN = query("open", {"enum": ["yes", "no"]})
FIRST = query("first", {"type": "integer", "minimum": 0, "maximum": 1_000_000})
BEFORE = query("before", {"type": "integer", "minimum": 0, "maximum": FOREVER})
DAY = query("day", {"type": "string", "format": "date"})


def logs() -> dict[str, Any]:
    """A log in the body, as a text."""
    about = "A log event by event, with the proofs of its shuffles."
    found = asks(about, OBJECT, 400, 413, public=True, parameters=(SEAT, FIRST, OPEN))
    found["requestBody"] = {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
    return {"post": found}


def paths() -> dict[str, dict[str, Any]]:
    begun = asks("Today's deal, begun.", OBJECT, 400, 404, status=201, parameters=(GAME,))
    begun["responses"]["200"] = {
        "description": "Today's deal, begun before.",
        "content": {"application/json": {"schema": OBJECT}},
    }
    return {
        "/api/sign-in": {
            "post": asks("Sign in.", OBJECT, 401, 403, status=201, body=SignIn, public=True)
        },
        "/api/me": {"get": asks("Who you are.", OBJECT)},
        "/api/me/friends": {
            "get": asks("Your friends.", LIST),
            "post": asks("Become friends by a link.", OBJECT, status=201, body=Invitation),
        },
        "/api/me/friends/link": {"post": asks("A link for a friend.", OBJECT, status=201)},
        "/api/me/friends/{person}": {
            "put": asks(
                "Show a friend your tables or not.",
                OBJECT,
                404,
                body=Showing,
                parameters=(PERSON,),
            ),
            "delete": asks("Be friends no more.", OBJECT, 404, parameters=(PERSON,)),
        },
        "/api/me/offers": {"get": asks("High scores you may enter.", LIST)},
        "/api/me/scores": {"post": asks("Enter a high score.", HIGHS, status=201, body=Entry)},
        "/api/me/statistics": {"get": asks("Your statistics, by game.", OBJECT)},
        "/api/me/games": {
            "get": asks("Your games, newest first.", LIST, 400, parameters=(BEFORE,))
        },
        "/api/games/{game}/replay": {
            "get": asks(
                "A finished game, event by event.",
                OBJECT,
                *(400, 401, 403, 404, 409),
                public=True,
                parameters=(ID, SEAT, FIRST, OPEN),
            )
        },
        "/api/games/{game}/review": {
            "get": asks(
                "Where points were lost in a finished game.",
                OBJECT,
                *(400, 401, 403, 404, 409, 429),
                public=True,
                parameters=(ID, SEAT),
            )
        },
        "/api/scores/{game}/{preset}": {
            "get": asks("Ten high scores.", HIGHS, 404, public=True, parameters=(GAME, PRESET))
        },
        "/api/ratings/{game}": {
            "get": asks("The best by rating.", LIST, 404, public=True, parameters=(GAME,))
        },
        "/api/daily/{game}": {
            "get": asks(
                "The ranking of a daily deal.",
                OBJECT,
                400,
                404,
                public=True,
                parameters=(GAME, DAY),
            ),
            "post": begun,
        },
        "/api/me/devices": {
            "get": asks("Where you are signed in.", LIST),
            "delete": asks("Sign out everywhere.", OBJECT, 400),
        },
        "/api/me/devices/{device}": {
            "delete": asks("Sign a device out.", OBJECT, 400, 404, parameters=(DEVICE,))
        },
        "/api/me/account": {"put": asks("Set your name and password.", OBJECT, body=Account)},
        "/api/me/delete": {"post": asks("Delete your data.", OBJECT, body=Deletion)},
    }
