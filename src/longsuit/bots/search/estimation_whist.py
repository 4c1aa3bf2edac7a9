"""The search of Estimation Whist."""

from ...games.estimation_whist import Rules, sizes
from ...sim.kernels.estimation_whist import encode
from ...sim.rollouts.rollout_estimation_whist import ROLLOUT
from . import exact_calls
from .budget import Budget
from .evaluation import Evaluator


def evaluator(rules: Rules, budget: Budget) -> Evaluator:
    return exact_calls.evaluator(
        "estimation_whist",
        rules,
        budget,
        entry=ROLLOUT,
        encoded=encode(rules),
        sizes=sizes(rules),
        fitted=rules.score == "vanilla" and not rules.hard_score,
    )
