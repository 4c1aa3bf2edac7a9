"""The cards of OpenSpiel's `oh_hell`: an action is rank · 4 + suit, with the suits C D S H."""

from longsuit.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, suit_of

SUITS = (CLUBS, DIAMONDS, SPADES, HEARTS)  # the same permutation in both directions


def card_of(action: int) -> Card:
    return SUITS[action % 4] << 4 | action // 4


def action_of(card: Card) -> int:
    return (card & 15) * 4 + SUITS[suit_of(card)]
