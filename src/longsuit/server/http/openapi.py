"""The OpenAPI document, generated from the route table; its schemas come from msgspec."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ... import __version__
from ...games import GAMES
from .endpoint import Endpoint
from .parameters import Parameter, Schema
from .responses import Refused, status_of

REF = "#/components/schemas/{name}"
SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "none": [],
    "optional": [{}, {"token": []}],
    "token": [{"token": []}],
}


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [
        *(endpoint.response for endpoint in endpoints),
        *(endpoint.body for endpoint in endpoints if endpoint.body is not None),
        Refused,
    ]
    type_schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schemas = {repr(kind): schema for kind, schema in zip(types, type_schemas, strict=True)}
    amend_create(components["Create"])
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        methods = paths.setdefault(endpoint.path, {})
        described = methods[endpoint.method.lower()] = operation(endpoint, schemas)
        if endpoint.method == "GET":
            methods["head"] = head_operation(described)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Longsuit", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(endpoint: Endpoint, schemas: dict[str, Schema]) -> dict[str, Any]:
    """One method of a path; `schemas` has the schema of each type by the type's repr."""
    response = content(endpoint.media_type, schemas[repr(endpoint.response)])
    statuses = endpoint.success_statuses or {200: endpoint.summary}
    refused = {
        "description": "Refused.",
        "content": content("application/json", schemas[repr(Refused)]),
    }
    described: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": [parameter(each) for each in endpoint.parameters],
        "responses": {
            **{
                str(code): {"description": text, "content": response}
                for code, text in statuses.items()
            },
            **{str(status): refused for status in sorted(map(status_of, endpoint.codes()))},
        },
    }
    if security := SECURITY[endpoint.auth]:
        described["security"] = security
    if endpoint.body is not None:
        media_type = "text/plain" if endpoint.body is str else "application/json"
        body = content(media_type, schemas[repr(endpoint.body)])
        described["requestBody"] = {"required": True, "content": body}
    return described


def head_operation(get: dict[str, Any]) -> dict[str, Any]:
    """The method HEAD of a path that has GET: the same without bodies."""
    responses: dict[str, dict[str, Any]] = get["responses"]
    return {
        **get,
        "responses": {
            status: {"description": response["description"]}
            for status, response in responses.items()
        },
    }


def content(media_type: str, schema: Schema) -> dict[str, Any]:
    return {media_type: {"schema": schema}}


def parameter(of: Parameter) -> dict[str, Any]:
    return {"name": of.name, "in": of.place, "required": of.place == "path", "schema": of.schema}


def amend_create(schema: Schema) -> None:
    """Over HTTP the message `create` has no type and no id, and names a game that exists."""
    del schema["properties"]["type"], schema["properties"]["id"]
    schema["required"] = ["game"]
    schema["properties"]["game"] = {"enum": list(GAMES)}
