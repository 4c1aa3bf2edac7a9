"""The options of Egyptian Estimation, each with the § of the rule sheet that it changes, and its
presets."""

from typing import Annotated, Literal

from msgspec import Meta

from ...engine.options import Options
from ...engine.sentences import say


class Rules(Options, frozen=True, kw_only=True):
    normal_rounds: Annotated[int, Meta(ge=0, le=13)] = 13  # §1
    fast_rounds: Annotated[int, Meta(ge=0, le=5)] = 5  # §6
    direction: Literal["clockwise", "counter_clockwise"] = "clockwise"  # §1
    opener: Literal["rotates", "last_caller"] = "rotates"  # §1
    void: Literal["off", "declare", "redeal", "compulsory"] = "off"  # §2
    dash_calls: Annotated[int, Meta(ge=0, le=3)] = 2  # §3
    min_bid: Annotated[int, Meta(ge=1, le=13)] = 4  # §4
    bidding: Literal["one_lap", "raising"] = "one_lap"  # §4
    no_bid: Literal["redeal", "skip"] = "redeal"  # §4
    fast_dash: bool = False  # §6
    fast_trump: Literal["fixed", "bid"] = "fixed"  # §6
    scoring: Literal["document", "jawaker", "federation"] = "document"  # §8, §9
    all_miss: Literal["double", "nothing", "count"] = "double"  # §10
    doubling_cap: Literal["none", "x2", "x4", "x8"] = "none"  # §10
    formula: Literal["doubled", "document"] = "doubled"  # §10

    def way(self) -> int:
        """The step from a seat to the next in turn: 1 clockwise, -1 counter-clockwise."""
        return 1 if self.direction == "clockwise" else -1

    def check(self) -> None:
        if not self.normal_rounds + self.fast_rounds:
            raise ValueError(say("needs_one_round"))


PRESETS = {
    "document": Rules(),
    "jawaker": Rules(scoring="jawaker", direction="counter_clockwise", bidding="raising"),
    "federation": Rules(scoring="federation", direction="counter_clockwise", all_miss="count"),
}
OPTION_GROUPS = {
    "table_and_deal": ("normal_rounds", "fast_rounds", "direction", "opener", "void"),
    "bids_and_calls": ("dash_calls", "min_bid", "bidding", "no_bid", "fast_dash", "fast_trump"),
    "scoring": ("scoring", "all_miss", "doubling_cap", "formula"),
}
