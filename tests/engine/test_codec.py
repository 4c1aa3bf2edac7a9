"""One walk over types: values as builtins, and the schema of what they become."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from longsuit.engine.actions import CHANCE, Action, Event, Play, Shuffle, Void
from longsuit.engine.cards import DECK, HEARTS, JOKER, NO_SUIT, Card, Cards, Suit, bits, parse
from longsuit.engine.codec import PLAIN, SENTENCE, plain
from longsuit.engine.game import step
from longsuit.engine.sentences import Sentence, say
from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules

SEVEN = parse("7H")
STRING, INTEGER = {"type": "string"}, {"type": "integer"}


class Sample(Struct, frozen=True, kw_only=True):
    pair: tuple[Card, int] = (SEVEN, 7)
    suit: Suit | None = HEARTS
    absent: Suit | None = None
    either: int | str = 0
    shape: Literal["round", "square"] = "round"
    cards: Cards = 0b11


@pytest.mark.parametrize(
    ("hint", "value", "encoded", "schema"),
    [
        (int, 3, 3, INTEGER),
        (float, 0.5, 0.5, {"type": "number"}),
        (bool, True, True, {"type": "boolean"}),
        (Card, JOKER, "JO", STRING),
        (Suit, NO_SUIT, "N", STRING),
        (Cards, 0b11, ["2C", "3C"], {"type": "array", "items": STRING}),
        (Suit | None, HEARTS, "H", {"anyOf": [STRING, {"type": "null"}]}),
        (Suit | None, None, None, {"anyOf": [STRING, {"type": "null"}]}),
        (int | None, 3, 3, {"anyOf": [INTEGER, {"type": "null"}]}),
        (Suit | str | None, HEARTS, "H", {"anyOf": [STRING, {"type": "null"}]}),
        (Action | None, Void(HEARTS), "void H", {"anyOf": [STRING, {"type": "null"}]}),
        (Literal["a", "b"] | Suit, "a", "a", {"anyOf": [{"enum": ["a", "b"]}, STRING]}),
        (Annotated[int, Meta(ge=2)], 3, 3, INTEGER),
        (tuple[int, ...], (1, 2), [1, 2], {"type": "array", "items": INTEGER}),
        (list[Card], [SEVEN], ["7H"], {"type": "array", "items": STRING}),
        (dict[str, int], {"a": 1}, {"a": 1}, {"type": "object", "additionalProperties": INTEGER}),
        (
            dict[str, Suit],
            {"a": HEARTS},
            {"a": "H"},
            {"type": "object", "additionalProperties": STRING},
        ),
        (
            tuple[Card, int],
            (SEVEN, SEVEN),
            ["7H", SEVEN],
            {"type": "array", "prefixItems": [STRING, INTEGER], "minItems": 2, "items": False},
        ),
        (
            tuple[int, int],
            (1, 2),
            [1, 2],
            {"type": "array", "prefixItems": [INTEGER, INTEGER], "minItems": 2, "items": False},
        ),
        (
            Sentence,
            say("action_call", n=2),
            {"message": "action_call", "values": {"n": 2}},
            SENTENCE,
        ),
        (
            Sentence,
            say("log_line_error", line=1, why=say("action_pass"), name_list=("a", say("joker"))),
            {
                "message": "log_line_error",
                "values": {
                    "line": 1,
                    "why": {"message": "action_pass", "values": {}},
                    "name_list": ["a", {"message": "joker", "values": {}}],
                },
            },
            SENTENCE,
        ),
        (object, {"a": (Void(HEARTS), [3])}, {"a": ["void H", [3]]}, {}),
    ],
)
def test_the_form_of_a_type(hint: Any, value: Any, encoded: Any, schema: Any) -> None:
    form = PLAIN.form(hint)
    assert form.encode(value) == encoded
    assert form.schema == schema


def test_a_struct_as_builtins() -> None:
    assert plain(Sample()) == {
        "pair": ["7H", 7],
        "suit": "H",
        "absent": None,
        "either": 0,
        "shape": "round",
        "cards": ["2C", "3C"],
    }
    schema = PLAIN.form(Sample).schema
    assert schema["required"] == list(Sample.__struct_fields__)
    assert schema["properties"]["either"] == {"anyOf": [INTEGER, STRING]}


def test_a_view_as_builtins() -> None:
    game = GAMES["estimation_whist"]
    start = game.start(Rules(players=2, max_cards=1, sequence="up"))
    view = plain(game.view(step(game, start, Event(CHANCE, Shuffle(bits(DECK)))), 0))
    assert view["hand"] == ["2C"]
    assert view["trump"] == "C"
    assert view["legal"] == ["call 0", "call 1"]
    assert view["prompt"] == {"message": "call_prompt", "values": {"least": 0, "most": 1}}


def test_actions_are_notation() -> None:
    assert plain(Void(HEARTS)) == "void H"
    assert plain((Play((SEVEN,)),)) == ["7H"]


@pytest.mark.parametrize("hint", [set, bytes, Card | Suit])
def test_a_type_without_a_form_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError):
        PLAIN.form(hint)
