"""The endpoints with which an operator watches the server."""

import asyncio
from secrets import compare_digest

from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response

from ....engine.sentences import say
from ....protocol.errors import Refusal
from ...net.proxies import names_this_computer
from ...store.writer import Unavailable, Write, Writer
from ..requests import address_of, lobby_of, on_metrics_port, token_of
from ..responses import json_response

PATIENCE = 5  # seconds for the database to answer
TRY_EVERY = 0.5  # seconds from one try to the next


async def health(request: Request) -> Response:
    """Answers while the event loop runs."""
    return json_response({"alive": True})


async def ready(request: Request) -> Response:
    """Answers 503 unless the writer can write: it has committed within the last TRY_EVERY, or does
    so now.  Many who ask share one try."""
    try:
        attempt = write_attempt(lobby_of(request).writer)
        await asyncio.wait_for(asyncio.shield(attempt), PATIENCE)
    except (Unavailable, TimeoutError):
        raise Refusal("unavailable") from None
    return json_response({"ready": True})


def write_attempt(writer: Writer) -> asyncio.Future[None]:
    """The last transaction that tried whether anything can be written, or a new one.

    It writes only what every transaction does, the row of the epoch.
    """
    now = asyncio.get_running_loop().time()
    last = writer.attempt
    if last is None or (last.done() and now >= writer.next_attempt):
        last = writer.attempt = asyncio.ensure_future(writer.write(Write()))
        last.add_done_callback(lambda done: done.cancelled() or done.exception())
        writer.next_attempt = now + TRY_EVERY
    return last


async def metrics(request: Request) -> Response:
    """The figures, for those who may read them."""
    check_metrics_access(request)
    registry = request.app.state.metrics
    figures = await asyncio.to_thread(generate_latest, registry)  # it looks at every table
    return Response(figures, media_type="text/plain; version=0.0.4")


def check_metrics_access(request: Request) -> None:
    """Refusal unless the request comes as the configuration demands.

    With a port of their own the figures are there and nowhere else; with a token whoever has it may
    read them.  With neither they are for programs on this computer only, while nobody else reaches
    the server: not through its own address and not through a proxy.
    """
    config, scope = request.app.state.config, request.scope
    at_port = on_metrics_port(scope, config)
    local = scope.get("longsuit.local", False) and names_this_computer(config.host)
    reachable = at_port if config.metrics_port else bool(config.metrics_token) or local
    if not reachable:
        options = ("--metrics-port", "--metrics-token-file")
        raise Refusal("forbidden", say("metrics_closed", choices=options))
    if config.metrics_token:
        with lobby_of(request).admission.guess_limit(address_of(request)):
            if not compare_digest(token_of(request).encode(), config.metrics_token.encode()):
                raise Refusal("bad_token", say("metrics_need_token"))
