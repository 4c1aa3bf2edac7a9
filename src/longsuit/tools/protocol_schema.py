"""JSON Schema and TypeScript types of every message, written from the structs themselves.

`python -m longsuit.tools.protocol_schema docs/protocol.schema.json [web/src/protocol.ts]`
"""

import json
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from ..engine.codec import Schema
from ..games import GAMES
from ..protocol import VERSION, messages, requests
from ..protocol.errors import SENTENCES, Code
from ..protocol.parts import EMOTES, PHRASES, Line, Option
from ..protocol.views import view_schema

REF = "#/$defs/{name}"


def document() -> Schema:
    """The whole protocol."""
    defs: Schema = {}
    for prefix, union in (("Ask", requests.AnyRequest), ("Tell", messages.AnyMessage)):
        kinds = get_args(union)
        _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        named = {kind.__name__: f"{prefix}{kind.__name__}" for kind in kinds}
        for name, schema in found.items():
            defs[named.get(name, name)] = renamed(schema, named)
        defs[f"{prefix}ed" if prefix == "Ask" else "Told"] = {
            "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named.values()]
        }
    _, parts = msgspec.json.schema_components((Option, Line, Code), ref_template=REF)
    defs |= parts
    defs["Code"] = {"enum": list(SENTENCES)}
    for game in GAMES:
        defs[view_name(game)] = view(game)
    defs["GameView"] = {"anyOf": [{"$ref": f"#/$defs/{view_name(game)}"} for game in GAMES]}
    for message in ("TellEvent", "TellUndo", "TellView"):
        defs[message]["properties"]["view"] = {"$ref": "#/$defs/GameView"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Longsuit, protocol {VERSION}",
        "anyOf": [{"$ref": "#/$defs/Asked"}, {"$ref": "#/$defs/Told"}],
        "$defs": dict(sorted(defs.items())),
    }


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """The same with the names of messages changed."""
    if isinstance(schema, dict):
        found = {key: renamed(value, names) for key, value in schema.items()}
        if "$ref" in found:
            name = found["$ref"].rpartition("/")[2]
            found["$ref"] = f"#/$defs/{names.get(name, name)}"
        return found
    return [renamed(item, names) for item in schema] if isinstance(schema, list) else schema


# Views.


def view_name(game: str) -> str:
    return "".join(word.title() for word in game.split("_")) + "View"


def view(game: str) -> Schema:
    kind = get_type_hints(GAMES[game].view)["return"]
    return view_schema(kind) | {"title": view_name(game)}


# TypeScript.


def typescript(document: Schema) -> str:
    """The same types for the web client."""
    lines = [
        "// Written by `make docs` from longsuit.protocol; change the Python structs instead.",
        f"export const VERSION = {VERSION};",
        f"export const PHRASES = {json.dumps(PHRASES, indent=2)} as const;",
        f"export const EMOTES = {json.dumps(EMOTES)} as const;",
        f"export const SENTENCES = {json.dumps(SENTENCES, indent=2)} as const;",
    ]
    for name, schema in document["$defs"].items():
        about = schema.get("description", "").split("\n")[0]
        lines += [f"/** {about} */"] if about else []
        lines.append(f"export type {name} = {typed(schema)};")
    return "\n".join(lines) + "\n"


def typed(schema: Schema) -> str:
    if "$ref" in schema:
        name: str = schema["$ref"].rpartition("/")[2]
        return name
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(typed(part) for part in schema[key]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "object":
            return thing(schema)
        case "array":
            return listed(schema)
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def thing(schema: Schema) -> str:
    if "properties" not in schema:
        inner = schema.get("additionalProperties")
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    required = schema.get("required", [])
    parts = [
        f"{name}{'' if name in required else '?'}: {typed(inner)}"
        for name, inner in schema["properties"].items()
    ]
    return "{ " + "; ".join(parts) + " }"


def listed(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(typed(part) for part in schema["prefixItems"]) + "]"
    inner = typed(schema.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def written(document: Schema) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    made = document()
    Path(sys.argv[1]).write_text(written(made), encoding="utf-8")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(typescript(made), encoding="utf-8")
