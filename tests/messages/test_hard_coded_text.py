"""No text for people stands in the sources: what they read is in the catalogue."""

import ast
import re

import pytest

from .source_texts import (
    Literal,
    called,
    page_files,
    page_literals,
    python_files,
    python_literals,
    text_attributes,
    text_nodes,
)

# Two English words in a row, or one with an article.
WORDS = re.compile(r"[A-Za-z]{2,}[,;:.]? +(?:[a-z]{2,}|a |I )")

# Files, or folders, whose literals are read by programs or programmers only.
UNREAD = {
    "server/http/routes.py": "the OpenAPI document",
    "server/http/account_routes.py": "the OpenAPI document",
    "server/http/middleware.py": "headers",
    "server/metrics.py": "Prometheus",
    "server/error_log.py": "lines of the log",
    "server/store/migrations/": "SQL",
    "settings/estwhi_ini.py": "the keys of ESTWHI.INI",
    "commands/cli.py": "the lines of --help",
    "commands/completion.py": "scripts of shells",
    "bots/": "notes of computer players, for those who write them",
    "messages/catalogue.py": "mistakes in the program",
    "sim/": "errors of functions that only programs call",
    "belief/": "errors of functions that only programs call",
    "server/store/lock.py": "an error that the commands have words for",
    "client/": "errors of a library that only programs call",
    "arena/matches.py": "remarks in the log of a fault, for those who write players",
}
# Values with a blank, which are never shown.
VALUES = {
    *("not revealed", "no commitment", "wrong secret", "wrong order", "nonce left out"),
    *("repeated secret", "no nonces", "not promised"),
    *("dash call", "double risk", "too few", "longsuit deal", "take over"),
    *("nobody has this password", "cards left", "scores best"),
}
PROGRAMMERS = {
    *("TypeError", "RuntimeError", "AssertionError", "KeyError", "NotImplementedError"),
    *("AttributeError", "LookupError", "lazily"),
    "log_error",
}
# Texts that are no sentences: paths, comments of a log, what is typed, SQL, styles, media types,
# code, patterns.
FORMAL = re.compile(
    r"^[/#]|^(longsuit|pip install|log|name) |^(PRAGMA|INSERT|UPDATE|DELETE|SELECT|select|create)\b"
    r"|^from \S+ import\b|text/\w+|max-age="
    r"|[{;]\s*[\w-]+:|^\s*[.:]\w|Object (contains|missing)|\(prefers-|\bextends\b"
    r"|\[(role|type|contenteditable)|(cx|viewBox|width|fill)="
)
TAG = re.compile(r"<[^>]*>")
LOGGERS = re.compile("log|logger")
SILENT = ("help", "metavar", "epilog", "short_help", "prog_name", "event", "description")


def assigned(node: ast.AST) -> str:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]):
            return str(name)
    return ""


def receiver(node: ast.AST) -> str:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
            return str(name)
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name))):
            return str(name)
    return ""


def for_people(literal: Literal) -> bool:
    """True if a literal may be shown to people."""
    if literal.file.startswith(tuple(UNREAD)) or literal.text in VALUES:
        return False
    if not WORDS.search(TAG.sub(" ", literal.text)) or FORMAL.search(literal.text):
        return False
    for node in literal.around:
        if isinstance(node, ast.keyword) and node.arg in SILENT:
            return False
        if isinstance(node, ast.Assert) or assigned(node).endswith("_HELP"):
            return False
        if isinstance(node, ast.Call) and (
            called(node) in PROGRAMMERS
            or LOGGERS.fullmatch(receiver(node))
            or receiver(node) == "re"
        ):
            return False
    return True


def test_no_text_in_python() -> None:
    found = [
        str(literal)
        for file, tree in python_files()
        for literal in python_literals(file, tree)
        if for_people(literal)
    ]
    assert not found, f"{len(found)}:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ('raise Refused("there is no game here")', True),
        ('raise ValueError(f"there is no {game} here")', True),
        ('click.echo(f"{n} open tables now")', True),
        ('MEANINGS = {1: "as it was promised"}', True),
        ('raise TypeError("there is no game here")', False),
        ('log.info("the table failed")', False),
        ('"""A docstring of a module."""', False),
        ('click.option("--x", help="Write the name of it.")', False),
        ('say("must_follow_suit", suit=led)', False),
        ('re.compile("there is no game")', False),
        ('assert x, "a shuffle has an order"', False),
    ],
)
def test_what_is_text_for_people(source: str, shown: bool) -> None:
    literals = python_literals("commands/new.py", ast.parse(source))
    assert any(for_people(literal) for literal in literals) is shown


# What stands between tags, and in attributes that people read, besides messages.
NAMES = re.compile(r"Longsuit|ABCD-EFGH-JKLM")
CODE_FILES = (
    "table/courtArt.ts",
    "table/deckSymbols.ts",
    "table/glyphArt.ts",
    "components/icons.ts",
)


def page_texts(file: str, text: str) -> list[str]:
    """The texts of a file of the page that are no messages."""
    found: list[str] = []
    if file.endswith(".svelte"):
        nodes = [*text_nodes(text), *text_attributes(text)]
        found += [node for node in nodes if re.search("[A-Za-z]", NAMES.sub("", node))]
        text = re.sub(r"<style\b.*?</style>", "", text, flags=re.DOTALL)
        text = re.sub(r'\b(class|style|d|points|transform)="[^"]*"', "", text)
    if file not in CODE_FILES:
        found += [
            literal
            for literal in page_literals(text)
            if WORDS.search(literal) and literal not in VALUES and not FORMAL.search(literal)
        ]
    return found


def test_no_text_in_the_page() -> None:
    found = [
        f"{file}: {text[:90]!r}"
        for file, source in page_files()
        for text in page_texts(file, source)
        if text != "There is no message *."  # for the console
    ]
    assert not found, f"{len(found)}:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "<p>Hello there</p>",
        "<p>{name} plays</p>",
        '<button title="Close">×</button>',
        '<img alt="The code">',
        '<p>{n ? "You have won" : t("lost")}</p>',
        '<script lang="ts">const text = "You have won";</script>',
    ],
)
def test_a_text_in_a_component_is_found(source: str) -> None:
    assert page_texts("pages/New.svelte", source)


def test_messages_names_and_signs_are_no_texts() -> None:
    source = '<h1 class="big one" title={t("a_b")}>Longsuit · {t("a_b", { n })} {#if a}✓{/if}</h1>'
    assert page_texts("pages/New.svelte", source) == []
