"""Egyptian Estimation, § by §; whole games stand in tests/golden."""

from typing import Any

import pytest

from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, OVER, WATCHER, Draw, Event, Shuffle
from longsuit.engine.cards import DECK, NO_SEAT, SUITS, bits, parse
from longsuit.engine.codec import plain
from longsuit.engine.game import IllegalAction, Round, role_in_round, step, winners
from longsuit.engine.sentences import Sentence
from longsuit.games import GAMES
from longsuit.games import egyptian_estimation as game
from longsuit.games.egyptian_estimation import PRESETS, Rules, State
from longsuit.games.egyptian_estimation.scoring import (
    CALLER,
    DASH_CALL,
    DOCUMENT,
    FEDERATION,
    JAWAKER,
    PLAIN,
    SCORINGS,
    WITH,
    factor,
    is_zero_when_under,
    risk_of,
    role_label,
    role_of,
    roles_and_risks,
    score,
    scores,
    sole_result_bonus,
)
from longsuit.messages import rule_sheets
from longsuit.messages.render import english

RANKS = "23456789TJQKA"
# Seat 0 holds all clubs, seat 1 all diamonds, seat 2 all hearts, seat 3 all spades: the trumps of
# one of them take every trick, and without trump the leader's suit does.
ONE_SUIT_EACH = "shuffle " + " ".join(rank + suit for suit in "CDHS" for rank in RANKS)
# Everybody holds all suits.
ALL_SUITS_EACH = "shuffle " + " ".join(rank + suit for rank in RANKS for suit in "CDHS")
NO_DASH: dict[str, Any] = {"dash_calls": 0}
FAST: dict[str, Any] = {"normal_rounds": 0}


def begin(deal: str = ONE_SUIT_EACH, **options: Any) -> State:
    return say(game.start(Rules(**options)), deal)


def say(s: State, *lines: str) -> State:
    """Every line is said by the seat to act."""
    for line in lines:
        s = step(GAMES["egyptian_estimation"], s, Event(game.actor(s), notation.action(line)))
    return s


def notes(s: State, at: int) -> list[str]:
    return [str(note) for note in s.rounds[at].notes]


def role_text(line: Round, seat: int) -> str:
    role = role_in_round(line, seat)
    return english(role) if role else ""


