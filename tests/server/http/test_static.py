"""The web client's pages and files, as browsers ask for them."""

from pathlib import Path

import httpx
import pytest

from ..live_server import LiveServer, live_server
from .calls import call

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = (
    "/ /t/ABCD-EFGH-JKLM /f/ABCD-EFGH-JKLM /replay/abc /fair /lobby /learn /learn/whist /rules "
    "/rules/pesten /people /me /scores /daily /about /settings"
).split()


@pytest.fixture
def web(tmp_path: Path) -> Path:
    found = tmp_path / "web"
    (found / "assets").mkdir(parents=True)
    (found / "index.html").write_text("<p>the client</p>")
    (found / "assets" / "app-1a2b.js").write_text("play()")
    (found / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (found / "assets" / "app-1a2b.js.gz").write_bytes(b"gzip")
    (found / "assets" / "plain.css").write_text("p {}")
    (found / "app.webmanifest").write_text("{}")
    (found / "sw.js").write_text("install()")
    return found


def raw(at: LiveServer, path: str, **headers: str) -> httpx.Response:
    """The response as it is on the wire, with only the encoding that was asked for."""
    with httpx.stream(
        "GET", at.http + path, headers={"accept-encoding": "identity"} | headers
    ) as answer:
        answer._content = b"".join(answer.iter_raw())
        return answer


def test_every_page_of_the_client_is_its_index(tmp_path: Path, web: Path) -> None:
    with live_server(tmp_path, web=str(web)) as at:
        for page in PAGES:
            answer = httpx.get(at.http + page, headers=HTML)
            assert (page, answer.status_code) == (page, 200)
            assert answer.text == "<p>the client</p>"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        for missing in ("/assets/none.js", "/none.png", "/t/none.png/x.js"):
            answer = httpx.get(at.http + missing, headers=HTML)
            assert (missing, answer.status_code, answer.json()["code"]) == (
                missing,
                404,
                "not_found",
            )
        for own in ("/api/none", "/ws/none", "/metrics/none", "/health/none", "/ready/none"):
            assert httpx.get(at.http + own, headers=HTML).status_code == 404
        assert httpx.get(at.http + "/api/move", headers=HTML).status_code == 405
        assert httpx.get(at.http + "/nothing").status_code == 404  # a program, not a person
        assert httpx.get(at.http + "/%2e%2e/tables.db", headers=HTML).status_code == 404
        assert call(at, "GET", "/api/tables").json() == []
        assert call(at, "POST", "/t/ABCD").status_code == 405


def test_files_are_cached_compressed_and_typed(tmp_path: Path, web: Path) -> None:
    with live_server(tmp_path, web=str(web)) as at:
        script = raw(at, "/assets/app-1a2b.js")
        assert script.content == b"play()"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["vary"] == "accept-encoding"
        for accepted, body, packed in (
            ("gzip, deflate, br", b"brotli", "br"),
            ("gzip, br;q=0", b"gzip", "gzip"),
            ("gzip", b"gzip", "gzip"),
            ("zstd", b"play()", None),
        ):
            found = raw(at, "/assets/app-1a2b.js", **{"accept-encoding": accepted})
            assert (found.content, found.headers.get("content-encoding")) == (body, packed)
            assert found.headers["content-type"] == "text/javascript; charset=utf-8"
            again = raw(
                at,
                "/assets/app-1a2b.js",
                **{"accept-encoding": accepted, "if-none-match": found.headers["etag"]},
            )
            assert again.status_code == 304
        style = raw(at, "/assets/plain.css", **{"accept-encoding": "br"})
        assert "content-encoding" not in style.headers
        manifest = raw(at, "/app.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert manifest.headers["cache-control"] == "no-cache"
        policy = raw(at, "/sw.js").headers["content-security-policy"]
        for wanted in ("default-src 'none'", "script-src 'self'", "connect-src 'self'"):
            assert wanted in policy.split("; ")
        for loose in ("unsafe", "ws:", "wss:", "blob:", "*"):
            assert loose not in policy


def test_a_server_without_the_client_says_so(tmp_path: Path) -> None:
    with live_server(tmp_path, web=str(tmp_path)) as at:
        for page in ("/", "/t/ABCD-EFGH-JKLM", "/rules"):
            answer = httpx.get(at.http + page, headers=HTML)
            assert "The table server is running" in answer.text
        assert httpx.get(at.http + "/assets/app.js").status_code == 404
