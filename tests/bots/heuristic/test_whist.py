from random import Random

import pytest
from msgspec.structs import replace

from longsuit.bots.heuristic.whist import REASONS
from longsuit.bots.heuristic.whist_card_values import CardEvaluator, trump_stage
from longsuit.bots.heuristic.whist_habits import ruff_choices, ruff_rates
from longsuit.bots.player import Choice
from longsuit.bots.registry import parse_player, player
from longsuit.engine.actions import CHANCE, OVER, Event, Play, Shuffle, seen
from longsuit.engine.cards import DECK, SUITS, bits, names, parse
from longsuit.engine.game import replay, shuffle
from longsuit.engine.notation import event
from longsuit.games import GAMES
from longsuit.games import whist as game
from longsuit.games.whist import PRESETS, Breach, Rules, State, cut_cards

GAME = GAMES["whist"]
SPADES = SUITS.index("S")


def shuffled(pack: int, top: str) -> Event:
    """A shuffle of a pack with these cards on top."""
    first = tuple(parse(word) for word in top.split())
    return Event(CHANCE, Shuffle((*first, *[c for c in bits(pack) if c not in first])))


def played(rules: Rules, *lines: str) -> tuple[State, tuple[Event, ...]]:
    """The state and the events; `cut CARD` and `deal CARDS` name the top of a pack."""
    packs = {"cut": cut_cards(rules.players), "deal": DECK}
    events = [
        shuffled(packs[word], rest) if (word := line.split()[0]) in packs else event(line)
        for line in lines
        for rest in [line.partition(" ")[2]]
    ]
    s: State = replay(GAME, rules, events)
    return s, tuple(events)


def answer(rules: Rules, *lines: str, text: str = "smart") -> Choice:
    s, events = played(rules, *lines)
    seat = game.actor(s)
    told = tuple(seen(e, seat) for e in events)
    return player(text, "whist", rules)(game.view(s, seat), told, Random(1))


def cards(text: str) -> list[int]:
    return [parse(word) for word in text.split()]


# Habits.


@pytest.mark.parametrize(
    ("plays", "shown"),
    [
        # Seat 1 trumps, and has a heart afterwards.
        ("2H 3S 4H 5H  3C 6H 4C 5C", [(1, True)]),
        # Nobody knows yet whether seat 1 had a heart.
        ("2H 3S 4H 5H", []),
        # Seat 1 follows, and has a trump afterwards.
        ("2H 3H 4H 5H  3C 2S 4C 5C", [(1, False)]),
        # Where a trump lies already, or trump is led, nothing is shown.
        ("2H 3S 4S 5H  3S 6H 7H 6S", [(1, True)]),
        ("2S 3S 4S 5S  3C 6S 4C 5C", []),
        # The leader chooses freely.
        ("2H 3H 4H 5H  3S 4C 5C 6C", []),
    ],
)
def test_choices_to_ruff_are_proved_by_later_plays(
    plays: str, shown: list[tuple[int, bool]]
) -> None:
    deal, leader = [], 0
    for trick in plays.split("  "):
        deal += [((leader + i) % 4, card) for i, card in enumerate(cards(trick))]
    assert list(ruff_choices(deal, 4, SPADES)) == shown


def test_ruff_rates_start_in_the_middle_and_learn_over_the_deals() -> None:
    rules = Rules(players=2, cards=3)
    lines = ["cut 2S", "deal 2H 3H 4H 5S 6H 7H"]
    s, events = played(rules, *lines)
    assert ruff_rates(game.view(s, 0), events) == (0.5, 0.5)
    lines += ["0 2H", "1 5S", "1 6H", "0 3H", "1 7H", "0 4H"]
    s, events = played(rules, *lines, "cut 2C", "deal 2H 3H 4H 5S 6H 7H")
    assert ruff_rates(game.view(s, 0), events) == (0.5, 1.75 / 2.5)
    s, events = played(rules, *lines, "cut 2C", "deal 2H 3H 4H 5C 6H 7H", "0 2H", "1 6H", "1 5C")
    assert ruff_rates(game.view(s, 0), events) == (0.5, 1.75 / 3.5)


