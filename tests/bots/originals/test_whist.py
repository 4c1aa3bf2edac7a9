from random import Random

import pytest
from msgspec.structs import replace

from longsuit.bots.originals.whist import FILTERS, SELECTORS
from longsuit.bots.player import BadPlayer, Choice
from longsuit.bots.registry import parse_player, player
from longsuit.engine.actions import OVER, Event, Play, play_actions, seen
from longsuit.engine.cards import DECK, NO_SUIT, SUITS, bits, mask, names, parse
from longsuit.engine.game import replay, shuffle
from longsuit.games import GAMES
from longsuit.games.whist import PRESETS, Rules, View, due_cards

GAME = GAMES["whist"]
NPCS = [f"npc({leave},{select})" for leave in FILTERS for select in SELECTORS]


def cards(text: str) -> int:
    return mask(parse(word) for word in text.split())


def seen_by(
    hand: str, *, table: str = "", trump: str = "S", gone: str = "", enforce: bool = True
) -> View:
    """The view of seat 3 of four when it is to play; the cards on the table are not in `gone`."""
    played = tuple(parse(word) for word in table.split())
    held, suit = cards(hand), SUITS.index(trump)
    led = played[0] >> 4 if played else NO_SUIT
    size = len(bits(held))
    return View(
        seat=3,
        phase="play",
        actor=3,
        legal=play_actions(due_cards(held, led, suit, False) if enforce else held),
        hand=bits(held)[::-1],
        sizes=tuple(size - (place < len(played)) for place in range(len(played), len(played) + 4)),
        unseen=bits(DECK & ~(held | mask(played) | cards(gone))),
        rounds=(),
        prompt=None,
        round=1,
        target=24,
        points=(0,) * 4,
        trump=suit,
        won=(0,) * 4,
        leader=(3 - len(played)) % 4,
        table=played,
        last_trick=(),
        last_leader=0,
        breaches=(),
    )


def played(text: str, view: View, seed: int = 1) -> str:
    choice = player(text, "whist", Rules())(view, (), Random(seed))
    assert isinstance(choice.action, Play)
    return names(choice.action.cards)


@pytest.mark.parametrize(
    ("leave", "hand", "led", "trump", "left"),
    [
        ("naive_legal", "8S TH 7H AD JC", "H", "S", "8S TH 7H"),
        ("trump_saving", "8S TH 7H AD JC", "H", "S", "TH 7H"),
        ("none", "8S TH 7H AD JC", "H", "S", "8S TH 7H AD JC"),
        ("naive_legal", "8S TH AD JC", "C", "H", "TH JC"),
        ("naive_legal", "8S AD JC", "H", "C", "JC"),
        ("trump_saving", "8S AD JC", "H", "C", "JC"),
        ("naive_legal", "8S AD", "H", "C", "8S AD"),
        ("trump_saving", "8S AD", "H", "C", "8S AD"),
        ("trump_saving", "8S 7S AD", "S", "S", "8S 7S"),
        ("naive_legal", "8S TH 7H", "N", "S", "8S TH 7H"),
        ("trump_saving", "8S TH 7H", "N", "S", "8S TH 7H"),
    ],
)
def test_filters(leave: str, hand: str, led: str, trump: str, left: str) -> None:
    found = FILTERS[leave](cards(hand), SUITS.index(led), SUITS.index(trump))
    assert names(bits(found)) == names(bits(cards(left)))


@pytest.mark.parametrize(
    ("hand", "table", "trump", "card"),
    [
        ("8S TH 7H", "2H", "S", "TH"),
        ("AS AH", "2H", "S", "AH"),  # the led suit before trump
        ("AS AH", "2H 3H", "C", "AH"),
        ("AS AH", "2C", "S", "AS"),  # no club: trump
        ("AS AH AD AC", "", "D", "AD"),  # leading: trump
        ("AH AD", "2C", "S", "AH"),  # neither: the first of S H D C
        ("KS AD AC", "2H", "N", "AD"),
        ("2S 9H", "TH", "S", "9H"),
    ],
)
def test_highest(hand: str, table: str, trump: str, card: str) -> None:
    assert played("npc(none,highest)", seen_by(hand, table=table, trump=trump)) == card


