import re
from itertools import product
from random import Random

import pytest

from longsuit.engine.actions import (
    CHANCE,
    OVER,
    WATCHER,
    Bid,
    Call,
    Draw,
    Event,
    Give,
    Pass,
    Play,
    Shuffle,
    seen,
)
from longsuit.engine.cards import DECK, NO_SUIT, bits, mask, names, parse
from longsuit.engine.codec import plain
from longsuit.engine.game import objection, replay, shuffle, step, winners
from longsuit.engine.notation import action, event, rules
from longsuit.games import GAMES
from longsuit.games import israeli_whist as game
from longsuit.games.israeli_whist import PRESETS, Rules, State
from longsuit.games.israeli_whist.numbers import least_bid
from longsuit.games.israeli_whist.scoring import linear_score, square_score
from longsuit.messages import rule_sheets
from longsuit.messages.render import english

GAME = GAMES["israeli_whist"]
OF_FOUR = 0x000F_000F_000F_000F  # 2 to 5 of every suit
# Every seat is dealt one suit, so the leader takes every trick unless somebody cuts.
SUITS = Event(CHANCE, Shuffle(bits(DECK)))
PASSES = ("0 pass", "1 pass", "2 pass", "3 pass")
GIFTS = ("0 give 2C 3C 4C", "1 give 2D 3D 4D", "2 give 2H 3H 4H", "3 give 2S 3S 4S")
FROM_FIVE = [Bid(n, strain) for n, strain in product(range(5, 14), range(5))]


def at(rules: Rules, *lines: str) -> State:
    """The state after the deal of one suit each and these events; * is the same deal once more."""
    events = [SUITS if line == "*" else event(line) for line in ("*", *lines)]
    s: State = replay(GAME, rules, events)
    return s


def refusal(s: State, text: str) -> str:
    return str(objection(GAME, s, Event(game.actor(s), action(text))))


def numbers(s: State) -> list[int]:
    """The calls that are legal."""
    return [act.tricks for act in game.legal(s) if isinstance(act, Call)]


def played(s: State) -> State:
    """The deal played to its end, everybody with the first legal card."""
    while game.phase(s) == "play":
        s = game.apply(s, game.legal(s)[0])
    return s


def deal(rules: Rules, *lines: str) -> State:
    return played(at(rules, *lines))


def test_s1_thirteen_cards_each() -> None:
    s = game.start(Rules())
    assert (game.phase(s), game.actor(s), game.legal(s)) == ("deal", CHANCE, ())
    assert game.pack(s) == bits(DECK)
    assert GAME.seats(Rules()) == 4
    s = at(Rules())
    assert [names(game.view(s, seat).hand) for seat in range(4)] == [
        " ".join(rank + suit for rank in "23456789TJQKA") for suit in "CDHS"
    ]
    assert game.view(s, 0).sizes == (13, 13, 13, 13)


# Four cards each, of one suit: 2C 3C 4C 5C and so on; the rest of the pack stays out of play.
FOUR = Event(
    CHANCE,
    Shuffle((*[c for suit in range(4) for c in bits(0xF << 16 * suit)], *bits(DECK & ~OF_FOUR))),
)


def at_four(rules: Rules, *lines: str) -> State:
    s: State = replay(GAME, rules, [FOUR, *map(event, lines)])
    return s


def test_s1_fewer_cards_leave_the_rest_out_of_play() -> None:
    s = game.start(Rules(cards=4))
    assert game.pack(s) == bits(DECK)
    s = at_four(Rules(cards=4))
    assert [names(game.view(s, seat).hand) for seat in range(4)] == [
        f"2{suit} 3{suit} 4{suit} 5{suit}" for suit in "CDHS"
    ]
    for seat in (0, 1, 2, 3, WATCHER):
        view = game.view(s, seat)
        assert view.sizes == (4, 4, 4, 4)
        assert mask(view.unseen) == DECK & ~mask(view.hand)  # also those out of play


@pytest.mark.parametrize(
    ("cards", "least"),
    [(4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4), (11, 4), (12, 5), (13, 5)],
)
def test_s2_the_least_and_the_most_to_bid_go_by_the_cards(cards: int, least: int) -> None:
    assert least_bid(cards) == least
    s = game.apply(game.start(Rules(cards=cards)), SUITS.action)
    assert game.view(s, 0).least == least
    bids = [Bid(n, strain) for n, strain in product(range(least, cards + 1), range(5))]
    assert game.legal(s) == (Pass(), *bids)
    wrong = f"bid_out_of_range(least={least}, trick_count={cards}, rule=§2)"
    assert refusal(s, f"bid {least - 1}N") == wrong
    assert (cards == 13) or refusal(s, f"bid {cards + 1}C") == wrong
    assert str(game.prompt(s)) == f"bid_first_prompt(trick_count={least})"


