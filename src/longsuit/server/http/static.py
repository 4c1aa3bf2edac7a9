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

from ..config import Config

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Longsuit</title>
<h1>The table server is running.</h1>
<p>The web client is not part of this installation. Play in a terminal: <code>longsuit play</code>.
</p></html>
"""
# What is no page of the client, whatever comes after it.
RESERVED = ("/api", "/ws", "/health", "/ready", "/metrics")
# Not every system knows them, and some know them wrongly.
KINDS = {
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
PACKED = {"br": ".br", "gzip": ".gz"}  # siblings that the build writes, the smallest first
FOREVER = "public, max-age=31536000, immutable"  # for names that change with what is in them


def folder(config: Config) -> Path | None:
    """Where the built web client is, if anywhere."""
    found = Path(config.web) if config.web else Path(str(files("longsuit"))) / "web"
    return found if (found / "index.html").is_file() else None


class Page(Route):
    """Every address that is not the server's own."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path: str = scope.get("path", "")
        if any(path == word or path.startswith(f"{word}/") for word in RESERVED):
            return Match.NONE, {}
        return super().matches(scope)


class Assets(StaticFiles):
    """Files, packed where somebody takes them so."""

    def file_response(
        self,
        full_path: "os.PathLike[str] | str",
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
        if scope["path"].startswith("/assets/"):
            headers["cache-control"] = FOREVER
        chosen = full_path
        for name in taken(asked.get("accept-encoding", "")):
            packed = f"{os.fspath(full_path)}{PACKED[name]}"
            if os.path.isfile(packed):
                chosen, headers["content-encoding"] = packed, name
                break
        response = FileResponse(
            chosen, status_code, headers, kind(os.fspath(full_path)), stat_result=os.stat(chosen)
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def kind(path: str) -> str:
    ending = os.path.splitext(path)[1].lower()
    return KINDS.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def taken(accepted: str) -> list[str]:
    """Which of our packings a browser takes."""
    words = [word.replace(" ", "").lower().partition(";") for word in accepted.split(",")]
    said = {name for name, _, weight in words if weight not in ("q=0", "q=0.0", "q=0.00")}
    return [name for name in PACKED if name in said]


def is_page(request: Request) -> bool:
    """Whether a person looks for a page: no file, and HTML is what they want."""
    path = request.url.path
    if "." in path.rpartition("/")[2]:
        return False
    known = path == "/" or path.startswith("/t/")  # also for who says nothing of what they want
    return known or "text/html" in request.headers.get("accept", "")


def routes(config: Config) -> list[BaseRoute]:
    found = folder(config)
    assets = Assets(directory=found) if found else None

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
            return HTMLResponse(MISSING, headers={"cache-control": "no-cache"})
        return await assets.get_response("index.html", request.scope)

    return [Page("/{path:path}", page, methods=["GET"])]
