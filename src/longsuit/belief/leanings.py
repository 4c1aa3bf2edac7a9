"""What speaks for a face in a hand of Pesten: how long its cards were passed over, what its holder
would hardly have kept back, and the suits it named, played and left."""

from functools import cache
from math import exp

from ..engine.cards import JOKER, NO_SUIT, Card, Seat, rank_of, suit_of
from .likelihood import table
from .pesten import Tracker
from .pesten_hand import Batch

OLD = 3  # plays from which on no more are told apart
SHARES = (0.25, 0.75, 0.999)  # of a batch that is doubted, where the steps are


def sign(tracker: Tracker, seat: Seat, batch: Batch, card: Card) -> str:
    """How a face stands to what its holder has done; empty for cards that nobody chose among."""
    doubt = (
        sum([batch.unlikely_share > step for step in SHARES]) if batch.unlikely >> card & 1 else 0
    )
    age, likes = min(OLD, round(batch.age)), liking(tracker, seat, card)
    if not age and not doubt and likes not in ("named", "other"):
        return ""
    return f"{age} {doubt} {kind(tracker, card)} {likes}"


def kind(tracker: Tracker, card: Card) -> str:
    """What a card does."""
    if card == JOKER:
        return "joker"
    rank = rank_of(card)
    return f"{tracker.shedding.effects[rank]}{'w' * (tracker.shedding.wild >> rank & 1)}"


def liking(tracker: Tracker, seat: Seat, card: Card) -> str:
    """How its suit stands to those that the seat chose."""
    if card == JOKER:
        return "-"
    suit, likes = suit_of(card), tracker.named_suit[seat]
    if likes != NO_SUIT:
        return "named" if suit == likes else "other"
    if suit == tracker.left_suit[seat]:
        return "left"
    return "played" if suit == tracker.played_suit[seat] else "-"


@cache
def logarithm(text: str) -> float:
    return table().get("pesten", {}).get(text, 0.0)


def speaks(tracker: Tracker, seat: Seat, batch: Batch, card: Card) -> float:
    """A weight; 1 is nothing."""
    return exp(logarithm(sign(tracker, seat, batch, card)))
