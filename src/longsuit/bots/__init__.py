"""Computer players: the originals', heuristic, searching, and the levels people choose from."""
