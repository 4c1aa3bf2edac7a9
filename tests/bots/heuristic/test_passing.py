"""The cards to pass on in a Frisch."""

from longsuit.bots.heuristic.passing import pass_cards
from longsuit.engine.cards import mask, parse


def held(text: str) -> int:
    return mask(parse(card) for card in text.split())


def test_a_weak_hand_gives_its_highest_cards_away() -> None:
    weak = "2S 3S 4S 2H 3H 4H 5H 2D 3D 5D 2C 4C KC"
    assert parse("KC") in getattr(pass_cards(held(weak)).action, "cards", ())
