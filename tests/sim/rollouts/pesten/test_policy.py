"""The rollout policy of Pesten: its features, its choices and the value of hands."""

from random import Random

import pytest

from longsuit.engine.actions import CHANCE, OVER, Play, Shuffle
from longsuit.engine.cards import JOKER, mask
from longsuit.engine.game import shuffle
from longsuit.engine.notation import card
from longsuit.games import pesten as game
from longsuit.games.pesten import Rules, State
from longsuit.games.pesten.turns import DRAW_ONE, TAKE_PAYLOAD
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.kernels.pesten import match as kernel
from longsuit.sim.kernels.pesten.choices import WEIGHTS
from longsuit.sim.kernels.pesten.layout import (
    ASKED,
    CHOSEN,
    FACES,
    FEATURES,
    HELD,
    LAY_COUNT,
    PAYLOAD,
    TO_GIVE,
    TO_NAME,
    TOP,
    TURN,
    WAY,
    copies,
)
from longsuit.sim.kernels.pesten.turns import alternative_to_play, playable_drawn, playable_faces
from longsuit.sim.models.pesten_weights import policy_weights, value_weights
from longsuit.sim.rollouts.pesten.features import (
    FEATURE_COUNT,
    KEPT_JOKERS,
    KEPT_TWOS,
    LEFT,
    WEIGHT_COUNT,
    write_context,
)
from longsuit.sim.rollouts.pesten.policy import (
    FORBIDDEN,
    LAYING,
    MOST_RECORDS,
    RECORD,
    STRIDE,
    WINS_NOW,
    action_value,
    best_gift,
    best_suit,
    choose_play,
    other_value,
)
from longsuit.sim.rollouts.pesten.value import GAME_WON, VALUE_WEIGHT_COUNT, win_chance
from longsuit.sim.rollouts.simple_policies import SENSIBLE

from ...kernels.test_pesten import any_rules

ROOM = 1 + RECORD * MOST_RECORDS


def read_cards(text: str) -> tuple[int, ...]:
    return tuple(card(word) for word in text.split())


def random_state(rules: Rules, seed: int) -> State:
    """A state somewhere in a game, with somebody to act."""
    rng, s = Random(seed), game.start(rules)
    for _ in range(rng.randrange(2, 50)):
        seat = game.actor(s)
        if seat == OVER:
            s = game.start(rules)
        elif seat == CHANCE:
            s = game.apply(s, shuffle(game.pack(s), rng))
        else:
            s = game.apply(s, rng.choice(game.legal(s)))
    while game.actor(s) < 0:
        s = game.start(rules) if game.actor(s) == OVER else s
        s = game.apply(s, shuffle(game.pack(s), rng))
    return s


def options(encoded: list[int], state: list[int]) -> list[int]:
    """The actions of the seat in turn, written down with their features; in front of them its
    choice."""
    out = [0] * ROOM
    if state[ASKED] == TO_NAME:
        return [*out, best_suit(encoded, state, SENSIBLE, out), *out]
    if state[ASKED] == TO_GIVE:
        return [*out, best_gift(encoded, state, state[TURN], SENSIBLE, out), *out]
    cards = playable_faces(encoded, state)
    other = alternative_to_play(encoded, state, cards != 0)
    laid = choose_play(
        encoded, state, state[TURN], playable_drawn(state, cards), other, SENSIBLE, out
    )
    chosen = state[CHOSEN : CHOSEN + state[LAY_COUNT]] if laid else [-1]
    return [*chosen, -2, *out]


@pytest.mark.parametrize("seed", range(30))
def test_the_policy_does_not_see_other_hands(seed: int) -> None:
    """The others hold as many cards, but other ones."""
    rng = Random(seed)
    rules = any_rules(rng)
    s = random_state(rules, seed)
    encoded, state = list(kernel.encode(rules)), encode_state(s)
    blind = list(state)
    for seat in range(rules.players):
        if seat != state[TURN]:
            blind[FACES + seat] = rng.getrandbits(60) if state[HELD + seat] else 0
    assert options(encoded, state) == options(encoded, blind)


def test_every_feature_has_weights_of_its_own() -> None:
    """Places stay within the table, and in the same order as the features."""
    seen: list[set[int]] = [set() for _ in range(FEATURE_COUNT)]
    for seed in range(40):
        rules = any_rules(Random(seed))
        s = random_state(rules, seed)
        state = encode_state(s)
        found = options(list(kernel.encode(rules)), state)[-ROOM:]
        for at in range(found[0]):
            first = 1 + RECORD * at + STRIDE
            if (
                found[1 + RECORD * at] == LAYING
                and found[2 + RECORD * at] == state[HELD + state[TURN]]
            ):
                continue  # a game won has no features
            for feature, place in enumerate(found[first : first + FEATURE_COUNT]):
                seen[feature].add(place)
    assert all(seen)
    assert all(0 <= place < WEIGHT_COUNT for places in seen for place in places)
    for one in range(FEATURE_COUNT):
        for two in range(one):
            assert not seen[one] & seen[two]


