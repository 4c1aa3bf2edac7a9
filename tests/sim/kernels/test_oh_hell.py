"""The kernel of Oh Hell plays by the engine's rules."""

from random import Random

import pytest

from longsuit.engine.actions import OVER
from longsuit.engine.cards import DECK, NO_SUIT, UNSEEN
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.games.oh_hell import PRESETS, Rules
from longsuit.sim.batches import SimulationRun, play_logged
from longsuit.sim.kernels import layout, oh_hell, replay_log
from longsuit.sim.kernels.encode_view import encode_state

from ..checks import POLICIES, continued, matched, replayed

GAME = GAMES["oh_hell"]
RULES = (
    *PRESETS.values(),
    Rules(players=3, max_cards=17, sequence="down", points_per_trick=3),
    Rules(players=4, max_cards=13, sequence="down_up", score="squares"),
    Rules(players=5, max_cards=4, off_bid_penalty=True, points_per_trick=2, hook=False),
    Rules(players=6, sequence="down", score="difference"),
    Rules(players=7),
)


@pytest.mark.parametrize("policy", POLICIES, ids=hex)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_games_replay_with_equal_scores(rules: Rules, policy: int) -> None:
    replayed(SimulationRun(game="oh_hell", rules=rules, games=12, policy=policy))


@pytest.mark.parametrize("rules", RULES[2:5], ids=str)
def test_interpreted_equals_compiled(rules: Rules) -> None:
    matched(SimulationRun(game="oh_hell", rules=rules, games=3, policy=0x0020 % 16**rules.players))


def test_plays_on_from_every_state() -> None:
    rules, rng = Rules(players=3, max_cards=3), Random(4)
    s = GAME.start(rules)
    while GAME.actor(s) != OVER:
        continued(SimulationRun(game="oh_hell", rules=rules, games=2), s, encode_state(s))
        legal = GAME.legal(s)
        s = GAME.apply(s, rng.choice(legal) if legal else shuffle(GAME.pack(s), rng))


def test_every_card_is_turned_up_about_as_often() -> None:
    run = SimulationRun(game="oh_hell", rules=Rules(players=7, max_cards=1), games=5200)
    log, _, _ = play_logged(run, 0, run.games)
    count = dict.fromkeys(GAME.pack(GAME.start(run.rules)), 0)
    for records in replay_log.records(log):
        shuffled = replay_log.decode_shuffle(*records[0][::2], GAME.pack(GAME.start(run.rules)))
        count[GAME.apply(GAME.start(run.rules), shuffled).turned] += 1
    assert UNSEEN not in count
    assert min(count.values()) > 60  # 100 of each are expected
    assert max(count.values()) < 140


def test_the_card_turned_up_is_not_in_the_stock() -> None:
    state = [0] * oh_hell.WIDTH
    state[layout.RNG_STATE] = 12345
    layout.deal(state, 7, 3)
    oh_hell.turn_up(state)
    hands = state[layout.HANDS : layout.HANDS + 7]
    assert [cards.bit_count() for cards in (*hands, state[layout.FACE_UP])] == [3] * 7 + [1]
    assert state[layout.STOCK] == DECK & ~(sum(hands) | state[layout.FACE_UP])


def test_the_whole_pack_leaves_no_trump() -> None:
    rules = Rules(max_cards=13, sequence="down")
    log, _, _ = play_logged(SimulationRun(game="oh_hell", rules=rules, games=3, rounds=2), 0, 3)
    for records in replay_log.records(log):
        lines = GAME.rounds(replay_log.replay(GAME, GAME.start(rules), records)[1])
        assert lines[0].trump == NO_SUIT != lines[1].trump
