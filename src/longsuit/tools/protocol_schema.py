"""Writes the JSON Schema and the TypeScript types of the protocol from the structs themselves.

`python -m longsuit.tools.protocol_schema docs/reference/protocol.schema.json [web/src/protocol.ts]`
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from ..engine.codec import Schema
from ..games import GAMES
from ..protocol import VERSION, messages, requests
from ..protocol.errors import CODES, Code
from ..protocol.parts import EMOTES, PHRASES, Line, Option
from ..protocol.views import view_schema

REF = "#/$defs/{name}"
WIDTH = 100  # columns of the TypeScript file, as Prettier has it


def document() -> Schema:
    """The JSON Schema of all requests, messages, views and errors."""
    defs: Schema = {}
    for prefix, union in (("Ask", requests.AnyRequest), ("Tell", messages.AnyMessage)):
        kinds = get_args(union)
        _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        named = {kind.__name__: f"{prefix}{kind.__name__}" for kind in kinds}
        for name, schema in found.items():
            defs[named.get(name, name)] = with_names(schema, named)
        defs[f"{prefix}ed" if prefix == "Ask" else "Told"] = {
            "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named.values()]
        }
    _, parts = msgspec.json.schema_components((Option, Line, Code), ref_template=REF)
    defs |= parts
    defs["Code"] = {"enum": list(CODES)}
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


def with_names(schema: Any, names: dict[str, str]) -> Any:
    """A schema with the names of messages changed, also in references."""
    if isinstance(schema, dict):
        found = {key: with_names(value, names) for key, value in schema.items()}
        if "$ref" in found:
            name = found["$ref"].rpartition("/")[2]
            found["$ref"] = f"#/$defs/{names.get(name, name)}"
        return found
    return [with_names(item, names) for item in schema] if isinstance(schema, list) else schema


# Views.


def view_name(game: str) -> str:
    return "".join(word.title() for word in game.split("_")) + "View"


def view(game: str) -> Schema:
    kind = get_type_hints(GAMES[game].view)["return"]
    return view_schema(kind) | {"title": view_name(game)}


# TypeScript.


def typescript(document: Schema) -> str:
    """The types of a schema document in TypeScript, for the page."""
    lines = [
        "// Written by `make docs` from longsuit.protocol; change the Python structs instead.",
        f"export const VERSION = {VERSION};",
        f"export const PHRASES = [\n{items(PHRASES)}] as const;",
        f"export const EMOTES = [\n{items(EMOTES)}] as const;",
    ]
    for name, schema in document["$defs"].items():
        about = schema.get("description", "").split("\n")[0]
        lines += [f"/** {about} */"] if about else []
        lines.append(
            f"export type {name} = {type_text(schema, first=len(name) + 15)};".replace(
                "= \n", "=\n"
            )
        )
    return "\n".join(lines) + "\n"


def items(texts: Iterable[str]) -> str:
    """The items of an array of texts, one a line."""
    return "".join(f"  {json.dumps(text)},\n" for text in texts)


def type_text(schema: Schema, indent: int = 0, first: int = 0) -> str:
    """A schema as a TypeScript type, broken into lines where it is too long.

    `indent` is the indentation of its line, `first` the number of columns before the type.
    """
    if "$ref" in schema:
        name: str = schema["$ref"].rpartition("/")[2]
        return name
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return union([type_text(part, indent + 2) for part in schema[key]], indent, first)
    if "enum" in schema:
        return union([json.dumps(value) for value in schema["enum"]], indent, first)
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "object":
            return object_type(schema, indent, first)
        case "array":
            return array_type(schema, indent, first)
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def union(parts: list[str], indent: int, first: int) -> str:
    """The union of these types."""
    different = list(dict.fromkeys(parts))
    line = " | ".join(different)
    if first + len(line) < WIDTH or len(different) == 1:
        return line
    return "".join(f"\n{' ' * (indent + 2)}| {part}" for part in different)


def object_type(schema: Schema, indent: int, first: int) -> str:
    """The type of an object with named fields, or of a record with any keys."""
    if "properties" not in schema:
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_text(inner) if isinstance(inner, dict) else 'unknown'}>"
    required = schema.get("required", [])
    fields = {
        f"{name}{'' if name in required else '?'}": inner
        for name, inner in schema["properties"].items()
    }
    line = "; ".join(f"{name}: {type_text(inner)}" for name, inner in fields.items())
    if first + len(line) + 4 < WIDTH and "\n" not in line:
        return f"{{ {line} }}"
    margin = " " * (indent + 2)
    lines = (
        f"{margin}{name}: {type_text(inner, indent + 2, indent + len(name) + 4)};"
        for name, inner in fields.items()
    )
    return "{\n" + "\n".join(line.replace(": \n", ":\n") for line in lines) + f"\n{' ' * indent}}}"


def array_type(schema: Schema, indent: int, first: int) -> str:
    """The type of an array, or of a tuple."""
    if "prefixItems" in schema:
        return "[" + ", ".join(type_text(part) for part in schema["prefixItems"]) + "]"
    inner = type_text(schema.get("items") or {}, indent, first)
    return f"({inner})[]" if "|" in inner and inner[0] not in "{[" else f"{inner}[]"


def document_text(document: Schema) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    made = document()
    Path(sys.argv[1]).write_text(document_text(made), encoding="utf-8")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(typescript(made), encoding="utf-8")