@pytest.mark.parametrize("seed", range(20))
def test_jokers_are_counted_in_their_own_table_when_cards_are_taken(seed: int) -> None:
    """Only a joker that is laid leaves the hand: taking or drawing under a joker keeps them all."""
    rules = Rules(players=2 + seed % 4, must_play=False)
    s = random_state(rules, seed)
    encoded, state = list(kernel.encode(rules)), encode_state(s)
    seat = state[TURN]
    state[TOP] = JOKER
    for other in (TAKE_PAYLOAD, DRAW_ONE):
        state[PAYLOAD] = 5 if other == TAKE_PAYLOAD else 0
        write_context(encoded, state, seat, state[WAY])
        other_value(encoded, state, seat, other, WEIGHTS)
        place = state[FEATURES + 5]
        assert KEPT_JOKERS <= place < KEPT_TWOS
        jokers = min(copies(state, seat, JOKER), 2)
        assert (place - KEPT_JOKERS) // (2 * LEFT) == jokers


def test_there_is_a_weight_for_every_feature() -> None:
    assert len(policy_weights()) == WEIGHT_COUNT
    assert kernel.encode(Rules())[WEIGHTS:] == policy_weights() + value_weights(True)
    assert kernel.encode(Rules(sets=False))[WEIGHTS:] == policy_weights() + value_weights(False)
    assert len(value_weights(True)) == len(value_weights(False)) == VALUE_WEIGHT_COUNT
    assert sum(weight != 0 for weight in policy_weights()) > WEIGHT_COUNT // 2


def dealt(rules: Rules, hand: str, top: str) -> tuple[list[int], list[int]]:
    """Seat 1 is to play from this hand on this card; the others hold low clubs and diamonds."""
    mine, up = [read_cards(text) for text in (hand, top)]
    rest = [c for c in game.all_cards(rules) if c not in (*mine, *up) and c != JOKER]
    size = rules.cards
    order = (*rest[:size], *mine, *rest[size : 3 * size], *up, *rest[3 * size :])
    left = list(game.all_cards(rules))
    for c in order:
        left.remove(c)
    s = game.apply(game.start(rules), Shuffle((*order, *left)))
    assert game.actor(s) == 1
    return list(kernel.encode(rules)), encode_state(s)


@pytest.mark.parametrize(
    ("hand", "top", "laid"),
    [
        ("7H 4H", "QH", "7H"),  # and then the four: the game is won
        ("4H 5H 6H", "QH", ""),  # all at once
        ("JO 4H", "QH", "4H"),  # a joker goes on anything next time
    ],
)
def test_plainly_best_plays_are_chosen(hand: str, top: str, laid: str) -> None:
    encoded, state = dealt(Rules(cards=len(hand.split())), hand, top)
    cards = playable_faces(encoded, state)
    assert choose_play(
        encoded, state, 1, cards, alternative_to_play(encoded, state, True), SENSIBLE, None
    )
    chosen = state[CHOSEN : CHOSEN + state[LAY_COUNT]]
    assert mask(chosen) == mask(read_cards(laid or hand))


def test_a_win_has_the_highest_value() -> None:
    encoded, state = dealt(Rules(cards=3), "4H 5H 6H", "QH")
    action = [LAYING, 3, *read_cards("4H 5H 6H")]
    assert action_value(encoded, state, 1, action, 0) > WINS_NOW
    encoded, state = dealt(Rules(cards=1, finish="plain"), "2H", "QH")
    assert action_value(encoded, state, 1, [LAYING, 1, *read_cards("2H")], 0) == FORBIDDEN


@pytest.mark.parametrize("seed", range(20))
def test_an_action_has_the_same_value_by_itself(seed: int) -> None:
    """The action chosen among all has the highest value one by one."""
    rules = Rules(players=2 + seed % 4, sets=seed % 3 > 0)
    s = random_state(rules, seed)
    encoded, state = list(kernel.encode(rules)), encode_state(s)
    found = options(encoded, state)[-ROOM:]
    values = []
    for at in range(found[0]):
        first = 1 + RECORD * at
        alone = action_value(encoded, list(state), state[TURN], found, first)
        signs = found[first + STRIDE : first + RECORD]
        if alone < WINS_NOW:
            assert alone == sum(policy_weights()[place] for place in signs)
        values.append(alone)
    plays = [a for a in game.legal(s) if isinstance(a, Play)]
    if state[ASKED] < TO_NAME and plays:
        cards = playable_faces(encoded, state)
        other = alternative_to_play(encoded, state, cards != 0)
        if choose_play(
            encoded, state, state[TURN], playable_drawn(state, cards), other, SENSIBLE, None
        ):
            action = [LAYING, state[LAY_COUNT], *state[CHOSEN : CHOSEN + state[LAY_COUNT]]]
            assert action_value(encoded, list(state), state[TURN], action, 0) == max(values)
            assert tuple(action[2:]) in [a.cards for a in plays] or len(action) > 4
    assert state[FEATURES] >= 0


@pytest.mark.parametrize("seed", range(12))
def test_the_chances_of_all_seats_make_one(seed: int) -> None:
    rules = Rules(sets=seed % 2 == 0)
    encoded, state = list(kernel.encode(rules)), encode_state(random_state(rules, seed))
    chances = [win_chance(encoded, state, seat, WEIGHTS + WEIGHT_COUNT) for seat in range(4)]
    assert GAME_WON - 4 <= sum(chances) <= GAME_WON
    assert min(chances) >= 0


def test_a_hand_of_one_card_has_a_higher_chance_to_win() -> None:
    encoded, state = dealt(Rules(cards=7), "4H 5S 6C 9D KC QD 3S", "QH")
    before = win_chance(encoded, state, 1, WEIGHTS + WEIGHT_COUNT)
    state[FACES + 1], state[HELD + 1] = mask(read_cards("4H")), 1
    assert win_chance(encoded, state, 1, WEIGHTS + WEIGHT_COUNT) > max(before, GAME_WON // 3)
