from random import Random

import pytest

from longsuit.bots.originals.classic import (
    FEW_PLAIN,
    FEW_TRUMP,
    MANY_PLAIN,
    MANY_TRUMP,
    NO_RULING,
    OTHER,
    RULING,
    autocall,
    autocall_two,
    chance,
    half_away,
    suit_tenths,
)
from longsuit.bots.player import BadPlayer
from longsuit.bots.registry import parsed, player
from longsuit.engine.actions import CHANCE, OVER, Action, Call, Event, Play, Shuffle
from longsuit.engine.cards import DECK, SUITS, bits, mask, names, parse
from longsuit.engine.game import replay, shuffle
from longsuit.engine.notation import event
from longsuit.games import GAMES, estimation_whist, israeli_whist

CLUBS = SUITS.index("C")


def cards(text: str) -> int:
    return mask(parse(word) for word in text.split())


# Estimation Whist.


@pytest.mark.parametrize(
    ("hand", "said", "call"),
    [
        ("AC", (), 1),
        ("AC", (1,), 1),
        ("KC", (), 1),
        ("6C", (), 1),
        ("5C", (), 0),
        ("AD", (), 0),
        ("6C", (1,), 0),
        ("6C", (0, 0), 1),
        ("KD QD", (), 1),
        ("TC 9C", (), 2),
        ("AD KD QD JD TD", (), 3),
        ("AC KC QC JC TC", (), 5),
        ("2C 3C 4C 5C 6C", (), 1),
        ("JH 8H", (), 1),
        ("TH 8H", (), 0),  # four tenths
        ("AC KC QC JC TC 9C", (), 4),
        ("AD KD QD JD TD 9D", (), 3),
        ("2C 3C 4C 5C 6C 7C", (), 1),
        ("2D 3D 4D 5D 6D 7D", (), 0),
    ],
)
def test_autocall_two(hand: str, said: tuple[int, ...], call: int) -> None:
    assert autocall_two(cards(hand), CLUBS, said, 4) == call


def test_the_values_are_those_of_the_document() -> None:
    # As the document prints them: A 2 3 4 5 6 7 8 9 T J Q K.
    for row, printed in (
        (FEW_PLAIN, "10 0 0 0 0 0 0 1 2 3 4 5 8"),
        (FEW_TRUMP, "10 1 2 2 3 3 3 4 7 9 10 10 10"),
        (MANY_PLAIN, "10 0 0 0 0 0 1 1 1 1 1 4 10"),
        (MANY_TRUMP, "10 1 1 1 1 2 2 3 3 4 5 9 10"),
    ):
        ace, *others = map(int, printed.split())
        assert row == (*others, ace)


@pytest.mark.parametrize(
    ("hand", "trump", "tenths"),
    [
        ("AC KC QC JC", True, 40 + 20 + 10 + 10 + 10),
        ("KC QC", True, 20),
        ("QC JC", True, 10),
        ("KC JC", True, 10),
        ("KC", True, 0),
        ("QC", True, 0),
        ("JC", True, 0),
        ("AC", True, 10),
        ("2C 3C", True, 0),
        ("2C 3C TC", True, 15),
        ("2C 3C 4C 5C", True, 20),
        ("KC 2C 3C 4C", True, 15),  # no rule names a lone king
        ("AC 2C 3C 4C", True, 10),
        ("AC KC QC", False, 25 + 10 + 10 + 10),
        ("KC JC", False, 20),
        ("QC JC", False, 5),
        ("KC", False, 10),
        ("AC", False, 10),
        ("QC", False, 0),
        ("2C 3C 4C", False, 0),
    ],
)
def test_autocall_suit_by_suit(hand: str, trump: bool, tenths: int) -> None:
    assert suit_tenths(cards(hand), trump) == tenths


@pytest.mark.parametrize(
    ("hand", "said", "seats", "call"),
    [
        ("2C 3C 4C", (), 4, 2),  # one and a half
        ("KC", (), 4, 0),
        ("AC 2C 3C 4C", (), 4, 1),  # 1 + 1 - 0.4 * 3
        ("AC 2D 3D 4D", (2,), 4, 1),  # 2 // 2 = 1: 1 + 1 - 0.4 * 2
        ("AC 2D 3D 4D", (3, 3), 4, 2),  # 6 // 3 = 2: 1 + 1 - 0.4 * 1
        ("AC 2D 3D 4D", (4, 4, 4), 4, 1),  # 12 // 4 = 3 is not under 3
        ("AC KC QC JC", (), 4, 4),  # nine, and less than that, but there are four cards
        ("2D 3D 4D 5D 6D 7D 8D 9D TD 2H 3H 4H 5H", (), 4, 0),  # 1 - 0.4 * 5 is below none
        ("QD JD", (), 4, 1),  # a half
    ],
)
def test_autocall(hand: str, said: tuple[int, ...], seats: int, call: int) -> None:
    assert autocall(cards(hand), CLUBS, said, seats) == call


