import pytest

from longsuit.engine.actions import DRAW, NAMES, PASS, TAKE, Draw, Give, Name, Play
from longsuit.engine.cards import CLUBS, HEARTS, JOKER, NO_SUIT, SPADES, UNSEEN, parse
from longsuit.games.pesten import effects, playable, table, turns
from longsuit.games.pesten.effects import (
    AGAIN,
    ANSWER,
    BACK,
    LAST_WORDS,
    NAME,
    PASS_LEFT,
    PLAIN,
    REVERSE,
    SKIP,
    TAKES,
    WORDS,
    turn_after,
)
from longsuit.games.pesten.playable import (
    Paragraphs,
    SheddingRules,
    playable_on_stack,
    playable_on_top,
    weight,
)
from longsuit.games.pesten.table import (
    Table,
    matching,
    must_announce,
    next_seat_playing,
    wrongly_announced,
)

HERE = Paragraphs("§turn", "§draw", "§effect", "§stack", "§joker", "§sets", "§finish")
DOES = tuple(
    {0: TAKES, 5: AGAIN, 6: SKIP, 9: NAME, 13: TAKES}.get(rank, PLAIN) for rank in range(14)
)


def row(text: str) -> tuple[int, ...]:
    return tuple(parse(word) for word in text.split())


def new_table(*hands: str, pile: str = "4H", stock: str = "", **fields: object) -> Table:
    held = tuple(tuple(sorted(row(hand))) for hand in hands)
    return Table(hands=held, pile=row(pile), stock=row(stock), **fields)  # type: ignore[arg-type]


def shedding_rules(**fields: object) -> SheddingRules:
    return SheddingRules(effects=DOES, effects_of_two=DOES, cite=HERE, **fields)  # type: ignore[arg-type]


# The rules on plain integers.


@pytest.mark.parametrize(
    ("card", "top", "named", "fits"),
    [
        ("3H", "6H", NO_SUIT, True),
        ("6C", "6H", NO_SUIT, True),
        ("5S", "6H", NO_SUIT, False),
        ("JO", "6H", NO_SUIT, False),
        ("AS", "JO", NO_SUIT, False),
        ("AS", "JO", SPADES, True),
        ("AH", "JO", SPADES, False),
        ("JH", "JC", SPADES, True),
        ("3C", "JC", SPADES, False),
        ("3S", "JC", SPADES, True),
    ],
)
def test_matching(card: str, top: str, named: int, fits: bool) -> None:
    assert bool(matching(parse(top), named) >> parse(card) & 1) is fits


