"""The heuristic player of Whist."""

from random import Random

import pytest

from longsuit.bots.heuristic.whist import REASONS
from longsuit.bots.player import Choice
from longsuit.bots.registry import parse_player, player
from longsuit.engine.actions import OVER, Event, Play, seen
from longsuit.engine.cards import names, parse
from longsuit.engine.game import shuffle
from longsuit.games import whist as game
from longsuit.games.whist import PRESETS, Rules, State

from .whist_tables import played


def answer(rules: Rules, *lines: str, text: str = "smart") -> Choice:
    s, events = played(rules, *lines)
    seat = game.actor(s)
    told = tuple(seen(e, seat) for e in events)
    return player(text, "whist", rules)(game.view(s, seat), told, Random(1))


def test_no_choice() -> None:
    assert answer(Rules(cards=1), "cut 2S", "deal 2H") == Choice(Play((parse("2H"),)), "no choice")


FIVE = "deal 2H 3C 4D 6C 8C  KH 5C 6D 9C TC  3H 7C 8D 2D JC  AH KS QC 9D 2C"


@pytest.mark.parametrize(
    ("lines", "card", "predicate"),
    [
        (("0 2H", "1 KH", "2 3H"), "AH", "takes_cheaply"),
        (("0 3C", "1 5C", "2 7C"), "QC", "takes_cheaply"),
        (("0 4D", "1 6D", "2 8D"), "9D", "takes_cheaply"),
        ((), "8C", "leads_low"),
    ],
)
def test_the_reason_is_given(lines: tuple[str, ...], card: str, predicate: str) -> None:
    choice = answer(Rules(cards=5), "cut 2S", FIVE, *lines)
    reasons = {holds.__name__: text for text, holds in REASONS}
    assert (repr(choice.action), choice.because) == (card, reasons[predicate])


def test_it_keeps_the_rules_where_they_are_not_enforced() -> None:
    """The filter `none` lets it throw the club."""
    rules = Rules(cards=2, enforce=False)
    lines = ["cut 2S", "deal AS 3C  KS 4C  6H 7C  8H 9C", "0 AS"]
    assert repr(answer(rules, *lines).action) == "KS"
    assert repr(answer(rules, *lines, text="npc(naive_legal,smart)").action) == "KS"
    assert repr(answer(rules, *lines, text="npc(none,smart)").action) == "4C"


def test_heuristic_in_whist_is_smart_with_a_style() -> None:
    assert parse_player("heuristic", "whist")[1] == ("plain",)
    assert parse_player("smart", "whist")[1] == ()
    rng = Random(5)
    rules, s = Rules(), game.start(Rules())
    names_of = ("smart", "heuristic", "heuristic(bold)", "heuristic(careful)")
    seats = {text: player(text, "whist", rules) for text in names_of}
    events: list[Event] = []
    differ = dict.fromkeys(names_of, 0)
    while (seat := game.actor(s)) != OVER:
        action = shuffle(game.pack(s), rng) if seat < 0 else None
        if action is None:
            view, told = game.view(s, seat), tuple(seen(e, seat) for e in events)
            found = {text: seats[text](view, told, Random(1)) for text in names_of}
            for text in names_of:
                differ[text] += found[text].action != found["smart"].action
            events.append(Event(seat, found["smart"].action))
        else:
            events.append(Event(seat, action))
        s = game.apply(s, events[-1].action)
    assert differ["heuristic"] == 0
    assert differ["heuristic(bold)"] > 5
    assert differ["heuristic(careful)"] > 5


def test_every_reason_is_given_sometimes() -> None:
    given: set[str] = set()
    for seed in range(4):
        match(["smart"] * 4, Rules(), seed, given)
    assert given == {text for text, _ in REASONS} | {"no choice"}


def match(texts: list[str], rules: Rules, seed: int, given: set[str] | None = None) -> State:
    rng, s = Random(seed), game.start(rules)
    players = [player(text, "whist", rules) for text in texts]
    events: list[Event] = []
    while (seat := game.actor(s)) != OVER:
        if seat < 0:
            events.append(Event(seat, shuffle(game.pack(s), rng)))
        else:
            view = game.view(s, seat)
            choice = players[seat](view, tuple(seen(e, seat) for e in events), rng)
            assert choice.action in view.legal, names(view.hand)
            if given is not None:
                given.add(choice.because)
            events.append(Event(seat, choice.action))
        s = game.apply(s, events[-1].action)
    return s


RULES = [*PRESETS.values(), Rules(players=2, cards=26), Rules(players=3, cards=7, target=5)]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("style", ["plain", "bold", "careful"])
def test_a_whole_match(rules: Rules, style: str) -> None:
    mixed = [f"heuristic({style})", "npc(none,random)", "random", "npc(none,smart)"]
    match(mixed[: rules.players], rules, 7)


@pytest.mark.full
@pytest.mark.parametrize("leave", ["none", "trump_saving"])
@pytest.mark.parametrize("select", ["random", "highest", "smart_classic"])
def test_it_beats_three_of_every_original(leave: str, select: str) -> None:
    """A player of equal strength wins 10 of 40, and 20 or more once in 2,000 runs."""
    won = 0
    for seed in range(40):
        texts = [f"npc({leave},{select})"] * 4
        texts[seed % 4] = "smart"
        totals = game.totals(match(texts, Rules(), seed))
        won += totals[seed % 4] == max(totals)
    assert won >= 20
