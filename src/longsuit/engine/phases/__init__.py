"""Phases that at least two games share: tricks, calls and auctions, each a value."""
