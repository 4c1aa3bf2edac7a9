"""The search of Pesten: its candidates, the worlds it samples, its evaluations."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from longsuit.belief.pesten import Tracker, track
from longsuit.belief.pesten_hand import HandBelief
from longsuit.bots.positions import player_choice, read_position
from longsuit.bots.search.budget import Budget
from longsuit.bots.search.objective import BY_POINTS
from longsuit.bots.search.pesten import (
    PRIOR_WORLDS,
    add_prior,
    average_with_prior,
    candidates,
    encode_evidence,
    evaluator,
    most_promising,
    objective_of,
    policy_values,
    start_row,
    unknown_cards,
)
from longsuit.bots.search.racing import Candidate
from longsuit.engine.actions import CHANCE, Draw, Event, Give, Pass, Play, Shuffle, seen
from longsuit.engine.cards import SUIT_CARDS
from longsuit.engine.notation import card
from longsuit.games import pesten as game
from longsuit.games.pesten import PRESETS, Rules, State
from longsuit.sim.kernels.pesten import match as kernel
from longsuit.sim.kernels.pesten.layout import FACES, HELD, STOCK_SIZE, WIDTH
from longsuit.sim.rollouts.rollout import DIFFERENCE, GAIN, MOST_CANDIDATES, SUMS
from longsuit.sim.rollouts.rollout_pesten import sample_world

POSITIONS = Path(__file__).parents[2] / "positions"


def cards(text: str) -> tuple[int, ...]:
    return tuple(card(word) for word in text.split())


def played(seat: int, text: str) -> Event:
    return Event(seat, Play(cards(text)))


def dealt(rules: Rules, seed: int = 4) -> State:
    order = list(game.all_cards(rules))
    Random(seed).shuffle(order)
    return game.apply(game.start(rules), Shuffle(tuple(order)))


def test_sampled_worlds_agree_with_the_limits() -> None:
    rules = Rules(turn_up="until_plain")
    s = dealt(rules)
    view = game.view(s, game.actor(s))
    others = [seat for seat in range(4) if seat != view.seat]
    events = [played(view.seat, "9H")]
    for seat in others:
        events += [Event(seat, Draw()), Event(seat, Pass())]
    tracker = Tracker(rules.players, rules)
    for event in events:
        tracker.observe(event)
    lacking = tracker.hands[others[0]].limits[0].faces
    tracker.hands = [
        HandBelief(size, [], [], hand.limits if seat in others else [])
        for seat, (hand, size) in enumerate(zip(tracker.hands, view.sizes, strict=True))
    ]
    tracker.named_suit[others[1]] = 3
    evidence, hidden = encode_evidence(view, tracker, 0), unknown_cards(view, tracker)
    start, state, liked = start_row(view, rules, tracker), 12345, 0
    for _ in range(60):
        deal = [0] * WIDTH
        state = sample_world(start, evidence, hidden, deal, state)
        for seat in others:
            assert deal[HELD + seat] == view.sizes[seat]
            assert not deal[FACES + seat] & lacking
        assert sorted(hidden) == list(view.unseen)
        assert deal[STOCK_SIZE] == view.stock
        liked += bool(deal[FACES + others[1]] & SUIT_CARDS[3])
    assert liked > 45


@pytest.mark.parametrize("preset", PRESETS)
def test_every_candidate_is_evaluated_best_first(preset: str) -> None:
    rules = PRESETS[preset]
    s = dealt(rules, 7)
    view = game.view(s, game.actor(s))
    found = evaluator(rules, Budget(worlds=40))(view, (), Random(1))
    assert {one.action for one in found} == set(candidates(view, rules))
    best = [one for one in found if one.worlds == 40]
    assert [one.gain for one in best] == sorted([one.gain for one in best], reverse=True)
    for one in found:
        assert one.made == -1
        assert not one.chance
        assert 0 <= one.points <= 1
        assert one.error >= 0


def crowded() -> State:
    """The seat in turn holds eight cards of each of two ranks: hundreds of sets to lay, or a
    draw."""
    rules = Rules(players=2, packs=2, cards=16, must_play=False, turn_up="until_plain")
    hand, up, rest = cards("9C 9D 9H 9S QC QD QH QS") * 2, card("4H"), list(game.all_cards(rules))
    for one in (*hand, up):
        rest.remove(one)
    s = game.apply(game.start(rules), Shuffle((*rest[:16], *hand, up, *rest[16:])))
    assert game.view(s, game.actor(s)).hand == tuple(sorted(hand))
    return s


def test_a_draw_is_tried_whatever_the_number_of_plays() -> None:
    s = crowded()
    view = game.view(s, game.actor(s))
    assert len(candidates(view, s.rules)) > MOST_CANDIDATES
    found = [one.action for one in evaluator(s.rules, Budget(worlds=2))(view, (), Random(1))]
    assert len(found) == MOST_CANDIDATES
    assert Draw() in found


def test_the_plays_that_the_policy_values_most_are_tried() -> None:
    s = crowded()
    view = game.view(s, game.actor(s))
    start, numbers = start_row(view, s.rules, track(view, (), s.rules)), kernel.encode(s.rules)
    actions = candidates(view, s.rules)
    kept = most_promising(list(numbers), start, view, actions)
    assert kept == [action for action in actions if action in kept]  # in their order
    values = dict(zip(actions, policy_values(list(numbers), start, view, actions), strict=True))
    worst = min(values[action] for action in kept if isinstance(action, Play))
    assert all(values[action] <= worst for action in actions if action not in kept)
    assert most_promising(list(numbers), start, view, actions[:5]) == actions[:5]


def test_gifts_are_tried_too() -> None:
    loaded = read_position(POSITIONS / "pesten_give_no_card_that_ends.toml")
    choice = player_choice(loaded, "search(worlds=400)")
    assert choice.action in loaded.best
    assert "sampled deals" in choice.because


def test_a_seat_that_passes_a_card_on_tries_only_gifts() -> None:
    rules = Rules(ten="pass_left", turn_up="until_plain")
    for seed in range(200):
        s = dealt(rules, seed)
        ten = [a for a in game.legal(s) if isinstance(a, Play) and a.cards[-1] & 15 == 8]
        if ten:
            break
    s = game.apply(s, ten[0])
    for _ in range(4):
        view = game.view(s, game.actor(s))
        assert view.phase == "give"
        assert all(isinstance(action, Give) for action in candidates(view, rules))
        s = game.apply(s, view.legal[0])


def test_the_lead_counts_late_in_a_match() -> None:
    rules = Rules(games=8)
    view = game.view(dealt(rules), 0)
    assert objective_of(view, rules) is BY_POINTS
    last = Rules(games=1, score="points")
    assert objective_of(game.view(dealt(last), 0), last) is not BY_POINTS


def test_the_prior_counts_for_a_number_of_worlds() -> None:
    sums = [0] * (2 * SUMS)
    add_prior(sums, [4, 2], 0, [0, 0, 30, 0, -10])
    assert [sums[GAIN], sums[SUMS + GAIN]] == [-10, 30]
    assert [sums[DIFFERENCE], sums[SUMS + DIFFERENCE]] == [0, 40]
    one, two = (
        Candidate(0, gain=1.0, worlds=PRIOR_WORLDS),
        Candidate(1, gain=0.0, worlds=PRIOR_WORLDS),
    )
    average_with_prior([one, two], 4, PRIOR_WORLDS)
    assert (one.gain, two.gain) == (0.75, 0.25)


def test_it_chooses_the_same_whatever_lies_in_the_other_hands() -> None:
    rules = Rules(turn_up="until_plain")
    s = dealt(rules, 9)
    order = list(s.table.stock)
    seat = game.actor(s)
    first = evaluator(rules, Budget(worlds=30))(game.view(s, seat), (), Random(2))
    a, b = [other for other in range(4) if other != seat][:2]
    hands = list(s.table.hands)
    hands[a], hands[b] = hands[b], hands[a]
    t = replace(s, table=replace(s.table, hands=tuple(hands), stock=tuple(order[::-1])))
    assert evaluator(rules, Budget(worlds=30))(game.view(t, seat), (), Random(2)) == first


def test_a_position_is_seen_as_its_seat_saw_it() -> None:
    """The next seat could not follow hearts: that suit is named."""
    loaded = read_position(POSITIONS / "pesten_name_the_suit_that_the_next_lacks.toml")
    view = game.view(loaded.state, 0)
    events = tuple(seen(event, 0) for event in loaded.log.events)
    assert isinstance(loaded.rules, Rules)
    hand = track(view, events, loaded.rules).hands[1]
    assert any(limit.faces & SUIT_CARDS[2] == SUIT_CARDS[2] for limit in hand.limits)


def test_known_cards_lie_in_their_hand_in_every_sampled_world() -> None:
    rules = Rules(ten="pass_left", turn_up="until_plain")
    for seed in range(200):
        s = dealt(rules, seed)
        ten = [a for a in game.legal(s) if isinstance(a, Play) and a.cards[-1] & 15 == 8]
        if ten:
            break
    log = [Event(CHANCE, Shuffle(())), Event(game.actor(s), ten[0])]
    s = game.apply(s, ten[0])
    giver, gift = game.actor(s), game.legal(s)[0]
    while game.phase(s) == "give":
        log.append(Event(game.actor(s), game.legal(s)[0]))
        s = game.apply(s, log[-1].action)
    view = game.view(s, giver)
    tracker = track(view, tuple([seen(event, giver) for event in log]), rules)
    neighbour = (giver + 1) % 4
    assert isinstance(gift, Give)
    assert tracker.hands[neighbour].cards == [*gift.cards]
    evidence, hidden = encode_evidence(view, tracker, 0), unknown_cards(view, tracker)
    deal = [0] * WIDTH
    sample_world(start_row(view, rules, tracker), evidence, hidden, deal, 12345)
    assert deal[FACES + neighbour] >> gift.cards[0] & 1
    assert deal[HELD : HELD + 4] == list(view.sizes)


def test_a_special_card_that_costs_five_is_not_tried_as_the_last_one_beside_a_plain_one() -> None:
    held = tuple(sorted(cards("7H 8H 9H")))
    dealt = game.table.Table(hands=(held, cards("3D 4D")), pile=cards("5H"), stock=cards("5D"))
    for finish, tried in (("plus_five", False), ("any", True)):
        rules = Rules(players=2, games=2, finish=finish)  # type: ignore[arg-type]
        view = game.view(State(rules=rules, table=dealt), 0)
        actions = candidates(view, rules)
        assert Play(cards("7H 8H 9H"), True) in actions
        assert (Play(cards("9H 8H 7H"), True) in actions) == tried
    only = replace(dealt, hands=(cards("7H"), cards("3D 4D")))
    rules = Rules(players=2, games=2, finish="plus_five")
    assert candidates(game.view(State(rules=rules, table=only), 0), rules) == [Play(cards("7H"))]