def test_onward_leaves_out_seats_without_cards() -> None:
    assert [next_seat_playing(seat, 1, 0b1111, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [next_seat_playing(seat, -1, 0b1111, 4) for seat in range(4)] == [3, 0, 1, 2]
    assert next_seat_playing(0, 1, 0b1001, 4) == 3
    assert next_seat_playing(3, 1, 0b1000, 4) == 3
    assert next_seat_playing(2, 1, 0, 4) == 2  # nobody: once round


@pytest.mark.parametrize(
    ("left", "played", "due"),
    [(1, 1, True), (1, 3, True), (0, 3, True), (0, 1, False), (2, 1, False)],
)
def test_announcement(left: int, played: int, due: bool) -> None:
    assert must_announce(left, played) is due
    for strict in (False, True):
        assert wrongly_announced(left, played, False, strict) is due
        assert wrongly_announced(left, played, True, strict) is (strict and left > 1)


def test_turn_after_every_effect() -> None:
    def three(effect: int, seat: int, way: int = 1) -> int:
        return turn_after(effect, seat, way, 0b111, 3)

    assert three(SKIP, 0) == 2
    assert three(BACK, 1) == 0
    assert three(REVERSE, 1) == 0
    assert three(AGAIN, 1) == 1
    assert three(ANSWER, 1) == 2
    assert [three(PLAIN, seat) for seat in range(3)] == [1, 2, 0]
    assert [three(PLAIN, seat, -1) for seat in range(3)] == [2, 0, 1]
    # Two seats: 8 means again, back and reverse are the other seat.
    assert [turn_after(e, 0, 1, 0b11, 2) for e in (SKIP, BACK, REVERSE, PLAIN)] == [0, 1, 1, 1]
    # Seat 1 has just got rid of its last card.
    assert turn_after(AGAIN, 1, 1, 0b101, 3) == 2
    assert turn_after(SKIP, 1, 1, 0b101, 3) == 0


def test_fitting_and_wild_ranks() -> None:
    wild, tame = (playable_on_top(parse("4H"), NO_SUIT, ranks) for ranks in (1 << 9, 0))
    assert wild >> parse("JC") & 1
    assert not tame >> parse("JC") & 1
    assert tame >> JOKER & 1
    assert not wild >> parse("QC") & 1


@pytest.mark.parametrize(
    ("card", "top", "climb", "alone", "mixed"),
    [
        ("2H", "2S", "S", True, True),
        ("3S", "2S", "S", True, True),
        ("3H", "2S", "S", False, False),
        ("3H", "2S", "H", True, True),
        ("4S", "2S", "S", False, False),
        ("2S", "3S", "S", False, False),
        ("KS", "QS", "S", True, True),
        ("AS", "KS", "S", False, False),
        ("KH", "KS", "S", True, True),
        ("3S", "2S", "N", False, False),
        ("JO", "2S", "S", False, True),
        ("JO", "JO", "S", True, True),
        ("2C", "JO", "S", False, True),
        ("3C", "JO", "S", False, False),
    ],
)
def test_stack_fitting(card: str, top: str, climb: str, alone: bool, mixed: bool) -> None:
    suit = "CDHSN".index(climb)
    assert bool(playable_on_stack(parse(top), suit, False) >> parse(card) & 1) is alone
    assert bool(playable_on_stack(parse(top), suit, True) >> parse(card) & 1) is mixed


def test_weight() -> None:
    assert [weight(parse(c), 5) for c in ("2C", "9D", "TH", "JS", "QS", "KS")] == [
        2,
        9,
        10,
        11,
        12,
        13,
    ]
    assert weight(JOKER, 5) == 5
    assert weight(JOKER, 3) == 3


# The table.


def test_packs_and_deal() -> None:
    assert len(table.packs(1, 2)) == 54
    assert len(table.packs(8, 0)) == 416
    assert table.packs(2, 1).count(JOKER) == 2
    t = table.deal(row("5C 2C 9H 8H 7D 6S AC"), (2, 2), 1)
    assert t.hands == (row("2C 5C"), row("8H 9H"))
    assert t.pile == row("7D")
    assert t.stock == row("6S AC")
    assert t.turn == 1
    t = table.turn_up_next(t)
    assert (t.pile, t.stock) == (row("7D 6S"), row("AC"))


def test_laying_takes_one_of_two_equal_cards() -> None:
    t = table.lay(new_table("5C 5C 9H", "2C", named=CLUBS, passes=2, drew=True), row("5C"))
    assert t.hands[0] == row("5C 9H")
    assert t.pile == row("4H 5C")
    assert (t.named, t.passes, t.drew, t.out) == (NO_SUIT, 0, False, ())
    assert table.lay(t, row("5C 9H")).out == (0,)
    assert table.holds(row("5C 5C"), row("5C 5C"))
    assert not table.holds(row("5C 9H"), row("5C 5C"))


def test_a_named_suit_holds_until_a_card_is_laid() -> None:
    assert table.lay(new_table("5C 9H", "2C", named=CLUBS), ()).named == CLUBS


def test_drawing_from_the_stock() -> None:
    t = new_table("5C", "2C", stock="9H 8H 7H")
    assert table.draw(t, 1, 2).hands == (row("5C"), row("2C 8H 9H"))
    assert table.draw(t, 1, 2).drawn == UNSEEN
    t = table.draw_one(t)
    assert (t.drew, t.drawn, t.stock) == (True, parse("9H"), row("8H 7H"))
    assert t.turn == 0


def test_what_the_stock_lacks_is_owed_until_the_discards_are_shuffled() -> None:
    t = table.draw(new_table("5C", "2C", stock="9H", pile="3C 3D 3H 4H"), 1, 5)
    assert (t.owed, t.debtor, t.stock) == (4, 1, ())
    assert table.discards(t) == row("3C 3D 3H")
    t = table.reshuffle(t, row("3D 3H 3C"))
    assert t.hands[1] == row("2C 3C 3D 3H 9H")
    assert (t.owed, t.pile) == (0, row("4H"))  # still short: what there is


def test_a_shuffle_in_the_middle_of_a_drawing_shows_the_card_drawn() -> None:
    t = table.draw_one(new_table("5C", "2C", pile="3C 3D 4H"))
    assert (t.owed, t.drawn) == (1, UNSEEN)
    t = table.reshuffle(t, row("3D 3C"))
    assert (t.owed, t.drawn, t.stock) == (0, parse("3D"), row("3C"))


def test_nothing_to_draw() -> None:
    t = new_table("5C", "2C")
    assert not table.can_draw(t)
    assert table.draw(t, 0, 5) == new_table("5C", "2C", debtor=0)
    assert table.can_draw(new_table("5C", stock="2C"))
    assert table.can_draw(new_table("5C", pile="2C 3C"))


def test_who_passes_without_drawing_is_counted() -> None:
    t = new_table("5C", "2C", "3C")
    assert table.pass_turn(t).passes == 1
    assert table.pass_turn(table.draw_one(new_table("5C", "2C", stock="9H"))).passes == 0
    assert table.pass_turn(table.ask(t, "answer")).passes == 0
    assert table.pass_turn(t).turn == 1


def test_taking_clears_the_payload() -> None:
    t = table.take(new_table("5C", "2C", stock="9H 8H 7H", payload=2, stack_suit=CLUBS))
    assert (t.payload, t.stack_suit, t.hands[0]) == (0, NO_SUIT, row("5C 8H 9H"))


def test_cards_passed_to_the_left_arrive_together() -> None:
    t = new_table("5C 6C", "2C", "", "KS", turn=1, asked="give")
    assert table.givers(t) == (1, 3, 0)
    t = table.give(t, parse("2C"))
    assert table.giver(t) == 3
    assert t.hands[1] == row("2C")
    t = table.give(t, parse("KS"))
    assert table.visible_gifts(t, 3) == (UNSEEN, parse("KS"))
    assert table.visible_gifts(t, -3) == (UNSEEN, UNSEEN)
    t = table.give(t, parse("6C"))
    assert t.hands == (row("5C KS"), row("6C"), (), row("2C"))
    assert (t.given, t.asked, t.turn) == ((), "play", 3)


def test_hidden_cards_are_those_in_stock_and_other_hands() -> None:
    whole = row("2C 2C 3C 4C 5C")
    t = new_table("2C", "2C", pile="4C", stock="3C 5C")
    assert table.hidden_cards(whole, t, 0) == row("2C 3C 5C")
    assert table.hidden_cards(whole, t, -3) == row("2C 2C 3C 5C")
    assert table.hidden_cards(whole, Table(), 0) == whole


def test_standing() -> None:
    t = new_table("", "2C 3C", "", "4C", out=(2, 0))
    assert table.ranking(t) == (-1, 2, -2, 1)


# Effects.


@pytest.mark.parametrize(
    ("effect", "turn", "asked", "way", "series"),
    [
        (PLAIN, 1, "play", 1, False),
        (AGAIN, 0, "play", 1, True),
        (SKIP, 2, "play", 1, False),
        (ANSWER, 1, "answer", 1, False),
        (BACK, 2, "play", 1, False),
        (REVERSE, 2, "play", -1, False),
        (NAME, 0, "name", 1, False),
        (PASS_LEFT, 0, "give", 1, False),
        (TAKES, 1, "play", 1, False),
    ],
)
def test_what_happens(effect: int, turn: int, asked: str, way: int, series: bool) -> None:
    t = effects.take_effect(new_table("5C", "2C", "3C"), effect, 4, False)
    assert (t.turn, t.asked, t.way, t.series) == (turn, asked, way, series)
    assert t.payload == (4 if effect == TAKES else 0)
    assert t.turns == (turn != 0 or effect == AGAIN)  # or two sevens could go round for ever


def test_a_payload_grows_and_remembers_where_it_began() -> None:
    t = effects.take_effect(new_table("5C", "2C", pile="2S"), TAKES, 2, False)
    assert (t.payload, t.stack_suit) == (2, SPADES)
    t = effects.take_effect(table.lay(t, row("2C")), TAKES, 2, False)
    assert (t.payload, t.stack_suit) == (4, SPADES)
    t = effects.take_effect(new_table("5C", "2C", pile="JO"), TAKES, 5, True)
    assert (t.payload, t.stack_suit, t.asked, t.turn) == (5, NO_SUIT, "name", 0)


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (PLAIN, "action_play(cards=3C, seat=1, card_count=7)"),
        (AGAIN, "action_play_again(cards=3C, seat=0, card_count=7)"),
        (SKIP, "action_play_skip(cards=3C, seat=1, card_count=7)"),
        (ANSWER, "action_play_skip_unless_answer(cards=3C, seat=1, card_count=7)"),
        (BACK, "action_play_back(cards=3C, seat=2, card_count=7)"),
        (REVERSE, "action_play_reverse(cards=3C, seat=2, card_count=7)"),
        (NAME, "action_play_name_suit(cards=3C, seat=1, card_count=7)"),
        (TAKES, "action_play_takes(cards=3C, seat=1, card_count=7)"),
        (PASS_LEFT, "action_play_pass_left(cards=3C, seat=1, card_count=7)"),
        (effects.WIN, "action_play_win(cards=3C, seat=1, card_count=7)"),
        (effects.OUT, "action_play_out(cards=3C, seat=1, card_count=7)"),
    ],
)
def test_outcomes_in_words(effect: int, words: str) -> None:
    three = new_table("3C 4C 5C", "2C", "6C")
    assert str(effects.play_meaning(three, Play(row("3C")), effect, 7)) == words
    two_cards = new_table("3C 4C", "2C", "6C")
    said = str(effects.play_meaning(two_cards, Play(row("3C"), True), effect, 7))
    assert said == words.replace("action_play", "action_play_last", 1)
    # A false announcement says nothing.
    assert str(effects.play_meaning(three, Play(row("3C"), True), effect, 7)) == words