@pytest.mark.parametrize(
    ("hand", "table", "trump", "card", "because"),
    [
        ("5H 9C 2C", "AS", "S", "2C", "cannot win, so the lowest"),
        ("5H 2H 9C 2C", "AS", "S", "2H", "cannot win, so the lowest"),  # hearts are before clubs
        ("3S 2S", "AS", "S", "2S", "cannot win, so the lowest"),
        ("2S 3H", "AH 4S", "S", "3H", "cannot win, so the lowest"),  # a trump that would lose
        ("9H QH AH", "2H 8H 3H", "S", "9H", "last to play, the lowest that wins"),
        ("2S AH", "2H KH 3H", "S", "AH", "last to play, the lowest that wins"),  # saves the trump
        ("2S 9S", "AH 2H 3H", "S", "2S", "last to play, the lowest that wins"),
        ("2S 9S", "AH 4S 3H", "S", "9S", "last to play, the lowest that wins"),
        ("9H QH KH", "2H", "S", "QH", "beats most of the cards still out"),
        ("AH 2S", "2H", "S", "2S", "beats most of the cards still out"),
        ("QS KS", "2H", "S", "QS", "beats most of the cards still out"),  # as many
        ("TS KS", "2H", "S", "KS", "beats most of the cards still out"),
    ],
)
def test_smart_classic(hand: str, table: str, trump: str, card: str, because: str) -> None:
    view = seen_by(hand, table=table, trump=trump)
    choice = player("npc(naive_legal,smart_classic)", "whist", Rules())(view, (), Random(1))
    assert choice == Choice(Play((parse(card),)), because)


def test_smart_classic_remembers_what_is_gone() -> None:
    """With everything above them gone the ten and the king beat equally many: the ten will do."""
    fresh = seen_by("TH KH", table="2H")
    late = seen_by("TH KH", table="2H", gone="JH QH")
    assert played("npc(naive_legal,smart_classic)", fresh) == "KH"
    assert played("npc(naive_legal,smart_classic)", late) == "TH"


def test_smart_classic_leads_at_random() -> None:
    view = seen_by("AS 5H 2C")
    found = {played("npc(none,smart_classic)", view, seed) for seed in range(30)}
    assert found == {"AS", "5H", "2C"}


def test_a_filter_counts_only_as_far_as_it_is_legal() -> None:
    """The filter `none` breaks the rules where they are not enforced."""
    hand = "3S 5H AD"
    found = [
        {
            played("npc(none,random)", seen_by(hand, table="2H", enforce=enforce), seed)
            for seed in range(40)
        }
        for enforce in (True, False)
    ]
    assert found == [{"3S", "5H"}, {"3S", "5H", "AD"}]
    loose = seen_by("3S 4C", table="AS", enforce=False)
    assert played("npc(none,smart_classic)", loose) == "4C"
    assert played("npc(naive_legal,smart_classic)", loose) == "3S"


def test_the_strict_rule_of_following_binds_every_filter() -> None:
    strict = Rules(follow="strict")
    view = seen_by("AS 5H", table="2H", enforce=False)
    view = replace(view, legal=play_actions(cards("5H")))
    choice = player("npc(naive_legal,highest)", "whist", strict)(view, (), Random(1))
    assert choice.action == Play((parse("5H"),))


def test_the_plain_name_is_what_the_original_shipped_with() -> None:
    assert parse_player("npc", "whist")[1] == ("naive_legal", "smart_classic")
    assert parse_player("npc(none)", "whist")[1] == ("none", "smart_classic")


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(BadPlayer, match=r"text=clever, choices=\('smart_classic', 'highest'"):
        parse_player("npc(none,clever)", "whist")
    with pytest.raises(BadPlayer, match=r"no_such_player_in_game\(name=npc, game=pesten"):
        parse_player("npc", "pesten")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("text", NPCS)
def test_a_whole_match(text: str, preset: str) -> None:
    rules, rng = PRESETS[preset], Random(3)
    play, s = player(text, "whist", rules), GAME.start(rules)
    events: list[Event] = []
    while (seat := GAME.actor(s)) != OVER:
        if seat < 0:
            event = Event(seat, shuffle(GAME.pack(s), rng))
        else:
            view, told = GAME.view(s, seat), tuple(seen(e, seat) for e in events)
            choice = play(view, told, rng)
            assert choice.action in view.legal
            assert choice.because
            event = Event(seat, choice.action)
        events.append(event)
        s = GAME.apply(s, event.action)
    assert replay(GAME, rules, events) == s
