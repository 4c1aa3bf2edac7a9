"""Search with all cards open (double dummy): forced tricks, max-n play, and deals that are decided.

The compiled modules are `double_dummy` (one side against the rest), `max_n` (every seat for itself,
used by the rollouts) and `decided` (the same result whatever is played, used by claims),
on the stack of `frames`, the `transposition_table` and the `sure_tricks` that need no search.
`endings.Solver` calls them from Python for tests and benchmarks; `endings.search_row` makes their
row.
"""
