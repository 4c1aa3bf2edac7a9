"""Games in progress: records, updates to clients, clocks, takebacks, claims and results."""