def test_an_8_between_two_means_again() -> None:
    two = new_table("8C 4C 5C", "2C")
    assert (
        str(effects.play_meaning(two, Play(row("8C")), SKIP, 0))
        == "action_play_again(cards=8C, seat=0, card_count=0)"
    )
    assert set(WORDS) == set(LAST_WORDS)


def test_penalties_in_words() -> None:
    plain, said = Play(row("8C 7C")), Play(row("8C 7C"), True)
    assert str(effects.penalty_meaning(plain, False, 2)) == (
        "play_without_announcing(cards=8C 7C, card_count=2)"
    )
    assert (
        str(effects.penalty_meaning(said, False, 2))
        == "play_false_announcement(cards=8C 7C, card_count=2)"
    )
    assert str(effects.penalty_meaning(plain, True, 2)) == (
        "play_without_announcing_series(cards=8C 7C, card_count=2, card=7C)"
    )
    assert str(effects.penalty_meaning(said, True, 2)) == (
        "play_false_announcement_series(cards=8C 7C, card_count=2, card=7C)"
    )


# Laying.


def plays(shedding: SheddingRules, t: Table) -> str:
    return " | ".join(map(repr, playable.plays(shedding, t, playable.playable_cards(shedding, t))))


def test_plays_without_sets() -> None:
    t = new_table("4C 4D 4S 9C 3H JO", "2C")
    assert plays(shedding_rules(), t) == "4C | 4D | 3H | 4S | JO"
    assert "4C 4D 4S" in plays(shedding_rules(sets=True), t)


