"""A JSON Schema validator for the few keywords that the protocol's schema uses."""

from typing import Any

CLASSES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
KEYWORDS = {
    "$ref", "anyOf", "enum", "type", "title", "description", "properties", "required", "items",
    "prefixItems", "minItems", "additionalProperties", "default",
}  # fmt: skip


def fits(value: Any, schema: Any, definitions: dict[str, Any]) -> bool:
    """True if the value is one that the schema describes; members not described are refused."""
    if schema is True:
        return True
    assert set(schema) <= KEYWORDS, set(schema) - KEYWORDS
    if "$ref" in schema:
        return fits(value, definitions[schema["$ref"].rpartition("/")[2]], definitions)
    if "anyOf" in schema:
        return any(fits(value, part, definitions) for part in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kind = schema["type"]
    if not isinstance(value, CLASSES[kind]) or (isinstance(value, bool) and kind != "boolean"):
        return False
    if isinstance(value, list):
        places = schema.get("prefixItems")
        if places is None:
            places = [schema["items"]] * len(value)
        return len(value) == len(places) and all(
            fits(item, place, definitions) for item, place in zip(value, places, strict=True)
        )
    if isinstance(value, dict):
        known, other = schema.get("properties", {}), schema.get("additionalProperties")
        return set(schema.get("required", ())) <= set(value) and all(
            fits(member, known.get(key, other), definitions) if key in known or other else False
            for key, member in value.items()
        )
    return True
