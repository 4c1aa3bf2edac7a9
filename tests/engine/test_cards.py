import pytest

from longsuit.engine.cards import (
    DECK,
    JOKER,
    NAMED,
    NO_SUIT,
    RANKS,
    SUIT_CARDS,
    UNSEEN,
    bits,
    deal_hands,
    highest,
    lowest,
    mask,
    name,
    parse,
    rank_cards,
    rank_of,
    suit_of,
    with_item,
)

CARDS = bits(DECK)


def test_a_pack_has_52_cards_in_four_suits_of_13() -> None:
    assert len(CARDS) == 52
    for suit in range(4):
        assert [c for c in CARDS if suit_of(c) == suit] == list(bits(SUIT_CARDS[suit]))
        assert [rank_of(c) for c in bits(SUIT_CARDS[suit])] == list(range(13))
    assert SUIT_CARDS[NO_SUIT] == 0
    assert DECK | 1 << JOKER < 2**63
    assert not DECK >> JOKER & 1


@pytest.mark.parametrize("rank", range(13))
def test_the_four_cards_of_a_rank(rank: int) -> None:
    assert [name(c) for c in bits(rank_cards(rank))] == [RANKS[rank] + suit for suit in "CDHS"]


def test_names_round_trip_over_the_whole_domain() -> None:
    for card in (*CARDS, JOKER, UNSEEN):
        assert parse(name(card)) == card
        assert parse(name(card).lower()) == card
    assert len(NAMED) == 54
    assert (name(0), name(CARDS[-1]), name(JOKER), name(UNSEEN)) == ("2C", "AS", "JO", "??")


@pytest.mark.parametrize("text", ["", "7", "H7", "1S", "7X", "77", "JOK"])
def test_no_such_card(text: str) -> None:
    with pytest.raises(KeyError):
        parse(text)


def test_sets_of_cards() -> None:
    assert mask(bits(DECK)) == DECK
    assert bits(0) == ()
    assert (lowest(0b10100), highest(0b10100)) == (2, 4)
    assert with_item((1, 2, 3), 1, 9) == (1, 9, 3)


def test_packets_are_dealt_off_the_top() -> None:
    hands, rest = deal_hands(CARDS, 3, 5)
    assert [bits(hand) for hand in hands] == [CARDS[0:5], CARDS[5:10], CARDS[10:15]]
    assert rest == CARDS[15:]
