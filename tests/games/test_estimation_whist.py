import re

import pytest

from longsuit.engine.actions import CHANCE, WATCHER, Call, Event, Play, Shuffle
from longsuit.engine.cards import DECK, NO_SUIT, bits, mask, names, parse
from longsuit.engine.game import Round, replay
from longsuit.engine.notation import event
from longsuit.engine.phases.round_sizes import up_down
from longsuit.games import GAMES
from longsuit.games import estimation_whist as game
from longsuit.games.estimation_whist import PRESETS, Rules, State, bonus, round_score

GAME = GAMES["estimation_whist"]


def pack(top: str) -> Event:
    """A shuffle with these cards on top."""
    first = tuple(parse(word) for word in top.split())
    return Event(CHANCE, Shuffle((*first, *[c for c in bits(DECK) if c not in first])))


def at(rules: Rules, *lines: str) -> State:
    """The state after these events; a line that begins with * names the top of a shuffled pack."""
    events = [pack(line[1:]) if line.startswith("*") else event(line) for line in lines]
    s: State = replay(GAME, rules, events)
    return s


@pytest.mark.parametrize(("players", "most"), [(2, 15), (3, 15), (4, 13), (5, 10), (6, 8)])
def test_s1_limits(players: int, most: int) -> None:
    assert game.most_cards(players) == most
    assert game.largest(Rules(players=players)) == min(13, most)
    assert game.largest(Rules(players=players, max_cards=most)) == most
    if most < 15:
        words = f"hand_too_large(player_count={players}, card_count={most}, n={most + 1}, rule=§1)"
    else:
        words = "option=max_cards, allowed=allowed_number_or_auto(least=1, most=15), value=16"
    with pytest.raises(ValueError, match=re.escape(words)):
        Rules(players=players, max_cards=most + 1)


@pytest.mark.parametrize(
    ("sequence", "sizes"),
    [
        ("up_down", (1, 2, 3, 2, 1)),
        ("down_up", (3, 2, 1, 2, 3)),
        ("up", (1, 2, 3)),
        ("down", (3, 2, 1)),
    ],
)
def test_s1_sequences(sequence: str, sizes: tuple[int, ...]) -> None:
    rules = Rules(max_cards=3, sequence=sequence)  # type: ignore[arg-type]
    assert game.sizes(rules) == sizes
    assert game.facts(rules)["rounds"] == len(sizes)


def test_s1_a_full_game_has_25_rounds() -> None:
    assert [up_down(r, 13) for r in range(25)] == [*range(1, 14), *range(12, 0, -1)]
    assert game.facts(Rules()) == {"largest": 13, "rounds": 25, "example": "1 2 3 2 1"}


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


@pytest.mark.parametrize(
    ("rules", "trumps"),
    [
        (Rules(players=3, max_cards=3), "CDHSC"),
        (Rules(players=3, max_cards=3, suit_order="CDSH"), "CDSHC"),
        (Rules(players=3, max_cards=4, no_trump=True), "CDHSNCD"),
    ],
)
def test_s2_trump_goes_round(rules: Rules, trumps: str) -> None:
    dealt = play_rounds(rules)
    assert "".join("CDHSN"[s.play.trump] for s in dealt) == trumps
    assert [s.play.trump for s in dealt] == [game.trump(s) for s in dealt]


def test_s3_the_starter_calls_and_leads_first() -> None:
    dealt = play_rounds(Rules(players=3, max_cards=3))
    assert [game.actor(s) for s in dealt] == [0, 1, 2, 0, 1]
    assert [s.play.leader for s in dealt] == [0, 1, 2, 0, 1]
    assert [s.calls.order for s in dealt[:2]] == [(0, 1, 2), (1, 2, 0)]


def test_s3_only_calls_are_possible() -> None:
    s = at(Rules(max_cards=1), "*2C 3C 4C 5C")
    assert game.legal(s) == (Call(0), Call(1))
    assert str(game.why_not(s, Call(2))) == "call_out_of_range(most=1)"
    assert str(game.why_not(s, Play((0,)))) == "call_tricks_now(rule=§3)"
    assert str(game.prompt(s)) == "call_prompt(least=0, most=1)"


def test_s4_the_last_call_may_not_bring_the_sum_to_the_cards() -> None:
    rules = Rules(players=2, max_cards=2, sequence="down")
    s = at(rules, "*2C 3C 4C 5C", "0 call 1")
    assert game.legal(s) == (Call(0), Call(2))
    assert "call_hook_refused(total=2, n=1, rule=§4)" in str(game.why_not(s, Call(1)))
    assert str(game.prompt(s)) == "call_prompt_except(least=0, most=2, n=1)"
    free = Rules(players=2, max_cards=2, sequence="down", hook=False)
    assert game.legal(at(free, "*2C 3C 4C 5C", "0 call 1")) == (Call(0), Call(1), Call(2))


def test_s5_follow_suit() -> None:
    rules = Rules(players=2, max_cards=2, sequence="down")
    s = at(rules, "*2H 3C 4H 5C", "0 call 1", "1 call 2", "0 2H")
    assert game.legal(s) == (Play((parse("4H"),)),)
    assert str(game.prompt(s)) == "follow_suit_prompt(suit=H)"
    assert str(game.why_not(s, Play((parse("5C"),)))) == "must_follow_suit(suit=H, rule=§5)"
    assert str(game.why_not(s, Play((parse("4H"),), True))) == "play_one_card_now(rule=§5)"
    assert str(game.why_not(s, Call(1))) == "play_one_card_now(rule=§5)"
    assert str(game.sentence(s, Play((parse("4H"),)))) == "action_play(cards=4H)"
    s = at(rules, "*2H 3C 4H 5C", "0 call 1", "1 call 2", "0 2H", "1 4H")
    assert game.actor(s) == 1
    assert s.play.won == (0, 1)


