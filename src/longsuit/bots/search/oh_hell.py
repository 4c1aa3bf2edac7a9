"""The search of Oh Hell."""

from ...games.oh_hell import Rules, sizes, tricks_pay
from ...sim.kernels.oh_hell import encode
from ...sim.rollouts.rollout_oh_hell import ROLLOUT
from . import exact_calls
from .budget import Budget
from .evaluation import Evaluator


def evaluator(rules: Rules, budget: Budget) -> Evaluator:
    return exact_calls.evaluator(
        "oh_hell",
        rules,
        budget,
        entry=ROLLOUT,
        encoded=encode(rules),
        sizes=sizes(rules),
        fitted=tricks_pay(rules) and rules.points_per_trick == 1,
    )