def test_the_announced_form_stands_where_it_matters() -> None:
    assert plays(shedding_rules(), new_table("4C 9C", "2C")) == "4C last | 4C"
    assert plays(shedding_rules(), new_table("4C", "2C")) == "4C"
    assert plays(shedding_rules(sets=True), new_table("4C 4D", "2C")) == (
        "4C last | 4C | 4D last | 4D | 4C 4D last | 4C 4D | 4D 4C last | 4D 4C"
    )


def test_no_special_card_last() -> None:
    c = shedding_rules(sets=True, plain_finish=True)
    assert plays(c, new_table("7H", "2C")) == ""
    assert plays(c, new_table("3H", "2C")) == "3H"
    assert (
        plays(c, new_table("5H 6H 7H", "2C"))
        == "5H | 6H | 7H | 5H 6H last | 5H 6H | 7H 6H 5H last | 7H 6H 5H"
    )
    reason = playable.why_not_play(c, new_table("5H 6H 7H", "2C"), row("5H 6H 7H"))
    assert str(reason) == "finish_on_plain_card(card=7H, rule=§finish)"


@pytest.mark.parametrize(
    ("climb", "began", "hand", "wanted"),
    [
        ("top", SPADES, "2H 3H 4H 9C", "2H | 2H 3H 4H last | 2H 3H 4H"),
        ("first", SPADES, "2H 3H 4H 9C", "2H"),
        ("first", SPADES, "3S 4S 5S 9C", "3S | 3S 4S | 3S 4S 5S last | 3S 4S 5S"),
        ("first", NO_SUIT, "3S 4S 5S 9C", "3S | 3S 4S | 3S 4S 5S last | 3S 4S 5S"),
        ("off", SPADES, "3S 4S 5S 9C", ""),
        ("top", SPADES, "3S 3H 3D 9C", "3S | 3S 3H 3D last | 3S 3H 3D | 3S 3D 3H last | 3S 3D 3H"),
    ],
)
def test_sets_on_a_stack(climb: str, began: int, hand: str, wanted: str) -> None:
    t = new_table(hand, "2C", pile="2S", payload=2, stack_suit=began)
    assert plays(shedding_rules(sets=True, climb=climb), t) == wanted