@pytest.mark.parametrize(
    ("call", "called", "size", "hard", "worth"),
    [(0, 2, 3, True, 0), (0, 3, 3, True, 10), (0, 2, 3, False, 10), (1, 2, 3, True, 10)],
)
def test_s6_hard_score(call: int, called: int, size: int, hard: bool, worth: int) -> None:
    assert bonus(call, called, size, hard) == worth


@pytest.mark.parametrize(
    ("squared", "scores"), [(False, (12, 11, 10, 10)), (True, (14, 11, 10, 10))]
)
def test_s6_calls_2_1_0_0_made(squared: bool, scores: tuple[int, ...]) -> None:
    assert tuple(round_score(n, n, 10, squared) for n in (2, 1, 0, 0)) == scores


@pytest.mark.parametrize("squared", [False, True])
def test_s6_a_missed_call_earns_its_tricks(squared: bool) -> None:
    assert round_score(2, 3, 10, squared) == 3
    assert round_score(3, 0, 10, squared) == 0


def test_s6_the_options_reach_the_sheet() -> None:
    lines = ("*AC 2C", "0 call 1", "1 call 1", "0 AC", "1 2C")
    hard = ("*AC 2C", "0 call 0", "1 call 0", "0 AC", "1 2C")
    short = Rules(players=2, max_cards=1)
    assert at(short, *lines).rounds[-1].scores == (11, 0)
    assert at(short, *hard).rounds[-1].scores == (1, 10)
    strict = Rules(players=2, max_cards=1, hard_score=True, score="squared")
    assert at(strict, *hard).rounds[-1].scores == (1, 0)


def test_s7_a_new_round_starts_afresh_and_totals_add_up() -> None:
    s = play_rounds(Rules(players=2, max_cards=2))[-1]
    assert len(game.rounds(s)) == 2
    assert game.totals(s) == tuple(map(sum, zip(*[r.scores for r in s.rounds], strict=True)))
    assert [r.cards for r in s.rounds] == [1, 2]


def test_s7_a_line_of_the_sheet() -> None:
    s = at(Rules(players=2, max_cards=1), "*AC 2C", "0 call 1", "1 call 1", "0 AC", "1 2C")
    line = Round(cards=1, trump=0, calls=(1, 1), tricks=(1, 0), scores=(11, 0), totals=(11, 0))
    assert game.rounds(s) == (line,)
    over = game.view(s, 0)
    assert (over.phase, over.round, over.of, over.trump) == ("over", 1, 1, NO_SUIT)
    assert game.legal(s) == ()


def test_a_view_in_the_middle_of_a_trick() -> None:
    rules = Rules(players=3, max_cards=2, sequence="down")
    lines = ("*2H 3C 4H 5C 6H 7C", "0 call 1", "1 call 2", "2 call 0", "0 2H", "1 4H", "2 6H")
    view = game.view(at(rules, *lines, "2 7C"), 0)
    assert view.calls == (1, 2, 0)
    assert view.won == (0, 0, 1)
    assert (view.leader, names(view.table)) == (2, "7C")
    assert (view.last_leader, names(view.last_trick)) == (0, "2H 4H 6H")
    assert (view.trump, view.starter, view.sizes) == (0, 0, (1, 1, 0))
    assert set(view.unseen) == set(bits(DECK & ~mask(map(parse, "3C 2H 4H 6H 7C".split()))))
    assert game.view(at(rules, lines[0]), 1).calls == (-1, -1, -1)


def test_a_view_shows_a_seat_its_own_hand_only() -> None:
    s = at(Rules(players=2, max_cards=2, sequence="down"), "*2H 3C 4H 5C")
    mine, watched = game.view(s, 0), game.view(s, WATCHER)
    assert names(mine.hand) == "3C 2H"
    assert mine.legal == game.legal(s)
    assert set(mine.unseen) == set(bits(DECK & ~mask(mine.hand)))
    assert game.view(s, 1).legal == ()
    assert game.view(s, 1).prompt is None
    assert (watched.hand, watched.legal, watched.prompt) == ((), (), None)
    assert (mine.round, mine.of, mine.sizes) == (1, 2, (2, 2))
    before = game.view(game.start(Rules()), 0)
    assert (before.phase, before.hand, before.legal) == ("deal", (), ())


@pytest.mark.parametrize(
    ("rules", "shown"),
    [
        (Rules(), "2C AC 7D 3H KH 5S"),
        (Rules(hand_order="descending"), "AC 2C 7D KH 3H 5S"),
        (Rules(suit_order="CDSH"), "2C AC 7D 5S 3H KH"),
    ],
)
def test_hands_are_shown_in_order(rules: Rules, shown: str) -> None:
    hand = mask(parse(word) for word in "KH 5S 2C 3H AC 7D".split())
    assert names(game.sorted_hand(rules, hand)) == shown


def test_presets() -> None:
    assert PRESETS["original"] == Rules()
    assert PRESETS["version_1_2"].suit_order == "CDSH"