def test_s2_opening() -> None:
    s = at(Rules())
    assert game.legal(s) == (Pass(), *FROM_FIVE)
    assert str(game.prompt(s)) == "bid_first_prompt(trick_count=5)"
    assert refusal(s, "bid 4N") == "bid_out_of_range(least=5, trick_count=13, rule=§2)"
    assert refusal(s, "call 5") == "bid_or_pass_now(rule=§2)"
    assert refusal(s, "2C") == "bid_or_pass_now(rule=§2)"
    assert game.why_not(s, Pass()) is None
    assert str(game.sentence(s, Bid(5, NO_SUIT))) == "action_bid(n=5, suit=N)"


def test_s2_after_six_hearts() -> None:
    s = at(Rules(), "0 bid 6H")
    bids = set(game.legal(s))
    assert {action("bid 6S"), action("bid 6N"), action("bid 7C"), Pass()} <= bids
    for low in ("6H", "6D", "5N"):
        assert action(f"bid {low}") not in bids
        assert refusal(s, f"bid {low}") == "bid_too_low(best_bid=6H, rule=§2)"
    assert str(game.prompt(s)) == "bid_higher_prompt(best_bid=6H)"


def test_s2_over_the_highest_bid_one_can_only_pass() -> None:
    s = at(Rules(), "0 bid 13N")
    assert game.legal(s) == (Pass(),)
    assert refusal(s, "bid 13N") == "bid_too_low(best_bid=13N, rule=§2)"


@pytest.mark.parametrize(
    ("may_return", "said", "asked"),
    [
        # Who holds the best bid is not asked again; three passes end it.
        (False, "0 bid 5C|1 pass|2 pass|3 pass", ()),
        (True, "0 bid 5C|1 pass|2 pass|3 pass", ()),
        # The last may still bid when the three others have passed, and rules at once if the
        # others are out.
        (False, "0 pass|1 pass|2 pass|3 bid 5C", ()),
        (True, "0 pass|1 pass|2 pass|3 bid 5C", (0, 1, 2)),
        # Who was bid over is asked again; who has passed is asked only if they may return.
        (False, "0 bid 5C|1 bid 5D|2 pass|3 pass", (0,)),
        (True, "0 bid 5C|1 bid 5D|2 pass|3 pass", (0,)),
        (False, "0 pass|1 bid 5D|2 bid 5H|3 pass", (1,)),
        (True, "0 pass|1 bid 5D|2 bid 5H|3 pass", (0, 1)),
        (False, "0 bid 5C|1 bid 5D|2 bid 5H|3 bid 5S", (0, 1, 2)),
    ],
)
def test_s2_who_is_asked_again(may_return: bool, said: str, asked: tuple[int, ...]) -> None:
    s = at(Rules(may_return=may_return), *said.split("|"))
    assert bits(s.auction.asked) == asked
    for seat in asked:
        assert (game.phase(s), game.actor(s)) == ("bid", seat)
        s = game.apply(s, Pass())
    assert game.phase(s) == "call"


def test_s2_with_may_return_three_passes_in_a_row_end_it_and_four_at_the_opening() -> None:
    s = at(Rules(may_return=True), "0 pass", "1 pass", "2 pass")
    assert game.phase(s) == "bid"  # nobody has bid yet
    assert game.phase(game.apply(s, Pass())) == "choose"
    said = ("0 pass", "1 pass", "2 pass", "3 bid 5C", "0 pass", "1 pass", "2 bid 5D", "3 pass")
    s = at(Rules(may_return=True), *said, "0 pass")
    assert (game.phase(s), game.actor(s)) == ("bid", 1)
    s = game.apply(s, Pass())
    assert (game.phase(s), game.view(s, 0).ruler) == ("call", 2)


def test_s2_the_best_bid_makes_ruler_and_trump() -> None:
    s = at(Rules(), "0 bid 5C", "1 bid 5H", "2 pass", "3 bid 6N", "0 pass")
    before = game.view(s, 0)
    assert (before.ruler, before.trump, game.actor(s)) == (-1, NO_SUIT, 1)
    s = game.apply(s, Bid(7, 2))
    s = game.apply(s, Pass())
    view = game.view(s, 3)
    assert (view.ruler, view.trump, view.calls) == (1, 2, (-1, 7, -1, -1))
    assert [repr(said) for _, said in view.bids] == [
        "bid 5C", "bid 5H", "pass", "bid 6N", "pass", "bid 7H", "pass",
    ]  # fmt: skip


