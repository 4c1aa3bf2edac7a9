"""The game to whose deals the models of a game were fitted, where that is another one."""

# Games whose rounds are those of another one, as far as models can tell.
FITTED_AS = {"oh_hell": "estimation_whist"}


def fitted_as(game: str) -> str:
    """The game whose networks, likelihoods and corrections serve this one: mostly itself."""
    return FITTED_AS.get(game, game)
