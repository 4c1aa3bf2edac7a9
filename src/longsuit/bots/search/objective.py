"""The objective of a search: points of this round or, late in a match, the chance to win it."""

from math import exp, pi, sqrt

from ...sim.rollouts.rollout import CHANCE_BITS

BY_POINTS = (0,)  # in the place of a table: points count
# The share of a chance that is linear in the lead, and the lead at which it is full.
LEAD_SHARE, LEAD_REACH = 0.05, 25
REACH = 400  # the largest lead, in points, that has an entry of its own in a table


def win_chances(deviation: float) -> tuple[int, ...]:
    """A table, by lead, of the chance to end ahead of another seat if what is still to come has
    this standard deviation: the logistic distribution, in units of 1/2**CHANCE_BITS.

    A small share is linear in the lead, so that points still count where the match is as good as
    decided.  The first number is the reach of the table.
    """
    scale, most = max(deviation, 0.3) * sqrt(3) / pi, (1 << CHANCE_BITS) - 1
    chances = []
    for lead in range(-REACH, REACH + 1):
        ahead = 1 / (1 + exp(-max(-30.0, min(30.0, lead / scale))))
        linear = 0.5 + max(-LEAD_REACH, min(LEAD_REACH, lead)) / (2 * LEAD_REACH)
        chances.append(round(most * ((1 - LEAD_SHARE) * ahead + LEAD_SHARE * linear)))
    return (REACH, *chances)
