"""Tables and the lobby: who sits where, under which settings, and what a host may do."""