def test_s3_the_first_to_speak_chooses() -> None:
    s = at(Rules(), *PASSES)
    assert (game.phase(s), game.actor(s)) == ("choose", 0)
    assert [repr(act) for act in game.legal(s)] == [
        "choose continue", "choose redeal", "choose end",
    ]  # fmt: skip
    assert [str(game.sentence(s, act)) for act in game.legal(s)] == [
        "choose_continue", "choose_redeal", "choose_end",
    ]  # fmt: skip
    assert str(game.prompt(s)) == "all_passed_prompt"
    for wrong in ("pass", "choose frisch", "call 3"):
        assert refusal(s, wrong) == "choose_after_passes"


CONTINUED = [
    (Rules(), (*PASSES, "0 choose continue")),
    (Rules(all_pass="continue"), PASSES),
    (Rules(all_pass="continue", may_raise=True, call_order="seat_order"), PASSES),
]


@pytest.mark.parametrize(("rules", "lines"), CONTINUED)
def test_s3_without_trump_all_four_call(rules: Rules, lines: tuple[str, ...]) -> None:
    s = at(rules, *lines)
    view = game.view(s, 0)
    assert (view.phase, view.trump, view.ruler, view.calls) == ("call", NO_SUIT, -1, (-1,) * 4)
    for seat, n in enumerate((5, 4, 3)):
        assert game.actor(s) == seat
        assert numbers(s) == list(range(14))
        s = game.apply(s, Call(n))
    assert numbers(s) == [0, *range(2, 14)]
    s = game.apply(s, Call(0))
    assert (game.phase(s), game.actor(s)) == ("play", 0)
    s = played(s)
    assert game.rounds(s)[0].tricks == (13, 0, 0, 0)
    assert game.rounds(s)[0].roles == ("", "", "", "")


@pytest.mark.parametrize(
    ("rules", "lines"),
    [(Rules(), (*PASSES, "0 choose redeal")), (Rules(all_pass="redeal"), PASSES)],
)
def test_s3_redeal(rules: Rules, lines: tuple[str, ...]) -> None:
    s = at(rules, *lines)
    assert s == game.start(rules)
    assert (game.phase(s), game.actor(s)) == ("deal", CHANCE)
    assert game.actor(at(rules, *lines, "*")) == 0


@pytest.mark.parametrize(
    ("rules", "lines"),
    [(Rules(deals=9), (*PASSES, "0 choose end")), (Rules(deals=9, all_pass="end"), PASSES)],
)
def test_s3_end(rules: Rules, lines: tuple[str, ...]) -> None:
    s = at(rules, *lines)
    assert (game.phase(s), game.actor(s), game.legal(s)) == ("over", OVER, ())
    assert (game.totals(s), game.rounds(s)) == ((0, 0, 0, 0), ())
    assert winners(GAME, s) == ()  # no deal was finished
    assert game.view(s, 0).round == 0


def test_s3_an_end_after_a_finished_deal_leaves_the_totals_to_decide() -> None:
    rules = Rules(deals=9, all_pass="end")
    s = deal(rules, "0 bid 13C", *PASSES[1:], "1 call 0", "2 call 0", "3 call 1")
    s = game.apply(s, SUITS.action)
    for _ in range(4):
        assert winners(GAME, s) == ()  # it is not over
        s = game.apply(s, Pass())
    assert (game.phase(s), len(game.rounds(s))) == ("over", 1)
    assert game.totals(s) == (130, 50, 50, -10)
    assert winners(GAME, s) == (0,)


def test_s4_giving() -> None:
    s = at(Rules(frisch=True), *PASSES)
    assert (game.phase(s), game.actor(s)) == ("give", 0)
    legal = game.legal(s)
    assert len(legal) == len(set(legal)) == 286
    assert legal[0] == action("give 2C 3C 4C")
    assert str(game.prompt(s)) == "pass_cards_prompt(card_count=3, seat=1)"
    assert str(game.sentence(s, legal[0])) == "action_give(cards=2C 3C 4C)"
    assert refusal(s, "give 2C 3C") == "pass_different_cards(card_count=3, rule=§4)"
    assert refusal(s, "give 2C 3C 4C 5C") == "pass_different_cards(card_count=3, rule=§4)"
    assert refusal(s, "give 2C 2C 4C") == "pass_different_cards(card_count=3, rule=§4)"
    assert refusal(s, "give 2C 3C 4H") == "card_not_held(cards=4H)"
    assert refusal(s, "give 2C 3C ??") == "card_not_held(cards=??)"
    assert refusal(s, "choose redeal") == "pass_three_cards_now"
    assert refusal(s, "pass") == "pass_three_cards_now"


