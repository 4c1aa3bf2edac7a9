"""The tracker of Pesten: what it holds to be certain is so under all house rules, and it knows what
a seat can know."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from longsuit.belief.pesten import Tracker, game_events, track
from longsuit.belief.pesten_hand import HandBelief, Limit
from longsuit.bots.registry import player
from longsuit.engine.actions import (
    CHANCE,
    OVER,
    Action,
    Event,
    Give,
    Play,
    Shuffle,
    seen,
)
from longsuit.engine.cards import HEARTS, JOKER, NO_SUIT, SPADES, SUIT_CARDS, UNSEEN, mask
from longsuit.engine.game import shuffle
from longsuit.engine.notation import action, card
from longsuit.games import pesten
from longsuit.games.pesten import Rules, table

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
        turn_limit=120,
        escalate="first",
        king="again",
        eight="answer",
    ),
    pesten.Rules(games=4, players=5, packs=1, cards=7, play_after_twos=True, mixed_stack=True),
    pesten.Rules(games=4, turn_up="until_plain", jack="wild", finish="plain", sets=False),
    pesten.Rules(games=4, players=2, cards=4, series="after_again", penalty=1),
    pesten.Rules(games=6, players=2, cards=5, finish="plus_five", ace_two_players="again"),
    pesten.Rules(games=4, players=3, cards=5, finish="plus_five", score="places", penalty=3),
    pesten.PRESETS["common_dutch"],
]


def contradicts(belief: HandBelief, hand: tuple[int, ...]) -> bool:
    """True if a hand is not as it is believed to be for certain."""
    rest = Counter(hand)
    rest.subtract(belief.cards)
    excluded = -1
    for batch in belief.batches:
        excluded &= batch.excluded
    loose = list((+rest).elements())
    return (
        belief.size != len(hand)
        or belief.size != len(belief.cards) + sum(batch.size for batch in belief.batches)
        or min(rest.values(), default=0) < 0
        or any(excluded >> card & 1 for card in loose)
        or any(sum(n.faces >> card & 1 for card in loose) > n.most for n in belief.limits)
    )


def any_action(s: pesten.State, rng: Random) -> Action:
    """A legal action at random, but seldom a false announcement."""
    action = rng.choice(pesten.legal(s))
    false = isinstance(action, Play) and len(table.hand(s.table)) - len(action.cards) > 1
    return Play(action.cards) if false and rng.randrange(8) else action  # type: ignore[union-attr]


@pytest.mark.full
@pytest.mark.parametrize("rules", HOUSES, ids=range(len(HOUSES)))
def test_certain_knowledge_of_a_hand_agrees_with_the_state(rules: pesten.Rules) -> None:
    views, tracked = 0, 0
    for seed in range(4):
        rng, s, log = Random(seed), pesten.start(rules), list[Event]()
        while (actor := pesten.actor(s)) != OVER:
            chance = actor == CHANCE
            action = shuffle(pesten.pack(s), rng) if chance else any_action(s, rng)
            log.append(Event(actor, action))
            s = pesten.apply(s, action)
            if pesten.phase(s) in ("deal", "reshuffle", "over") or rng.randrange(6):
                continue
            seat = rng.randrange(rules.players)
            view = pesten.view(s, seat)
            tracker = track(view, tuple([seen(event, seat) for event in log]), rules)
            for other, belief in enumerate(tracker.hands):
                if other != seat:
                    hand = s.table.hands[other]
                    assert not contradicts(belief, hand), (seed, len(log), seat, other, belief)
            if tracker.game:
                assert (tracker.payload, tracker.drew) == (view.payload, view.drew)
            views += 1
            tracked += len(tracker.game) > 0
    assert tracked > 0.8 * views  # else a hand may be anything; few forget to announce so often


@pytest.mark.full
@pytest.mark.parametrize("rules", HOUSES, ids=range(len(HOUSES)))
def test_a_game_followed_on_is_as_one_followed_anew(rules: pesten.Rules) -> None:
    rng, s, log = Random(5), pesten.start(rules), list[Event]()
    while (actor := pesten.actor(s)) != OVER:
        chance = actor == CHANCE
        action = shuffle(pesten.pack(s), rng) if chance else any_action(s, rng)
        log.append(Event(actor, action))
        s = pesten.apply(s, action)
        if pesten.phase(s) in ("deal", "reshuffle", "over"):
            continue
        view = pesten.view(s, 1)
        events = tuple([seen(event, 1) for event in log])
        anew = tuple([Event(event.seat, event.action) for event in events])  # other objects
        on = track(view, events, rules)
        assert on.hands == track(view, anew, rules).hands
        assert on.hands == track(view, events, rules).hands


# One event after another.


def cards(text: str) -> tuple[int, ...]:
    return tuple(card(word) for word in text.split())


def events(text: str) -> tuple[Event, ...]:
    """Such as `0 9H; 1 draw`."""
    lines = [line.split(maxsplit=1) for line in text.split(";")]
    return tuple(Event(int(seat), action(what)) for seat, what in lines)


def tracker_of(log: str, rules: Rules | None = None, turned: int = UNSEEN) -> Tracker:
    """A tracker of the first game, of which these are the events."""
    rules = rules or Rules()
    tracker = Tracker(rules.players, rules)
    tracker.begin(turned, rules.dealer)
    for event in events(log) if log else ():
        tracker.observe(event)
    return tracker


def test_a_seat_that_draws_had_nothing_that_fits() -> None:
    hand = tracker_of("0 9H; 1 draw").hands[1]
    faces = SUIT_CARDS[HEARTS] | mask(cards("9C 9D 9S JO"))
    assert hand.limits == [Limit(faces, 1, 1)]  # the card drawn may be one
    assert [(batch.size, batch.excluded) for batch in hand.batches] == [(7, faces), (1, 0)]
    assert hand.size == 8


def test_a_seat_that_passes_after_drawing_hardly_drew_a_card_that_fits() -> None:
    (limit,) = tracker_of("0 9H; 1 draw; 1 pass").hands[1].limits
    assert (limit.most, limit.likely) == (1, 0)
    (limit,) = tracker_of("0 9H; 1 draw; 1 4H").hands[1].limits
    assert limit.most == 0  # the heart came with the draw and is gone


def test_a_seat_that_may_draw_though_able_is_only_doubted() -> None:
    hand = tracker_of("0 9H; 1 draw", Rules(must_play=False)).hands[1]
    assert [batch.excluded for batch in hand.batches] == [0, 0]
    assert [(limit.most, limit.likely) for limit in hand.limits] == [(8, 1)]


def test_a_seat_that_takes_hardly_had_an_answer() -> None:
    (limit,) = tracker_of("0 2H; 1 take").hands[1].limits
    assert limit.faces == mask(cards("2C 2D 2H 2S 3H"))
    assert (limit.most, limit.likely) == (9, 2)  # both cards taken may be such
    (limit,) = tracker_of("0 JO; 1 take").hands[1].limits
    assert (limit.faces, limit.likely) == (1 << JOKER, 5)


def test_cards_that_come_later_may_be_anything() -> None:
    hand = tracker_of("0 9H; 1 draw; 1 pass; 2 9S; 3 2S; 0 2H; 1 take").hands[1]
    hearts = [n for n in hand.limits if not SUIT_CARDS[HEARTS] & ~n.faces]
    assert [(limit.most, limit.likely) for limit in hearts] == [(5, 4)]


def test_a_limit_outlives_cards_of_other_faces() -> None:
    """Which batch a card came from may stay open; how many hearts there can be does not."""
    hand = tracker_of("0 9H; 1 draw; 1 pass; 2 9S; 3 4S; 0 5S; 1 6S").hands[1]
    assert [batch.excluded for batch in hand.batches] == [0]
    assert [limit.most for limit in hand.limits] == [1]


def test_a_suit_named_is_remembered_until_it_is_played() -> None:
    log = "1 JH; 1 name S; 2 4S"
    assert tracker_of(log).named_suit[1] == SPADES
    assert tracker_of(log + "; 3 5S; 0 6S; 1 9S").named_suit[1] == NO_SUIT
    lacks = tracker_of("0 JH; 0 name S; 1 draw").hands[1].limits[0].faces
    assert not SUIT_CARDS[SPADES] & ~lacks
    assert SUIT_CARDS[HEARTS] & ~lacks


def test_a_card_passed_on_lies_with_the_neighbour() -> None:
    tracker = tracker_of("0 TH", Rules(ten="pass_left", players=3))
    for event in (Event(0, Give(cards("5S"))), Event(1, Give((-1,))), Event(2, Give((-1,)))):
        tracker.observe(event)
    tracker.observe(events("1 5S")[0])
    assert tracker.hands[1].cards == []
    assert tracker.hands[1].size == 6
    tracker = tracker_of("0 TH", Rules(ten="pass_left", players=3))
    for event in (Event(0, Give(cards("5S"))), Event(1, Give((-1,))), Event(2, Give((-1,)))):
        tracker.observe(event)
    tracker.exchange()
    assert tracker.hands[1].cards == [*cards("5S")]


# Where the trackers that heuristics and search had before were wrong.


def test_a_shuffle_of_the_discards_is_no_deal() -> None:
    deal, again = Event(CHANCE, Shuffle(())), Event(CHANCE, Shuffle(()))
    log = (deal, *events("0 9H; 1 draw"), again, *events("1 pass; 2 4H"))
    assert game_events(log, 1, 4, Rules()) == log[1:]
    later = (*log, deal, *events("0 9H"))
    assert game_events(later, 2, 4, Rules(games=2)) == later[-1:]


def test_the_card_turned_up_is_known() -> None:
    hand = tracker_of("1 draw", turned=card("9H")).hands[1]
    assert hand.limits[0].faces >> card("4H") & 1
    stacked = tracker_of("1 take", turned=card("2H"))
    assert stacked.hands[1].size == 9
    assert not stacked.contradiction


def test_a_turn_ends_with_the_draw_where_the_card_may_not_be_played() -> None:
    tracker = tracker_of("0 9H; 1 draw; 2 draw", Rules(play_drawn=False))
    assert [len(hand.limits) for hand in tracker.hands] == [0, 1, 1, 0]


def test_a_single_card_may_be_one_on_which_no_hand_may_end() -> None:
    rules = Rules(finish="plain", cards=1)
    hand = tracker_of("0 9H; 1 draw", rules).hands[1]
    assert [batch.excluded for batch in hand.batches] == [0, 0]


def test_a_last_card_announced_wrongly_in_a_series_comes_back() -> None:
    """Seat 1 lays two kings but forgets to announce its last card: the second king is in its hand
    again, the first lies on top, and two cards are the penalty."""
    rules = Rules(cards=3)
    tracker = tracker_of("0 9H; 1 KH KS", rules)
    assert tracker.hands[1].cards == [*cards("KS")]
    assert tracker.hands[1].size == 4
    assert tracker.top == card("KH")


def test_a_7_that_is_not_announced_comes_back() -> None:
    tracker = tracker_of("0 9H; 1 7H", Rules(cards=2))
    assert (tracker.hands[1].cards, tracker.hands[1].size) == ([card("7H")], 4)
    assert (tracker.top, tracker.series) == (card("9H"), -1)
    first = tracker_of("0 9H; 1 7H", Rules(cards=2, series="after_again"))
    assert (first.hands[1].cards, first.hands[1].size) == ([], 3)
    assert (first.top, first.series) == (card("7H"), 1)


def test_what_stays_of_a_forgotten_set_counts_on_a_stack() -> None:
    tracker = tracker_of("0 2H last; 1 3H 4H 5H", Rules(cards=4))
    assert (tracker.payload, tracker.top) == (6, card("4H"))
    assert tracker.hands[1].cards == [card("5H")]
    assert tracker.stack_answers() == mask(cards("4C 4D 4H 4S 5H"))
    first = tracker_of("0 2H last; 1 3H 4H 5H", Rules(cards=4, series="after_again"))
    assert first.payload == 2
    fresh = tracker_of("0 9H; 1 2H 2C 2D", Rules(cards=4))
    assert (fresh.payload, fresh.top, fresh.stack_suit) == (2, card("2C"), 0)


def test_who_ended_on_a_special_card_has_five_cards_more() -> None:
    rules = Rules(players=2, cards=2, games=3, finish="plus_five")
    tracker = tracker_of("0 9H last; 1 5H last; 0 KH", rules)
    tracker.observe(Event(CHANCE, Shuffle(())))
    assert [hand.size for hand in tracker.hands] == [7, 2]
    assert tracker.held == 9
    tracker.observe(Event(CHANCE, Shuffle(())))
    assert [hand.size for hand in tracker.hands] == [2, 2]


def test_events_that_do_not_account_for_the_view_tell_nothing() -> None:
    order = list(pesten.all_cards(Rules()))
    Random(4).shuffle(order)
    s = pesten.apply(pesten.start(Rules()), Shuffle(tuple(order)))
    view = pesten.view(s, 0)
    tracker = track(view, (Event(CHANCE, Shuffle(())), *events("1 draw; 1 pass")), Rules())
    assert tracker.game == []
    assert [len(hand.batches) for hand in tracker.hands] == [0, 1, 1, 1]
    assert all(not hand.limits for hand in tracker.hands)


def test_after_a_reshuffle_a_seat_still_knows_what_the_others_lacked() -> None:
    """The old trackers took the shuffle of the discards for a deal and forgot everything."""
    rules, reshuffled, remembered = Rules(), 0, 0
    for seed in range(8):
        rng, s, log = Random(seed), pesten.start(rules), list[Event]()
        think = player("heuristic", "pesten", rules)
        while (actor := pesten.actor(s)) != OVER:
            if actor == CHANCE:
                done: Any = shuffle(pesten.pack(s), rng)
            else:
                view = pesten.view(s, actor)
                heard = tuple([seen(event, actor) for event in log])
                shuffles = [at for at, event in enumerate(log) if event.seat == CHANCE]
                if len(shuffles) > 1 and len(log) - shuffles[-1] < 6:
                    tracker = track(view, heard, rules)
                    reshuffled += 1
                    remembered += any(hand.limits for hand in tracker.hands)
                    assert len(tracker.game) == len(log) - 1
                done = think(view, heard, rng).action
            log.append(Event(actor, done))
            s = pesten.apply(s, done)
    assert reshuffled > 5
    assert remembered > 0.9 * reshuffled
