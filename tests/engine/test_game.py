"""Steps, refusals, winners, sentences and options."""

from random import Random

import pytest
from msgspec.structs import replace

from longsuit.engine.actions import (
    BIDS,
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
    role_in_round,
    shuffle,
    states,
    step,
    totals_after,
    winners,
)
from longsuit.engine.notation import action, event
from longsuit.engine.options import Options, choices
from longsuit.engine.sentences import Sentence, meaning, reason, say
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
        ([], "0 call 1", "wait_for_shuffle"),
        ([], "* shuffle 2C", "wrong_cards_to_shuffle"),
        (["deal"], "* shuffle 2C", "turn_not_shuffle(seat=0)"),
        (["deal"], "1 call 0", "not_their_turn(seat=0, other_seat=1)"),
        (["deal", "0 call 1", "1 call 1", "0 2C", "1 3C"], "0 2C", "game_is_over"),
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
    assert str(refusal) == "wait_for_shuffle"
    s = step(GAME, s, Event(CHANCE, ORDER))
    assert str(objection(GAME, s, Event(0, ORDER))) == "players_cannot_shuffle"
    with pytest.raises(TypeError):
        GAME.apply(s, PASS)


def test_a_seat_without_a_role_has_none_in_a_round() -> None:
    line = Round(cards=1, scores=(1, 0), totals=(1, 0))
    assert role_in_round(line, 0) is None
    assert role_in_round(replace(line, roles=("", "caller")), 0) is None
    said = role_in_round(replace(line, roles=("", "caller"), factors=(1, 2)), 1)
    assert said is not None
    assert said.id == "role_with_factor"


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
        ("call 3", "action_call(n=3)"),
        ("bid 5H", "action_bid(n=5, suit=H)"),
        ("bid 6N", "action_bid(n=6, suit=N)"),
        ("6D 6S", "action_play(cards=6D 6S)"),
        ("6D last", "action_play_last(cards=6D)"),
        ("name S", "action_name(suit=S)"),
        ("void C", "action_void(suit=C)"),
        ("give 2C 3C", "action_give(cards=2C 3C)"),
        ("choose redeal", "choose_redeal"),
        ("draw", "action_draw"),
        ("take", "action_take"),
        ("dash", "action_dash"),
        ("pass", "action_pass"),
        ("shuffle", "action_shuffle"),
    ],
)
def test_what_actions_mean(text: str, words: str) -> None:
    assert str(meaning(action(text))) == words


def test_a_sentence_writes_its_values_down_by_the_last_word_of_their_names() -> None:
    sentence = say(
        "example", seat=2, led_suit=HEARTS, top_card=61, cards=(0, 1), best_bid=BIDS[5][2]
    )
    values = {"seat": 2, "led_suit": "H", "top_card": "JO", "cards": "2C 3C", "best_bid": "5H"}
    assert sentence == Sentence("example", values)
    assert str(sentence) == "example(seat=2, led_suit=H, top_card=JO, cards=2C 3C, best_bid=5H)"
    assert str(say("example")) == "example"


def test_values_of_other_names_stay_as_they_are() -> None:
    inner = say("inner", n=1)
    sentence = say("example", n=3, rule="§5", why=inner, name_list=["a", inner], action=PASS)
    assert sentence.values == {
        "n": 3,
        "rule": "§5",
        "why": inner,
        "name_list": ("a", inner),
        "action": "pass",
    }


class Sample(Options, frozen=True, kw_only=True):
    truth: bool = False


def test_what_a_field_may_be() -> None:
    assert choices(int) == ()
    assert choices(bool) == ("yes", "no")
    with pytest.raises(ValueError, match="option_refused") as error:
        Sample(truth=None)  # type: ignore[arg-type]
    assert reason(error.value).values["option"] == "truth"


def test_an_error_says_its_sentence_or_its_text() -> None:
    sentence = say("no_seat", n=3)
    assert reason(ValueError(sentence)) is sentence
    assert reason(ValueError("no seat")) == say("plain_text", text="no seat")
    assert reason(ValueError()) == say("plain_text", text="")


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
    with pytest.raises(IllegalAction, match="not_their_turn"):
        replay(GAME, RULES, wrong_seat)
    assert replay(GAME, RULES, wrong_seat, trusted=True) == expected[2]