def refused(s: State, line: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        say(s, line)
    return str(refusal.value)


def out(s: State) -> State:
    """Plays the round out, everybody the first card that is legal."""
    while game.phase(s) == "play":
        s = game.apply(s, game.legal(s)[0])
    return s


def legal(s: State) -> list[str]:
    return [repr(action) for action in game.legal(s)]


def estimates(s: State) -> list[int]:
    return [action.tricks for action in game.legal(s)]  # type: ignore[union-attr]


def auction(s: State, *lines: str) -> State:
    """A lap of bids, missing ones passed."""
    return say(s, *lines, *["pass"] * (4 - len(lines)))


# §1


def test_s1_four_seats_thirteen_cards_eighteen_rounds() -> None:
    s = begin()
    assert game.seats(Rules()) == 4
    assert [hand.bit_count() for hand in s.play.hands] == [13] * 4
    assert game.view(s, 0).of == 18
    assert game.view(s, 1).hand == tuple(parse(rank + "D") for rank in RANKS)


def test_s1_the_opener_changes_every_round() -> None:
    s = game.start(Rules(no_bid="skip", dash_calls=0, fast_rounds=0))
    openers = []
    while game.actor(s) != OVER:
        s = say(s, ONE_SUIT_EACH)
        openers.append(game.actor(s))
        assert game.view(s, 0).starter == openers[-1]
        s = auction(s)
    assert openers == [0, 1, 2, 3] * 3 + [0]


def test_s1_counter_clockwise_the_opener_is_the_seat_before() -> None:
    s = game.start(Rules(direction="counter_clockwise", no_bid="skip", dash_calls=0))
    for opener in (0, 3, 2, 1, 0):
        s = say(s, ONE_SUIT_EACH)
        spoken = []
        for _ in range(4):
            spoken.append(game.actor(s))
            s = say(s, "pass")
        assert spoken == [(opener - at) % 4 for at in range(4)]


def test_s1_counter_clockwise_cards_are_dealt_the_other_way() -> None:
    s = begin(direction="counter_clockwise")
    assert [game.view(s, seat).hand[0] >> 4 for seat in range(4)] == [0, 3, 2, 1]


def test_s1_the_caller_of_the_last_round_opens() -> None:
    rules = Rules(opener="last_caller", no_bid="skip", dash_calls=0, normal_rounds=3)
    s = auction(say(game.start(rules), ONE_SUIT_EACH), "pass", "bid 4D", "pass", "bid 4S")
    s = out(say(s, "call 0", "call 0", "call 0"))
    assert game.opener(s) == 3
    s = auction(say(s, ONE_SUIT_EACH))  # skipped: there is no caller
    assert game.opener(s) == 3
    s = auction(say(s, ONE_SUIT_EACH), "bid 4S", "bid 4N")
    assert game.actor(s) == 1
    s = out(say(s, "call 0", "call 0", "call 0"))
    assert game.opener(s) == 0  # seat 3 opened, and seat 0 bid over it
    s = say(s, ONE_SUIT_EACH, "call 1", "call 3", "call 3", "call 0")  # a fast round
    assert game.opener(out(s)) == 1


def test_s1_a_redealt_round_keeps_its_opener() -> None:
    s = auction(begin(opener="last_caller", dash_calls=0), "bid 4S")
    s = out(say(s, "call 0", "call 0", "call 0"))
    s = auction(say(s, ONE_SUIT_EACH), "pass", "pass", "pass", "pass")
    assert (s.redeals, game.opener(s)) == (1, 0)


def test_s1_a_game_has_a_round() -> None:
    with pytest.raises(ValueError, match="needs_one_round"):
        Rules(normal_rounds=0, fast_rounds=0)
    with pytest.raises(
        ValueError,
        match=r"option=normal_rounds, allowed=allowed_number\(least=0, most=13\)",
    ):
        Rules(normal_rounds=14)
    with pytest.raises(
        ValueError,
        match=r"option=fast_rounds, allowed=allowed_number\(least=0, most=5\)",
    ):
        Rules(fast_rounds=6)
    assert game.length(Rules(normal_rounds=5)) == 10
    assert game.length(Rules(normal_rounds=1, fast_rounds=0)) == 1
    assert game.length(Rules(normal_rounds=0, fast_rounds=1)) == 1


def test_s1_before_the_deal() -> None:
    s = game.start(Rules())
    assert (game.phase(s), game.actor(s), game.legal(s)) == ("deal", CHANCE, ())
    assert game.pack(s) == bits(DECK)
    assert game.totals(s) == (0, 0, 0, 0)
    view = game.view(s, 0)
    assert (view.round, view.of, view.calls, view.rounds) == (1, 18, (), ())
    assert (view.hand, view.sizes, view.caller, view.multiplier) == ((), (), NO_SEAT, 1)


def test_s1_only_actions_of_this_game_apply() -> None:
    with pytest.raises(TypeError):
        game.apply(begin(), Draw())


# §2


def test_s2_voids_are_off() -> None:
    s = begin()
    assert legal(s) == ["dash", "pass"]
    assert refused(s, "void D") == "no_void_declarations(rule=§2)"
    assert refused(s, "choose redeal") == "declare_or_pass_now(rule=§3)"


def test_s2_a_void_may_be_declared() -> None:
    s = begin(void="declare")
    assert legal(s) == ["void D", "void H", "void S", "dash", "pass"]
    assert refused(s, "void C") == "not_void_in_suit(suit=C, rule=§2)"
    s = say(s, "void H")
    assert game.actor(s) == 0
    assert legal(s) == ["void D", "void S", "dash", "pass"]
    assert refused(s, "void H") == "void_already_declared(suit=H, rule=§2)"
    assert refused(s, "choose redeal") == "declare_or_pass_now(rule=§3)"
    assert plain(game.view(s, WATCHER))["voids"] == [["H"], [], [], []]
    s = say(s, "dash")
    assert game.actor(s) == 1
    assert game.view(s, 1).dashed == (0,)


def test_s2_who_holds_all_suits_says_nothing_that_tells() -> None:
    s = begin(ALL_SUITS_EACH, void="redeal", dash_calls=0)
    assert legal(s) == ["pass"]
    assert refused(s, "choose redeal") == ("redeal_needs_void(rule=§2)")
    assert str(game.prompt(s)) == "nothing_to_declare_prompt"
    s = say(s, "pass")
    assert game.actor(s) == 1


def test_s2_a_redeal_may_be_asked_for() -> None:
    s = begin(void="redeal", normal_rounds=1)
    assert "choose redeal" in legal(s)
    assert str(game.sentence(s, notation.action("choose redeal"))) == "action_ask_redeal"
    assert str(game.prompt(s)) == "void_prompt"
    s = say(s, "void D", "dash", "choose redeal")
    assert game.phase(s) == "deal"
    assert s == State(rules=s.rules, redeals=1)
    s = say(s, ALL_SUITS_EACH)
    assert game.actor(s) == 0
    assert game.view(s, 0).dashed == ()
    s = auction(say(s, "pass", "pass", "pass", "pass"), "bid 4C")
    s = out(say(s, "call 4", "call 4", "call 4"))
    assert str(s.rounds[0].notes[0]) == "round_note_redealt"
    assert game.view(s, 0).redeals == 0


def test_s2_voids_are_asked_for_in_fast_rounds_too() -> None:
    s = begin(void="declare", **FAST)
    assert legal(s) == ["void D", "void H", "void S", "pass"]
    assert refused(s, "dash") == "no_dash_calls(rule=§3)"
    s = say(s, "pass", "pass", "pass", "void C", "pass")
    assert game.phase(s) == "call"


# §3


def test_s3_each_seat_in_turn_dashes_or_passes() -> None:
    s = begin()
    assert game.phase(s) == "declare"
    seats = []
    for line in ("pass", "dash", "dash", "pass"):
        seats.append(game.actor(s))
        s = say(s, line)
    assert seats == [0, 1, 2, 3]
    assert game.phase(s) == "bid"
    assert game.view(s, 0).dashed == (1, 2)


def test_s3_at_most_two() -> None:
    s = say(begin(), "dash", "dash")
    assert legal(s) == ["pass"]
    assert refused(s, "dash") == "too_many_dash_calls(player_count=2, rule=§3)"
    assert str(game.prompt(s)) == "nothing_to_declare_prompt"


@pytest.mark.parametrize(("limit", "last"), [(1, "pass"), (2, "dash | pass"), (3, "dash | pass")])
def test_s3_the_limit_is_an_option(limit: int, last: str) -> None:
    s = say(begin(dash_calls=limit), "dash")
    assert " | ".join(legal(s)) == last


def test_s3_no_dash_calls() -> None:
    assert game.phase(begin(dash_calls=0)) == "bid"
    with pytest.raises(
        ValueError,
        match=r"option=dash_calls, allowed=allowed_number\(least=0, most=3\)",
    ):
        Rules(dash_calls=4)


def test_s3_a_dasher_neither_bids_nor_estimates() -> None:
    s = say(begin(), "dash", "pass", "pass", "pass")
    asked = []
    for line in ("bid 5D", "pass", "pass"):
        asked.append(game.actor(s))
        s = say(s, line)
    assert asked == [1, 2, 3]
    asked = []
    for line in ("call 2", "call 2"):
        asked.append(game.actor(s))
        s = say(s, line)
    assert asked == [2, 3]
    assert game.view(s, 0).calls == (0, 5, 2, 2)


def test_s3_three_dash_calls_leave_a_caller_alone() -> None:
    """Nobody estimates last, so nobody is barred from 13 and nobody takes a risk."""
    s = say(begin(dash_calls=3), "dash", "dash", "dash")
    assert refused(s, "dash") == "too_many_dash_calls(player_count=3, rule=§3)"
    s = say(s, "pass")
    assert game.actor(s) == 3
    s = say(s, "bid 13S")
    assert (game.phase(s), game.actor(s)) == ("play", 3)
    assert game.view(s, 0).roles == ("dash call", "dash call", "dash call", "caller")
    s = out(s)
    assert s.rounds[0].tricks == (0, 0, 0, 13)
    assert s.rounds[0].scores == (23, 23, 23, 66)


def test_s3_a_dash_call_comes_before_the_bids() -> None:
    s = begin(dash_calls=0)
    reason = "dash_call_too_late"
    assert refused(s, "dash") == reason
    assert refused(auction(s, "bid 5C"), "dash") == reason
    assert refused(begin(), "bid 5C") == "declare_or_pass_now(rule=§3)"


# §4


def test_s4_bids_and_their_limits() -> None:
    s = begin(**NO_DASH)
    assert legal(s)[:3] == ["pass", "bid 4C", "bid 4D"]
    assert legal(s)[-1] == "bid 13N"
    assert len(legal(s)) == 1 + 10 * 5
    assert refused(s, "bid 3N") == "bid_out_of_range(least=4, trick_count=13, rule=§4)"
    assert refused(s, "call 4") == "bid_or_pass_now(rule=§4)"
    assert legal(begin(min_bid=1, **NO_DASH))[1] == "bid 1C"
    assert (
        refused(begin(min_bid=6, **NO_DASH), "bid 5N")
        == "bid_out_of_range(least=6, trick_count=13, rule=§4)"
    )


@pytest.mark.parametrize("least", [0, 14])
def test_s4_the_lowest_bid_is_a_number_of_tricks(least: int) -> None:
    with pytest.raises(
        ValueError, match=r"option=min_bid, allowed=allowed_number\(least=1, most=13\)"
    ):
        Rules(min_bid=least)


def test_s4_a_bid_is_higher_than_the_last() -> None:
    s = say(begin(**NO_DASH), "bid 6H")
    for line in ("bid 6H", "bid 6D", "bid 5N"):
        assert refused(s, line) == "bid_too_low(best_bid=6H, rule=§4)"
    assert legal(s)[1:4] == ["bid 6S", "bid 6N", "bid 7C"]
    s = say(s, "bid 13N")
    assert legal(s) == ["pass"]


def test_s4_one_lap_and_the_best_bidder_calls() -> None:
    s = say(begin(**NO_DASH), "bid 5H", "bid 5S", "pass")
    assert game.view(s, 0).caller == NO_SEAT
    s = say(s, "bid 5N")
    view = game.view(s, 0)
    assert (view.phase, view.caller, SUITS[view.trump], view.actor) == ("call", 3, "N", 0)
    assert view.calls == (-1, -1, -1, 5)
    assert plain(view)["bids"] == [[0, "bid 5H"], [1, "bid 5S"], [2, "pass"], [3, "bid 5N"]]


def test_s4_raising_until_one_is_left() -> None:
    s = say(begin(bidding="raising", **NO_DASH), "bid 4C", "bid 4D", "pass", "pass")
    assert (game.phase(s), game.actor(s)) == ("bid", 0)
    s = say(s, "bid 4H")
    assert game.actor(s) == 1
    s = say(s, "bid 4S", "pass")
    assert (game.phase(s), game.view(s, 0).caller, s.play.trump) == ("call", 1, 3)
    s = say(begin(bidding="raising", **NO_DASH), "pass", "bid 4D", "pass", "pass")
    assert game.view(s, 0).caller == 1


def test_s4_no_bid_redeals_with_the_same_opener() -> None:
    s = auction(begin(**NO_DASH))
    assert (game.phase(s), s.rounds, s.redeals) == ("deal", (), 1)
    s = auction(say(s, ONE_SUIT_EACH))
    assert game.view(s, 0).redeals == 2
    s = auction(say(s, ONE_SUIT_EACH), "bid 13C")
    assert game.view(s, 0).round == 1
    s = out(say(s, "call 0", "call 0", "call 1"))
    assert notes(s, 0) == ["round_note_redealt"]


def test_s4_no_bid_in_raising_redeals_too() -> None:
    assert auction(begin(bidding="raising", **NO_DASH)).redeals == 1


def test_s4_no_bid_may_skip_the_round_and_double_the_next() -> None:
    s = auction(begin(no_bid="skip", **NO_DASH))
    line = Round(
        cards=13, scores=(0,) * 4, totals=(0,) * 4, notes=(Sentence("round_note_skipped"),)
    )
    assert (s.rounds, s.redeals) == ((line,), 0)
    assert game.multiplier(s) == 2
    s = auction(say(s, ONE_SUIT_EACH))
    assert notes(s, 1) == ["round_note_factor(factor=2)", "round_note_skipped"]
    assert game.multiplier(s) == 4
    s = say(s, ONE_SUIT_EACH)
    assert (game.actor(s), game.view(s, 0).multiplier) == (2, 4)
    s = out(say(auction(s, "bid 13H"), "call 0", "call 0", "call 1"))
    assert notes(s, 2) == ["round_note_factor(factor=4)"]
    assert s.rounds[2].scores == (40, -44, 264, 40)  # 10 · 4, -11 · 4, 33 · 2 · 4, 10 · 4
    assert game.multiplier(s) == 1


# §5


def test_s5_from_the_callers_left_up_to_the_callers_number() -> None:
    s = auction(begin(**NO_DASH), "pass", "bid 5D")
    assert (game.phase(s), game.actor(s)) == ("call", 2)
    assert estimates(s) == [0, 1, 2, 3, 4, 5]
    assert str(game.prompt(s)) == "estimate_prompt(most=5)"
    assert refused(s, "call 6") == "estimate_out_of_range(most=5)"
    assert refused(s, "bid 6C") == "estimate_now"
    assert refused(s, "pass") == "estimate_now"
    assert str(game.sentence(s, notation.action("call 3"))) == "action_estimate(n=3)"
    s = say(s, "call 3")
    assert game.actor(s) == 3
    s = say(s, "call 2")
    assert game.actor(s) == 0
    assert estimates(s) == [0, 1, 2, 4, 5]
    assert refused(s, "call 3") == "estimate_hook_refused(total=13, n=3)"
    assert str(game.prompt(s)) == "estimate_prompt_except(most=5, n=3)"


@pytest.mark.parametrize(
    ("bid", "first", "second", "barred"), [(5, 3, 0, 5), (13, 0, 0, 0), (12, 0, 0, 1)]
)
def test_s5_the_barred_number(bid: int, first: int, second: int, barred: int) -> None:
    s = say(auction(begin(**NO_DASH), f"bid {bid}C"), f"call {first}", f"call {second}")
    assert estimates(s) == [n for n in range(bid + 1) if n != barred]
    reason = f"estimate_hook_refused(total=13, n={barred})"
    assert refused(s, f"call {barred}") == reason
    assert str(game.prompt(s)) == f"estimate_prompt_except(most={bid}, n={barred})"


def test_s5_a_number_above_the_callers_is_barred_anyway() -> None:
    s = say(auction(begin(**NO_DASH), "bid 4C"), "call 0", "call 0")
    assert estimates(s) == [0, 1, 2, 3, 4]


def test_s5_beyond_thirteen_nothing_is_barred() -> None:
    s = say(auction(begin(**NO_DASH), "bid 7C"), "call 7", "call 0")
    assert estimates(s) == [0, 1, 2, 3, 4, 5, 6, 7]


def test_s5_a_dash_call_counts_nothing() -> None:
    s = say(begin(), "dash", "dash", "pass", "pass", "bid 7H", "pass")
    assert game.actor(s) == 3
    assert estimates(s) == [0, 1, 2, 3, 4, 5, 7]


# §6


def test_s6_trumps_in_turn_and_no_auction() -> None:
    s = game.start(Rules(**FAST))
    trumps, openers = "", []
    while game.actor(s) != OVER:
        s = say(s, ONE_SUIT_EACH)
        assert game.phase(s) == "call"
        view = game.view(s, WATCHER)
        assert (view.fast, view.caller) == (True, NO_SEAT)
        trumps += SUITS[view.trump]
        openers.append(game.actor(s))
        s = out(say(s, "call 13", "call 1", "call 1", "call 1"))
    assert trumps == "NSHDC"
    assert openers == [0, 1, 2, 3, 0]
    assert game.view(s, 0).fast is False


def test_s6_the_fourteenth_round_is_the_first_fast_one() -> None:
    s = game.start(Rules(no_bid="skip", dash_calls=0))
    for _ in range(13):
        s = auction(say(s, ONE_SUIT_EACH))
    s = say(s, ONE_SUIT_EACH)
    view = game.view(s, 1)
    assert (view.round, view.fast, view.actor, view.trump) == (14, True, 1, 4)
    assert view.multiplier == 2**13


def test_s6_all_estimate_up_to_thirteen() -> None:
    s = begin(**FAST)
    assert estimates(s) == list(range(14))
    assert refused(s, "call 14") == "estimate_out_of_range(most=13)"
    s = say(s, "call 3", "call 4", "call 4")
    assert estimates(s) == [0, 1, *range(3, 14)]
    assert game.view(s, 0).caller == NO_SEAT


@pytest.mark.parametrize(
    ("said", "caller"),
    [((3, 4, 4, 1), 1), ((0, 0, 0, 0), 0), ((1, 2, 3, 4), 3), ((5, 5, 5, 5), 0), ((0, 0, 1, 1), 2)],
)
def test_s6_the_highest_estimate_calls_the_earliest_on_a_tie(
    said: tuple[int, ...], caller: int
) -> None:
    s = say(begin(**FAST), *[f"call {n}" for n in said])
    assert game.view(s, 0).caller == caller
    assert game.actor(s) == caller


def test_s6_earliest_is_counted_from_the_opener() -> None:
    s = say(out(say(begin(**FAST), *["call 1"] * 4)), ONE_SUIT_EACH)
    s = say(s, "call 2", "call 1", "call 0", "call 2")  # seats 1 2 3 0
    assert game.actor(s) == 1


def test_s6_dash_calls_are_an_option() -> None:
    assert refused(begin(**FAST), "dash") == "dash_call_too_late"
    s = begin(fast_dash=True, **FAST)
    assert legal(s) == ["dash", "pass"]
    s = say(s, "dash", "pass", "pass", "dash")
    assert (game.phase(s), game.actor(s)) == ("call", 1)
    s = say(s, "call 0")
    assert estimates(s) == list(range(13))
    s = say(s, "call 0")
    # A dash call is no estimate: the caller is the first who estimated 0.
    assert (game.view(s, 0).caller, game.actor(s)) == (1, 1)
    assert game.view(s, 0).roles == ("dash call", "caller", "double risk", "dash call")


def test_s6_three_dash_calls_make_the_fourth_the_caller() -> None:
    s = say(begin(fast_dash=True, dash_calls=3, **FAST), "dash", "dash", "pass", "dash")
    assert estimates(s) == list(range(13))
    s = say(s, "call 0")
    assert game.view(s, 0).roles == ("dash call", "dash call", "caller", "dash call")


def test_s6_a_bid_of_eight_may_replace_the_trump() -> None:
    s = begin(fast_trump="bid", **FAST)
    assert game.phase(s) == "bid"
    assert refused(s, "bid 7N") == "bid_out_of_range(least=8, trick_count=13, rule=§6)"
    assert refused(s, "call 7") == "bid_or_pass_now(rule=§6)"
    called = say(auction(s, "pass", "bid 8D"), "call 8", "call 0")
    view = game.view(called, 0)
    assert (view.trump, view.caller, view.actor, view.calls) == (1, 1, 0, (-1, 8, 8, 0))
    assert estimates(called) == list(range(9))
    stays = auction(s)
    assert (game.phase(stays), game.actor(stays), stays.play.trump) == ("call", 0, 4)
    assert estimates(stays) == list(range(14))


# §7


def test_s7_the_caller_leads_and_one_follows_suit() -> None:
    s = auction(begin(ALL_SUITS_EACH, **NO_DASH), "pass", "pass", "bid 4S")
    s = say(s, "call 0", "call 0", "call 0")
    assert (game.phase(s), game.actor(s)) == ("play", 2)
    assert str(game.prompt(s)) == "lead_prompt"
    assert refused(s, "call 1") == "play_one_card_now(rule=§7)"
    assert refused(s, "pass") == "play_one_card_now(rule=§7)"
    s = say(s, "9C")
    assert legal(s) == ["QC", "KC", "AC"]
    assert str(game.prompt(s)) == "follow_suit_prompt(suit=C)"
    assert refused(s, "AD") == "must_follow_suit(suit=C, rule=§7)"
    assert refused(s, "2C") == "card_not_held(cards=2C)"
    assert refused(s, "QC KC") == "play_one_card_now(rule=§7)"
    assert refused(s, "QC last") == "play_one_card_now(rule=§7)"
    assert str(game.sentence(s, game.legal(s)[0])) == "action_play(cards=QC)"


def test_s7_trump_cuts() -> None:
    s = say(auction(begin(**NO_DASH), "bid 4S"), "call 1", "call 1", "call 1")
    s = say(s, "AC", "AD", "AH", "2S")
    view = game.view(s, 0)
    assert (view.leader, view.won, view.last_leader) == (3, (0, 0, 0, 1), 0)
    assert view.last_trick == tuple(map(parse, ("AC", "AD", "AH", "2S")))
    assert view.unseen == tuple(c for c in bits(DECK) if c >> 4 and c not in view.last_trick)


# §8


@pytest.mark.parametrize(
    ("scoring", "dashed", "caller", "estimate", "role"),
    [
        (DOCUMENT, True, False, 0, DASH_CALL),
        (DOCUMENT, False, True, 5, CALLER),
        (DOCUMENT, False, False, 5, PLAIN),
        (DOCUMENT, False, False, 3, PLAIN),
        (JAWAKER, False, False, 5, WITH),
        (JAWAKER, False, False, 4, PLAIN),
        (JAWAKER, True, False, 0, DASH_CALL),
        (FEDERATION, False, False, 5, WITH),
        (FEDERATION, False, True, 5, CALLER),
        (FEDERATION, True, True, 5, DASH_CALL),
    ],
)
def test_s8_roles(scoring: int, dashed: bool, caller: bool, estimate: int, role: int) -> None:
    assert role_of(scoring, dashed, caller, estimate, 5) == role


@pytest.mark.parametrize(
    ("total", "risk"),
    [(8, 2), (9, 2), (10, 1), (11, 1), (12, 0), (14, 0), (15, 1), (16, 1), (17, 2), (30, 2)],
)
def test_s8_risk_is_the_distance_from_thirteen(total: int, risk: int) -> None:
    for scoring in (DOCUMENT, JAWAKER, FEDERATION):
        assert risk_of(scoring, PLAIN, True, total) == risk
        assert risk_of(scoring, PLAIN, False, total) == 0


def test_s8_by_the_document_roles_are_exclusive() -> None:
    for role in (CALLER, DASH_CALL, WITH):
        assert risk_of(DOCUMENT, role, True, 17) == 0
        assert risk_of(JAWAKER, role, True, 17) == 2
        assert risk_of(FEDERATION, role, True, 10) == 1


def test_s8_roles_of_a_round() -> None:
    assert roles_and_risks(DOCUMENT, (5, 5, 2, 3), 0, 0, 3) == ((2, 0), (0, 0), (0, 0), (0, 1))
    assert roles_and_risks(JAWAKER, (5, 5, 2, 3), 0, 0, 3) == ((2, 0), (1, 0), (0, 0), (0, 1))
    assert roles_and_risks(FEDERATION, (5, 0, 5, 5), 0b10, 0, 3) == ((2, 0), (3, 0), (1, 0), (1, 1))
    assert roles_and_risks(DOCUMENT, (0, 0, 0, 4), 0b0111, 3, NO_SEAT) == (
        (3, 0),
        (3, 0),
        (3, 0),
        (2, 0),
    )


def test_s8_roles_by_name() -> None:
    assert [role_label(role, 0) for role in range(4)] == ["plain", "with", "caller", "dash call"]
    assert role_label(PLAIN, 1) == "risk"
    assert role_label(PLAIN, 2) == "double risk"
    assert role_label(CALLER, 1) == "caller, risk"
    assert role_label(WITH, 2) == "with, double risk"


def test_s8_risk_falls_on_the_last_to_estimate() -> None:
    s = say(begin(), "pass", "pass", "pass", "dash", "bid 5C", "pass", "pass")
    assert game.view(s, 0).roles == ()
    s = say(s, "call 1", "call 1")  # seat 3 has dashed: seat 2 is the last
    assert game.view(s, 3).roles == ("caller", "plain", "double risk", "dash call")


@pytest.mark.parametrize(
    ("scoring", "last"), [("document", "caller"), ("jawaker", "caller, double risk")]
)
def test_s8_the_last_to_estimate_of_a_fast_round_may_be_the_caller(scoring: Any, last: str) -> None:
    s = say(begin(scoring=scoring, **FAST), "call 1", "call 1", "call 1", "call 2")
    assert game.view(s, 0).roles == ("plain", "plain", "plain", last)


# §9


def value(
    scoring: int,
    role: int,
    estimate: int,
    won: int,
    *,
    risk: int = 0,
    total: int = 14,
    makers: int = 2,
) -> int:
    points = score(scoring, role, risk, estimate, won, total, makers)
    return points * factor(scoring, estimate, 1, False)


@pytest.mark.parametrize(
    ("role", "risk", "estimate", "won", "points"),
    [
        (CALLER, 0, 5, 5, 25),
        (CALLER, 0, 5, 3, -12),
        (PLAIN, 0, 3, 3, 13),
        (PLAIN, 0, 3, 4, -1),
        (DASH_CALL, 0, 0, 0, 23),
        (DASH_CALL, 0, 0, 2, -2),
        (PLAIN, 1, 4, 4, 24),
        (PLAIN, 1, 4, 2, -22),
        (PLAIN, 2, 2, 2, 42),
        (PLAIN, 2, 2, 5, -33),
        (CALLER, 0, 8, 8, 56),
        (CALLER, 0, 8, 7, -22),
        (CALLER, 0, 7, 7, 27),
        (PLAIN, 0, 8, 8, 36),
        (PLAIN, 0, 0, 0, 10),
        (PLAIN, 0, 0, 1, -1),
        (PLAIN, 1, 9, 9, 58),
    ],
)
def test_s9_document(role: int, risk: int, estimate: int, won: int, points: int) -> None:
    assert value(DOCUMENT, role, estimate, won, risk=risk) == points


def test_s9_only_winner_and_only_loser() -> None:
    assert value(DOCUMENT, CALLER, 6, 6, makers=1) == 36
    assert value(DOCUMENT, PLAIN, 3, 2, makers=3) == -11
    assert value(DOCUMENT, CALLER, 8, 8, makers=1) == 76
    assert value(DOCUMENT, DASH_CALL, 0, 0, makers=1) == 33
    assert value(DOCUMENT, PLAIN, 2, 2, risk=2, makers=1) == 52
    assert value(DOCUMENT, PLAIN, 3, 3, makers=3) == 13
    assert value(DOCUMENT, PLAIN, 3, 2, makers=1) == -1
    assert value(DOCUMENT, PLAIN, 3, 2, makers=0) == -1
    assert value(JAWAKER, WITH, 5, 5, makers=1) == 35
    assert value(FEDERATION, PLAIN, 3, 2, makers=3) == -11


def test_s9_under_is_less_than_thirteen() -> None:
    assert [is_zero_when_under(PLAIN, 0, total) for total in (0, 12, 13, 14)] == [
        True,
        True,
        False,
        False,
    ]
    assert not is_zero_when_under(PLAIN, 1, 12)
    assert not is_zero_when_under(DASH_CALL, 0, 12)


def test_s9_zero_in_an_under_game_by_the_document() -> None:
    assert value(DOCUMENT, PLAIN, 0, 0, total=12, makers=2) == 10
    assert value(DOCUMENT, PLAIN, 0, 0, total=12, makers=1) == 30
    assert value(DOCUMENT, PLAIN, 0, 0, total=14, makers=1) == 20
    assert value(DOCUMENT, PLAIN, 0, 2, total=12, makers=2) == -2
    assert value(DOCUMENT, PLAIN, 0, 2, total=12, makers=3) == -22
    assert value(DOCUMENT, PLAIN, 0, 2, total=14, makers=3) == -12
    assert value(DOCUMENT, PLAIN, 0, 0, risk=2, total=9, makers=1) == 60
    assert sole_result_bonus(DOCUMENT, DASH_CALL, 0, 12, True, 1) == 10
    assert sole_result_bonus(JAWAKER, PLAIN, 0, 12, True, 1) == 10


@pytest.mark.parametrize(
    ("role", "risk", "estimate", "won", "total", "points"),
    [
        (CALLER, 0, 5, 5, 14, 25),
        (WITH, 0, 5, 5, 14, 25),
        (WITH, 0, 5, 3, 14, -12),
        (PLAIN, 0, 3, 3, 14, 13),
        (PLAIN, 0, 3, 4, 14, -1),
        (PLAIN, 1, 3, 3, 15, 23),
        (PLAIN, 2, 3, 3, 17, 33),
        (PLAIN, 1, 3, 1, 15, -12),
        (PLAIN, 2, 3, 1, 17, -22),
        (WITH, 2, 5, 5, 17, 45),
        (CALLER, 1, 5, 4, 16, -21),
        (DASH_CALL, 0, 0, 0, 12, 23),
        (DASH_CALL, 0, 0, 2, 12, -25),
        (PLAIN, 0, 0, 0, 12, 20),
        (PLAIN, 0, 0, 0, 14, 10),
        (PLAIN, 0, 0, 3, 12, -13),
        (PLAIN, 0, 0, 3, 14, -3),
        (PLAIN, 1, 0, 0, 11, 30),
        (CALLER, 0, 8, 8, 14, 56),
        (WITH, 1, 8, 7, 16, -42),
        (CALLER, 0, 0, 0, 0, 30),
    ],
)
def test_s9_jawaker(role: int, risk: int, estimate: int, won: int, total: int, points: int) -> None:
    assert value(JAWAKER, role, estimate, won, risk=risk, total=total) == points


@pytest.mark.parametrize(
    ("role", "risk", "estimate", "won", "total", "points"),
    [
        (PLAIN, 0, 3, 3, 14, 16),
        (PLAIN, 0, 3, 5, 14, -2),
        (CALLER, 0, 5, 5, 14, 28),
        (CALLER, 0, 5, 3, 14, -12),
        (WITH, 0, 5, 5, 14, 28),
        (WITH, 0, 5, 7, 14, -12),
        (PLAIN, 0, 0, 0, 12, 23),
        (PLAIN, 0, 0, 2, 12, -12),
        (PLAIN, 0, 0, 0, 14, 13),
        (PLAIN, 0, 0, 2, 14, -2),
        (CALLER, 0, 8, 8, 14, 41),
        (CALLER, 0, 9, 9, 14, 42),
        (CALLER, 0, 10, 10, 14, 43),
        (CALLER, 0, 13, 13, 14, 46),
        (PLAIN, 0, 8, 8, 17, 41),
        (CALLER, 0, 8, 6, 14, -22),
        (WITH, 1, 8, 8, 16, 51),
        (WITH, 2, 8, 7, 17, -41),
        (PLAIN, 1, 3, 3, 15, 26),
        (PLAIN, 2, 3, 3, 17, 36),
        (PLAIN, 1, 3, 2, 15, -11),
        (PLAIN, 2, 0, 0, 9, 43),
        (DASH_CALL, 0, 0, 0, 12, 23),
        (DASH_CALL, 0, 0, 3, 12, -3),
        (CALLER, 0, 0, 0, 0, 23),
        (WITH, 0, 0, 3, 0, -13),
    ],
)
def test_s9_federation(
    role: int, risk: int, estimate: int, won: int, total: int, points: int
) -> None:
    assert value(FEDERATION, role, estimate, won, risk=risk, total=total) == points


def test_s9_a_round_on_the_score_sheet() -> None:
    s = auction(begin(**NO_DASH, normal_rounds=1), "bid 13C")
    s = out(say(s, "call 0", "call 2", "call 0"))
    assert s.rounds == (
        Round(
            cards=13,
            trump=0,
            calls=(13, 0, 2, 0),
            tricks=(13, 0, 0, 0),
            scores=(66, 10, -12, 20),
            totals=(66, 10, -12, 20),
            roles=("caller", "plain", "plain", "risk"),
            factors=(2, 1, 1, 1),
        ),
    )
    assert game.totals(s) == (66, 10, -12, 20)
    assert game.rounds(s) == s.rounds


@pytest.mark.parametrize(
    ("preset", "points"),
    [
        ("document", (25, -24, 13, 41)),
        ("jawaker", (25, -24, 13, 31)),
        ("federation", (28, -24, 16, 34)),
    ],
)
def test_s9_presets_count_the_same_round(preset: str, points: tuple[int, ...]) -> None:
    """Caller 5 made; a zero in an under game that took 4, the only loser; plain 3 made; and, with
    nine in all, the last a double risk of 1 made."""
    scoring = SCORINGS.index(PRESETS[preset].scoring)
    said, won = (5, 0, 3, 1), (5, 4, 3, 1)
    assert scores(scoring, roles_and_risks(scoring, said, 0, 0, 3), said, won, 1, False) == points


# §10


def missed(s: State, caller: int = 0) -> State:
    """A round that all four miss: the caller's trumps take everything."""
    said = ["pass"] * 4
    said[(caller - game.actor(s)) % 4] = f"bid 4{SUITS[caller]}"
    return out(say(s, *said, "call 1", "call 2", "call 3"))


def made(s: State) -> State:
    """Seat 0 bids 4 clubs and takes 13; only the seat after it makes its zero, under."""
    said = ["pass"] * 4
    said[-game.actor(s) % 4] = "bid 4C"
    return out(say(s, *said, "call 0", "call 2", "call 3"))


def test_s10_a_saayda_scores_nothing_and_doubles() -> None:
    s = missed(begin(**NO_DASH))
    assert s.rounds[0].scores == (0, 0, 0, 0)
    assert notes(s, 0) == ["round_note_saayda"]
    assert s.rounds[0].roles == ("caller", "plain", "plain", "risk")
    assert game.multiplier(s) == 2
    s = missed(say(s, ONE_SUIT_EACH))
    assert notes(s, 1) == ["round_note_factor(factor=2)", "round_note_saayda"]
    assert game.view(s, 2).multiplier == 4
    s = made(say(s, ONE_SUIT_EACH))
    # Four times: the caller misses by 9, 4 · -19; the only winner 4 · 30; 4 · -2; 3 of 9 in all,
    # a double risk: 4 · -33.
    assert s.rounds[2].scores == (-76, 120, -8, -132)
    assert notes(s, 2) == ["round_note_factor(factor=4)"]
    assert game.multiplier(s) == 1
    s = missed(say(s, ONE_SUIT_EACH))
    assert game.multiplier(s) == 2


@pytest.mark.parametrize(("cap", "most"), [("x2", 2), ("x4", 4), ("x8", 8), ("none", 16)])
def test_s10_the_doubling_may_be_capped(cap: Any, most: int) -> None:
    s = game.start(Rules(doubling_cap=cap, no_bid="skip", **NO_DASH))
    found = []
    for _ in range(4):
        s = auction(say(s, ONE_SUIT_EACH))
        found.append(game.multiplier(s))
    assert found == [min(w, most) for w in (2, 4, 8, 16)]


def test_s10_a_skipped_round_and_a_saayda_double_alike() -> None:
    s = missed(begin(no_bid="skip", **NO_DASH))
    s = auction(say(s, ONE_SUIT_EACH))
    assert notes(s, 1) == ["round_note_factor(factor=2)", "round_note_skipped"]
    s = missed(say(s, ONE_SUIT_EACH))
    assert game.multiplier(s) == 8


def test_s10_all_missing_may_leave_the_next_round_alone() -> None:
    s = missed(begin(all_miss="nothing", **NO_DASH))
    assert (s.rounds[0].scores, notes(s, 0)) == ((0, 0, 0, 0), ["round_note_saayda"])
    assert game.multiplier(s) == 1


def test_s10_a_skip_is_spent_on_a_round_that_all_miss() -> None:
    s = auction(begin(all_miss="nothing", no_bid="skip", **NO_DASH))
    assert game.multiplier(s) == 2
    assert game.multiplier(missed(say(s, ONE_SUIT_EACH))) == 1


def test_s10_all_missing_may_be_scored() -> None:
    s = missed(begin(all_miss="count", **NO_DASH))
    # 4, took 13; 1, 2 and, ten in all, a risk of 3 that took nothing.
    assert (s.rounds[0].scores, notes(s, 0)) == ((-19, -1, -2, -23), ["round_note_saayda"])
    assert game.multiplier(s) == 1


@pytest.mark.parametrize(
    ("estimate", "w", "doubled", "by_document"),
    [
        (5, 1, 1, 1),
        (5, 2, 2, 1),
        (5, 8, 8, 1),
        (8, 1, 2, 2),
        (8, 2, 4, 3),
        (8, 4, 8, 11),
        (8, 8, 16, 51),
    ],
)
def test_s10_the_two_formulas(estimate: int, w: int, doubled: int, by_document: int) -> None:
    for scoring in (DOCUMENT, JAWAKER):
        assert factor(scoring, estimate, w, False) == doubled
        assert factor(scoring, estimate, w, True) == by_document
    assert factor(FEDERATION, estimate, w, False) == w
    assert factor(FEDERATION, estimate, w, True) == 1


def test_s10_the_documents_formula_in_a_game() -> None:
    s = made(say(missed(begin(formula="document", **NO_DASH)), ONE_SUIT_EACH))
    assert s.rounds[1].scores == (-19, 30, -2, -33)


# §11


def test_s11_most_points_win() -> None:
    s = made(begin(normal_rounds=1, fast_rounds=0, **NO_DASH))
    assert (game.phase(s), game.actor(s), game.legal(s)) == ("over", OVER, ())
    assert winners(GAMES["egyptian_estimation"], s) == (1,)
    view = game.view(s, WATCHER)
    assert (view.round, view.of, view.hand, view.prompt) == (1, 1, (), None)


def test_s11_equal_points_win_together() -> None:
    s = out(say(begin(**FAST, fast_rounds=1), "call 13", "call 0", "call 1", "call 0"))
    assert s.rounds[0].scores[1] == s.rounds[0].scores[3] == 10
    s = auction(begin(no_bid="skip", normal_rounds=1, fast_rounds=0, **NO_DASH))
    assert winners(GAMES["egyptian_estimation"], s) == (0, 1, 2, 3)


def test_s9_s10_a_round_says_how_many_times_each_score_counts() -> None:
    s = out(say(auction(begin(**NO_DASH), "bid 8C"), "call 0", "call 0", "call 1"))
    line = s.rounds[-1]
    assert (line.factors, line.roles[0]) == ((2, 1, 1, 1), "caller")
    assert role_text(line, 0) == "Caller, ×2"
    assert role_text(line, 1) == "Plain"
    s = auction(begin(**NO_DASH), "bid 5D")
    s = out(say(s, "call 1", "call 1", "call 1"))  # everybody misses: nothing is counted
    assert (s.rounds[-1].factors, notes(s, 0)) == ((), ["round_note_saayda"])
    s = out(say(auction(say(s, ONE_SUIT_EACH), "pass", "bid 9C"), "call 0", "call 0", "call 0"))
    assert s.rounds[-1].factors == (2, 2, 4, 2)  # seat 1 opened
    assert role_text(s.rounds[-1], 2) == "Caller, ×4"


def test_s9_where_every_score_counts_once_a_round_has_no_factors() -> None:
    s = out(say(auction(begin(**NO_DASH), "bid 5C"), "call 0", "call 0", "call 0"))
    assert s.rounds[-1].factors == ()
    s = out(say(auction(begin(scoring="federation", **NO_DASH), "bid 9C"), *["call 0"] * 3))
    assert s.rounds[-1].factors == ()


def test_s11_eighteen_rounds_end_the_game() -> None:
    s = game.start(Rules())
    while game.actor(s) != OVER:
        s = say(s, ONE_SUIT_EACH)
        if game.phase(s) == "declare":
            s = made(say(s, *["pass"] * 4))
        else:
            s = out(say(s, "call 2", "call 1", "call 1", "call 1"))
    assert len(s.rounds) == 18
    with pytest.raises(IllegalAction, match="game_is_over"):
        step(GAMES["egyptian_estimation"], s, Event(0, notation.action("pass")))


# Presets, views, text


def test_presets() -> None:
    assert list(PRESETS) == ["document", "jawaker", "federation"]
    assert PRESETS["document"] == Rules()
    assert PRESETS["jawaker"] == Rules(
        scoring="jawaker", direction="counter_clockwise", bidding="raising"
    )
    assert PRESETS["federation"] == Rules(
        scoring="federation", direction="counter_clockwise", all_miss="count"
    )


def test_a_legal_action_needs_no_reason() -> None:
    for s in (begin(void="redeal"), begin(**NO_DASH), begin(**FAST)):
        for action in game.legal(s):
            assert game.why_not(s, action) is None


def test_a_view_shows_one_hand() -> None:
    s = begin()
    for seat in range(4):
        view = game.view(s, seat)
        assert view.hand == tuple(range(16 * seat, 16 * seat + 13))
        assert set(view.unseen) == set(bits(DECK)) - set(view.hand)
        assert bool(view.legal) == bool(view.prompt) == (seat == 0)
    assert game.view(s, WATCHER).hand == ()
    assert game.view(s, WATCHER).unseen == bits(DECK)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "Everybody speaks once."),
        ({}, "from round 14 on, they’re fast rounds"),
        ({"bidding": "raising"}, "until one bid is left that nobody raises"),
        ({"no_bid": "skip"}, "the round is skipped"),
        ({"fast_rounds": 0}, "There are no fast rounds."),
        ({"fast_rounds": 2}, "no trump and spades, in this order"),
        ({"normal_rounds": 0}, "All of them are fast rounds"),
        ({"dash_calls": 0}, "There are no dash calls."),
        ({"fast_trump": "bid"}, "replaces the trump of the round"),
        ({"scoring": "jawaker"}, "dash call +23 / −23"),
        ({"scoring": "federation"}, "41, 42 and 43"),
        ({"doubling_cap": "x4"}, "never counts more than ×4"),
        ({"formula": "document"}, "2 + (W − 1)²"),
        ({"void": "redeal"}, "can also ask for a redeal"),
        ({}, "Cards are dealt, and turns pass, clockwise."),
        ({"direction": "counter_clockwise"}, "turns pass, counter-clockwise."),
        ({"void": "compulsory"}, "Nobody has a choice."),
        ({"opener": "last_caller"}, "the caller of the last round opens the next"),
    ],
)
def test_the_sheet_follows_the_options(options: dict[str, Any], words: str) -> None:
    assert words in rule_sheets.sheet("egyptian_estimation", Rules(**options))


def test_a_shuffle_deals_hand_by_hand() -> None:
    order = tuple(reversed(bits(DECK)))
    s = game.apply(game.start(Rules()), Shuffle(order))
    assert game.view(s, 0).hand == tuple(sorted(order[:13]))