@pytest.mark.parametrize("cards", [4, 12])
def test_s4_frisch_needs_all_the_cards(cards: int) -> None:
    with pytest.raises(ValueError, match="frisch_needs_all_cards") as caught:
        Rules(frisch=True, cards=cards)
    assert english(caught.value.args[0]) == (
        "Frisch needs all the cards: with it, each player is dealt 13 (§4)."
    )
    with pytest.raises(ValueError, match="frisch_needs_all_cards"):
        rules(Rules, {"cards": str(cards)}, PRESETS["common"])
    assert Rules(frisch=True, cards=13) == Rules(frisch=True)


def test_s4_the_order_of_the_cards_does_not_matter() -> None:
    s = at(Rules(frisch=True), *PASSES)
    turned = step(GAME, s, event("0 give 4C 2C 3C"))
    assert turned == step(GAME, s, event("0 give 2C 3C 4C"))


def test_s4_cards_change_hands_when_all_have_given() -> None:
    s = at(Rules(frisch=True), *PASSES, *GIFTS[:3])
    assert names(game.view(s, 0).hand) == "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    assert (game.phase(s), game.actor(s)) == ("give", 3)
    s = step(GAME, s, event(GIFTS[3]))
    assert names(game.view(s, 0).hand) == "5C 6C 7C 8C 9C TC JC QC KC AC 2S 3S 4S"
    assert names(game.view(s, 1).hand) == "2C 3C 4C 5D 6D 7D 8D 9D TD JD QD KD AD"
    assert names(game.view(s, 2).hand) == "2D 3D 4D 5H 6H 7H 8H 9H TH JH QH KH AH"
    assert names(game.view(s, 3).hand) == "2H 3H 4H 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert (game.phase(s), game.actor(s), game.view(s, 0).bids) == ("bid", 0, ())


def test_s4_the_least_bid_rises_to_eight_and_then_the_cards_are_dealt_again() -> None:
    rules = Rules(frisch=True, all_pass="end")
    gifts = (
        GIFTS,
        ("0 give 2S 3S 4S", "1 give 2C 3C 4C", "2 give 2D 3D 4D", "3 give 2H 3H 4H"),
        ("0 give 2H 3H 4H", "1 give 2S 3S 4S", "2 give 2C 3C 4C", "3 give 2D 3D 4D"),
    )
    lines: list[str] = [*PASSES]
    for least, given in zip((6, 7, 8), gifts, strict=True):
        lines += given
        s = at(rules, *lines)
        assert game.view(s, WATCHER).least == least
        assert game.legal(s)[1] == Bid(least, 0)
        assert (
            refusal(s, f"bid {least - 1}N")
            == f"bid_out_of_range(least={least}, trick_count=13, rule=§2)"
        )
        lines += PASSES
    assert at(rules, *lines) == game.start(rules)
    assert game.legal(at(rules, *lines, "*"))[1] == Bid(5, 0)


def test_s4_a_seat_knows_what_it_has_given_and_nobody_else_does() -> None:
    s = at(Rules(frisch=True), *PASSES, *GIFTS, *PASSES, "0 give 5C 2S 3S")
    given = [tuple(map(names, game.view(s, seat).given)) for seat in (0, 1, WATCHER)]
    assert given == [("2C 3C 4C", "5C 2S 3S"), ("2D 3D 4D",), ()]
    view = game.view(s, 0)
    known = mask(view.hand) | mask(card for gift in view.given for card in gift)
    assert known.bit_count() == 16
    assert mask(view.unseen) == DECK & ~known
    assert seen(event("0 give 5C 2S 3S"), 0) == event("0 give 5C 2S 3S")
    assert seen(event("0 give 5C 2S 3S"), 1) == event("0 give ?? ?? ??")


def test_s4_the_second_deal_gives_from_its_first_seat() -> None:
    rules = Rules(frisch=True, deals=2)
    done = deal(rules, "0 bid 13C", *PASSES[1:], "1 call 0", "2 call 0", "3 call 1")
    s = game.apply(done, SUITS.action)
    for _ in range(4):
        s = game.apply(s, Pass())
    assert game.actor(s) == 1
    for line in (*GIFTS[1:], GIFTS[0]):
        s = step(GAME, s, event(line))
    assert game.actor(s) == 1
    assert [names(gift) for gift in game.view(s, 0).given] == ["2C 3C 4C"]
    assert names(game.view(s, 0).hand[-3:]) == "2S 3S 4S"


RULED = ("0 pass", "1 bid 7H", "2 pass", "3 pass")


