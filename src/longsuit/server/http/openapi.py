"""The OpenAPI document of the part that speaks HTTP."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ...games import GAMES
from ...games.rule_sheets import LANGUAGES
from ...protocol import messages, requests
from ...protocol.errors import CODES
from . import openapi_people

REF = "#/components/schemas/{name}"


def json_body(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def answer(about: str, content: dict[str, Any]) -> dict[str, Any]:
    return {"description": about, "content": content}


ERROR = answer("Refused.", json_body({"$ref": "#/components/schemas/Refused"}))
TEXT = {"text/plain": {"schema": {"type": "string"}}}
MARKDOWN = {"text/markdown": {"schema": {"type": "string"}}}
ANYTHING: dict[str, Any] = {"type": "object"}
TABLE = {"$ref": "#/components/schemas/Table"}


def place(name: str, schema: dict[str, Any], where: str = "path") -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def get(
    about: str, content: dict[str, Any], *codes: int, parameters: tuple[dict[str, Any], ...] = ()
) -> dict[str, Any]:
    answers = {"200": answer(about, content)} | {str(code): ERROR for code in (*codes, 503)}
    return {"get": {"summary": about, "parameters": list(parameters), "responses": answers}}


def document() -> dict[str, Any]:
    kinds = (requests.Create, messages.Table, *openapi_people.BODIES)
    _, parts = msgspec.json.schema_components(kinds, ref_template=REF)
    create = parts["Create"]
    del create["properties"]["type"], create["properties"]["id"]
    create["required"] = ["game"]
    create["properties"]["game"] = {"enum": list(GAMES)}
    parts["Refused"] = {
        "type": "object",
        "properties": {
            "code": {"enum": list(CODES)},
            "text": {"type": "string"},
            "template": {"type": "string"},
            "values": {"type": "object", "additionalProperties": {"type": "string"}},
        },
        "required": ["code", "text"],
    }
    word = {"type": "string"}
    game = place("game", {"enum": list(GAMES)})
    language = place("lang", {"enum": list(LANGUAGES)}, "query")
    made = {"type": "object", "required": ["code", "written", "link"]}
    tables = get("Public tables.", json_body({"type": "array", "items": TABLE}))
    tables["post"] = {
        "summary": "Open a table.",
        "security": [{"token": []}],
        "requestBody": {
            "required": True,
            "content": json_body({"$ref": "#/components/schemas/Create"}),
        },
        "responses": {"201": answer("Opened.", json_body(made))}
        | {str(code): ERROR for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    }
    log = (place("game", word),)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Longsuit", "version": __version__},
        "paths": {
            "/api/tables": tables,
            "/api/tables/{code}": get(
                "A table.", json_body(TABLE), 404, parameters=(place("code", word),)
            ),
            "/api/tables/{code}/qr.svg": get(
                "A table's link as a picture.",
                {"image/svg+xml": {"schema": {"type": "string"}}},
                *(400, 404, 410),
                parameters=(place("code", word), place("link", word, "query")),
            ),
            "/api/logs": openapi_people.logs(),
            "/api/move": {
                "post": {
                    "summary": "A code that signs another device in, with a link and its picture.",
                    "security": [{"token": []}],
                    "responses": {"201": answer("Made.", json_body(ANYTHING))}
                    | {str(code): ERROR for code in (401, 403, 429, 503)},
                }
            },
            "/api/games": get(
                "The games, their options and players.",
                json_body({"type": "array", "items": ANYTHING}),
                400,
                parameters=(language,),
            ),
            "/api/games/{game}/rules": get(
                "The rule sheet.",
                MARKDOWN,
                400,
                404,
                parameters=(game, place("preset", word, "query"), language),
            ),
            "/api/games/{game}/log": get(
                "A finished game on paper.", TEXT, 401, 403, 404, 409, parameters=log
            ),
            "/health": get("Alive.", json_body(ANYTHING)),
            "/ready": get("Able to write.", json_body(ANYTHING)),
            "/metrics": get("Figures for Prometheus.", TEXT),
            **openapi_people.paths(),
        },
        "components": {
            "schemas": parts,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


DOCUMENT = msgspec.json.encode(document())


async def described(request: Request) -> Response:
    return Response(DOCUMENT, media_type="application/json")
