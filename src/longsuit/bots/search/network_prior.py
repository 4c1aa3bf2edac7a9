"""What a network knows of a decision before anything is tried."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from ...belief.tricks import Knowledge
from ...sim.compile.entry_points import row
from ...sim.kernels import layout
from ...sim.kernels.layout import Row
from ...sim.models.networks import network, units
from ...sim.rollouts.network import CALL_VALUES, CARD_VALUES, VALUE_BITS
from ...sim.rollouts.trials import GAIN_UNIT, TO_NEXT_CHOICE, TO_THE_END

WORTH = {"estimation_whist": 10, "egyptian_estimation": 20}  # points


class Learned(Struct, frozen=True):
    """A network that plays on, how far, and the points that it calls 1."""

    net: Row | None = None
    how: int = 0
    worth: int = 0


UNLEARNED = Learned()


def learned(game: str, *, plain: bool) -> Learned:
    """Where the very points count to which a network was fitted, it looks ahead and judges; else
    it plays to the end."""
    net = network(game)
    if net is None:
        return UNLEARNED
    return Learned(net, TO_NEXT_CHOICE if plain else TO_THE_END, WORTH[game])


def judged(
    by: Learned, w: list[int], k: Knowledge, tried: Iterable[int], *, called: bool
) -> Mapping[int, int]:
    """By call or card, the gain that the network sees in it; nothing where it does not judge."""
    if by.net is None or by.how != TO_NEXT_CHOICE:
        return {}
    start, found = row(w), row(64)
    start[layout.HANDS + k.me] = k.hand
    if called:
        spoken = sum([n >= 0 for n in w[layout.CALLS : layout.CALLS + k.seats]])
        CALL_VALUES(start, k.seats, k.me, spoken, by.net, units(), found)
    else:
        head = start, k.seats, k.me, k.led, max(k.best, 0), max(k.holder, 0)
        CARD_VALUES(*head, by.net, units(), found)
    return {at: by.worth * GAIN_UNIT * (k.seats - 1) * int(found[at]) >> VALUE_BITS for at in tried}
