"""Requests that fit the OpenAPI document, and some that do not, are answered as it says."""

from collections.abc import Iterator
from contextlib import nullcontext, suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from longsuit.server.app import create_app
from longsuit.server.config import Config
from longsuit.server.http.openapi import document
from longsuit.server.http.routes import ENDPOINTS
from longsuit.server.limits import unlimited

from ..live_server import LiveServer, live_server
from .calls import guest

EXAMPLES = 15
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = [
    (path, method) for path, found in document(ENDPOINTS)["paths"].items() for method in found
]


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("schema"), limits=unlimited()) as found:
        yield found


@pytest.fixture
def token(at: LiveServer) -> str:
    return guest(at, "Ann")[0]


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_is_as_described(
    at: LiveServer, token: str, path: str, method: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{at.http}/api/openapi.json")
    cases = schema[path][method].as_strategy(generation_mode=mode)
    headers = {"authorization": f"Bearer {token}"}

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def answered(case: Any) -> None:
        case.call_and_validate(checks=CHECKS, headers=headers)

    # Where any text fits, or nothing is given, there is nothing to get wrong.
    with suppress(Unsatisfiable) if mode == GenerationMode.NEGATIVE else nullcontext():
        answered()


def test_every_route_is_described() -> None:
    routes = create_app(Config(db="sqlite://")).routes
    have = {
        (route.path, method.lower())
        for route in routes
        if isinstance(route, Route) and route.path != "/{path:path}"
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert have == set(OPERATIONS)


def test_an_endpoint_with_a_token_refuses_requests_without_one(at: LiveServer) -> None:
    for endpoint in ENDPOINTS:
        path = endpoint.path
        for parameter in endpoint.parameters:
            path = path.replace(f"{{{parameter.name}}}", "whist")
        answer = httpx.request(endpoint.method, at.http + path, timeout=20)
        assert (answer.status_code == 401) == (endpoint.auth == "token"), endpoint.path


def test_a_method_that_is_not_in_the_table_is_refused(at: LiveServer) -> None:
    declared: dict[str, set[str]] = {}
    for endpoint in ENDPOINTS:
        declared.setdefault(endpoint.path, set()).add(endpoint.method)
    # `link` could be the {person} of these.
    declared["/api/me/friends/link"] |= declared["/api/me/friends/{person}"]
    for path, methods in declared.items():
        for method in {"GET", "POST", "PUT", "DELETE", "PATCH"} - methods:
            answer = httpx.request(method, at.http + path, timeout=20)
            assert (answer.status_code, answer.json()["code"]) == (405, "method"), (method, path)
