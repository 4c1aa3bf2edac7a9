"""Odds, advice, reviews and tests of fairness: what the program can explain to a player."""