@pytest.mark.parametrize(
    ("rules", "turns"),
    [
        (Rules(), [2, 3, 0]),
        (Rules(call_order="seat_order"), [0, 2, 3]),
        (Rules(may_raise=True), [1, 2, 3, 0]),
        (Rules(may_raise=True, call_order="seat_order"), [1, 0, 2, 3]),
    ],
)
def test_s5_order_of_calls(rules: Rules, turns: list[int]) -> None:
    s, asked = at(rules, *RULED), []
    while game.phase(s) == "call":
        asked.append(game.actor(s))
        s = game.apply(s, game.legal(s)[-1])
    assert asked == turns
    assert game.actor(s) == 1


def test_s5_the_rulers_call_is_its_bid() -> None:
    s = at(Rules(), *RULED)
    assert game.view(s, 0).calls == (-1, 7, -1, -1)
    assert numbers(s) == list(range(14))
    assert str(game.prompt(s)) == "call_prompt(least=0, most=13)"
    assert refusal(s, "call 14") == "call_out_of_range(most=13)"
    assert refusal(s, "bid 8H") == "call_tricks_now(rule=§5)"
    assert refusal(s, "pass") == "call_tricks_now(rule=§5)"
    assert str(game.sentence(s, Call(3))) == "action_call(n=3)"


def test_s5_the_ruler_may_raise() -> None:
    s = at(Rules(may_raise=True), *RULED)
    assert numbers(s) == list(range(7, 14))
    assert str(game.prompt(s)) == "call_prompt(least=7, most=13)"
    assert refusal(s, "call 6") == "call_below_bid(trick_count=7)"
    assert refusal(s, "call 0") == "call_below_bid(trick_count=7)"
    assert refusal(s, "call 14") == "call_out_of_range(most=13)"
    assert str(game.why_not(s, Call(-1))) == "call_out_of_range(most=13)"
    assert game.view(s, 2).calls == (-1, -1, -1, -1)
    s = step(GAME, s, event("1 call 9"))
    assert game.view(s, 2).calls == (-1, 9, -1, -1)
    assert numbers(s) == list(range(14))


def test_s6_three_seven_and_two_bar_one() -> None:
    s = at(Rules(call_order="seat_order"), *RULED, "0 call 3", "2 call 2")
    assert numbers(s) == [0, *range(2, 14)]
    assert str(game.prompt(s)) == "call_prompt_except(least=0, most=13, n=1)"
    assert refusal(s, "call 1") == ("call_hook_refused(total=13, n=1, rule=§6)")


@pytest.mark.parametrize(("second", "barred"), [(6, 0), (7, None), (0, 6)])
def test_s6_only_the_number_that_makes_thirteen_is_barred(second: int, barred: int | None) -> None:
    s = at(Rules(), *RULED, "2 call 0", f"3 call {second}")
    assert numbers(s) == [n for n in range(14) if n != barred]


def test_s5_s6_with_four_cards_the_calls_may_not_make_four() -> None:
    s = at_four(Rules(cards=4), "0 pass", "1 bid 2D", "2 pass", "3 pass")
    assert numbers(s) == [0, 1, 2, 3, 4]
    assert refusal(s, "call 5") == "call_out_of_range(most=4)"
    for line in ("2 call 0", "3 call 1"):
        s = step(GAME, s, event(line))
    assert numbers(s) == [0, 2, 3, 4]
    assert refusal(s, "call 1") == "call_hook_refused(total=4, n=1, rule=§6)"
    assert str(game.prompt(s)) == "call_prompt_except(least=0, most=4, n=1)"


def test_s6_a_raise_counts() -> None:
    s = at(Rules(may_raise=True), *RULED, "1 call 13", "2 call 0", "3 call 0")
    assert numbers(s) == list(range(1, 14))


def test_s7_the_ruler_leads_and_trump_cuts() -> None:
    s = at(Rules(), *RULED, "2 call 2", "3 call 3", "0 call 4")
    assert (game.phase(s), game.actor(s), game.view(s, 0).leader) == ("play", 1, 1)
    assert str(game.prompt(s)) == "lead_prompt"
    assert refusal(s, "2D 3D") == "play_one_card_now(rule=§7)"
    assert refusal(s, "2D last") == "play_one_card_now(rule=§7)"
    assert refusal(s, "call 3") == "play_one_card_now(rule=§7)"
    assert refusal(s, "??") == "card_not_held(cards=??)"
    assert str(game.sentence(s, Play((parse("2D"),)))) == "action_play(cards=2D)"
    for line in ("1 AD", "2 2H", "3 AS", "0 AC"):
        s = step(GAME, s, event(line))
    view = game.view(s, 0)
    assert (view.won, view.leader, game.actor(s)) == ((0, 0, 1, 0), 2, 2)
    assert (names(view.last_trick), view.last_leader, view.table) == ("AD 2H AS AC", 1, ())
    assert view.sizes == (12, 12, 12, 12)


