"""The kernel of Pesten against the engine."""

from random import Random

import pytest
from msgspec import ValidationError

from longsuit.engine.actions import OVER, Event, Shuffle
from longsuit.engine.game import step
from longsuit.games import GAMES
from longsuit.games.pesten import PRESETS, Rules
from longsuit.sim.batches import SimulationRun
from longsuit.sim.kernels.encode_view import encode_state

from ..checks import POLICIES, continued, matched, replayed

SIMPLE, SENSIBLE = 0x11111111, 0x22222222


def any_rules(rng: Random) -> Rules:
    """Rules with every option drawn at random, among those that are possible."""
    while True:
        try:
            return Rules(
                players=rng.randint(2, 8),
                packs=rng.choice([None, 1, 2, 3, 8]),
                jokers=rng.randint(0, 4),
                cards=rng.randint(1, 12),
                turn_up=rng.choice(["effect", "until_plain"]),
                must_play=rng.random() < 0.5,
                draw=rng.choice(["one", "none", "until_playable"]),
                play_drawn=rng.random() < 0.7,
                eight=rng.choice(["skip", "answer"]),
                ten=rng.choice(["back", "nothing", "pass_left"]),
                jack=rng.choice(["fits", "wild"]),
                king=rng.choice(["reverse", "again"]),
                ace=rng.choice(["nothing", "reverse"]),
                ace_two_players=rng.choice(["nothing", "again"]),
                escalate=rng.choice(["top", "first", "off"]),
                play_after_twos=rng.random() < 0.5,
                play_after_joker=rng.random() < 0.7,
                mixed_stack=rng.random() < 0.5,
                joker_cards=rng.randint(1, 10),
                joker_suit=rng.choice(["taker", "player"]),
                sets=rng.random() < 0.7,
                round_the_corner=rng.random() < 0.5,
                penalty=rng.randint(1, 5),
                series=rng.choice(["from_again", "after_again"]),
                false_last=rng.choice(["nothing", "penalty"]),
                turn_limit=rng.choice([50, 200]),
                finish=rng.choice(["any", "plain", "plus_five"]),
                score=rng.choice(["wins", "places", "points"]),
                games=rng.randint(1, 3),
            )
        except (ValueError, ValidationError):
            continue


@pytest.mark.parametrize("policy", POLICIES, ids=hex)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_engine_replays_the_games(preset: str, policy: int) -> None:
    replayed(SimulationRun(game="pesten", rules=PRESETS[preset], games=60, policy=policy))


@pytest.mark.parametrize("seed", range(40))
def test_the_engine_replays_games_by_any_rules(seed: int) -> None:
    rng = Random(seed)
    policy = rng.choice([0, SIMPLE, 0x10101010])
    replayed(
        SimulationRun(game="pesten", rules=any_rules(rng), games=3, policy=SENSIBLE, seed=seed)
    )
    replayed(SimulationRun(game="pesten", rules=any_rules(rng), games=3, policy=policy, seed=seed))


@pytest.mark.parametrize("seed", range(20))
def test_games_go_on_from_any_state(seed: int) -> None:
    rng, game = Random(seed), GAMES["pesten"]
    rules = any_rules(rng)
    s = game.start(rules)
    for _ in range(rng.randrange(60)):
        if game.actor(s) == OVER:
            s = game.start(rules)
        elif game.actor(s) < 0:
            pack = list(game.pack(s))
            rng.shuffle(pack)
            s = step(game, s, Event(-1, Shuffle(tuple(pack))))
        else:
            s = game.apply(s, rng.choice(game.legal(s)))
    if game.actor(s) != OVER:
        run = SimulationRun(
            game="pesten", rules=rules, games=3, policy=rng.choice([0, SIMPLE, SENSIBLE])
        )
        continued(run, s, encode_state(s))


@pytest.mark.parametrize("policy", [0, SIMPLE, SENSIBLE])
def test_interpreted_and_compiled_are_equal(policy: int) -> None:
    for preset in PRESETS.values():
        matched(SimulationRun(game="pesten", rules=preset, games=10, policy=policy))


def test_simple_play_beats_random_play() -> None:
    from longsuit.sim.batches import play_batch

    won = play_batch(SimulationRun(game="pesten", rules=Rules(), games=4000, policy=0x0001)).won
    assert won[0] > 1400 > max(won[1:])


@pytest.mark.parametrize("preset", PRESETS)
def test_sensible_play_beats_simple_play(preset: str) -> None:
    from longsuit.sim.batches import play_batch

    run = SimulationRun(game="pesten", rules=PRESETS[preset], games=8000, policy=0x1121, seed=5)
    won = play_batch(run).won
    assert won[1] > 1.1 * max(won[0], won[2], won[3])
