"""What speaks for a face in a hand of Pesten: how long its cards were passed over, what its holder
would hardly have kept back, and the suits it named, played and left."""

from functools import cache
from math import exp

from ..engine.cards import JOKER, NO_SUIT, Card, Seat, rank_of, suit_of
from .likelihood import table
from .pesten import Batch, Watching

OLD = 3  # plays from which on no more are told apart
SHARES = (0.25, 0.75, 0.999)  # of a batch that is doubted, where the steps are


def sign(watching: Watching, seat: Seat, batch: Batch, card: Card) -> str:
    """How a face stands to what its holder has done; empty for cards that nobody chose among."""
    doubt = sum([batch.share > step for step in SHARES]) if batch.doubted >> card & 1 else 0
    age, likes = min(OLD, round(batch.age)), liking(watching, seat, card)
    if not age and not doubt and likes not in ("named", "other"):
        return ""
    return f"{age} {doubt} {kind(watching, card)} {likes}"


def kind(watching: Watching, card: Card) -> str:
    """What a card does."""
    if card == JOKER:
        return "joker"
    rank = rank_of(card)
    return f"{watching.shedding.effects[rank]}{'w' * (watching.shedding.wild >> rank & 1)}"


def liking(watching: Watching, seat: Seat, card: Card) -> str:
    """How its suit stands to those that the seat chose."""
    if card == JOKER:
        return "-"
    suit, likes = suit_of(card), watching.likes[seat]
    if likes != NO_SUIT:
        return "named" if suit == likes else "other"
    if suit == watching.left[seat]:
        return "left"
    return "played" if suit == watching.played[seat] else "-"


@cache
def logarithm(text: str) -> float:
    return table().get("pesten", {}).get(text, 0.0)


def speaks(watching: Watching, seat: Seat, batch: Batch, card: Card) -> float:
    """A weight; 1 is nothing."""
    return exp(logarithm(sign(watching, seat, batch, card)))
