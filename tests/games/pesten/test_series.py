"""§9: series, forgotten sets and penalties."""

import pytest
from msgspec.structs import replace

from longsuit.engine.actions import Event, Play
from longsuit.engine.cards import DIAMONDS
from longsuit.engine.game import step
from longsuit.games import pesten as game
from longsuit.games.versions import rules_of_version

from .tables import GAME, after, hand, legal, play, row, rules


def test_s9_a_card_that_plays_again_is_the_first_of_a_series() -> None:
    cards = "7C 9C 3D 4D 5C QC QD"
    s = after(rules(cards=2), cards)
    assert str(game.sentence(s, Play(row("7C")))) == (
        "play_without_announcing_series(cards=7C, card_count=2, card=7C)"
    )
    s = play(s, "0 7C")
    assert (hand(s, 0), s.table.pile) == ("7C 9C QC QD", row("5C"))
    assert (game.actor(s), game.phase(s)) == (1, "play")
    s = after(rules(cards=2), cards, "0 7C last")
    assert (hand(s, 0), game.actor(s)) == ("9C", 0)


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("KC", {"king": "again"}),
        ("AC", {"ace_two_players": "again"}),
        ("AC", {"ace": "reverse", "ace_two_players": "again"}),
        ("8C", {}),
    ],
)
def test_s9_so_is_every_card_that_plays_again(card: str, options: dict[str, object]) -> None:
    cards = f"{card} 9C 3D 4D 5C QC QD"
    s = after(rules(cards=2, **options), cards, f"0 {card}")
    assert (len(s.table.hands[0]), s.table.pile, game.actor(s)) == (4, row("5C"), 1)
    s = after(rules(cards=2, series="after_again", **options), cards, f"0 {card}")
    assert (len(s.table.hands[0]), s.table.pile) == (3, row(f"5C {card}"))
    assert game.actor(s) == 0  # it stays, and has its effect


@pytest.mark.parametrize(("card", "actor"), [("KC", 2), ("AC", 1), ("8C", 2), ("TC", 2), ("4C", 1)])
def test_s9_other_cards_begin_none(card: str, actor: int) -> None:
    s = after(rules(players=3, cards=2, dealer=2), f"{card} 9C 3D 4D 3H 4H 5C QC QD", f"0 {card}")
    assert (len(s.table.hands[0]), s.table.pile) == (3, row(f"5C {card}"))
    assert game.actor(s) == actor


def test_s9_an_8_after_an_8_is_in_a_series_between_two() -> None:
    cards = "8H 8C 4C 5D 3D 4D 9H QC QD"
    s = after(rules(), cards, "0 8H", "0 8C")
    assert (hand(s, 0), s.table.pile, game.actor(s)) == ("4C 8C QC QD", row("9H 8H"), 1)
    s = after(rules(series="after_again"), cards, "0 8H", "0 8C")
    assert (len(s.table.hands[0]), s.table.pile, game.actor(s)) == (3, row("9H 8H 8C"), 0)


def test_s9_an_8_that_can_be_answered_begins_none() -> None:
    s = after(rules(cards=2, eight="answer"), "8C 9C 3D 4D 5C QC QD", "0 8C")
    assert (s.table.pile, game.actor(s), game.phase(s)) == (row("5C 8C"), 1, "answer")


def test_s9_a_drawn_card_belongs_to_the_series() -> None:
    s = after(rules(cards=2), "7C 9H 3D 4D 5C TC QD", "0 7C last", "0 draw", "0 TC")
    assert (len(s.table.hands[0]), s.table.pile) == (2 + 2, row("5C 7C"))
    assert game.actor(s) == 1


def test_s9_a_card_on_a_stack_begins_none() -> None:
    chosen = rules(cards=2, packs=2)
    s = after(chosen, "7S 9C 3D 4D 2C QC QD")
    s = play(replace(s, table=replace(s.table, pile=row("6S"), payload=6)), "0 7S")
    assert (s.table.pile, s.table.payload, game.actor(s)) == (row("6S 7S"), 13, 1)
    assert len(s.table.hands[0]) == 3


def test_s9_the_named_suit_holds_when_a_card_comes_back() -> None:
    s = after(rules(cards=2), "7D 9C 3D 4D JH QC QH", "1 name D", "0 7D")
    assert (s.table.named, game.actor(s), s.table.pile) == (DIAMONDS, 1, row("JH"))
    assert legal(s) == "3D last | 3D | 4D last | 4D"


# Forgotten sets.


def test_s9_on_a_stack_what_stays_of_a_set_counts() -> None:
    cards = "3S 4S 5S 9D 3D 4D 5D 6D 2S QC QD"
    s = after(rules(cards=4), cards, "0 3S 4S 5S")
    assert (s.table.payload, s.table.pile) == (2 + 4, row("2S 3S 4S"))
    assert (hand(s, 0), game.actor(s)) == ("QC 9D QD 5S", 1)
    assert legal(s) == "4D | 4D 5D 6D last | 4D 5D 6D | take"  # its rank is 4
    first = after(rules(cards=4, series="after_again"), cards, "0 3S 4S 5S")
    assert (first.table.payload, first.table.pile) == (2, row("2S 3S 4S"))


