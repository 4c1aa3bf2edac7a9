"""`longsuit docs`: the site of the package, served to this computer."""

import gzip
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner

from longsuit.commands import docs
from longsuit.commands.arguments import Failed
from longsuit.commands.cli import main


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package without a site."""
    folder = tmp_path / "src" / "longsuit"
    folder.mkdir(parents=True)
    monkeypatch.setattr(docs, "files", lambda name: folder)
    return folder


@pytest.fixture
def server(package: Path) -> Iterator[ThreadingHTTPServer]:
    (package / "site").mkdir()
    (package / "site" / "index.html").write_text("the page", encoding="utf-8")
    (package / "secret.txt").write_text("no page", encoding="utf-8")
    with docs.serve(docs.site(), 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def test_the_site_is_served_to_this_computer_only(server: ThreadingHTTPServer) -> None:
    assert server.server_address[0] == "127.0.0.1"
    with urlopen(f"http://127.0.0.1:{server.server_port}/") as answer:
        assert answer.read() == b"the page"
    with pytest.raises(HTTPError, match="404") as caught:
        urlopen(f"http://127.0.0.1:{server.server_port}/../secret.txt")
    caught.value.close()


def test_texts_are_compressed_for_those_who_can_read_it(server: ThreadingHTTPServer) -> None:
    address = f"http://127.0.0.1:{server.server_port}/"
    for path in ("", "index.html"):
        with urlopen(Request(address + path, headers={"Accept-Encoding": "gzip"})) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.headers["Content-Type"] == "text/html"
            assert gzip.decompress(answer.read()) == b"the page"
    with pytest.raises(HTTPError, match="404") as caught:
        urlopen(Request(f"{address}none.html", headers={"Accept-Encoding": "gzip"}))
    caught.value.close()


def test_a_port_that_is_taken_is_named(server: ThreadingHTTPServer) -> None:
    with pytest.raises(Failed, match=str(server.server_port)):
        docs.serve(docs.site(), server.server_port)
    result = CliRunner().invoke(main, ["docs", "--port", str(server.server_port)])
    assert result.exit_code == 1
    assert str(server.server_port) in result.output


def test_without_a_site_the_command_says_where_the_texts_are(package: Path) -> None:
    result = CliRunner().invoke(main, ["docs"])
    assert result.exit_code == 1
    assert "make docs-site" in result.output
    texts = package.parents[1] / "docs"
    texts.mkdir()
    (texts / "index.md").write_text("# Here\n", encoding="utf-8")
    assert texts.name in CliRunner().invoke(main, ["docs"]).output