def test_s7_follow_suit() -> None:
    s = at(Rules(frisch=True), *PASSES, *GIFTS, "0 bid 6H", *PASSES[1:])
    for line in ("1 call 0", "2 call 0", "3 call 0", "0 AC"):
        s = step(GAME, s, event(line))
    assert [repr(act) for act in game.legal(s)] == ["2C", "3C", "4C"]
    assert str(game.prompt(s)) == "follow_suit_prompt(suit=C)"
    assert refusal(s, "5D") == "must_follow_suit(suit=C, rule=§7)"
    assert refusal(s, "5C") == "card_not_held(cards=5C)"


def test_s7_the_highest_of_the_led_suit_wins() -> None:
    # Q of hearts led, then 2, A, 7: the third takes it.  Seats 0 to 3 as in the document.
    order = [parse(c) for c in "QH 2H AH 7H".split()]
    rest = [c for c in bits(DECK) if c not in order]
    pack = [c for seat in range(4) for c in (order[seat], *rest[seat * 12 : seat * 12 + 12])]
    s = game.apply(game.start(Rules(all_pass="continue")), Shuffle(tuple(pack)))
    for line in (*PASSES, "0 call 1", "1 call 1", "2 call 1", "3 call 1"):
        s = step(GAME, s, event(line))
    for seat, card in enumerate(order):
        s = game.apply(s, Play((card,)))
        assert game.actor(s) == (seat + 1 if seat < 3 else 2)
    assert game.view(s, 0).won == (0, 0, 1, 0)


@pytest.mark.parametrize(
    ("won", "call", "called", "points"),
    [
        (7, 7, 14, 70),
        (2, 3, 14, 10),
        (5, 3, 14, 10),
        (0, 4, 14, -40),
        (2, 2, 14, 20),
        (13, 1, 12, -110),
        (0, 13, 14, -130),
        (0, 0, 14, 50),
        (0, 0, 12, 100),
        (0, 0, 13, 100),
        (1, 0, 14, -40),
        (1, 0, 12, -90),
        (6, 0, 14, 10),
        (13, 0, 12, 30),
    ],
)
def test_s8_linear(won: int, call: int, called: int, points: int) -> None:
    assert linear_score(call, won, called, 13) == points


@pytest.mark.parametrize(
    ("won", "call", "called", "points"),
    [
        (1, 1, 12, 11),
        (7, 7, 14, 59),
        (13, 13, 14, 179),
        (5, 7, 14, -20),
        (7, 5, 12, -20),
        (0, 1, 12, -10),
        (0, 0, 12, 50),
        (0, 0, 13, 30),
        (0, 0, 14, 30),
        (1, 0, 12, -50),
        (1, 0, 14, -50),
        (2, 0, 14, -40),
        (3, 0, 12, -30),
    ],
)
def test_s8_square(won: int, call: int, called: int, points: int) -> None:
    assert square_score(call, won, called, 13, 30) == points
    exceeded = called >= 13 and call == won == 0
    assert square_score(call, won, called, 13, 25) == (25 if exceeded else points)


@pytest.mark.parametrize(
    ("won", "call", "called", "linear", "square"),
    [
        # With five cards: under, exact and over are five.
        (0, 0, 4, 100, 50),
        (0, 0, 6, 50, 25),
        (1, 0, 4, -90, -50),
        (1, 0, 6, -40, -50),
        (5, 0, 6, 0, -10),
        (5, 5, 6, 50, 35),
        (3, 2, 6, 10, -10),
        (0, 4, 6, -40, -40),
    ],
)
def test_s8_with_five_cards(won: int, call: int, called: int, linear: int, square: int) -> None:
    assert linear_score(call, won, called, 5) == linear
    assert square_score(call, won, called, 5, 25) == square


def test_s8_a_zero_over_by_the_rules() -> None:
    for points in (30, 25):
        rules = Rules(score="square", square_zero_over=points)
        s = deal(rules, "0 bid 9C", *PASSES[1:], "1 call 4", "2 call 0", "3 call 2")
        assert game.rounds(s)[0].scores == (-40, -40, points, -20)
    assert "or 25 points if all four" in rule_sheets.sheet("israeli_whist", rules)


