"""A view and the state behind it are encoded alike, but for what the seat cannot see."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from longsuit.engine.actions import CHANCE, OVER, Bid, Pass
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, egyptian_estimation, israeli_whist, oh_hell, pesten
from longsuit.sim.kernels import egyptian_bidding, layout, whist
from longsuit.sim.kernels import israeli_whist as israeli_kernel
from longsuit.sim.kernels.encode_view import encode_state, encode_view, seat_in_turn
from longsuit.sim.kernels.pesten import layout as pesten_row
from longsuit.sim.kernels.play_order import is_mirrored, mirrored

EVERY = [(name, GAMES[name].PRESETS[preset]) for name in GAMES for preset in GAMES[name].PRESETS]
EVERY += [
    ("israeli_whist", israeli_whist.Rules(frisch=True, deals=3)),
    ("israeli_whist", israeli_whist.Rules(may_return=True, frisch=True, may_raise=True, deals=4)),
    ("israeli_whist", israeli_whist.Rules(call_order="seat_order", deals=2)),
    (
        "egyptian_estimation",
        egyptian_estimation.Rules(void="redeal", bidding="raising", scoring="jawaker"),
    ),
    (
        "egyptian_estimation",
        egyptian_estimation.Rules(
            normal_rounds=0, fast_trump="bid", fast_dash=True, opener="last_caller"
        ),
    ),
    ("oh_hell", oh_hell.Rules(players=7, sequence="down", off_bid_penalty=True)),
    ("oh_hell", oh_hell.Rules(max_cards=13, sequence="down_up", score="difference")),
    ("pesten", pesten.Rules(ten="pass_left", players=3, score="places", eight="answer")),
    ("pesten", pesten.Rules(players=5, draw="until_playable", false_last="penalty")),
]


def states(name: str, rules: Any, seed: int) -> Iterator[Any]:
    """The states of a match at random."""
    game, rng = GAMES[name], Random(seed)
    s = game.start(rules)
    for _ in range(400):
        yield s
        actor, legal = game.actor(s), game.legal(s)
        if actor == OVER:
            return
        if actor == CHANCE:
            s = game.apply(s, shuffle(game.pack(s), rng))
        elif isinstance(legal[0], Pass) and isinstance(legal[-1], Bid) and rng.random() < 0.8:
            s = game.apply(s, legal[0])
        else:
            s = game.apply(s, rng.choice(legal))


def hidden(name: str, phase: str, seats: int) -> set[int]:
    """The places of a row that a view of this phase does not tell, besides the hands."""
    match name, phase:
        case "estimation_whist" | "oh_hell", _:
            return {layout.STOCK}
        case "whist", _:  # of the last deal, and of the cut: not used once cards are dealt
            return {whist.LAST_WINNER, whist.CUT_CARD}
        case "israeli_whist", "give":
            return {israeli_kernel.GIFTS + seat for seat in range(seats)}
        case "egyptian_estimation", "void" | "declare":  # the auction begins when all have declared
            return {egyptian_bidding.DECLARED}
        case "pesten", _:
            single = {
                *(pesten_row.BEGAN, pesten_row.SERIES, pesten_row.PASSES, pesten_row.TURNS),
                *(pesten_row.OWED, pesten_row.DEBTOR, pesten_row.ORDER_SIZE, pesten_row.PASSED_ON),
            }
            gifts = range(pesten_row.GIVEN, pesten_row.GIVEN + seats)
            return {*single, *gifts, *range(pesten_row.ORDER, pesten_row.WIDTH)}
        case _:
            return set()


@pytest.mark.parametrize(("name", "rules"), EVERY)
def test_a_view_with_the_true_hands_is_encoded_as_the_state(name: str, rules: Any) -> None:
    game, phases = GAMES[name], set[str]()
    for seed in range(3):
        for s in states(name, rules, seed):
            if (seat := game.actor(s)) < 0:
                continue
            view: Any = game.view(s, seat)
            row, whole = encode_view(view, rules), encode_state(s)
            phases.add(view.phase)
            if name == "pesten":
                for other, hand in enumerate(s.table.hands):
                    for card in hand if other != seat else ():
                        pesten_row.add_card(row, other, card)
            else:
                hands = mirrored(s.play.hands) if is_mirrored(rules) else s.play.hands
                row[layout.HANDS : layout.HANDS + len(hands)] = hands
            skipped = hidden(name, view.phase, len(view.sizes))
            differing = [at for at, n in enumerate(row) if n != whole[at] and at not in skipped]
            assert not differing, (seed, view.phase, differing)
    assert "play" in phases
    assert "give" in phases or not (getattr(rules, "frisch", False) or rules == EVERY[-2][1])


@pytest.mark.parametrize(("name", "rules"), EVERY)
def test_hidden_cards_are_in_no_row_of_a_view(name: str, rules: Any) -> None:
    game = GAMES[name]
    for s in states(name, rules, 7):
        if (seat := game.actor(s)) >= 0:
            row = encode_view(game.view(s, seat), rules)
            hands = pesten_row.FACES if name == "pesten" else layout.HANDS
            seats = range(game.seats(rules))
            assert not any(row[hands + other] for other in seats if other != seat)


def test_while_cards_are_passed_on_the_turn_stays_with_the_first_giver() -> None:
    rules = pesten.Rules(ten="pass_left", players=3, score="places", eight="answer")
    found = 0
    for seed in range(6):
        for s in states("pesten", rules, seed):
            if pesten.phase(s) == "give":
                found += 1
                for seat in range(3):
                    assert seat_in_turn(pesten.view(s, seat)) == s.table.turn
    assert found > 10
