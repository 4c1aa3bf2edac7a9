"""The web client's files, or a page that says plainly that they are missing."""

import mimetypes
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from ...messages.languages import LANGUAGES, known_language
from ...messages.render import Reader
from ..config import Config

NO_CLIENT_PAGE = """<!doctype html>
<html lang="{language}" dir="{direction}"><meta charset="utf-8"><title>Longsuit</title>
<h1>{heading}</h1>
<p>{text}</p>
<pre dir="ltr">{command}</pre></html>
"""
# Paths that are never pages of the client, nor is anything below them.
RESERVED_PATHS = ("/api", "/ws", "/health", "/ready", "/metrics")
# Some systems do not know these, or have them wrong.
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # siblings that the build writes, the smallest first
FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with their content


def web_folder(config: Config) -> Path | None:
    """The folder of the built web client, if there is one."""
    folder = Path(config.web) if config.web else Path(str(files("longsuit"))) / "web"
    return folder if (folder / "index.html").is_file() else None


class PageRoute(Route):
    """Matches every path that is not the server's own."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path: str = scope.get("path", "")
        if any(path == word or path.startswith(f"{word}/") for word in RESERVED_PATHS):
            return Match.NONE, {}
        return super().matches(scope)


class CompressedFiles(StaticFiles):
    """Static files, compressed ahead by the build where the browser accepts it."""

    def file_response(
        self,
        full_path: "os.PathLike[str] | str",
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        request_headers = Headers(scope=scope)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
        if scope["path"].startswith("/assets/"):
            headers["cache-control"] = FOREVER
        chosen = full_path
        for name in accepted_encodings(request_headers.get("accept-encoding", "")):
            compressed = f"{os.fspath(full_path)}{ENCODINGS[name]}"
            if os.path.isfile(compressed):
                chosen, headers["content-encoding"] = compressed, name
                break
        response = FileResponse(
            chosen,
            status_code,
            headers,
            media_type(os.fspath(full_path)),
            stat_result=os.stat(chosen),
        )
        if self.is_not_modified(response.headers, request_headers):
            return NotModifiedResponse(response.headers)
        return response


def media_type(path: str) -> str:
    ending = os.path.splitext(path)[1].lower()
    return MEDIA_TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def accepted_encodings(accepted: str) -> list[str]:
    """The encodings that the build writes and the browser accepts, the best first."""
    words = [word.replace(" ", "").lower().partition(";") for word in accepted.split(",")]
    wanted = {name for name, _, weight in words if weight not in ("q=0", "q=0.0", "q=0.00")}
    return [name for name in ENCODINGS if name in wanted]


def is_page(request: Request) -> bool:
    """True if the request is for a page: the path is no file's, and HTML is accepted."""
    path = request.url.path
    if "." in path.rpartition("/")[2]:
        return False
    always = path == "/" or path.startswith("/t/")  # also without an Accept header
    return always or "text/html" in request.headers.get("accept", "")


def no_client_page(request: Request) -> str:
    """The page of a server without the web client, in the first language that the browser asks
    for."""
    language = known_language(request.headers.get("accept-language", "")[:2])
    reader = Reader(language)
    return NO_CLIENT_PAGE.format(
        language=language,
        direction=LANGUAGES[language].direction,
        heading=reader.say("server_is_running"),
        text=reader.say("no_web_client"),
        command="longsuit play",
    )


def page_routes(config: Config) -> list[BaseRoute]:
    folder = web_folder(config)
    assets = CompressedFiles(directory=folder) if folder else None

    async def page(request: Request) -> Response:
        path: Any = request.path_params["path"]
        if assets and path:
            try:
                return await assets.get_response(assets.get_path(request.scope), request.scope)
            except HTTPException as error:
                if error.status_code != 404 or not is_page(request):
                    raise
        if not is_page(request):
            raise HTTPException(404)
        if assets is None:
            return HTMLResponse(no_client_page(request), headers={"cache-control": "no-cache"})
        return await assets.get_response("index.html", request.scope)

    return [PageRoute("/{path:path}", page, methods=["GET"])]
