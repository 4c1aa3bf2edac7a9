"""The fitted weights of Pesten: those of the rollout policy and those of the value of hands."""

from functools import cache
from importlib.resources import files

from ..rollouts.pesten.features import WEIGHT_COUNT
from ..rollouts.pesten.value import VALUE_WEIGHT_COUNT
from .loader import load

POLICY, VALUE = "pesten_policy.json", "pesten_value.json"


@cache
def policy_weights() -> tuple[int, ...]:
    """One weight for each feature of `rollouts.pesten.features`; a game won is 4096."""
    shape = {"weights": [WEIGHT_COUNT]}
    return load(files(__package__) / POLICY, tuple[int, ...], shape)["weights"]


@cache
def value_weights(sets: bool) -> tuple[int, ...]:
    """One weight for each feature of `rollouts.pesten.value`; a game won is 4096."""
    shape = {name: [VALUE_WEIGHT_COUNT] for name in ("sets", "no_sets")}
    tables = load(files(__package__) / VALUE, tuple[int, ...], shape)
    return tables["sets" if sets else "no_sets"]
