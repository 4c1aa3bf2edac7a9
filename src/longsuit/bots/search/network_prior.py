"""The prior of a decision: the values that a network gives to calls and cards before any rollout,
and how the network plays on in the rollouts."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from ...belief.tricks import Knowledge
from ...sim.compile.entry_points import row
from ...sim.kernels import layout
from ...sim.kernels.layout import Row
from ...sim.models.fitted import fitted_as
from ...sim.models.networks import activation_row, network
from ...sim.rollouts.network import CALL_VALUES, CARD_VALUES, VALUE_BITS
from ...sim.rollouts.rollout import GAIN_UNIT, TO_NEXT_CHOICE, TO_THE_END

POINTS_IN_UNIT = {"estimation_whist": 10, "egyptian_estimation": 20}  # of a network's values


class RolloutNetwork(Struct, frozen=True):
    """The network that plays on in rollouts, if there is one."""

    net: Row | None = None
    stop_mode: int = 0  # TO_THE_END, TO_NEXT_CHOICE, or 0 without a network
    points_in_unit: int = 0


NO_NETWORK = RolloutNetwork()


def rollout_network(game: str, *, fitted_points: bool) -> RolloutNetwork:
    """The network of a game.  Where the very points count to which it was fitted, it plays to the
    seat's next choice and its value is the gain; else it plays to the end."""
    net = network(game)
    if net is None:
        return NO_NETWORK
    stop_mode = TO_NEXT_CHOICE if fitted_points else TO_THE_END
    return RolloutNetwork(net, stop_mode, POINTS_IN_UNIT[fitted_as(game)])


def network_prior(
    by: RolloutNetwork, state: list[int], k: Knowledge, actions: Iterable[int], *, calling: bool
) -> Mapping[int, int]:
    """By call or card, the gain that the network expects of it, in the unit of the rollouts' gains;
    empty where the network's values are not gains."""
    if by.net is None or by.stop_mode != TO_NEXT_CHOICE:
        return {}
    start, values = row(state), row(64)
    start[layout.HANDS + k.me] = k.hand
    if calling:
        spoken = sum([n >= 0 for n in state[layout.CALLS : layout.CALLS + k.seats]])
        CALL_VALUES(start, k.seats, k.me, spoken, by.net, activation_row(), values)
    else:
        head = start, k.seats, k.me, k.led, max(k.best, 0), max(k.holder, 0)
        CARD_VALUES(*head, by.net, activation_row(), values)
    unit = by.points_in_unit * GAIN_UNIT * (k.seats - 1)
    return {action: unit * int(values[action]) >> VALUE_BITS for action in actions}
