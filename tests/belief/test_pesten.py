"""What is held to be certain of the hands in Pesten is so, whatever the house rules."""

from collections import Counter
from random import Random

import pytest

from longsuit.belief.pesten import Held, followed
from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import pesten

HOUSES = [
    pesten.Rules(games=4),
    pesten.Rules(games=4, players=2, play_drawn=False),
    pesten.Rules(games=3, players=4, cards=12, jokers=0, false_last="penalty"),
    pesten.Rules(
        games=4, players=3, must_play=False, turn_limit=60, ten="pass_left", score="places"
    ),
    pesten.Rules(games=4, draw="none", turn_limit=50),
    pesten.Rules(
        games=4,
        draw="until_playable",
        turn_limit=99,
        escalate="first",
        king="again",
        eight="answer",
    ),
    pesten.Rules(games=4, players=5, packs=1, cards=7, play_after_twos=True, mixed_stack=True),
    pesten.Rules(games=4, turn_up="until_plain", jack="wild", finish="plain", sets=False),
]


def wrong(held: Held, hand: tuple[int, ...]) -> bool:
    """Whether a hand is not as it is held to be."""
    rest = Counter(hand)
    rest.subtract(held.cards)
    barred = -1
    for batch in held.batches:
        barred &= batch.barred
    loose = [card for card, number in rest.items() if number]
    return (
        held.number != len(hand)
        or min(rest.values(), default=0) < 0
        or any(barred >> card & 1 for card in loose)
    )


@pytest.mark.parametrize("rules", HOUSES, ids=range(len(HOUSES)))
def test_what_is_certain_of_a_hand_is_so(rules: pesten.Rules) -> None:
    views, followed_up = 0, 0
    for seed in range(4):
        rng, s, log = Random(seed), pesten.start(rules), list[Event]()
        while (actor := pesten.actor(s)) != OVER:
            chance = actor == CHANCE
            action = shuffle(pesten.pack(s), rng) if chance else rng.choice(pesten.legal(s))
            log.append(Event(actor, action))
            s = pesten.apply(s, action)
            if pesten.phase(s) in ("deal", "reshuffle", "over") or rng.randrange(6):
                continue
            seat = rng.randrange(rules.players)
            view = pesten.view(s, seat)
            watching = followed(view, tuple([seen(event, seat) for event in log]), rules)
            for other, held in enumerate(watching.hands):
                if other != seat:
                    hand = s.table.hands[other]
                    assert not wrong(held, hand), (seed, len(log), seat, other, held)
            views += 1
            followed_up += len(watching.game) > 0
    assert followed_up > 0.8 * views  # else a hand may be anything; few forget to announce so often