# 10 x (9 - 4) or -10 x 4; four missed; none made, fifteen called; two missed
@pytest.mark.parametrize(
    ("score", "scores"), [("linear", (50, -40, 50, -20)), ("square", (-40, -40, 30, -20))]
)
def test_s8_a_deal(score: str, scores: tuple[int, ...]) -> None:
    chosen = rules(Rules, {"score": score})
    s = deal(chosen, "0 bid 9C", *PASSES[1:], "1 call 4", "2 call 0", "3 call 2")
    line = game.rounds(s)[0]
    assert (line.calls, line.tricks, line.trump) == ((9, 4, 0, 2), (13, 0, 0, 0), 0)
    assert line.scores == line.totals == game.totals(s) == scores
    assert line.roles == ("ruler", "", "", "")
    assert line.cards == 13


def test_s8_a_deal_of_four_cards() -> None:
    rules = Rules(cards=4)
    said = ("0 bid 4C", *PASSES[1:], "1 call 0", "2 call 0", "3 call 1")
    s = played(at_four(rules, *said))
    line = game.rounds(s)[0]
    assert (line.cards, line.tricks, line.calls) == (4, (4, 0, 0, 0), (4, 0, 0, 1))
    assert line.scores == (40, 50, 50, -10)  # 5 called of 4: over
    assert game.phase(s) == "over"


def test_s9_one_deal_by_default() -> None:
    s = deal(Rules(), "0 bid 13C", *PASSES[1:], "1 call 0", "2 call 0", "3 call 1")
    assert (game.phase(s), game.actor(s)) == ("over", OVER)
    assert game.totals(s) == (130, 50, 50, -10)
    assert winners(GAME, s) == (0,)
    assert (game.view(s, 0).round, game.view(s, 0).of) == (1, 1)
    assert str(objection(GAME, s, event("0 2C"))) == "game_is_over"


def test_s9_the_next_seat_speaks_first_and_points_add_up() -> None:
    s = game.start(Rules(deals=5))
    for number in range(5):
        assert game.phase(s) == "deal"
        s = game.apply(s, SUITS.action)
        first = number % 4
        view = game.view(s, 0)
        assert (game.actor(s), view.starter, view.round, view.of) == (first, first, number + 1, 5)
        s = game.apply(s, Bid(13, first))
        for said in (Pass(), Pass(), Pass(), Call(0), Call(0), Call(1)):
            s = game.apply(s, said)
        s = played(s)
    assert game.phase(s) == "over"
    assert game.totals(s) == (350, 270, 270, 210)
    assert [line.totals[0] for line in game.rounds(s)] == [130, 120, 170, 220, 350]


def test_s9_target() -> None:
    rules = Rules(target=150)
    ruled = ("0 bid 13C", *PASSES[1:], "1 call 0", "2 call 0", "3 call 1")
    s = deal(rules, *ruled)
    assert (game.phase(s), game.view(s, 0).of) == ("deal", 0)
    s = game.apply(s, SUITS.action)
    for said in (Bid(13, 1), Pass(), Pass(), Pass(), Call(0), Call(1), Call(0)):
        s = game.apply(s, said)
    s = played(s)
    assert (game.totals(s), game.phase(s)) == ((180, 180, 100, -20), "over")
    assert winners(GAME, s) == (0, 1)
    assert game.phase(deal(Rules(target=130), *ruled)) == "over"
    assert game.phase(deal(Rules(target=140), *ruled)) == "deal"
    assert game.phase(deal(Rules(target=140, deals=1), *ruled)) == "over"
    assert game.phase(deal(Rules(target=130, deals=9), *ruled)) == "over"


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("deals", "0"),
        ("deals", "101"),
        ("deals", "few"),
        ("target", "9"),
        ("target", "10001"),
        ("cards", "3"),
        ("cards", "14"),
        ("cards", "auto"),
        ("square_zero_over", "20"),
        ("all_pass", "frisch"),
        ("call_order", "left"),
        ("score", "cubic"),
        ("frisch", "maybe"),
        ("players", "4"),
    ],
)
def test_impossible_rules(option: str, text: str) -> None:
    with pytest.raises(ValueError, match=option):
        rules(Rules, {option: text})


def test_limits() -> None:
    assert (Rules(deals=1).deals, Rules(deals=100).deals) == (1, 100)
    assert (Rules(target=10).target, Rules(target=10_000).target) == (10, 10_000)
    assert game.facts(Rules()) == {"goal": 100, "length": 1, "least": 5, "barred": 10}
    assert game.facts(Rules(target=70))["goal"] == 70
    assert game.facts(Rules(deals=7))["length"] == 7
    facts = game.facts(Rules(cards=8))
    assert (facts["least"], facts["barred"]) == (3, 5)


