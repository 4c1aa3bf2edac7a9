"""Steps, refusals, winners, sentences and options."""

from random import Random
from typing import Any

import pytest
from msgspec import Meta

from longsuit.engine.actions import (
    CHANCE,
    DRAW,
    OVER,
    PASS,
    Call,
    Event,
    Give,
    Shuffle,
    seen,
)
from longsuit.engine.cards import DECK, HEARTS, UNSEEN, bits, parse
from longsuit.engine.game import (
    IllegalAction,
    Round,
    objection,
    replay,
    shuffle,
    states,
    step,
    totals_after,
    winners,
)
from longsuit.engine.notation import action, event
from longsuit.engine.options import Options, choices
from longsuit.engine.sentences import (
    Kind,
    Sentence,
    action_value,
    card_value,
    cards_value,
    fields,
    meaning,
    reason,
    say,
    seat_value,
    suit_value,
)
from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules

GAME = GAMES["estimation_whist"]
RULES = Rules(players=2, max_cards=1, sequence="up")
ORDER = Shuffle(bits(DECK))


def test_a_plain_shuffle_follows_its_generator() -> None:
    pack = bits(DECK)
    assert shuffle(pack, Random(1)) == shuffle(pack, Random(1))
    assert shuffle(pack, Random(1)) != shuffle(pack, Random(2))
    assert sorted(shuffle(pack, Random(1)).order) == list(pack)


@pytest.mark.parametrize(
    ("past", "line", "words"),
    [
        ([], "0 call 1", "the cards are to be shuffled first"),
        ([], "* shuffle 2C", "these are not the cards to shuffle"),
        (["deal"], "* shuffle 2C", "seat 0 is to act, not chance"),
        (["deal"], "1 call 0", "seat 0 is to act, not seat 1"),
        (["deal", "0 call 1", "1 call 1", "0 2C", "1 3C"], "0 2C", "the game is over"),
    ],
)
def test_events_that_may_not_happen(past: list[str], line: str, words: str) -> None:
    events = [Event(CHANCE, ORDER) if text == "deal" else event(text) for text in past]
    s = replay(GAME, RULES, events)
    with pytest.raises(IllegalAction) as refusal:
        step(GAME, s, event(line))
    assert str(refusal.value) == words
    assert str(refusal.value.reason) == words
    assert replay(GAME, RULES, events) == s


def test_chance_and_seats_keep_to_their_own_actions() -> None:
    s = GAME.start(RULES)
    refusal = objection(GAME, s, Event(CHANCE, Call(1)))
    assert str(refusal) == "the cards are to be shuffled first"
    s = step(GAME, s, Event(CHANCE, ORDER))
    assert str(objection(GAME, s, Event(0, ORDER))) == "only chance shuffles"
    with pytest.raises(TypeError):
        GAME.apply(s, PASS)


def test_winners_are_those_with_most_points_at_the_end() -> None:
    past = [Event(CHANCE, ORDER), *map(event, ["0 call 0", "1 call 0"])]
    s = replay(GAME, RULES, past)
    assert winners(GAME, s) == ()
    assert GAME.totals(s) == (0, 0)
    s = replay(GAME, RULES, [*past, *map(event, ["0 2C", "1 3C"])])
    assert GAME.actor(s) == OVER
    assert GAME.totals(s) == (10, 1)
    assert winners(GAME, s) == (0,)


def test_a_seat_sees_neither_the_shuffle_nor_what_others_give() -> None:
    assert seen(Event(CHANCE, ORDER), 0) == Event(CHANCE, Shuffle(()))
    given = Event(1, Give((parse("7H"), parse("8H"))))
    assert seen(given, 1) == given
    assert seen(given, 0) == Event(1, Give((UNSEEN, UNSEEN)))
    assert repr(seen(given, 0)) == "1 give ?? ??"
    assert seen(Event(1, DRAW), 0) == Event(1, DRAW)


def test_the_sheet_adds_up() -> None:
    first = Round(cards=1, scores=(1, 2), totals=totals_after((), (1, 2)))
    assert totals_after((first,), (10, 0)) == (11, 2)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("call 3", "Call 3"),
        ("bid 5H", "Bid 5 in hearts"),
        ("bid 6N", "Bid 6 in no trump"),
        ("6D 6S", "Play 6D 6S"),
        ("6D last", "Play 6D, announcing the last card"),
        ("name S", "Name spades"),
        ("void C", "Declare that you hold no clubs"),
        ("give 2C 3C", "Pass on 2C 3C"),
        ("choose redeal", "Choose: redeal"),
        ("draw", "Draw a card"),
        ("take", "Take the cards"),
        ("dash", "Declare a dash call: no trick at all"),
        ("pass", "Pass"),
        ("shuffle", "Shuffle"),
    ],
)
def test_what_actions_mean(text: str, words: str) -> None:
    assert str(meaning(action(text))) == words


def test_sentences_keep_their_values_and_kinds() -> None:
    sentence = say("seat {seat} holds {suit}", seat=seat_value(2), suit=suit_value(HEARTS))
    kinds: dict[str, Kind] = {"seat": "seat", "suit": "suit"}
    assert sentence == Sentence("seat {seat} holds {suit}", {"seat": "2", "suit": "H"}, kinds)
    assert fields(sentence) == {"seat", "suit"}
    assert str(sentence) == "seat 2 holds hearts"


def test_kinds_are_those_of_the_values_and_not_of_their_names() -> None:
    sentence = say("{suit} {n} {cards}", suit="3.5", n=3, cards="H")
    assert sentence.kinds == {"n": "number"}
    assert str(sentence) == "3.5 3 H"
    given = (card_value(61), cards_value((0, 1)), action_value(PASS))
    assert given == (("cards", "JO"), ("cards", "2C 3C"), ("action", "pass"))


class Sample(Options, frozen=True, kw_only=True):
    either: int | str = 0


def test_what_a_field_may_be() -> None:
    hint: Any = int | str
    assert choices(hint) == ""
    assert choices(bool) == "choose yes or no"
    assert choices(Meta) == ""
    with pytest.raises(ValueError, match="either=None: Expected"):
        Sample(either=None)  # type: ignore[arg-type]


def test_an_error_says_its_sentence_or_its_text() -> None:
    sentence = say("no seat {n}", n=3)
    assert reason(ValueError(sentence)) is sentence
    assert reason(ValueError("no seat")) == "no seat"
    assert reason(ValueError()) == ""


def test_states_are_those_of_step_and_trusted_events_are_not_checked() -> None:
    lines = ["0 call 1", "1 call 1", "0 2C", "1 3C"]
    events = [Event(CHANCE, ORDER), *map(event, lines)]
    expected = [GAME.start(RULES)]
    for happened in events:
        expected.append(step(GAME, expected[-1], happened))
    assert list(states(GAME, RULES, events)) == expected
    assert list(states(GAME, RULES, events, trusted=True)) == expected
    assert replay(GAME, RULES, events[:2]) == expected[2]
    assert replay(GAME, RULES, []) == expected[0]
    wrong_seat = [events[0], event("1 call 1")]
    with pytest.raises(IllegalAction, match="seat 0 is to act"):
        replay(GAME, RULES, wrong_seat)
    assert replay(GAME, RULES, wrong_seat, trusted=True) == expected[2]
