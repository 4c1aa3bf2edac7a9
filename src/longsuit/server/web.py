"""The web client's files, or a page that says plainly that they are missing."""

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from .config import Config

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Longsuit</title>
<h1>The table server is running.</h1>
<p>The web client is not part of this installation. Play in a terminal: <code>longsuit play</code>.
</p></html>
"""


def folder(config: Config) -> Path | None:
    """Where the built web client is, if anywhere."""
    found = Path(config.web) if config.web else Path(str(files("longsuit"))) / "web"
    return found if (found / "index.html").is_file() else None


def routes(config: Config) -> list[BaseRoute]:
    found = folder(config)

    async def page(request: Request) -> Response:
        return FileResponse(found / "index.html") if found else HTMLResponse(MISSING)

    pages: list[BaseRoute] = [Route("/", page), Route("/t/{code}", page)]
    return [*pages, Mount("/", StaticFiles(directory=found))] if found else pages
