"""The value of one action."""

from msgspec import Struct

from ...arena.intervals import Estimate
from ...engine.actions import Action


class Value(Struct, frozen=True, kw_only=True):
    """The value of one action, with 95 % intervals."""

    action: Action
    score: Estimate  # points of this deal
    made: Estimate | None  # the chance to make the call; None where there is none
    gain: Estimate  # the ranking key: points against the others', or a chance
    chance: bool  # late in a match: the gain is the chance to end ahead of all others
    behind: Estimate  # points that it gives away against the best action
    clear: bool  # the best action is better beyond chance
    careful: bool  # from more deals than a first answer has
    worlds: int
