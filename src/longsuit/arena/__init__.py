"""Matches among computer players: seating, duplicate deals, standings, intervals and reports."""
