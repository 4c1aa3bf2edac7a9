"""The rules of Oh Hell by §; `test_against_openspiel.py` plays them against OpenSpiel's."""

import re

import pytest

from longsuit.engine.actions import CHANCE, DRAW, WATCHER, Call, Event, Play, Shuffle
from longsuit.engine.cards import (
    DECK,
    DIAMONDS,
    HEARTS,
    NO_SEAT,
    NO_SUIT,
    UNSEEN,
    bits,
    mask,
    names,
    parse,
)
from longsuit.engine.game import Round, replay, winners
from longsuit.engine.notation import event
from longsuit.games import GAMES
from longsuit.games import oh_hell as game
from longsuit.games.high_scores import ScoreList, list_of
from longsuit.games.oh_hell import PRESETS, Rules, State, round_score

GAME = GAMES["oh_hell"]
SHORT = Rules(players=3, max_cards=2, sequence="down")


def pack(top: str) -> Event:
    """A shuffle with these cards on top."""
    first = tuple(parse(word) for word in top.split())
    return Event(CHANCE, Shuffle((*first, *[c for c in bits(DECK) if c not in first])))


def at(rules: Rules, *lines: str) -> State:
    """The state after these events; a line that begins with * names the top of a shuffled pack."""
    events = [pack(line[1:]) if line.startswith("*") else event(line) for line in lines]
    s: State = replay(GAME, rules, events)
    return s


def play_rounds(rules: Rules) -> list[State]:
    """The states after each deal when everybody takes the first legal action."""
    s, dealt = game.start(rules), []
    while game.phase(s) != "over":
        if game.phase(s) == "deal":
            s = game.apply(s, Shuffle(bits(DECK)))
            dealt.append(s)
        else:
            s = game.apply(s, game.legal(s)[0])
    return dealt


