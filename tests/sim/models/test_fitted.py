"""Games that borrow the models of another one."""

from longsuit.belief.likelihood import fitted_ratios
from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules as EstimationRules
from longsuit.games.oh_hell import Rules
from longsuit.insight.odds.calibration import game_variant
from longsuit.sim.models.fitted import FITTED_AS, fitted_as
from longsuit.sim.models.networks import network


def test_a_game_borrows_from_one_that_borrows_nothing() -> None:
    for game, other in FITTED_AS.items():
        assert {game, other} <= set(GAMES)
        assert fitted_as(other) == other


def test_oh_hell_uses_what_was_fitted_to_estimation_whist() -> None:
    borrowed, own = network("oh_hell"), network("estimation_whist")
    assert borrowed is not None
    assert own is not None
    assert list(borrowed) == list(own)
    assert fitted_ratios(Rules()) == fitted_ratios(EstimationRules()) != {}
    assert game_variant(Rules()) == "estimation_whist"
