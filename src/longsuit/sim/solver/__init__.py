"""Search with all cards open (double dummy): forced tricks, max-n play, and deals that are decided.

`endings.Solver` is the way in from Python; the other modules are compiled: `double_dummy` (one side
against the rest), `max_n` (every seat for itself), `decided` (the same result whatever is played),
on the stack of `frames`, the `transposition_table` and the `sure_tricks` that need no search.
"""