def test_half_is_rounded_away_from_zero() -> None:
    tenths = (-15, -14, -5, -4, 0, 4, 5, 14, 15, 25)
    assert [half_away(n) for n in tenths] == [-2, -1, -1, 0, 0, 0, 1, 1, 2, 3]


def called(way: str, deal: str, *calls: int, hook: bool = True) -> int:
    """What the last of four calls in round 2, clubs being no trump there but diamonds."""
    game, rules = (
        GAMES["estimation_whist"],
        estimation_whist.Rules(sequence="down", max_cards=2, hook=hook),
    )
    top = tuple(parse(word) for word in deal.split())
    order = (*[c for c in bits(DECK) if c not in top][:6], *top)
    order = (*order, *[c for c in bits(DECK) if c not in order])
    s = replay(
        game,
        rules,
        [Event(CHANCE, Shuffle(order)), *[Event(i, Call(n)) for i, n in enumerate(calls)]],
    )
    choice = player(f"classic({way})", "estimation_whist", rules)(game.view(s, 3), (), Random(1))
    assert isinstance(choice.action, Call)
    return choice.action.tricks


@pytest.mark.parametrize(
    ("way", "deal", "calls", "call"),
    [
        ("autocall_two", "KD QD", (1, 0, 0), 0),
        ("autocall_two", "2D 3D", (1, 1, 0), 1),
        ("autocall_two", "KD QD", (0, 0, 0), 1),
        ("autocall_two", "AC KC", (0, 0, 0), 1),
        ("autocall_two", "AC KC", (2, 0, 0), 2),
        ("autocall", "2D 3D", (1, 1, 0), 1),
        ("autocall", "AD KD", (0, 0, 0), 1),
    ],
)
def test_the_last_seat(way: str, deal: str, calls: tuple[int, ...], call: int) -> None:
    assert called(way, deal, *calls) == call


def test_without_the_hook_nothing_is_refused() -> None:
    assert called("autocall_two", "KD QD", 1, 0, 0, hook=False) == 1


def test_cards_are_played_at_random() -> None:
    game, rules = GAMES["estimation_whist"], estimation_whist.Rules(sequence="down", max_cards=3)
    s = replay(
        game,
        rules,
        [
            Event(CHANCE, Shuffle(bits(DECK))),
            *map(event, ("0 call 1", "1 call 1", "2 call 1", "3 call 1")),
        ],
    )
    play = player("classic", "estimation_whist", rules)
    found = [play(game.view(s, 0), (), Random(seed)).action for seed in range(300)]
    for action in game.legal(s):
        assert 70 < found.count(action) < 130


# Israeli Whist.


def test_the_chances_are_those_of_the_document() -> None:
    assert RULING == (10, 10, 10, 10, 10, 11, 13, 17, 28, 47, 71, 90, 100)
    assert NO_RULING[5:] == (1, 3, 8, 19, 40, 65, 86, 97)
    assert OTHER[5:] == (1, 3, 8, 18, 38, 62, 82, 92)
    assert NO_RULING[:5] == OTHER[:5] == (0,) * 5
    assert [chance(parse("QH"), strain) for strain in range(5)] == [62, 62, 71, 62, 65]


SPADES = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"


def at(rules: israeli_whist.Rules, hands: str, *lines: str) -> israeli_whist.State:
    """The state after these events of a deal; the hands are the top of the pack."""
    top = tuple(parse(word) for word in hands.split())
    order = (*top, *[c for c in bits(DECK) if c not in top])
    events = [Event(CHANCE, Shuffle(order)), *map(event, lines)]
    s: israeli_whist.State = replay(GAMES["israeli_whist"], rules, events)
    return s


def answer(s: israeli_whist.State, seed: int = 1) -> str:
    game = GAMES["israeli_whist"]
    play = player("classic(israeli)", "israeli_whist", s.rules)
    return repr(play(game.view(s, game.actor(s)), (), Random(seed)).action)


RULES = israeli_whist.Rules()


def test_a_bid_throws_the_dice_for_every_card() -> None:
    """In spades a hand of spades counts 4.27 on average, of high cards and of luck."""
    s = at(RULES, SPADES)
    bids = [answer(s, seed) for seed in range(400)]
    made = [int(text[4]) for text in bids if text != "pass"]
    assert {text[5] for text in bids if text != "pass"} <= {"S", "N"}  # the higher of equals
    assert 0.3 < len(made) / 400 < 0.5
    assert min(made) == 5
    assert max(made) >= 7


