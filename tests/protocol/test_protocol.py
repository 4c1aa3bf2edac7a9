"""The protocol: its documents are up to date, and views are written as they should be."""

from pathlib import Path
from typing import get_args

from longsuit.messages.catalogue import catalogue
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import CODES
from longsuit.tools import protocol_schema

DOCS = Path(__file__).parents[2] / "docs" / "reference"


def test_the_schema_is_up_to_date() -> None:
    there = (DOCS / "protocol.schema.json").read_text(encoding="utf-8")
    assert there == protocol_schema.document_text(protocol_schema.document()), "run: make docs"


def test_every_message_and_every_code_is_in_the_protocol_document() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for kind in (*get_args(requests.AnyRequest), *get_args(messages.AnyMessage)):
        assert f"`{kind.__struct_config__.tag}`" in text, kind
    for code in CODES:
        assert f"`{code}`" in text, code


def test_every_code_has_a_message() -> None:
    assert [code for code in CODES if f"error_{code}" not in catalogue("en")] == []


def test_typescript_names_every_message() -> None:
    text = protocol_schema.typescript(protocol_schema.document())
    for kind in get_args(requests.AnyRequest):
        assert f"export type Ask{kind.__name__} = " in text
    assert "unknown" not in text
    assert "[number, string][]" in text  # the bids of a view