@pytest.mark.parametrize(("players", "most"), [(3, 17), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_s1_limits(players: int, most: int) -> None:
    assert game.most_cards(players) == most
    assert game.largest(Rules(players=players)) == min(10, most)
    assert game.largest(Rules(players=players, max_cards=most)) == most
    if most < 17:
        words = f"player_count={players}, card_count={most}, n={most + 1}, rule=§1)"
    else:
        words = "option=max_cards, allowed=allowed_number_or_auto(least=1, most=17), value=18"
    with pytest.raises(ValueError, match=re.escape(words)):
        Rules(players=players, max_cards=most + 1)


@pytest.mark.parametrize("players", [2, 8])
def test_s1_three_to_seven_seats(players: int) -> None:
    with pytest.raises(ValueError, match="allowed_number\\(least=3, most=7\\)"):
        Rules(players=players)


@pytest.mark.parametrize(
    ("sequence", "sizes"),
    [("up_down", (1, 2, 3, 2, 1)), ("down", (3, 2, 1)), ("down_up", (3, 2, 1, 2, 3))],
)
def test_s1_sequences(sequence: str, sizes: tuple[int, ...]) -> None:
    rules = Rules(max_cards=3, sequence=sequence)  # type: ignore[arg-type]
    assert game.sizes(rules) == sizes
    assert game.facts(rules)["rounds"] == len(sizes)
    assert [line.cards for line in play_rounds(rules)[-1].rounds] == list(sizes[:-1])


def test_s1_a_whole_game_has_19_rounds() -> None:
    assert game.sizes(Rules()) == (*range(1, 11), *range(9, 0, -1))
    assert game.facts(Rules())["whole_pack"] is False
    assert game.facts(Rules(max_cards=13))["whole_pack"] is True


def test_s2_the_next_card_is_turned_up_and_names_trump() -> None:
    s = at(SHORT, "*2C 3C 4C 5C 6C 7C 9H")
    assert s.turned == parse("9H")
    assert s.play.trump == HEARTS
    for seat in (0, 1, 2, WATCHER):
        view = game.view(s, seat)
        assert (view.turned, view.trump) == (parse("9H"), HEARTS)
        assert parse("9H") not in (*view.hand, *view.unseen)
    played = at(SHORT, "*2C 3C 4C 5C 6C 7C 9H", "1 call 0", "2 call 0", "0 call 0", "1 4C")
    assert set(game.view(played, 0).unseen) == set(
        bits(DECK & ~mask(map(parse, "2C 3C 4C 9H".split())))
    )


def test_s2_a_round_that_uses_the_whole_pack_has_no_trump() -> None:
    s = at(Rules(max_cards=13, sequence="down"), "*")
    assert (s.turned, s.play.trump) == (UNSEEN, NO_SUIT)
    assert game.view(s, 1).turned == UNSEEN
    trumps = [s.play.trump for s in play_rounds(Rules(max_cards=13, sequence="down"))]
    assert trumps[0] == NO_SUIT
    assert NO_SUIT not in trumps[1:]


def test_s3_the_dealers_left_calls_first_and_the_dealer_last() -> None:
    dealt = play_rounds(Rules(players=3, max_cards=3))
    assert [game.dealer(s) for s in dealt] == [0, 1, 2, 0, 1]
    assert [s.calls.order for s in dealt] == [(1, 2, 0), (2, 0, 1), (0, 1, 2), (1, 2, 0), (2, 0, 1)]
    s = dealt[0]
    assert game.actor(s) == 1
    assert game.legal(s) == (Call(0), Call(1))
    assert str(game.why_not(s, Call(2))) == "call_out_of_range(most=1)"
    assert str(game.why_not(s, Play((0,)))) == "call_tricks_now(rule=§3)"
    assert str(game.prompt(s)) == "call_prompt(least=0, most=1)"


def test_s4_the_dealer_may_not_bring_the_sum_to_the_cards() -> None:
    lines = ("*2C 3C 4C 5C 6C 7C 9H", "1 call 1", "2 call 0")
    s = at(SHORT, *lines)
    assert game.legal(s) == (Call(0), Call(2))
    assert "call_hook_refused(total=2, n=1, rule=§4)" in str(game.why_not(s, Call(1)))
    assert str(game.prompt(s)) == "call_prompt_except(least=0, most=2, n=1)"
    free = at(Rules(players=3, max_cards=2, sequence="down", hook=False), *lines)
    assert game.legal(free) == (Call(0), Call(1), Call(2))


def test_s5_the_dealers_left_leads_and_the_others_follow_suit() -> None:
    lines = ("*2H 3C 4H 5C 6S 7D 9D", "1 call 0", "2 call 0", "0 call 1")
    s = at(SHORT, *lines)
    assert game.actor(s) == s.play.leader == 1
    s = at(SHORT, *lines, "1 4H", "2 6S")
    assert game.legal(s) == (Play((parse("2H"),)),)
    assert str(game.prompt(s)) == "follow_suit_prompt(suit=H)"
    assert str(game.why_not(s, Play((parse("3C"),)))) == "must_follow_suit(suit=H, rule=§5)"
    assert str(game.why_not(s, Play((parse("2H"),), True))) == "play_one_card_now(rule=§5)"
    assert str(game.why_not(s, Call(1))) == "play_one_card_now(rule=§5)"
    assert str(game.sentence(s, Play((parse("2H"),)))) == "action_play(cards=2H)"
    s = at(SHORT, *lines, "1 4H", "2 7D")
    assert s.play.trump == DIAMONDS
    assert game.actor(at(SHORT, *lines, "1 4H", "2 7D", "0 2H")) == 2  # the trump takes it


@pytest.mark.parametrize(
    ("score", "trick", "penalty", "call", "won", "points"),
    [
        ("tricks", 1, False, 2, 2, 12),
        ("tricks", 1, False, 2, 3, 3),
        ("tricks", 1, False, 0, 0, 10),
        ("tricks", 5, False, 3, 3, 25),
        ("tricks", 5, False, 3, 1, 5),
        ("tricks", 1, True, 2, 4, -2),
        ("tricks", 3, True, 2, 0, -6),
        ("tricks", 3, True, 2, 2, 16),
        ("made_only", 1, False, 2, 2, 12),
        ("made_only", 2, False, 2, 2, 14),
        ("made_only", 1, False, 2, 3, 0),
        ("squares", 1, False, 2, 2, 14),
        ("squares", 1, False, 0, 0, 10),
        ("squares", 1, False, 2, 4, -2),
        ("squares", 1, False, 4, 1, -3),
        ("difference", 1, False, 2, 2, 0),
        ("difference", 1, False, 2, 4, -2),
        ("difference", 1, False, 3, 0, -3),
    ],
)
def test_s6_the_four_ways_to_score(
    score: str, trick: int, penalty: bool, call: int, won: int, points: int
) -> None:
    assert round_score(call, won, game.SCORES.index(score), trick, penalty) == points


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({}, (2, 10, 10)),
        ({"points_per_trick": 4}, (8, 10, 10)),
        ({"off_bid_penalty": True}, (-1, 10, 10)),
        ({"score": "made_only"}, (0, 10, 10)),
        ({"score": "squares"}, (-1, 10, 10)),
        ({"score": "difference"}, (-1, 0, 0)),
    ],
)
def test_s6_the_options_reach_the_sheet(
    options: dict[str, object], scores: tuple[int, ...]
) -> None:
    rules = Rules(players=3, max_cards=2, sequence="down", **options)  # type: ignore[arg-type]
    calls = ("1 call 0", "2 call 0", "0 call 1")
    cards = ("1 2C", "2 2D", "0 KH", "0 AH", "1 3C", "2 3D")
    assert at(rules, "*AH KH 2C 3C 2D 3D 9H", *calls, *cards).rounds[-1].scores == scores