def test_no_bid_on_nothing() -> None:
    s = at(RULES, "2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S 5S")
    assert {answer(s, seed) for seed in range(50)} == {"pass"}


def test_who_has_been_overbid_stays_with_its_bid() -> None:
    s = at(RULES, SPADES, "0 bid 5S", "1 bid 6S", "2 pass", "3 pass")
    assert {answer(s, seed) for seed in range(50)} == {"pass"}


@pytest.mark.parametrize(
    ("lines", "call"),
    [
        (("0 pass", "1 bid 5S", "2 pass", "3 pass", "2 call 0", "3 call 0"), "call 13"),
        (("0 pass", "1 bid 5H", "2 pass", "3 pass", "2 call 0", "3 call 0"), "call 0"),
        (("0 pass", "1 bid 5H", "2 pass", "3 pass", "2 call 5", "3 call 3"), "call 1"),  # refused
        (("0 pass", "1 bid 5N", "2 pass", "3 pass", "2 call 1", "3 call 1"), "call 13"),
        (("0 pass", "1 pass", "2 pass", "3 pass", "0 choose continue"), "call 13"),
    ],
)
def test_the_call_is_the_number_of_ruling_cards(lines: tuple[str, ...], call: str) -> None:
    assert answer(at(RULES, SPADES, *lines)) == call


def test_nobody_can_call_fourteen() -> None:
    hands = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"
    lines = [f"{seat} pass" for seat in range(4)]
    calls = ["0 choose continue", "0 call 0", "1 call 0", "2 call 0"]
    assert answer(at(RULES, hands, *lines, *calls)) == "call 12"


def test_who_rules_calls_its_bid() -> None:
    s = at(
        israeli_whist.Rules(may_raise=True), SPADES, "0 bid 6S", *[f"{n} pass" for n in (1, 2, 3)]
    )
    assert answer(s) == "call 6"


def test_when_all_have_passed_it_plays_on() -> None:
    s = at(RULES, SPADES, *[f"{seat} pass" for seat in range(4)])
    assert answer(s) == "choose continue"


def test_it_passes_on_its_first_cards() -> None:
    hand = "AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD"
    s = at(israeli_whist.Rules(frisch=True), hand, *[f"{seat} pass" for seat in range(4)])
    assert answer(s) == "give 3C KD AD"


@pytest.mark.parametrize(
    ("hand", "led", "card"),
    [
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD", "", "KD"),  # leading: diamonds first
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C 5C 6C", "", "3C"),
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD", "2C", "3C"),
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD", "3H", "2H"),
        ("AS KS QS JS TS 9S 8S 7S 6S 4C 3C 5C 6C", "3H", "3C"),
    ],
)
def test_the_first_legal_card_in_the_order_d_c_h_s(hand: str, led: str, card: str) -> None:
    calls = [f"{n} call 0" for n in range(4)]
    if led:
        others = [c for c in bits(DECK & ~cards(hand)) if c != parse(led)]
        order = f"{names(others[:12])} {led} {hand}"
        lines = ["0 bid 5N", "1 pass", "2 pass", "3 pass", *calls[1:], f"0 {led}"]
    else:
        order, lines = hand, ["0 bid 5N", "1 pass", "2 pass", "3 pass", *calls[1:]]
    assert answer(at(RULES, order, *lines)) == card


# Both.


def test_each_game_has_its_own() -> None:
    assert parsed("classic", "estimation_whist")[1] == ("autocall_two",)
    assert parsed("classic", "israeli_whist")[1] == ("israeli",)
    with pytest.raises(BadPlayer, match="classic: 'autocall' is none of israeli"):
        parsed("classic(autocall)", "israeli_whist")
    with pytest.raises(BadPlayer, match="'israeli' is none of autocall_two, autocall"):
        parsed("classic(israeli)", "estimation_whist")


MATCHES = [
    ("estimation_whist", way, preset)
    for way in ("autocall_two", "autocall")
    for preset in estimation_whist.PRESETS
] + [("israeli_whist", "israeli", preset) for preset in israeli_whist.PRESETS]


@pytest.mark.parametrize(("name", "way", "preset"), MATCHES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match(name: str, way: str, preset: str, seed: int) -> None:
    game = GAMES[name]
    rules, rng = game.PRESETS[preset], Random(seed)
    play, s, answers = player(f"classic({way})", name, rules), game.start(rules), set[type]()
    while (seat := game.actor(s)) != OVER:
        if seat < 0:
            action: Action = shuffle(game.pack(s), rng)
        else:
            view = game.view(s, seat)
            choice = play(view, (), rng)
            assert choice.action in view.legal
            assert choice.because
            action = choice.action
            answers.add(type(action))
        s = game.apply(s, action)
    assert {Call, Play} <= answers
