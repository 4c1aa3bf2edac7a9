"""People: identity, accounts, friends, ratings, high scores, history and erasure."""