def test_a_stack_ends_at_the_king() -> None:
    c = shedding_rules(sets=True, climb="top", round_the_corner=True)
    t = new_table("JS QS KS AS 2S", "2C", pile="TS", payload=10, stack_suit=SPADES)
    assert plays(c, t) == "JS | JS QS | JS QS KS"
    assert "card_not_on_stack(card=AS, top_card=KS, cards=KC KD KH KS, rule=§stack)" in str(
        playable.why_not_play(c, t, row("JS QS KS AS"))
    )


def test_a_mixed_stack_begins_again_on_a_joker() -> None:
    c = shedding_rules(sets=True, climb="first", mixed=True)
    t = new_table("2S 3S 4S JO 9C", "2C", pile="JO", payload=5)
    assert plays(c, t) == "2S | JO | 2S 3S 4S"
    assert playable.why_not_play(c, t, row("2S 3S 4S")) is None


def test_only_the_same_card_answers() -> None:
    does = tuple(ANSWER if r == 6 else PLAIN for r in range(14))
    c = SheddingRules(effects=does, effects_of_two=does, sets=True, cite=HERE)
    t = new_table("8C 8D 9H 7H JO", "2C", pile="8H", asked="answer")
    assert plays(c, t) == "8C | 8D | 8C 8D | 8D 8C"
    assert str(playable.why_not_play(c, t, row("JO"))) == (
        "card_not_on_stack(card=JO, top_card=8H, cards=8C 8D 8H 8S, rule=§effect)"
    )


