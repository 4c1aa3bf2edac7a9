"""Deals of the hidden cards: exact counts, and samples drawn uniformly among all that fit."""
