"""Cards, actions, the contract of a game, notation and options: what every game is built from."""
