"""What one action is worth."""

from msgspec import Struct

from ...arena.intervals import Estimate
from ...engine.actions import Action


class Value(Struct, frozen=True, kw_only=True):
    """Of one action, with 95 % intervals."""

    action: Action
    score: Estimate  # points of this deal
    made: Estimate | None  # the chance to make the call; None where there is none
    gain: Estimate  # what actions are ranked by: points against the others', or a mark
    chance: bool  # the gain marks how good it is for winning the match, as it is late
    behind: Estimate  # points that it gives away against the best action
    clear: bool  # the best action is better beyond chance
    careful: bool  # by more than the few deals of a first answer
    worlds: int