def test_presets() -> None:
    assert list(PRESETS) == ["document", "common", "walkthrough"]
    assert PRESETS["document"] == Rules()
    assert PRESETS["walkthrough"] == Rules(call_order="seat_order")
    assert PRESETS["common"] == Rules(
        may_return=True, frisch=True, may_raise=True, score="square", deals=4
    )


@pytest.mark.parametrize(
    ("chosen", "texts"),
    [
        (
            Rules(),
            ["The match is over after 1 deal.", "is out of the bidding", "can’t be changed"],
        ),
        (Rules(deals=7), ["The match is over after 7 deals."]),
        (Rules(target=250), ["reaches 250 points"]),
        (
            Rules(target=250, deals=7),
            ["reaches 250 points", "In any case, it’s over after 7 deals."],
        ),
        (PRESETS["common"], ["there’s a Frisch", "may bid again", "or more", "its square"]),
        (PRESETS["walkthrough"], ["in the order of their seats"]),
        (
            Rules(cards=8),
            [
                "Each player is dealt 8 cards",
                "a number of tricks, from 3 to 8,",
                "add up to 8, the number of tricks",
                "can’t call 5.",
                "or 50 if all four calls add up to more than 8.",
            ],
        ),
        (Rules(may_return=True), ["three passes in a row after a bid end the bidding"]),
        (Rules(all_pass="end"), ["the match is over. This deal doesn’t count", "nobody wins"]),
        (Rules(), ["if no deal has been finished yet, nobody wins and the match doesn’t count"]),
    ],
)
def test_sheet(chosen: Rules, texts: list[str]) -> None:
    page = rule_sheets.sheet("israeli_whist", chosen)
    for text in texts:
        assert text in page, text


def test_what_is_no_action_of_this_game() -> None:
    with pytest.raises(TypeError, match="draw"):
        game.apply(at(Rules()), Draw())


def test_only_the_seat_to_act_is_told_what_is_legal() -> None:
    s = at(Rules(), "0 pass")
    for seat in (0, 2, 3, WATCHER):
        assert (game.view(s, seat).legal, game.view(s, seat).prompt) == ((), None)
    assert game.view(s, 1).legal == game.legal(s)
    assert game.view(s, 1).prompt == game.prompt(s)


def test_a_watcher_sees_only_what_is_public() -> None:
    s = at(Rules(frisch=True), *PASSES, *GIFTS, "0 bid 6H", *PASSES[1:])
    view = game.view(s, WATCHER)
    assert (view.hand, view.given, view.legal, view.prompt) == ((), (), (), None)
    assert view.unseen == bits(DECK)
    assert plain(view)["bids"] == [[0, "bid 6H"], [1, "pass"], [2, "pass"], [3, "pass"]]
    assert plain(view)["trump"] == "H"
    assert game.view(game.start(Rules()), WATCHER).calls == ()


@pytest.mark.parametrize("seat", range(4))
def test_other_hands_do_not_show(seat: int) -> None:
    """The hands of two other seats exchanged: the seat sees the same, and so it does in Frisch."""
    one, two = [other for other in range(4) if other != seat][:2]
    packets = [list(bits(0x1FFF << 16 * suit)) for suit in range(4)]
    packets[one], packets[two] = packets[two], packets[one]
    pack = Event(CHANCE, Shuffle(tuple(card for packet in packets for card in packet)))
    worlds: list[State] = []
    for first in (SUITS, pack):
        s = step(GAME, game.start(Rules(frisch=True)), first)
        for line in PASSES:
            s = step(GAME, s, event(line))
        for who in range(4):
            hand = game.view(s, who).hand
            kept = Give(hand[:3]) if who in (seat, (seat - 1) % 4) else Give(hand[5:8])
            s = game.apply(s, kept)
        worlds.append(s)
    views = [game.view(s, seat) for s in worlds]
    giver = (seat - 1) % 4
    if giver in (one, two):  # what arrives is seen
        assert views[0].hand != views[1].hand
    else:
        assert views[0] == views[1]


def test_random_matches_come_to_an_end() -> None:
    for seed, chosen in enumerate(
        (*PRESETS.values(), Rules(target=30, all_pass="redeal", deals=8))
    ):
        rng, s = Random(seed), game.start(chosen)
        for _ in range(20_000):
            if game.actor(s) == OVER:
                break
            act = shuffle(bits(DECK), rng) if game.actor(s) < 0 else rng.choice(game.legal(s))
            s = step(GAME, s, Event(game.actor(s), act))
        assert game.actor(s) == OVER
        for line in game.rounds(s):
            assert sum(line.tricks) == 13 != sum(line.calls)


def test_every_refusal_cites_its_section() -> None:
    for text in game.EXPECTED.values():
        assert re.search(r" \(§[2-7]\)\.$", english(text))