def test_what_was_forgotten_is_no_error() -> None:
    s, events = played(Rules(players=2, cards=3), "cut 2S", "deal 2H 3H 4H 5S 6H 7H", "0 2H")
    assert ruff_rates(game.view(s, 1), ()) == ruff_rates(game.view(s, 1), events[-1:]) == (0.5, 0.5)


# Values of cards.


def evaluator(rules: Rules, *lines: str, style: str = "plain") -> CardEvaluator:
    s, events = played(rules, *lines)
    seat = game.actor(s)
    return CardEvaluator(game.view(s, seat), tuple(seen(e, seat) for e in events), rules, style)


@pytest.mark.parametrize(
    ("out", "stage"), [(0, 0), (0.4, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3)]
)
def test_stages(out: float, stage: int) -> None:
    assert trump_stage(out) == stage


def test_the_chance_of_sure_things() -> None:
    rules = Rules(cards=2)
    hands = "2H 3C  AH 4C  5H AS  KS 7H"
    lead = evaluator(rules, "cut 5S", f"deal {hands}")
    assert lead.k.me == 3
    last = evaluator(rules, "cut 2S", f"deal {hands}", "0 2H", "1 AH", "2 5H")
    assert last.trick_forecast(parse("KS")) == (1.0, 0.0)
    assert last.trick_forecast(parse("7H")) == (0.0, 0.0)
    ace = evaluator(rules, "cut 4S", f"deal {hands}")
    assert ace.trick_forecast(parse("AS"))[0] == 1.0
    assert 0 < ace.trick_forecast(parse("5H"))[0] < 0.5


def test_a_seat_that_often_ruffs_makes_plain_winners_worse() -> None:
    rules = Rules(cards=2)
    t = evaluator(rules, "cut 2S", "deal AH 3C  5H 4C  6H 7C  8H 9C")
    chances = []
    for rate in (0.0, 0.5, 1.0):
        t.ruff_rates = (rate,) * 4
        chances.append(t.trick_forecast(parse("AH"))[0])
    assert chances[0] > chances[1] > chances[2]


def test_under_the_strict_rule_only_the_void_trump() -> None:
    deal = "deal AH 3C  5H 4C  6H 7C  8H 9C"
    strict = evaluator(Rules(cards=2, follow="strict"), "cut 2S", deal)
    loose = evaluator(Rules(cards=2), "cut 2S", deal)
    assert strict.trick_forecast(parse("AH"))[0] > loose.trick_forecast(parse("AH"))[0]


def test_a_breach_makes_voids_doubtful() -> None:
    rules = Rules(cards=3, enforce=False)
    lines = [
        "cut 2S",
        "deal 2H 3C 4D  5C 6D 7H  8H 9C 2D  3H 4C 5D",
        "0 2H",
        "1 5C",
        "2 8H",
        "3 3H",
    ]
    before = evaluator(rules, *lines)
    assert before.voids[1] == 1 << SUITS.index("H") | 1 << SPADES
    view = replace(
        before.view, breaches=(Breach(trick=1, seat=1, card=parse("5C"), due=(parse("7H"),)),)
    )
    _, events = played(rules, *lines)
    assert CardEvaluator(view, events, rules).voids == [0] * 4


def test_styles_care_more_or_less_for_the_trick() -> None:
    rules = Rules(cards=2)
    lines = ["cut 2S", "deal AH 3C  5H 4C  6H 7C  8H 9C"]
    values = []
    for style in ("careful", "plain", "bold"):
        t = evaluator(rules, *lines, style=style)
        values.append(t.evaluate(parse("AH")).value - t.evaluate(parse("3C")).value)
    assert values[0] < values[1] < values[2]


# Choices.


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


@pytest.mark.slow
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
