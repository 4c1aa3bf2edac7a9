"""The knowledge about one hidden hand in Pesten: cards that it is known to hold, batches of cards
that came to it together, and limits on how many cards of a set of faces it can hold."""

from collections.abc import Iterable

from msgspec import Struct

from ..engine.cards import Card, Cards


class Batch(Struct):
    """Some cards of a hand and the faces that none of them has.

    Other faces are unlikely among them: their holder would hardly have kept such a card back.
    """

    size: int
    excluded: Cards
    age: float = 0.0  # the mean number of plays for which these cards were passed over
    unlikely: Cards = 0
    unlikely_share: float = 0.0  # the part of the cards for which `unlikely` holds

    def doubt(self, faces: Cards) -> None:
        """Adds to the unlikely faces, for all cards of the batch."""
        self.unlikely |= faces
        self.unlikely_share = 1.0


class Limit(Struct):
    """The largest number of cards of a set of faces among the hand's unknown cards."""

    faces: Cards
    most: int  # for certain
    likely: int  # if the holder plays every card that it would hardly keep back


class HandBelief(Struct):
    """The knowledge about one hand: known cards, and batches and limits for the others."""

    size: int
    cards: list[Card]  # known to be in the hand
    batches: list[Batch]  # the other cards
    limits: list[Limit]  # the latest last

    def copy(self) -> "HandBelief":
        batches = [
            Batch(b.size, b.excluded, b.age, b.unlikely, b.unlikely_share) for b in self.batches
        ]
        limits = [Limit(limit.faces, limit.most, limit.likely) for limit in self.limits]
        return HandBelief(self.size, self.cards.copy(), batches, limits)

    def lose(self, card: Card, *, drawn: bool = False) -> None:
        """A card is played; `drawn`: it is the one that the hand gained last.

        If several batches may have held it, they become one.
        """
        self.size -= 1
        if card in self.cards:
            self.cards.remove(card)
            return
        sources, others = list[Batch](), list[Batch]()
        for batch in self.batches:
            (others if batch.excluded >> card & 1 else sources).append(batch)
        self.batches = others + merged(sources, -1)
        for limit in self.limits:
            if drawn or limit.faces >> card & 1:
                limit.most = max(0, limit.most - 1)
                limit.likely = max(0, limit.likely - 1)

    def lose_hidden(self) -> None:
        """A card that nobody else saw leaves the hand."""
        self.size -= 1
        for card in self.cards:
            for limit in self.limits:
                limit.most += limit.faces >> card & 1
                limit.likely += limit.faces >> card & 1
        known = [Batch(len(self.cards), 0)] if self.cards else []
        self.cards = []
        self.batches = merged([*self.batches, *known], -1)

    def gain(self, number: int) -> None:
        """Cards that nobody else saw come to the hand."""
        self.size += number
        self.batches.append(Batch(number, 0))
        for limit in self.limits:
            limit.most += number
            limit.likely += number

    def gain_known(self, card: Card) -> None:
        self.size += 1
        self.cards.append(card)

    def exclude(self, faces: Cards) -> None:
        """None of the unknown cards has one of these faces."""
        for batch in self.batches:
            batch.excluded |= faces
        self.limits = [limit for limit in self.limits if limit.faces & ~faces]
        self.limits.append(Limit(faces, 0, 0))

    def doubt(self, faces: Cards) -> None:
        """Hardly any of the unknown cards has one of these faces."""
        for batch in self.batches:
            batch.doubt(faces)
        size = self.size - len(self.cards)
        self.limits = [limit for limit in self.limits if limit.faces & ~faces or limit.most < size]
        if faces:
            self.limits.append(Limit(faces, size, 0))

    def doubt_drawn(self, faces: Cards) -> None:
        """The card drawn last, a batch of its own, hardly has one of these faces."""
        if self.batches:
            self.batches[-1].doubt(faces)
        for limit in self.limits:
            if limit.faces == faces and limit.likely:
                limit.likely -= 1


def merged(batches: Iterable[Batch], change: int) -> list[Batch]:
    """The batches as one, its size changed by `change`: it excludes only the faces that every one
    of them excludes.  Empty if no card is left."""
    excluded, unlikely, size, age, share = -1, 0, 0, 0.0, 0.0
    for batch in batches:
        excluded &= batch.excluded
        unlikely |= batch.unlikely
        size += batch.size
        age += batch.size * batch.age
        share += batch.size * batch.unlikely_share
    if size + change <= 0:
        return []
    return [Batch(size + change, excluded, age / size, unlikely, share / size)]