@pytest.mark.parametrize(
    "options",
    [
        {"score": "squares", "points_per_trick": 2},
        {"score": "difference", "points_per_trick": 2},
        {"score": "made_only", "off_bid_penalty": True},
        {"score": "squares", "off_bid_penalty": True},
        {"score": "difference", "off_bid_penalty": True},
    ],
)
def test_s6_an_option_that_would_change_nothing_is_refused(options: dict[str, object]) -> None:
    name = next(option for option in options if option != "score")
    with pytest.raises(ValueError, match=f"option_without_effect.option={name}, rule=§6"):
        Rules(**options)  # type: ignore[arg-type]


def test_s6_whether_tricks_pay_after_a_miss() -> None:
    assert game.tricks_pay(Rules())
    assert not game.tricks_pay(Rules(off_bid_penalty=True))
    assert not any(
        game.tricks_pay(Rules(score=score)) for score in ("made_only", "squares", "difference")
    )


def test_s7_the_deal_passes_to_the_left_and_totals_add_up() -> None:
    dealt = play_rounds(Rules(players=5, max_cards=4))
    assert [game.dealer(s) for s in dealt] == [0, 1, 2, 3, 4, 0, 1]
    s = dealt[-1]
    assert game.totals(s) == tuple(map(sum, zip(*[r.scores for r in s.rounds], strict=True)))


def test_s7_most_points_win() -> None:
    rules = Rules(players=3, max_cards=1)
    lines = ("*AC 2D 3D 4C", "1 call 0", "2 call 0", "0 call 0", "1 2D", "2 3D", "0 AC")
    s = at(rules, *lines)
    line = Round(
        cards=1, trump=0, calls=(0, 0, 0), tricks=(1, 0, 0), scores=(1, 10, 10), totals=(1, 10, 10)
    )
    assert game.rounds(s) == (line,)
    assert winners(GAME, s) == (1, 2)
    over = game.view(s, 0)
    assert (over.phase, over.round, over.of, over.trump) == ("over", 1, 1, NO_SUIT)
    assert (over.dealer, over.turned) == (NO_SEAT, UNSEEN)
    assert game.legal(s) == ()


def test_a_view_shows_a_seat_its_own_hand_only() -> None:
    s = at(SHORT, "*2H 3C 4H 5C 6S 7D 9D")
    mine, watched = game.view(s, 1), game.view(s, WATCHER)
    assert names(mine.hand) == "5C 4H"
    assert mine.legal == game.legal(s)
    assert game.view(s, 0).legal == ()
    assert game.view(s, 0).prompt is None
    assert (watched.hand, watched.legal, watched.prompt) == ((), (), None)
    assert (mine.round, mine.of, mine.sizes, mine.dealer) == (1, 2, (2, 2, 2), 0)
    before = game.view(game.start(Rules()), 0)
    assert (before.phase, before.hand, before.legal, before.turned) == ("deal", (), (), UNSEEN)


def test_s7_points_count_in_the_high_scores_of_a_preset() -> None:
    assert GAME.HIGH_SCORE == "points"
    s = play_rounds(Rules(players=3, max_cards=2))[-1]
    while game.phase(s) != "over":
        s = game.apply(s, game.legal(s)[0])
    assert [game.high_score(s, seat) for seat in range(3)] == list(game.totals(s))
    assert list_of(Rules(max_cards=10)) == list_of(Rules()) == ScoreList("oh_hell", "common", 4)
    assert list_of(Rules(players=7)) == ScoreList("oh_hell", "common", 7)
    assert list_of(Rules(score="made_only")) == ScoreList("oh_hell", "made_only", 4)
    assert list_of(Rules(hook=False)) is None


def test_actions_of_other_games_are_none() -> None:
    with pytest.raises(TypeError):
        game.apply(game.start(Rules()), DRAW)


def test_presets() -> None:
    assert PRESETS["common"] == Rules()
    assert PRESETS["made_only"].score == "made_only"