@pytest.mark.parametrize(
    ("cards", "fields", "words"),
    [
        ("5C", {}, "card_not_held(cards=5C)"),
        ("9C 8C 7C", {}, "one_card_at_a_time(rule=§sets)"),
        ("9C", {}, "card_does_not_fit(card=9C, top_card=4H, rule=§turn)"),
        ("9C", {"named": HEARTS, "pile": "JC"},
         "named_suit_rank_or_joker(suit=H, card=9C, top_card=JC, rule=§effect)"),
        ("9C", {"named": HEARTS, "pile": "JO"},
         "named_suit_or_joker(suit=H, card=9C, rule=§joker)"),
        ("9C", {"payload": 5, "pile": "JO"},
         "card_not_on_stack(card=9C, top_card=JO, cards=JO, rule=§joker)"),
        ("9C", {"payload": 2, "pile": "2S"},
         "card_not_on_stack(card=9C, top_card=2S, cards=2C 2D 2H 2S, rule=§stack)"),
    ],
)  # fmt: skip
def test_why_not(cards: str, fields: dict[str, object], words: str) -> None:
    t = new_table("9C 8C 7C 4S", "2C", **fields)  # type: ignore[arg-type]
    assert words in str(playable.why_not_play(shedding_rules(), t, row(cards)))
    assert playable.why_not_play(shedding_rules(), new_table("9C 4S", "2C"), row("4S")) is None


# Turns.


@pytest.mark.parametrize(
    ("fields", "able", "wanted"),
    [
        ({"payload": 2}, False, TAKE),
        ({"asked": "answer"}, True, PASS),
        ({}, True, None),
        ({}, False, PASS),
        ({"stock": "2C"}, False, DRAW),
        ({"stock": "2C", "drew": True}, False, PASS),
    ],
)
def test_besides(fields: dict[str, object], able: bool, wanted: object) -> None:
    t = new_table("5C", "2C", **fields)  # type: ignore[arg-type]
    assert turns.alternatives(shedding_rules(), t, able) == ((wanted,) if wanted else ())


def test_besides_by_other_customs() -> None:
    stock, bare = new_table("5C", "2C", stock="3C"), new_table("5C", "2C")
    assert turns.alternatives(shedding_rules(must_play=False), stock, True) == (DRAW,)
    assert turns.alternatives(shedding_rules(must_play=False), bare, True) == (PASS,)
    assert turns.alternatives(shedding_rules(draw="none"), stock, False) == (PASS,)
    on = shedding_rules(draw="until_playable")
    assert turns.alternatives(on, new_table("5C", "2C", stock="3C", drew=True), False) == (DRAW,)
    assert turns.alternatives(on, new_table("5C", "2C", stock="3C", drew=True), True) == (PASS,)
    assert turns.alternatives(on, new_table("5C", "2C", drew=True), False) == (PASS,)


def test_legal_names_and_gifts() -> None:
    assert turns.legal(shedding_rules(), new_table("5C", "2C", asked="name")) == NAMES
    give = new_table("5C 5C 9H", "2C", asked="give")
    assert turns.legal(shedding_rules(), give) == (Give(row("5C")), Give(row("9H")))
    assert str(turns.why_not(shedding_rules(), give, Give(row("2C")))) == "card_not_held(cards=2C)"
    assert turns.why_not(shedding_rules(), give, Give(row("9H"))) is None
    assert "pass_left_prompt(rule=§effect)" in str(
        turns.why_not(shedding_rules(), give, Give(row("5C 9H")))
    )
    assert "pass_left_prompt(rule=§effect)" in str(
        turns.why_not(shedding_rules(), give, Play(row("5C")))
    )


def test_after_drawing_only_the_card_drawn_may_be_played() -> None:
    c = shedding_rules(must_play=False)
    t = new_table("4C 3H 9H", "2C", drew=True, drawn=parse("9H"))
    assert turns.legal(c, t) == (Play(row("9H")), PASS)
    assert str(turns.why_not(c, t, Play(row("4C")))) == "play_drawn_prompt(card=9H, rule=§draw)"
    assert turns.why_not(c, t, Play(row("9H"))) is None
    assert turns.why_not(c, t, Play(row("9H"), True)) is None
    assert turns.why_not(c, t, PASS) is None


