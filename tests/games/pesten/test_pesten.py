import re
from collections import Counter
from itertools import permutations
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, OVER, WATCHER, Action, Event, Play, Shuffle
from longsuit.engine.cards import DECK, JOKER, UNSEEN, bits, name, names, parse
from longsuit.engine.codec import plain
from longsuit.engine.game import IllegalAction, shuffle, step, winners
from longsuit.engine.sentences import Sentence
from longsuit.games import pesten as game
from longsuit.games.pesten import PRESETS, Rules, State, card_points, playable, table

from .by_hand import ByHand
from .tables import GAME, after, deal, hand, legal, play, refusal, row, rules, small

# §1 Deal


def test_s1_one_pack_up_to_four_seats_else_two() -> None:
    for players in range(2, 9):
        chosen = Rules(players=players)
        assert len(game.all_cards(chosen)) == (54 if players <= 4 else 108)
        assert game.facts(chosen)["number_of_packs"] == (1 if players <= 4 else 2)
    assert Counter(game.all_cards(Rules(packs=8, jokers=3)))[JOKER] == 24
    assert game.all_cards(Rules(jokers=0)) == bits(DECK)


def test_s1_cards_are_dealt_hand_by_hand() -> None:
    s = after(Rules(players=3, cards=2), "5C 2C 6D 9D AH KH 4S 8S")
    assert [hand(s, seat) for seat in range(3)] == ["2C 5C", "6D 9D", "KH AH"]
    assert s.table.pile == row("4S")
    assert s.table.stock[0] == parse("8S")
    assert game.actor(s) == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"packs": 9}, "option=packs, allowed=allowed_number_or_auto(least=1, most=8), value=9"),
        ({"packs": 0}, "option=packs, allowed=allowed_number_or_auto(least=1, most=8), value=0"),
        ({"players": 1}, "option=players, allowed=allowed_number(least=2, most=8), value=1"),
        ({"jokers": 5}, "option=jokers, allowed=allowed_number(least=0, most=4), value=5"),
        ({"cards": 14}, "player_count=4, card_count=14, need_count=57, pack_count=1, there=54"),
        (
            {"players": 8, "packs": 1},
            "not_enough_cards(player_count=8, card_count=7, need_count=57",
        ),
        ({"dealer": 4}, "dealer_seat_missing("),
        ({"draw": "until_playable", "play_drawn": False}, "drawn_card_must_be_playable"),
        ({"eight": "back"}, "option=eight, allowed=allowed_choices(choices=('skip', 'answer'))"),
        ({"sets": 3}, "option=sets, allowed=allowed_choices(choices=('yes', 'no'))"),
    ],
)
def test_s1_impossible_rules(options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        Rules(**options)  # type: ignore[arg-type]


def test_s1_the_deal_moves_to_the_left() -> None:
    chosen = Rules(players=3, cards=1, dealer=2, games=3)
    s = after(chosen, "4C 4D 4H 4S", "0 4C")
    assert game.dealer(s) == 0
    s = play(step(GAME, s, deal(chosen, "4C 4D 4H 4S")), "1 4D")
    assert game.view(s, 0).dealer == 1
    assert game.totals(s) == (1, 1, 0)


# §2 Turn-up


@pytest.mark.parametrize(
    ("card", "actor", "phase"),
    [
        ("9S", 1, "play"),
        ("7S", 0, "play"),
        ("8S", 2, "play"),
        ("TS", 2, "play"),
        ("KS", 2, "play"),
        ("JS", 0, "name"),
        ("2S", 1, "play"),
        ("JO", 1, "play"),
        ("AS", 1, "play"),
    ],
)
def test_s2_the_first_card_is_the_dealers_play(card: str, actor: int, phase: str) -> None:
    s = after(Rules(players=3, cards=2), f"3C 4C 3D 4D 3H 4H {card}")
    assert (game.actor(s), game.phase(s)) == (actor, phase)
    assert s.table.payload == {"2S": 2, "JO": 5}.get(card, 0)
    assert s.table.way == (-1 if card == "KS" else 1)


def test_s2_a_joker_turned_is_taken_or_answered() -> None:
    s = after(Rules(players=3, cards=2), "3C 4C 3D JO 3H 4H JO 5C 6C 7C 8C 9C TC JC QC KC AC")
    assert legal(s) == "JO last | JO | take"
    s = play(s, "1 JO last")
    assert s.table.payload == 10
    s = play(s, "2 take", "2 name D")
    assert len(s.table.hands[2]) == 12
    assert game.actor(s) == 0


def test_s2_after_a_7_turned_the_dealer_plays_in_a_series() -> None:
    s = after(rules(cards=2), "3C 4C 9S 4D 7S QH QD", "1 9S")
    assert hand(s, 1) == "4D QD QH 9S"  # it came back
    assert s.table.pile == row("7S")


def test_s2_turned_on_until_a_plain_card() -> None:
    chosen = rules(turn_up="until_plain")
    s = after(chosen, "3C 4C 5C 3D 4D 5D 7S JO KH 6H 9H")
    assert s.table.pile == row("7S JO KH 6H")
    assert game.actor(s) == 0
    # Nothing plain is left: the last card has its effect.
    chosen = Rules(players=2, cards=1, packs=1, jokers=0, turn_up="until_plain")
    order = row("3C 4C")
    specials = tuple(c for c in bits(DECK) if "23456789TJQKA"[c & 15] in "278TJK")
    s = game.apply(game.start(chosen), Shuffle((*order, *specials)))
    assert len(s.table.pile) == len(specials)
    assert s.table.stock == ()
    assert name(specials[-1]) == "KS"
    assert s.table.way == -1


# §3 Turn


def test_s3_suit_rank_or_joker() -> None:
    s = after(rules(cards=4), "3H 6C JO 5S 3C 4C 5C 8C 6H")
    assert legal(s) == "6C | 3H | JO"
    assert "§3" in refusal(s, "0 5S")


def test_s3_who_can_play_must_unless_the_option_says_otherwise() -> None:
    cards = "3H 6C 5S 3C 4C 5C 6H 9H"
    assert refusal(after(rules(), cards), "0 draw") == "must_play_prompt(rule=§3)"
    s = after(rules(must_play=False), cards)
    assert legal(s) == "6C | 3H | draw"
    s = play(s, "0 draw")
    # It may be played, but nothing else.
    assert legal(s) == "9H | pass"
    assert refusal(s, "0 3H") == "play_drawn_prompt(card=9H, rule=§4)"


def test_s3_may_pass_when_nobody_draws() -> None:
    s = after(rules(must_play=False, draw="none"), "3H 6C 5S 3C 4C 5C 6H 9H")
    assert legal(s) == "6C | 3H | pass"


# §4 Draw


def test_s4_draw_one_play_it_or_pass() -> None:
    s = after(rules(), "3C 4C 5C 3D 4D 5D 9H 9S", "0 draw")
    assert legal(s) == "9S | pass"
    assert game.actor(play(s, "0 pass")) == 1
    assert hand(play(s, "0 pass"), 0) == "3C 4C 5C 9S"
    assert play(s, "0 9S").table.pile == row("9H 9S")


def test_s4_a_set_may_begin_with_the_card_drawn() -> None:
    s = after(rules(cards=5), "3C 4C 5C 7S 8S 3D 4D 5D 6D 8D 9H 9S", "0 draw")
    assert legal(s) == "9S | 9S 8S 7S | pass"


def test_s4_the_card_drawn_may_be_barred() -> None:
    s = after(rules(play_drawn=False), "3C 4C 5C 3D 4D 5D 9H 9S", "0 draw")
    assert game.actor(s) == 1
    assert hand(s, 0) == "3C 4C 5C 9S"


def test_s4_draw_none() -> None:
    s = after(rules(draw="none"), "3C 4C 5C 3D 4D 5D 9H 9S")
    assert legal(s) == "pass"
    assert refusal(s, "0 draw") == "must_pass_prompt(rule=§4)"
    assert game.actor(play(s, "0 pass")) == 1


def test_s4_draw_until_playable() -> None:
    s = after(rules(draw="until_playable"), "3C 4C 5C 3D 4D 5D 9H 6S 7S 9S 8S")
    s = play(s, "0 draw")
    assert legal(s) == "draw"
    assert refusal(s, "0 pass") == "keep_drawing_prompt(rule=§4)"
    assert refusal(s, "0 6S") == "card_does_not_fit(card=6S, top_card=9H, rule=§3)"
    assert refusal(s, "0 3C") == "keep_drawing_prompt(rule=§4)"
    s = play(s, "0 draw", "0 draw")
    assert legal(s) == "9S | pass"
    assert play(s, "0 9S").table.hands[0] == row("3C 4C 5C 6S 7S")


def test_s4_draw_until_there_is_none_left() -> None:
    chosen = rules(draw="until_playable", cards=1, jokers=0, packs=1)
    s = after(chosen, "3C 4C 9H")
    s = replace(s, table=replace(s.table, stock=row("5C"), pile=row("9H")))
    s = play(s, "0 draw")
    assert legal(s) == "pass"


# §5 Effects


def three_seats(card: str, seat: int) -> State:
    """Three seats after this seat has played this card on a 3S and named hearts if asked."""
    fill = ["4S 9S QC", "4S 9S QC", "4S 9S QC"]
    fill[seat] = f"{card} 9S QC"
    chosen = Rules(players=3, cards=3, packs=4, dealer=(seat - 1) % 3)
    s = after(chosen, " ".join([*fill, "3S"]))
    return play(s, f"{seat} {card}")


@pytest.mark.parametrize(
    ("seat", "card", "then", "afterwards"),
    [(0, "8S", 2, 0), (1, "TS", 0, 1), (1, "KS", 0, 2), (1, "7S", 1, 2), (1, "5S", 2, 0)],
)
def test_s5_whose_turn_it_is(seat: int, card: str, then: int, afterwards: int) -> None:
    s = three_seats(card, seat)
    assert game.actor(s) == then
    assert game.actor(play(s, f"{then} 9S last" if then == seat else f"{then} 9S")) == afterwards


def test_s5_a_7_is_followed_by_a_turn_like_any_other() -> None:
    s = after(rules(), "7H 4C 5C 3D 4D 5D 9H 9S 6H", "0 7H")
    assert legal(s) == "draw"
    s = play(s, "0 draw")
    assert legal(s) == "pass"
    s = after(rules(), "7H 4C 5C 3D 4D 5D 9H 6H", "0 7H", "0 draw")
    assert legal(s) == "6H | pass"


def test_s5_jack_names_the_suit() -> None:
    s = after(rules(), "JH 4C 5C JS 4D 5H 9H", "0 JH")
    assert (game.phase(s), game.actor(s)) == ("name", 0)
    assert legal(s) == "name C | name D | name H | name S"
    assert refusal(s, "0 4C") == "name_suit_prompt(rule=§5)"
    s = play(s, "0 name D")
    assert legal(s) == "4D | JS"
    assert refusal(s, "1 5H") == ("named_suit_rank_or_joker(suit=D, card=5H, top_card=JH, rule=§5)")
    assert game.view(play(s, "1 4D"), 0).named == 4


def test_s5_a_jack_must_fit_unless_it_is_wild() -> None:
    cards = "JC 4C 5C 3D 4D 5D 9H"
    assert legal(after(rules(), cards)) == "draw"
    assert legal(after(rules(jack="wild"), cards)) == "JC"
    stack = after(rules(jack="wild"), "JC 4C 5C 3D 4D 5D 2H")
    assert legal(stack) == "take"


def test_s5_an_8_may_be_answered() -> None:
    chosen = Rules(players=3, cards=4, dealer=2, eight="answer")
    s = after(chosen, "8H 3C 4C 5C 8S 8C JO 3H 3D 4D 5D 6D 9H", "0 8H")
    assert (game.actor(s), game.phase(s)) == (1, "answer")
    assert legal(s) == "8C | 8S | 8C 8S | 8S 8C | pass"
    assert (
        refusal(s, "1 3H") == "card_not_on_stack(card=3H, top_card=8H, cards=8C 8D 8H 8S, rule=§5)"
    )
    assert refusal(s, "1 draw") == "skipped_prompt(rank=8, rule=§5)"
    assert game.actor(play(s, "1 pass")) == 2
    assert game.phase(play(s, "1 pass")) == "play"
    s = play(s, "1 8C")
    assert (game.actor(s), game.phase(s)) == (2, "answer")
    assert legal(s) == "pass"
    assert game.actor(play(s, "2 pass")) == 0


def test_s5_a_ten_may_do_nothing_or_pass_cards_left() -> None:
    cards = "TH 3C 4C 5C 3D 4D 5D 6D 3S 4S 5S 6S 9H"
    s = after(Rules(players=3, cards=4, dealer=2, ten="nothing"), cards, "0 TH")
    assert game.actor(s) == 1
    s = after(Rules(players=3, cards=4, dealer=2, ten="pass_left"), cards, "0 TH")
    assert (game.phase(s), game.actor(s)) == ("give", 0)
    assert legal(s) == "give 3C | give 4C | give 5C"
    assert refusal(s, "0 give 9H") == "card_not_held(cards=9H)"
    assert refusal(s, "0 3C") == "pass_left_prompt(rule=§5)"
    s = play(s, "0 give 4C", "1 give 6D")
    assert game.view(s, 0).given == (parse("4C"), UNSEEN)
    assert game.view(s, 2).given == (UNSEEN, UNSEEN)
    s = play(s, "2 give 6S")
    assert [hand(s, seat) for seat in range(3)] == ["3C 5C 6S", "4C 3D 4D 5D", "6D 3S 4S 5S"]
    assert (game.phase(s), game.actor(s)) == ("play", 1)


def test_s5_king_again_and_ace_reverses() -> None:
    cards = "KH AH 4C 5C 3D 4D 5D 6D AS 4S 5S 6S 9H"
    chosen = Rules(players=3, cards=4, dealer=2, king="again", ace="reverse")
    s = after(chosen, cards, "0 KH")
    assert game.actor(s) == 0
    assert s.table.series
    s = play(s, "0 AH")
    assert (game.actor(s), s.table.way) == (2, -1)


def test_s5_two_seats() -> None:
    cards = "{} 4C 5C 3D 4D 5D 9H"
    for card, actor in (("8H", 0), ("TH", 1), ("KH", 1)):
        assert game.actor(after(rules(), cards.format(card), f"0 {card}")) == actor
    assert after(rules(), cards.format("8H"), "0 8H").table.series
    first = after(rules(series="after_again"), cards.format("8H"), "0 8H")
    assert not first.table.series  # a turn of its own


@pytest.mark.parametrize(
    ("options", "actor", "way"),
    [
        ({}, 1, 1),
        ({"ace": "reverse"}, 1, -1),
        ({"ace_two_players": "again"}, 0, 1),
        ({"ace": "reverse", "ace_two_players": "again"}, 0, 1),
    ],
)
def test_s5_an_ace_between_two(options: dict[str, object], actor: int, way: int) -> None:
    s = after(rules(**options), "AH 4C 5C 3D 4D 5D 9H", "0 AH")
    assert (game.actor(s), s.table.way) == (actor, way)
    assert s.table.series == (actor == 0)


def test_s5_an_ace_plays_again_when_two_are_left_of_more() -> None:
    hands = ("AH 2C 3C", "AD 5D 6D", "AC")
    s = small(*hands, pile="9H", score="places", ace="reverse", ace_two_players="again")
    s = play(s, "0 AH")
    assert (game.actor(s), s.table.way) == (2, -1)  # three are left
    s = play(s, "2 AC")
    # Seat 2 is out, so its ace turns play round; the two others are left now.
    assert (game.actor(s), s.table.way, s.table.out) == (0, 1, (2,))
    s = replace(s, table=replace(s.table, turn=1))
    assert (
        str(game.sentence(s, Play(row("AD"))))
        == "action_play_again(cards=AD, seat=1, card_count=14)"
    )
    s = play(s, "1 AD")
    assert (game.actor(s), s.table.series) == (1, True)


def test_s5_an_8_plays_again_when_two_are_left_of_more() -> None:
    s = small("8H 2C 3C", "5D 6D", "5H", pile="9H", score="places")
    s = play(replace(s, table=replace(s.table, turn=2)), "2 5H", "0 8H")
    assert (game.actor(s), s.table.series) == (0, True)


# §6 Twos


def stack_game(**options: object) -> Rules:
    return Rules(players=3, cards=4, packs=8, dealer=2, **options)  # type: ignore[arg-type]


def test_s6_the_stack_climbs() -> None:
    s = after(stack_game(), "2S 5S 9C 9C 3S 9C 9C 9C 4S 9C 9C 9C QS", "0 2S")
    for line, payload in (("1 3S", 5), ("2 4S", 9), ("0 5S", 14)):
        s = play(s, line)
        assert s.table.payload == payload
    s = after(stack_game(), "2S 3H 9C 9C 2H 9C 9C 9C 3S 3H 9C 9C QS", "0 2S", "1 2H")
    assert s.table.payload == 4
    assert legal(s) == "3H | take"
    assert play(s, "2 3H").table.payload == 7


def test_s6_climbing_in_the_suit_of_the_first_two_or_not_at_all() -> None:
    cards = "2S 9C 9C 9C 2H 9C 9C 9C 3S 3H 9C 9C QS"
    s = after(stack_game(escalate="first"), cards, "0 2S", "1 2H")
    assert legal(s) == "3S | take"
    assert "card_not_on_stack(card=3H, top_card=2H, cards=2C 2D 2H 2S 3S, rule=§6)" in refusal(
        s, "2 3H"
    )
    s = after(stack_game(escalate="off"), cards, "0 2S", "1 2H")
    assert legal(s) == "take"


def test_s6_court_cards_count_on_and_the_king_is_the_end() -> None:
    s = after(stack_game(), "JS KS 9C 9C QS AS 9C 9C KS KH 9C 9C 5S")
    s = replace(s, table=replace(s.table, pile=row("TS"), payload=10))
    for line, payload in (("0 JS", 21), ("1 QS", 33), ("2 KS", 46)):
        s = play(s, line)
        assert s.table.payload == payload
    assert game.actor(s) == 0  # the king does not turn play round here
    s = play(s, "0 KS")
    assert s.table.payload == 59
    assert legal(s) == "take"  # no ace on a king


def test_s6_cards_in_a_stack_have_no_other_effect() -> None:
    s = after(stack_game(), "7S 9C 9C 9C 9C 9D 9H 9C 9C 9C 9C TC 6S")
    s = replace(s, table=replace(s.table, payload=6))
    s = play(s, "0 7S")
    assert (game.actor(s), s.table.payload) == (1, 13)
    s = play(s, "1 take")
    assert (game.actor(s), s.table.payload) == (2, 0)
    assert len(s.table.hands[1]) == 17


def test_s6_taking_may_be_chosen_and_costs_the_turn() -> None:
    cards = "2S 9C 9C 9C 2H 3S 9C 9C 3H 9C 9C 9C QS"
    s = after(stack_game(), cards, "0 2S")
    assert legal(s) == "2H | 3S | take"
    s = play(s, "1 take")
    assert game.actor(s) == 2
    assert legal(s) == "draw"  # on 2S as on any other card
    s = after(stack_game(play_after_twos=True), cards, "0 2S", "1 take")
    assert game.actor(s) == 1
    assert "2H | 3S" in legal(s)


def test_s6_no_joker_on_a_stack_unless_mixed() -> None:
    cards = "2S 9C 9C 9C JO 9C 9C 9C 2H JO 9C 9C QS"
    assert legal(after(stack_game(), cards, "0 2S")) == "take"
    s = after(stack_game(mixed_stack=True), cards, "0 2S")
    assert legal(s) == "JO | take"
    s = play(s, "1 JO")
    assert s.table.payload == 7
    assert legal(s) == "2H | JO | take"
    assert play(s, "2 2H").table.payload == 9
    s = play(s, "2 take")
    assert (game.phase(s), game.actor(s)) == ("name", 2)


# §7 Joker


def test_s7_take_five_and_name_the_suit() -> None:
    s = after(stack_game(), "JO 9C 9C 9C JO 9C 9C 9C 9D 9C 4C 9H QS", "0 JO")
    assert s.table.payload == 5
    assert legal(s) == "JO | take"
    s = play(s, "1 JO")
    assert s.table.payload == 10
    assert legal(s) == "take"
    assert game.prompt(s).values["card_count"] == 10
    s = play(s, "2 take")
    assert len(s.table.hands[2]) == 14
    assert refusal(s, "2 9D") == "name_suit_prompt(rule=§7)"
    s = play(s, "2 name D")
    assert game.actor(s) == 0
    assert legal(s) == "draw"
    assert refusal(s, "0 9C") == "named_suit_or_joker(suit=D, card=9C, rule=§7)"


def test_s7_amount_and_who_names() -> None:
    chosen = stack_game(joker_cards=3, joker_suit="player")
    s = after(chosen, "JO 9C 9C 9C 4D 9C 9C 9C 9D 9C 4C 9H QS", "0 JO")
    assert (game.phase(s), game.actor(s)) == ("name", 0)
    s = play(s, "0 name D")
    assert (game.actor(s), s.table.payload) == (1, 3)
    assert legal(s) == "take"
    s = play(s, "1 take")
    assert game.actor(s) == 2
    assert legal(s).startswith("9D | 9D 9H 9C last")
    assert refusal(s, "2 9H") == "named_suit_or_joker(suit=D, card=9H, rule=§7)"


def test_s7_who_takes_a_joker_does_not_play() -> None:
    cards = "JO 9C 9C 9C 4D 9C 9C 9C 9D 9C 4C 9H QS"
    for chosen in (
        stack_game(joker_suit="player"),
        stack_game(joker_suit="player", play_after_twos=True, play_after_joker=False),
    ):
        assert game.actor(after(chosen, cards, "0 JO", "0 name D", "1 take")) == 2


def test_s7_who_takes_any_stack_may_play() -> None:
    cards = "JO 2D 9C 9C 2C 9C 4D 9C 9D 9C JO 9H 3S"
    chosen = stack_game(joker_suit="player", play_after_twos=True)
    s = after(chosen, cards, "0 JO", "0 name D", "1 take")
    assert game.actor(s) == 1
    assert legal(s) == "4D"
    assert refusal(s, "1 9C") == "named_suit_or_joker(suit=D, card=9C, rule=§7)"
    mixed = stack_game(joker_suit="player", play_after_twos=True, mixed_stack=True)
    s = after(mixed, cards, "0 JO", "0 name C", "1 2C", "2 JO", "2 name D", "0 take")
    assert (game.actor(s), len(s.table.hands[0])) == (0, 15)  # 5 and 2 and 5
    assert legal(s).startswith("2D | ")


def test_s7_the_taker_that_names_the_suit_may_play() -> None:
    cards = "JO 9C 9C 9C 4D 9C 9S 9C 9D 9C 4C 9H 3S"
    s = after(stack_game(play_after_twos=True), cards, "0 JO", "1 take", "1 name D")
    assert (game.actor(s), game.phase(s)) == (1, "play")
    assert legal(s) == "4D"
    assert game.actor(play(s, "1 4D")) == 2
    first = stack_game(play_after_twos=True, play_after_joker=False)
    assert game.actor(after(first, cards, "0 JO", "1 take", "1 name D")) == 2


def test_s7_a_jack_named_after_a_joker_ends_the_turn() -> None:
    cards = "JO 9C 9C 9C JS JD 9S 9C 9D 9C 4C 9H 3S"
    s = after(stack_game(play_after_twos=True), cards, "0 JO", "1 take", "1 name D", "1 JD")
    assert game.phase(s) == "name"
    assert game.actor(play(s, "1 name S")) == 2


# §8 Sets


@pytest.mark.parametrize(
    ("cards", "top", "words"),
    [
        ("6C 6D 6S", "6H", None),
        ("9C 8C 7C", "TC", None),
        ("7C 8C 9C", "TC", None),
        ("AS 2S 3S", "9S", None),
        ("QD KD AD", "9D", None),
        ("KD AD 2D", "9D", None),
        ("2D AD KD", "9D", None),
        ("6D 6S", "6C", None),
        ("7C 8C", "6C", None),
        ("AD 2D", "KD", None),
        ("7C 5C", "6C", "two_cards_no_set(top_card=6C, rule=§8)"),
        ("6D 6S", "7D", "two_cards_no_set(top_card=7D, rule=§8)"),
        ("6C 6D 6S", "7H", "card_does_not_fit(card=6C, top_card=7H, rule=§3)"),
        ("6H 7H 8C", "9H", "cards_no_set(cards=6H 7H 8C, rule=§8)"),
        ("6H JO 8H", "9H", "no_jokers_in_sets(rule=§8)"),
    ],
)
def test_s8_what_is_a_set(cards: str, top: str, words: str | None) -> None:
    held = f"{cards} 4C 4D 4H"[: 3 * 6 - 1]
    s = after(Rules(players=2, cards=len(held.split()), packs=4, dealer=1), held)
    s = replace(s, table=replace(s.table, pile=row(top), turn=0, payload=0, named=4, asked="play"))
    listed = Play(row(cards)) in game.legal(s)
    reason = game.why_not(s, Play(row(cards)))
    if words is None:
        assert listed
        assert reason is None
    else:
        assert not listed
        assert words in str(reason)


def test_s8_k_a_2_may_be_kept_from_running_through() -> None:
    s = after(rules(cards=5, round_the_corner=False), "QD KD AD 2D 3D 4C 5C 6C 8C 9C 9D")
    sets = [repr(a) for a in game.legal(s) if len(repr(a)) > 5]
    assert sets == ["3D 2D AD", "QD KD AD", "AD 2D 3D", "AD KD QD"]
    assert refusal(s, "0 KD AD 2D") == "no_run_round_corner(rule=§8)"


def test_s8_only_the_last_card_has_its_effect() -> None:
    cards = "9C 8C 7C 4C 5S 3D 4D 5D 6D 8D 3C"
    assert game.actor(after(rules(cards=5), cards, "0 9C 8C 7C")) == 0
    assert game.actor(after(rules(cards=5), cards, "0 7C 8C 9C")) == 1


def test_s8_a_set_of_twos_starts_a_payload_of_two() -> None:
    s = after(rules(cards=5), "2C 2D 2S 5C 6C 3D 4D 5D 6D 8D 9C", "0 2C 2D 2S")
    assert s.table.payload == 2


def test_s8_sets_inside_a_stack() -> None:
    chosen = rules(cards=5, packs=2)
    s = after(chosen, "3S 4S 5S 3H 9D 3D 4D 5D 6D 8D 2S")
    assert s.table.payload == 2
    assert legal(s) == "3S | 3S 4S | 3S 4S 5S | take"
    assert play(s, "0 3S 4S 5S").table.payload == 7
    s = after(chosen, "3S 3D 3H 2H 2C 3D 4D 5D 6D 8D 2S")
    assert "3S 3D 3H" in legal(s)
    assert play(s, "0 3S 3D 3H").table.payload == 5
    assert play(s, "0 2H 2C").table.payload == 4
    assert (
        refusal(s, "0 3D 3S 3H")
        == "card_not_on_stack(card=3D, top_card=2S, cards=2C 2D 2H 2S 3S, rule=§6)"
    )
    assert "cards_no_set(cards=2C 2H 3H, rule=§8)" in refusal(s, "0 2C 2H 3H")


def test_s8_sets_may_be_switched_off() -> None:
    s = after(rules(sets=False), "6C 6D 6S 4C 5C 7C 6H")
    assert legal(s) == "6C | 6D | 6S"
    assert refusal(s, "0 6C 6D 6S") == "one_card_at_a_time(rule=§8)"


def test_s8_the_middle_of_a_set_may_lie_in_any_order() -> None:
    s = after(rules(cards=5), "6C 6D 6S 9D 9C 3D 4D 5D 4C 8D 6H")
    assert Play(row("6C 6D 6S")) in game.legal(s)
    s = after(rules(cards=6, packs=2), "6C 6D 6H 6S 9D 9C 3D 4D 5D 4C 8D 9H 6H")
    assert Play(row("6C 6H 6D 6S")) not in game.legal(s)
    assert play(s, "0 6C 6H 6D 6S").table.pile == row("6H 6C 6H 6D 6S")


def test_s8_thirty_cards_of_several_packs_do_not_explode() -> None:
    rng = Random(1)
    for packs in (2, 4, 8):
        chosen = Rules(players=2, cards=20, packs=packs, dealer=1)
        for _ in range(20):
            order = shuffle(game.all_cards(chosen), rng)
            s = game.apply(game.start(chosen), order)
            hands = (tuple(sorted(order.order[:30])), *s.table.hands[1:])
            s = replace(s, table=replace(s.table, hands=hands, turn=0, payload=0, asked="play"))
            assert len(game.legal(s)) < 1000
    # Thirty of two ranks, and every card there is.
    sixes = tuple(c for c in table.packs(8, 0) if c & 15 in (4, 5))
    for held in (sixes[::2], game.all_cards(Rules(packs=8))):
        s = replace(s, table=replace(s.table, hands=(held, row("2C")), pile=row("6C")))
        listed = game.legal(s)
        assert len(listed) < 8000
        assert len(set(listed)) == len(listed)
        for action in listed[::50]:
            assert game.why_not(s, action) is None


# §9 Last


def test_s9_forgetting_costs_two_cards() -> None:
    s = after(rules(cards=2), "4H 5C 3D 4D 9H QC QD")
    assert legal(s) == "4H last | 4H"
    s = play(s, "0 4H")
    assert hand(s, 0) == "5C QC QD"
    assert s.table.pile == row("9H 4H")
    assert game.actor(s) == 1
    s = after(rules(cards=2), "4H 5C 3D 4D 9H QC QD", "0 4H last")
    assert hand(s, 0) == "5C"


def test_s9_the_card_of_a_plain_play_keeps_its_effect() -> None:
    first = rules(cards=2, series="after_again")
    s = after(first, "7H 5C 3D 4D 9H QC QH", "0 7H")
    assert (game.actor(s), hand(s, 0)) == (0, "5C QC QH")
    assert legal(s) == "QH"
    s = after(rules(cards=2), "JH 5C 3D 4D 9H QC QH", "0 JH")
    assert game.phase(s) == "name"
    s = after(rules(cards=2), "2H 5C 3D 4D 9H QC QH", "0 2H")
    assert (game.actor(s), s.table.payload) == (1, 2)


def test_s9_in_a_series_the_last_card_comes_back() -> None:
    s = after(rules(), "7H 8H 5C 3D 4D 5D 9H QC QD", "0 7H", "0 8H")
    assert hand(s, 0) == "5C QC QD 8H"
    assert s.table.pile == row("9H 7H")
    assert game.actor(s) == 1  # the 8 has no effect, nor has the 7
    s = after(rules(), "7H 8H 5C 3D 4D 5D 9H QC QD", "0 7H", "0 8H last")
    assert (game.actor(s), hand(s, 0)) == (0, "5C")


def test_s9_in_a_set_the_last_card_comes_back() -> None:
    s = after(rules(cards=4), "9C 8C 7C 4D 3D 5D 6D 8D 3C QC QD", "0 9C 8C 7C")
    assert hand(s, 0) == "7C QC 4D QD"
    assert s.table.pile == row("3C 9C 8C")
    assert game.actor(s) == 1
    assert legal(s) == "8D"


def test_s9_a_jack_that_comes_back_names_nothing() -> None:
    s = after(rules(cards=4), "JC JD JS 4D 3D 5D 6D 8D JH QC QD", "1 name C", "0 JC JD JS")
    assert hand(s, 0) == "QC 4D QD JS"
    assert (game.phase(s), game.actor(s), s.table.named) == ("play", 1, 4)
    assert legal(s) == "3D | 5D | 6D | 8D"


def test_s9_a_set_that_empties_the_hand_is_announced_too() -> None:
    cards = "6C 6D 6S 3D 4D 5D 6H QC QD"
    s = after(rules(), cards)
    assert "6C 6D 6S last | 6C 6D 6S" in legal(s)
    assert game.totals(play(s, "0 6C 6D 6S last")) == (1, 0)
    s = play(s, "0 6C 6D 6S")
    assert hand(s, 0) == "QC QD 6S"
    assert game.actor(s) == 1


def test_s9_a_single_last_card_needs_no_announcement() -> None:
    s = after(rules(cards=1), "4H 3D 9H")
    assert legal(s) == "4H"
    assert game.totals(play(s, "0 4H last")) == (1, 0)
    strict = after(rules(cards=1, false_last="penalty"), "4H 3D 9H")
    assert game.totals(play(strict, "0 4H last")) == (1, 0)


def test_s9_false_announcements() -> None:
    cards = "4H 8C 5C 3D 4D 5D 9H QC QD"
    s = after(rules(), cards)
    assert legal(s) == "4H"
    assert hand(play(s, "0 4H last"), 0) == "5C 8C"
    s = after(rules(false_last="penalty"), cards)
    assert legal(s) == "4H | 4H last"
    assert str(game.sentence(s, Play(row("4H"), True))) == (
        "play_false_announcement(cards=4H, card_count=2)"
    )
    assert hand(play(s, "0 4H last"), 0) == "5C 8C QC QD"
    series = after(rules(cards=5, false_last="penalty"), "9H 8H 7H 2C 3C 3D 4D 5D 6D 8D 4H QC QD")
    assert hand(play(series, "0 9H 8H 7H last"), 0) == "2C 3C QC QD 7H"


# §10 Stock


def test_s10_the_discards_are_shuffled_when_a_draw_finds_no_stock() -> None:
    s = play(small("3C 4C", "3D", pile="5S 6S 9H"), "0 draw")
    assert (game.phase(s), game.actor(s)) == ("reshuffle", CHANCE)
    assert game.pack(s) == row("5S 6S")
    assert legal(s) == ""
    assert refusal(s, "0 pass") == "wait_for_shuffle"
    with pytest.raises(IllegalAction, match="wrong_cards_to_shuffle"):
        step(GAME, s, Event(CHANCE, Shuffle(row("5S 9H"))))
    s = step(GAME, s, notation.event("* shuffle 6S 5S"))
    assert (hand(s, 0), s.table.stock, s.table.pile) == ("3C 4C 6S", row("5S"), row("9H"))
    assert legal(s) == "pass"
    assert game.view(s, 0).drawn == row("6S")


def test_s10_also_in_the_middle_of_ten_cards() -> None:
    s = small("3C", "3D", pile="4C 5C 6C 7C JO JO", stock="AS KS")
    s = replace(s, table=replace(s.table, payload=10))
    s = play(s, "0 take")
    assert game.actor(s) == CHANCE
    assert s.table.owed == 8
    assert game.view(s, 1).sizes == (3, 1)
    s = step(GAME, s, notation.event("* shuffle 7C 6C 5C 4C JO"))
    # Eight were owed and five were there.
    assert hand(s, 0) == "3C 4C 5C 6C 7C KS AS JO"
    assert (game.phase(s), game.actor(s)) == ("name", 0)


def test_s10_for_a_penalty_as_well() -> None:
    s = play(small("3C 4C", "3D", pile="5S 6S 9C"), "0 3C")
    assert game.actor(s) == CHANCE
    assert game.pack(s) == row("5S 6S 9C")
    s = step(GAME, s, notation.event("* shuffle 9C 6S 5S"))
    assert (hand(s, 0), game.actor(s)) == ("4C 9C 6S", 1)


def test_s10_nothing_to_draw_is_no_error() -> None:
    s = play(small("3C 4C 5C", "3D 6D", pile="9H", stock=""), "0 pass")
    assert game.actor(s) == 1
    s = small("3C 4C", "3D", pile="2H")
    s = play(replace(s, table=replace(s.table, payload=4)), "0 take")
    assert (hand(s, 0), game.actor(s), s.table.payload) == ("3C 4C", 1, 0)
    s = play(small("3C 4C", "3D", pile="9C"), "0 3C", "* shuffle 9C")
    assert hand(s, 0) == "4C 9C"  # the card under the top one is all there is


def test_s10_when_nobody_can_play_or_draw_the_game_ends() -> None:
    s = play(small("3C 4C", "3D 8D", "3S 4S 5S", pile="9H"), "0 pass", "1 pass")
    assert game.phase(s) == "play"
    s = play(s, "2 pass")
    assert game.actor(s) == OVER
    assert game.rounds(s)[-1].notes == (Sentence("round_note_blocked"),)
    assert game.totals(s) == (1, 1, 0)
    assert winners(GAME, s) == (0, 1)


def test_s10_a_play_or_a_draw_begins_the_count_again() -> None:
    s = small("3C 4C", "9D 8D", "3S 4S 5S", pile="9H")
    s = play(s, "0 pass", "1 9D last", "2 draw", "* shuffle 9H", "2 pass", "0 pass")
    assert game.phase(s) == "play"
    assert s.table.passes == 1


def test_s10_a_game_ends_after_so_many_turns() -> None:
    s = small("3C 4C", "3D 5D 4D", pile="9H", turn_limit=50, score="places")
    s = replace(s, table=replace(s.table, turns=49))
    s = play(s, "0 pass")
    assert game.actor(s) == OVER
    assert game.rounds(s)[-1].notes == (Sentence("round_note_blocked"),)
    assert game.totals(s) == (1, 0)


def test_s10_a_won_game_is_not_blocked() -> None:
    s = small("9C", "3D 5D 4D", pile="9H", turn_limit=50)
    s = play(replace(s, table=replace(s.table, turns=49)), "0 9C")
    assert game.rounds(s)[-1].notes == ()


# §11 End


def test_s11_an_empty_hand_wins_whatever_the_card() -> None:
    for card in ("2H", "7H", "8H", "TH", "JH", "KH", "JO"):
        s = play(small(card, "3D 4D", pile="9H"), f"0 {card}")
        assert game.actor(s) == OVER
        assert game.totals(s) == (1, 0)
        assert game.rounds(s)[-1].cards == 7


def test_s11_no_special_card_last() -> None:
    for card in ("2H", "7H", "8H", "TH", "JH", "KH", "JO"):
        s = small(card, "3D 4D", pile="9H", stock="9D", finish="plain")
        assert legal(s) == "draw"
        assert refusal(s, f"0 {card}") == f"finish_on_plain_card(card={card}, rule=§11)"
    assert legal(small("AH", "3D", pile="9H", finish="plain")) == "AH"
    assert legal(small("AH", "3D", pile="9H", finish="plain", ace="reverse")) == "pass"
    assert legal(small("TH", "3D", pile="9H", finish="plain", ten="nothing")) == "TH"


def test_s11_play_on_for_places() -> None:
    s = small("8H", "3D 4D", "3S 9S", "3C 4C 5C", pile="9H", score="places", draw="none")
    assert (
        str(game.sentence(s, Play(row("8H")))) == "action_play_out(cards=8H, seat=1, card_count=8)"
    )
    s = play(s, "0 8H")
    # Seat 1 is skipped; seat 0 is out of the game.
    assert (game.actor(s), game.view(s, 1).out) == (2, (0,))
    s = play(s, "2 pass", "3 pass")
    assert game.actor(s) == 1
    s = play(s, "1 pass")
    # Blocked: those who still hold cards are placed by how few they hold.
    assert game.actor(s) == OVER
    assert game.totals(s) == (3, 1, 1, 0)


def test_s11_places_to_the_end() -> None:
    s = small("7H", "7D", "3S 9S", pile="9H", score="places")
    s = play(s, "0 7H")
    assert game.actor(s) == 1  # a 7 cannot be followed by a seat without cards
    s = play(s, "1 7D")
    assert game.actor(s) == OVER
    assert game.totals(s) == (2, 1, 0)


def test_s11_who_is_out_still_names_the_suit() -> None:
    s = play(small("JH", "3D 4D", "3S 9S", pile="9H", score="places"), "0 JH")
    assert (game.phase(s), game.actor(s)) == ("name", 0)
    s = play(s, "0 name D")
    assert game.actor(s) == 1
    assert legal(s) == "3D last | 3D | 4D last | 4D"


def test_s11_out_by_a_ten_that_passes_cards_left() -> None:
    s = small("TH", "3D 4D", "3S 9S", pile="9H", score="places", ten="pass_left")
    s = play(s, "0 TH", "1 give 3D", "2 give 9S")
    assert [hand(s, seat) for seat in range(3)] == ["", "4D 9S", "3D 3S"]
    assert game.actor(s) == 1


def test_s11_card_points() -> None:
    points = {"2C": 2, "9D": 9, "TH": 10, "JS": 10, "QS": 10, "KS": 10, "AC": 11, "JO": 25}
    for card, value in points.items():
        assert card_points(parse(card)) == value
    s = play(small("9C", "3D AD", "JO KS", pile="9H", score="points"), "0 9C")
    assert game.totals(s) == (0, -14, -35)
    assert winners(GAME, s) == (0,)


def test_s11_a_match_of_several_games_counts_the_winners() -> None:
    chosen = rules(cards=1, games=3)
    s = after(chosen, "4C 9D 4H", "0 4C")
    assert game.phase(s) == "deal"
    assert winners(GAME, s) == ()
    assert game.view(s, 0).round == 2
    s = play(step(GAME, s, deal(chosen, "4C 9D 9H")), "1 9D")
    s = play(step(GAME, s, deal(chosen, "4C 9D 4H")), "0 4C")
    assert game.totals(s) == (2, 1)
    assert (game.phase(s), winners(GAME, s)) == ("over", (0,))
    assert [line.scores for line in game.rounds(s)] == [(1, 0), (0, 1), (1, 0)]
    view = game.view(s, 0)
    assert (view.round, view.of, view.hand, view.top) == (3, 3, (), UNSEEN)


# Sentences, views, presets


def test_sentences_say_what_will_happen() -> None:
    s = after(
        Rules(players=3, cards=5, dealer=2), "9C 8C 7C 4C KC 3D 4D 5D 6D 8D 3S 4S 5S 6S 8S TS"
    )
    s = replace(s, table=replace(s.table, pile=row("TC"), turn=0))
    says = {repr(a): str(game.sentence(s, a)) for a in game.legal(s)}
    assert says["9C 8C 7C"] == "action_play_again(cards=9C 8C 7C, seat=0, card_count=7)"
    assert says["8C"] == "action_play_skip(cards=8C, seat=1, card_count=8)"
    assert says["KC"] == "action_play_reverse(cards=KC, seat=2, card_count=13)"
    assert says["4C"] == "action_play(cards=4C, seat=1, card_count=4)"


def test_a_view_shows_what_a_seat_may_know() -> None:
    s = after(rules(), "3C 4C 5C 3D 4D 5D 9H 9S 9D", "0 draw")
    own, other, watcher = (game.view(s, seat) for seat in (0, 1, WATCHER))
    assert own.drawn == row("9S")
    assert other.drawn == watcher.drawn == ()
    assert own.hand == row("3C 4C 5C 9S")
    assert watcher.hand == ()
    assert other.sizes == (4, 3)
    assert (other.stock, other.pile) == (46, 1)
    assert Counter(other.unseen) == Counter(game.all_cards(s.rules)) - Counter(row("3D 4D 5D 9H"))
    assert len(watcher.unseen) == 53
    assert (other.legal, other.prompt, watcher.legal) == ((), None, ())
    assert plain(own)["prompt"] == {
        "message": "play_drawn_prompt",
        "values": {"card": "9S", "rule": "§4"},
    }
    assert plain(own)["drawn"] == ["9S"]


def test_what_others_draw_cannot_be_seen() -> None:
    one = after(rules(), "3C 4C 5C 3D 4D 5D 9H 9S 9D", "0 draw")
    two = after(rules(), "3C 4C 5C 3D 4D 5D 9H 8S 9D", "0 draw")
    assert game.view(one, 1) == game.view(two, 1)
    assert game.view(one, WATCHER) == game.view(two, WATCHER)
    assert game.view(one, 0) != game.view(two, 0)


def test_before_the_deal() -> None:
    s = game.start(Rules())
    assert (game.phase(s), game.actor(s)) == ("deal", CHANCE)
    assert game.pack(s) == game.all_cards(Rules())
    assert game.totals(s) == (0, 0, 0, 0)
    assert game.seats(Rules()) == 4
    assert game.view(s, 0).top == UNSEEN
    with pytest.raises(TypeError):
        game.apply(s, notation.action("bid 5H"))


def test_plain_faces_are_those_that_do_nothing() -> None:
    faces = playable.plain_faces(game.shedding_rules(Rules()))
    tried = ("3C", "5H", "2S", "8D", "JO")
    assert [word for word in tried if 1 << parse(word) & faces] == ["3C", "5H"]


def test_presets() -> None:
    assert list(PRESETS) == ["van_dongen", "common_dutch"]
    assert PRESETS["van_dongen"] == Rules()
    dutch = PRESETS["common_dutch"]
    assert not dutch.sets
    assert (dutch.king, dutch.ace, dutch.jack) == ("again", "reverse", "wild")
    assert (dutch.mixed_stack, dutch.escalate, dutch.finish) == (True, "off", "plus_five")
    assert (dutch.ace_two_players, dutch.false_last) == ("again", "penalty")
    assert (dutch.play_after_twos, dutch.play_after_joker, dutch.games) == (True, True, 5)
    s = after(replace(dutch, players=2, cards=3, dealer=1), "KH JS 5C 3D 4D 5D 9H")
    assert legal(s) == "KH | KH last | JS | JS last"


# Against the rules written down a second time


def canonical(s: State) -> set[str]:
    return {repr(action) for action in game.legal(s)}


def weight(action: Action) -> int:
    """Sets and cards rather than taking, so that a game goes far."""
    return 2 * len(action.cards) if isinstance(action, Play) else 1


@pytest.mark.parametrize("seed", range(120))
def test_the_same_game_by_hand(seed: int) -> None:
    rng = Random(seed)
    players, packs = rng.choice((2, 3, 4)), rng.choice((1, 2))
    size = rng.choice((4, 5, 6))
    version = seed % 2 + 1
    series: Literal["from_again", "after_again"] = "from_again" if version > 1 else "after_again"
    chosen = Rules(
        players=players, packs=packs, cards=size, dealer=rng.randrange(players), series=series
    )
    # Few ranks, so that there are sets and stacks; the others at the bottom.
    order = list(shuffle(game.all_cards(chosen), rng).order)
    low = rng.randrange(13)
    wanted = {(low + n) % 13 for n in range(4)} | {rng.choice((0, 5, 9))}
    order.sort(key=lambda card: card & 15 not in wanted)
    s = game.apply(game.start(chosen), Shuffle(tuple(order)))
    paper = ByHand([name(card) for card in order], players, size, chosen.dealer, version)
    for _ in range(40):
        if game.actor(s) == OVER or max(table.sizes(s.table)) > 7:
            break
        assert game.actor(s) == paper.turn
        assert canonical(s) == paper.moves()
        listed = game.legal(s)
        (action,) = rng.choices(listed, [weight(a) for a in listed])
        s = game.apply(s, action)
        paper.do(repr(action))
        if s.rounds:
            assert paper.winners == [i for i, n in enumerate(s.rounds[0].scores) if n]
            break
        assert [sorted(row(" ".join(held))) for held in paper.hands] == list(
            map(list, s.table.hands)
        )
        assert [name(card) for card in s.table.pile] == paper.pile
        assert s.table.payload == paper.take


@pytest.mark.parametrize("seed", range(6))
def test_every_order_of_every_selection_is_judged_by_hand(seed: int) -> None:
    rng = Random(seed)
    chosen = Rules(players=2, cards=6, packs=2, dealer=1)
    few = [c for c in game.all_cards(chosen) if c & 15 in (0, 1, 2, 12) or c == JOKER]
    order = tuple(rng.sample(few, 13))
    rest = Counter(game.all_cards(chosen)) - Counter(order)
    s = game.apply(game.start(chosen), Shuffle((*order, *rest.elements())))
    paper = ByHand([*map(name, order), *map(name, rest.elements())], 2, 6, 1)
    held = s.table.hands[s.table.turn]
    for n in range(1, 7):
        for cards in set(permutations(held, n)):
            ok = game.why_not(s, Play(cards)) is None
            assert ok == paper.may_play(tuple(map(name, cards))), names(cards)
