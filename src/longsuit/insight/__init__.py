"""Odds, advice, reviews and tests of fairness: what the program can explain to a player.

The public names are in the modules `odds`, `advice`, `review` and `fairness`.
"""

__all__ = ["advice", "fairness", "odds", "review"]
