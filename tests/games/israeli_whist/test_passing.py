from longsuit.engine.actions import WATCHER, Give
from longsuit.engine.cards import UNSEEN, mask, parse
from longsuit.games.israeli_whist import passing
from longsuit.games.israeli_whist.passing import NOBODY_GIVES, Giving


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse(word) for word in text.split())


HANDS = tuple(mask(cards(hand)) for hand in ("2C 3C", "2D 3D", "2H 3H"))


def test_gifts_arrive_together() -> None:
    g, hands = Giving(3, 1), HANDS
    for seat, gift in ((1, "2D"), (2, "3H")):
        assert passing.turn(g) == seat
        g, hands = passing.give(g, hands, cards(gift))
        assert (hands, passing.done(g), passing.times_given(g)) == (HANDS, False, 0)
    assert str(passing.prompt(g, 1)) == "pass_cards_prompt(card_count=1, seat=1)"
    g, hands = passing.give(g, hands, cards("2C"))
    assert hands == tuple(mask(cards(hand)) for hand in ("3C 3H", "2C 3D", "2D 2H"))
    assert (passing.done(g), passing.times_given(g), passing.turn(g)) == (True, 1, 1)
    # What came may go on; the last gifts alone change hands.
    for gift in ("2C", "2D", "3H"):
        g, hands = passing.give(g, hands, cards(gift))
    assert hands == tuple(mask(cards(hand)) for hand in ("3C 2D", "3H 3D", "2C 2H"))
    assert passing.times_given(g) == 2
    assert [passing.gifts_of(g, seat) for seat in (0, 1, 2, WATCHER)] == [
        (mask(cards("2C")), mask(cards("3H"))),
        (mask(cards("2D")), mask(cards("2C"))),
        (mask(cards("3H")), mask(cards("2D"))),
        (),
    ]


def test_nobody_gives() -> None:
    assert passing.done(NOBODY_GIVES)
    assert passing.times_given(NOBODY_GIVES) == 0
    assert passing.gifts_of(NOBODY_GIVES, 0) == ()


def test_what_may_be_given() -> None:
    hand = mask(cards("2C 3C 4C"))
    legal = [Give(cards(gift)) for gift in ("2C 3C", "2C 4C", "3C 4C")]
    assert list(passing.legal_gifts(hand, 2)) == legal
    assert passing.why_not(hand, cards("4C 2C"), 2, "§4") is None
    for wrong, reason in {
        cards("2C"): "pass_different_cards(card_count=2, rule=§4)",
        cards("2C 3C 4C"): "pass_different_cards(card_count=2, rule=§4)",
        cards("2C 2C"): "pass_different_cards(card_count=2, rule=§4)",
        cards("2C 5C"): "card_not_held(cards=5C)",
        (UNSEEN, UNSEEN): "card_not_held(cards=??)",
    }.items():
        assert str(passing.why_not(hand, wrong, 2, "§4")) == reason