def test_s9_two_twos_on_a_stack() -> None:
    cards = "2H 2D 4C 3D 4D 5D 2S QC QD"
    s = after(rules(), cards, "0 2H 2D")
    assert (s.table.payload, s.table.pile, game.actor(s)) == (4, row("2S 2H"), 1)
    assert hand(s, 0) == "4C QC 2D QD"
    first = after(rules(series="after_again"), cards, "0 2H 2D")
    assert (first.table.payload, first.table.pile) == (2, row("2S 2H"))


def test_s9_a_stack_remembers_the_suit_of_what_stays() -> None:
    chosen = rules(cards=4, packs=2, mixed_stack=True, escalate="first", joker_suit="player")
    s = after(chosen, "2C 2D 2H 9D 3D 3H 5D JO 4S QC QD")
    s = replace(s, table=replace(s.table, pile=row("JO"), payload=5, named=0))
    s = play(s, "0 2C 2D 2H")
    assert (s.table.payload, s.table.pile) == (7, row("JO 2C 2D"))
    assert legal(s) == "3D | JO | take"  # it climbs in diamonds


def test_s9_a_fresh_set_of_twos_starts_a_stack() -> None:
    cards = "2C 2D 2H 9D 3D 4D 5D 6D 9C QC QS"
    s = after(rules(cards=4), cards, "0 2C 2D 2H")
    assert (s.table.payload, s.table.pile, game.actor(s)) == (2, row("9C 2C 2D"), 1)
    assert (
        legal(s) == "3D | 3D 4D | 3D 4D 5D last | 3D 4D 5D | 3D 4D 5D 6D last | 3D 4D 5D 6D | take"
    )
    first = after(rules(cards=4, series="after_again"), cards, "0 2C 2D 2H")
    assert (first.table.payload, game.actor(first)) == (0, 1)


def test_s9_a_2_in_a_run_starts_none() -> None:
    s = after(rules(cards=4), "3S 2S AS 9D 3D 4D 5D 6D 9S QC QD", "0 3S 2S AS")
    assert (s.table.payload, s.table.pile, game.actor(s)) == (0, row("9S 3S 2S"), 1)


def test_s9_what_stays_has_no_effect() -> None:
    s = after(rules(cards=4), "8C 7C 6C 9D 3D 4D 5D 6D 9C QC QD", "0 8C 7C 6C")
    assert (s.table.pile, game.actor(s), s.table.series) == (row("9C 8C 7C"), 1, False)


# Penalties.


@pytest.mark.parametrize("penalty", [1, 2, 3, 4, 5])
def test_s9_the_penalty_is_an_option(penalty: int) -> None:
    cards = "4H 7H 3D 4D 9H QC QD QS TC TD"
    for card, held in (("4H", 1), ("7H", 2)):
        s = after(rules(cards=2, penalty=penalty), cards)
        assert f"card_count={penalty}" in str(game.sentence(s, Play(row(card))))
        assert len(play(s, f"0 {card}").table.hands[0]) == held + penalty


def test_s9_a_false_announcement_is_another_action() -> None:
    cards = "9C 8C 7C 4H 5H 3D 4D 5D 6D 9D TC QC QD"
    chosen = rules(cards=5, false_last="penalty")
    s = after(chosen, cards)
    assert legal(s) == (
        "7C | 7C last | 8C | 8C last | 9C | 9C last | 7C 8C 9C | 7C 8C 9C last | 9C 8C | 9C 8C last"
        " | 9C 8C 7C | 9C 8C 7C last"
    )
    assert " last" not in legal(after(rules(cards=5), cards))
    said = step(GAME, s, Event(0, Play(row("9C"), True)))
    assert (len(said.table.hands[0]), said.table.pile, game.actor(said)) == (6, row("TC 9C"), 1)
    # A 7 that is announced falsely is in a series, as one that is not announced in time.
    s = play(s, "0 7C last")
    assert (len(s.table.hands[0]), s.table.pile, game.actor(s)) == (7, row("TC"), 1)


def test_s9_a_single_last_card_is_no_false_announcement() -> None:
    assert legal(after(rules(cards=1, false_last="penalty"), "4H 3D 9H")) == "4H"
    assert legal(after(rules(cards=2, false_last="penalty"), "4H 3H 3D 4D 9H")) == (
        "3H last | 3H | 4H last | 4H"
    )


# The first version.


def test_s9_a_game_of_version_1_is_read_with_the_rules_of_then() -> None:
    first = rules_of_version(GAME, 1, {"players": "2", "play_after_twos": "yes"})
    assert (first.series, first.play_after_joker) == ("after_again", False)  # type: ignore[attr-defined]
    assert rules_of_version(GAME, 2, {}) == game.Rules()
    chosen = rules_of_version(GAME, 1, {"series": "from_again"})
    assert chosen.series == "from_again"  # type: ignore[attr-defined]
