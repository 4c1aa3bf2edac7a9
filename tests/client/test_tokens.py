import pytest

from longsuit.client.tokens import server_url
from longsuit.engine.sentences import reason


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("example.org:7777", "http://example.org:7777"),
        ("ws://Example.org", "http://example.org"),
        ("wss://example.org/ws", "https://example.org"),
        ("https://example.org", "https://example.org"),
    ],
)
def test_the_address_of_a_server_has_one_form(text: str, url: str) -> None:
    assert server_url(text) == url


@pytest.mark.parametrize("text", ["", "ftp://example.org", "http://", "http://a@b", "http://[x"])
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(ValueError, match="bad_server_address") as error:
        server_url(text)
    assert reason(error.value).values == {"text": text}