def test_a_play_of_no_card_is_refused() -> None:
    t = new_table("4C 3H", "2C")
    assert str(turns.why_not(shedding_rules(), t, Play(()))) == "must_play_prompt(rule=§turn)"
    assert turns.why_not(shedding_rules(), new_table("4C", "2C", asked="name"), Name(4)) is not None


@pytest.mark.parametrize(
    ("fields", "changed", "words"),
    [
        ({"asked": "name"}, {}, "name_suit_prompt(rule=§effect)"),
        ({"asked": "name", "pile": "JO"}, {}, "name_suit_prompt(rule=§joker)"),
        ({"asked": "give"}, {}, "pass_left_prompt(rule=§effect)"),
        ({"asked": "answer", "pile": "8C"}, {},
         "skipped_prompt(rank=8, rule=§effect)"),
        ({"payload": 5, "pile": "JO"}, {}, "take_or_add_prompt(card_count=5, rule=§joker)"),
        ({"payload": 4, "pile": "2C"}, {}, "take_or_add_prompt(card_count=4, rule=§stack)"),
        ({"pile": "5H"}, {}, "must_play_prompt(rule=§turn)"),
        ({"stock": "2C"}, {}, "must_draw_prompt(rule=§draw)"),
        ({}, {}, "must_pass_prompt(rule=§draw)"),
        ({"stock": "2C", "pile": "5H"}, {"must_play": False}, "play_or_draw_prompt(rule=§turn)"),
        ({"pile": "5H"}, {"must_play": False}, "play_or_pass_prompt(rule=§turn)"),
        ({"drew": True, "drawn": 3}, {}, "drawn_does_not_fit_prompt(card=5C, rule=§draw)"),
        ({"drew": True, "drawn": 3, "pile": "5H"}, {}, "play_drawn_prompt(card=5C, rule=§draw)"),
        ({"drew": True, "stock": "2C"}, {"draw": "until_playable"},
         "keep_drawing_prompt(rule=§draw)"),
    ],
)  # fmt: skip
def test_prompts(fields: dict[str, object], changed: dict[str, object], words: str) -> None:
    t = new_table("5C", "2C", **fields)  # type: ignore[arg-type]
    assert str(turns.prompt(shedding_rules(**changed), t)) == words


def test_sentences() -> None:
    c = shedding_rules(joker_cards=5)
    t = new_table("7H 9C 8C", "2C", "3C")
    assert (
        str(turns.sentence(c, t, Play(row("7H")), False))
        == "action_play_again(cards=7H, seat=0, card_count=7)"
    )
    assert "action_play_win(cards=4C, seat=1, card_count=4)" in str(
        turns.sentence(c, new_table("4C", "2C"), Play(row("4C")), False)
    )
    assert "action_play_out(cards=4C, seat=1, card_count=4)" in str(
        turns.sentence(c, new_table("4C", "2C"), Play(row("4C")), True)
    )
    two = new_table("4C 9C", "2C")
    assert "play_without_announcing(cards=4C, card_count=2)" in str(
        turns.sentence(c, two, Play(row("4C")), False)
    )
    assert "play_without_announcing_series(cards=4C, card_count=2, card=4C)" in str(
        turns.sentence(c, new_table("4C 9C", "2C", series=True), Play(row("4C")), False)
    )
    stack = new_table("2H 9C 8C", "2C", "3C", pile="2S", payload=2)
    assert str(turns.sentence(c, stack, Play(row("2H")), False)) == (
        "action_play_takes(cards=2H, seat=1, card_count=4)"
    )
    assert str(turns.sentence(c, stack, TAKE, False)) == "action_take_count(card_count=2)"
    assert str(turns.sentence(c, new_table("5C", "2C", drew=True), PASS, False)) == (
        "action_keep_card"
    )
    assert str(turns.sentence(c, two, PASS, False)) == "action_pass"
    assert str(turns.sentence(c, two, Draw(), False)) == "action_draw"
