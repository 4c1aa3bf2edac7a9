import re
from collections import Counter
from itertools import product

import pytest

from longsuit.engine.actions import CHANCE, OVER, WATCHER, Call, Event, Pass, Play, Shuffle
from longsuit.engine.cards import DECK, NO_SUIT, SUITS, bits, mask, name, names, parse
from longsuit.engine.codec import plain
from longsuit.engine.game import IllegalAction, replay, step, winners
from longsuit.engine.notation import event
from longsuit.games import GAMES
from longsuit.games import whist as game
from longsuit.games.whist import PRESETS, Breach, Rules, State, cut_cards, due_cards
from longsuit.messages import rule_sheets

GAME = GAMES["whist"]


def shuffled(pack: int, top: str) -> Event:
    """A shuffle of a pack with these cards on top."""
    first = tuple(parse(word) for word in top.split())
    return Event(CHANCE, Shuffle((*first, *[c for c in bits(pack) if c not in first])))


def at(rules: Rules, *lines: str) -> State:
    """The state after these events; `cut CARD` and `deal CARDS` name the top of a pack."""
    events = []
    for line in lines:
        word, _, rest = line.partition(" ")
        match word:
            case "cut":
                events.append(shuffled(cut_cards(rules.players), rest))
            case "deal":
                events.append(shuffled(DECK, rest))
            case _:
                events.append(event(line))
    s: State = replay(GAME, rules, events)
    return s


def cards(text: str) -> int:
    return mask(parse(word) for word in text.split())


def legal(s: State) -> str:
    return " ".join(sorted(map(repr, game.legal(s))))


def notes(s: State) -> list[str]:
    return [str(note) for note in game.rounds(s)[0].notes]


def refusal(s: State, line: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        step(GAME, s, event(line))
    return str(refused.value)


def prompt(s: State) -> str:
    return str(game.prompt(s))


TWO = Rules(players=2, cards=3)
FREE = Rules(players=2, cards=3, enforce=False)
STRICT = Rules(players=2, cards=3, follow="strict")
STRICT_FREE = Rules(players=2, cards=3, follow="strict", enforce=False)
HANDS = "deal 7H 2C 3D 8H 9S 4C"  # seat 0, then seat 1


# §1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_every_suit_and_every_leader_once(players: int) -> None:
    rules = Rules(players=players)
    pack = game.pack(game.start(rules))
    assert len(pack) == 4 * players == game.facts(rules)["cut_cards"]
    found: Counter[tuple[int, int]] = Counter()
    for card in pack:
        s = at(rules, f"cut {name(card)}")
        assert game.phase(s) == "deal"
        found[game.trump(s), game.first_leader(s)] += 1
        assert game.actor(game.apply(s, Shuffle(bits(DECK)))) == game.first_leader(s)
    assert found == Counter(product(range(4), range(players)))


def test_s1_the_cut_shows_trump_and_leader_and_nothing_else() -> None:
    first = at(Rules(), "cut 3H")
    other = at(Rules(), "cut 3H 5S 2C")
    for seat in (*range(4), WATCHER):
        before, view = game.view(game.start(Rules()), seat), game.view(first, seat)
        assert (before.trump, before.leader) == (NO_SUIT, -1)
        assert view == game.view(other, seat)
        assert (SUITS[view.trump], view.leader, view.hand) == ("H", 1, ())
        assert view.unseen == bits(DECK)
        changed = {field for field, value in plain(view).items() if value != plain(before)[field]}
        assert changed == {"phase", "trump", "leader"}


def test_s1_only_the_cut_cards_are_cut() -> None:
    s = game.start(Rules(players=3))
    assert names(game.pack(s)) == "2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S"
    with pytest.raises(IllegalAction, match="wrong_cards_to_shuffle"):
        step(GAME, s, Event(CHANCE, Shuffle(bits(DECK))))
    with pytest.raises(IllegalAction, match="wait_for_shuffle"):
        step(GAME, s, event("0 7H"))


# §2


def test_s2_deal() -> None:
    s = at(Rules(players=3, cards=2), "cut 2C", "deal 2C 3C 4C 5C 6C 7C")
    assert [names(game.view(s, seat).hand) for seat in range(3)] == ["3C 2C", "5C 4C", "7C 6C"]
    assert game.view(s, 0).sizes == (2, 2, 2)
    assert len(game.view(s, 0).unseen) == 50
    assert len(game.view(s, WATCHER).unseen) == 52
    assert game.view(s, WATCHER).hand == ()


def test_s2_a_hand_is_shown_s_h_d_c_from_the_ace_down() -> None:
    s = at(Rules(players=2, cards=5), "cut 2C", "deal JC 8S 7H AD TH")
    assert names(game.view(s, 0).hand) == "8S TH 7H AD JC"


@pytest.mark.parametrize(("players", "most"), [(2, 26), (3, 17), (4, 13)])
def test_s2_limits(players: int, most: int) -> None:
    assert game.seats(Rules(players=players, cards=most)) == players
    wanted = (
        "option=cards, allowed=allowed_number(least=1, most=26), value=27"
        if players == 2
        else f"hand_too_large(player_count={players}, card_count={most}, n={most + 1}, rule=§2)"
    )
    with pytest.raises(ValueError, match=re.escape(wanted)):
        Rules(players=players, cards=most + 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 5},
        {"cards": 0},
        {"target": 0},
        {"target": 1000},
        {"follow": "revoke"},
        {"enforce": 1},
        {"next_leader": "dealer"},
    ],
)
def test_s2_impossible_rules(wrong: dict[str, object]) -> None:
    (field,) = wrong
    with pytest.raises(ValueError, match=f"option={field}, "):
        Rules(**wrong)  # type: ignore[arg-type]


# §3


@pytest.mark.parametrize(
    ("led", "trump", "strict", "due"),
    [
        ("H", "S", False, "8S TH 7H"),
        ("H", "S", True, "TH 7H"),
        ("C", "S", False, "8S JC"),
        ("H", "H", False, "TH 7H"),
        ("H", "H", True, "TH 7H"),
        ("N", "S", False, "8S TH 7H AD JC"),
        ("N", "S", True, "8S TH 7H AD JC"),
    ],
)
def test_s3_due_cards(led: str, trump: str, strict: bool, due: str) -> None:
    hand = cards("8S TH 7H AD JC")
    assert due_cards(hand, SUITS.index(led), SUITS.index(trump), strict) == cards(due)


@pytest.mark.parametrize(
    ("hand", "strict", "due"),
    [
        ("8S AD JC", False, "8S"),
        ("8S AD JC", True, "8S AD JC"),
        ("AD JC", False, "AD JC"),
        ("AD JC", True, "AD JC"),
    ],
)
def test_s3_without_the_led_suit(hand: str, strict: bool, due: str) -> None:
    assert due_cards(cards(hand), SUITS.index("H"), SUITS.index("S"), strict) == cards(due)


def test_s3_the_leader_plays_anything() -> None:
    for rules in (TWO, STRICT, FREE, STRICT_FREE):
        s = at(rules, "cut 2S", "deal 7S 2C 3D")
        assert legal(s) == "2C 3D 7S"
        assert prompt(s) == "lead_prompt"


@pytest.mark.parametrize(
    ("rules", "deal", "can", "refused", "expected"),
    [
        (
            TWO,
            "deal 7H 2C 3D 8H 9S 4C",
            "8H 9S",
            "must_play_led_or_trump(led_suit=H, trump_suit=S)",
            "led_or_trump_prompt(led_suit=H, trump_suit=S)",
        ),
        (
            TWO,
            "deal 7H 2C 3D 8H 9H 4C",
            "8H 9H",
            "must_play_suit(suit=H)",
            "led_or_trump_prompt(led_suit=H, trump_suit=S)",
        ),
        (
            TWO,
            "deal 7H 2C 3D 8S 9S 4C",
            "8S 9S",
            "must_play_suit(suit=S)",
            "led_or_trump_prompt(led_suit=H, trump_suit=S)",
        ),
        (
            TWO,
            "deal 7H 2C 3D 8D 9D 4C",
            "4C 8D 9D",
            "",
            "no_suit_no_trump_prompt(led_suit=H, trump_suit=S)",
        ),
        (
            STRICT,
            "deal 7H 2C 3D 8H 9S 4C",
            "8H",
            "must_follow_suit(suit=H, rule=§3)",
            "follow_suit_prompt(suit=H)",
        ),
        (
            STRICT,
            "deal 7H 2C 3D 8S 9S 4C",
            "4C 8S 9S",
            "",
            "cannot_follow_prompt(suit=H)",
        ),
    ],
)
def test_s3_following(rules: Rules, deal: str, can: str, refused: str, expected: str) -> None:
    s = at(rules, "cut 2S", deal, "0 7H")
    assert legal(s) == can
    assert all(game.why_not(s, action) is None for action in game.legal(s))
    assert prompt(s) == expected
    if refused:
        assert refusal(s, "1 4C") == refused


@pytest.mark.parametrize(
    ("rules", "refused"),
    [(TWO, "must_play_suit(suit=H)"), (STRICT, "must_follow_suit(suit=H, rule=§3)")],
)
def test_s3_trump_led(rules: Rules, refused: str) -> None:
    s = at(rules, "cut 2H", "deal 7H 2C 3D 8H 9S 4C", "0 7H")
    assert legal(s) == "8H"
    assert prompt(s) == "follow_suit_prompt(suit=H)"
    assert refusal(s, "1 9S") == refused
    s = at(rules, "cut 2H", "deal 7H 2C 3D 8D 9S 4C", "0 7H")
    assert legal(s) == "4C 8D 9S"
    assert prompt(s) == "cannot_follow_prompt(suit=H)"


def test_s3_refusals() -> None:
    s = at(TWO, "cut 2S", HANDS)
    assert refusal(s, "0 AS") == "card_not_held(cards=AS)"
    assert refusal(s, "0 ??") == "card_not_held(cards=??)"
    assert refusal(s, "0 JO") == "card_not_held(cards=JO)"
    for line in ("0 call 1", "0 7H 2C", "0 7H last", "0 pass"):
        assert refusal(s, line) == "play_one_card_now(rule=§3)"
    assert refusal(s, "1 8H") == "not_their_turn(seat=0, other_seat=1)"
    assert game.why_not(game.start(TWO), Play((0,))) is not None
    with pytest.raises(TypeError):
        game.apply(s, Call(1))


# §4


@pytest.mark.parametrize(("cut", "winner"), [("2S", 2), ("2C", 3), ("2D", 3)])
def test_s4_who_wins(cut: str, winner: int) -> None:
    rules = Rules(cards=2)
    s = at(rules, f"cut {cut}", "deal TD 3H QD 4H 2S 5H AD 6H", "0 TD", "1 QD", "2 2S", "3 AD")
    assert game.actor(s) == winner
    assert game.totals(s) == tuple(int(seat == winner) for seat in range(4))
    view = game.view(s, 1)
    assert (view.leader, view.last_leader, names(view.last_trick)) == (winner, 0, "TD QD 2S AD")
    assert view.won == view.points == game.totals(s)
    assert view.table == ()
    assert not game.rounds(s)


def test_s4_the_highest_trump() -> None:
    s = at(Rules(cards=2), "cut 5C", "deal 9C 2H 3C 3H AS 4H AD 5H", "3 AD", "0 9C", "1 3C", "2 AS")
    assert game.actor(s) == 0


# §5


@pytest.mark.parametrize(
    ("rules", "card", "due"),
    [
        (FREE, "4C", "8H 9S"),
        (FREE, "8H", ""),
        (FREE, "9S", ""),
        (STRICT_FREE, "4C", "8H"),
        (STRICT_FREE, "9S", "8H"),
        (STRICT_FREE, "8H", ""),
    ],
)
def test_s5_a_breach_is_judged_by_the_rule_of_following(rules: Rules, card: str, due: str) -> None:
    s = at(rules, "cut 2S", HANDS, "0 7H")
    assert legal(s) == "4C 8H 9S"
    action = Play((parse(card),))
    wanted = f"action_play_breach(card={card})" if due else f"action_play(cards={card})"
    assert str(game.sentence(s, action)) == wanted
    held = tuple(parse(word) for word in due.split())
    found = game.apply(s, action).breaches
    assert found == ((Breach(trick=1, seat=1, card=parse(card), due=held),) if due else ())


def test_s5_without_the_suit_there_is_no_breach() -> None:
    s = at(FREE, "cut 2S", "deal 7H 2C 3D 8D 9D 4C", "0 7H", "1 4C", "0 2C")
    assert s.breaches == ()
    assert s.play.won == (1, 0)


@pytest.mark.parametrize(
    ("rules", "cut", "expected"),
    [
        (
            FREE,
            "2S",
            "should_play_led_or_trump_prompt(led_suit=H, trump_suit=S)",
        ),
        (
            FREE,
            "2H",
            "should_follow_prompt(led_suit=H, trump_suit=H)",
        ),
        (
            STRICT_FREE,
            "2S",
            "should_follow_prompt(led_suit=H, trump_suit=S)",
        ),
    ],
)
def test_s5_prompts(rules: Rules, cut: str, expected: str) -> None:
    s = at(rules, f"cut {cut}", HANDS, "0 7H")
    assert prompt(s) == expected
    assert refusal(s, "1 7H") == "card_not_held(cards=7H)"


def test_s5_prompts_without_a_duty() -> None:
    without = "deal 7H 2C 3D 8D 9D 4C"
    s = at(FREE, "cut 2S", without, "0 7H")
    assert prompt(s) == "no_suit_no_trump_prompt(led_suit=H, trump_suit=S)"
    s = at(STRICT_FREE, "cut 2S", without, "0 7H")
    assert prompt(s) == "cannot_follow_prompt(suit=H)"


def test_s5_a_breach_comes_to_light_with_the_cards_played_too_late() -> None:
    lines = ["cut 2S", HANDS, "0 7H", "1 4C"]
    s = at(FREE, *lines)
    own = Breach(trick=1, seat=1, card=parse("4C"), due=(parse("8H"), parse("9S")))
    assert s.breaches == (own,)
    assert game.view(s, 1).breaches == (own,)
    assert game.view(s, 0).breaches == game.view(s, WATCHER).breaches == ()
    s = at(FREE, *lines, "0 2C", "1 9S")
    seen = Breach(trick=1, seat=1, card=parse("4C"), due=(parse("9S"),))
    assert game.view(s, 0).breaches == game.view(s, WATCHER).breaches == (seen,)
    assert game.view(s, 1).breaches == s.breaches == (own,)
    shown = plain(game.view(s, 0))["breaches"]
    assert shown == [{"trick": 1, "seat": 1, "card": "4C", "due": ["9S"]}]
    s = at(FREE, *lines, "0 2C", "1 9S", "1 8H", "0 3D")
    assert s.breaches == ()
    assert notes(s) == ["breach_note(trick=1, seat=1, card=4C, cards=8H 9S)"]


def test_s5_nobody_learns_of_a_breach_from_hidden_cards() -> None:
    """Seat 0 cannot tell whether seat 1 held a heart or not."""
    views = []
    for hand in ("8H 9D 4C", "8D 9D 4C"):
        s = at(FREE, "cut 2S", f"deal 7H 2C 3D {hand}", "0 7H", "1 4C")
        views.append(game.view(s, 0))
    assert at(FREE, "cut 2S", "deal 7H 2C 3D 8H 9D 4C", "0 7H", "1 4C").breaches
    assert views[0] == views[1]


def test_s5_several_breaches_and_later_tricks() -> None:
    rules = Rules(players=2, cards=3, enforce=False)
    s = at(
        rules, "cut 2S", "deal 7H 2C 3C 8H 9H 4C", "0 7H", "1 4C", "0 2C", "1 8H", "0 3C", "1 9H"
    )
    assert notes(s) == ["breach_note(trick=1, seat=1, card=4C, cards=8H 9H)"]
    s = at(
        rules, "cut 2S", "deal 7H 2C 3C 8H 9C 4C", "0 7H", "1 4C", "0 2C", "1 8H", "0 3C", "1 9C"
    )
    assert notes(s) == [
        "breach_note(trick=1, seat=1, card=4C, cards=8H)",
        "breach_note(trick=2, seat=1, card=8H, cards=9C)",
    ]


def test_s5_enforced_play_has_no_breach() -> None:
    s = at(TWO, "cut 2S", HANDS, "0 7H", "1 9S")
    assert s.breaches == ()
    assert str(game.sentence(s, Play((parse("4C"),)))) == "action_play(cards=4C)"
    assert str(game.sentence(s, Pass())) == "action_pass"


# §6


def test_s6_a_new_cut_and_a_new_deal() -> None:
    rules = Rules(players=2, cards=1, target=2)
    s = at(rules, "cut 2C", "deal 2H 3H", "0 2H", "1 3H")
    assert (game.phase(s), game.actor(s)) == ("cut", CHANCE)
    (line,) = game.rounds(s)
    assert (line.cards, line.trump, line.tricks, line.scores, line.totals, line.notes) == (
        1,
        SUITS.index("C"),
        (0, 1),
        (0, 1),
        (0, 1),
        (),
    )
    assert game.view(s, 0).round == 2
    assert game.legal(s) == ()
    s = at(rules, "cut 2C", "deal 2H 3H", "0 2H", "1 3H", "cut 2D", "deal 4H 5H")
    assert game.actor(s) == 0
    assert game.totals(s) == (0, 1)
    s = game.apply(game.apply(s, game.legal(s)[0]), Play((parse("5H"),)))
    assert game.phase(s) == "over"
    assert game.totals(s) == (0, 2)
    assert winners(GAME, s) == (1,)
    assert game.view(s, 0).round == 2
    assert game.view(s, 0).legal == ()


def test_s6_over_at_once_in_mid_deal() -> None:
    s = at(Rules(players=2, cards=3, target=2), "cut 2S", "deal AS KS QS 2S 3S 4S")
    for line in ("0 AS", "1 2S", "0 KS"):
        s = step(GAME, s, event(line))
        assert game.phase(s) == "play"
    s = step(GAME, s, event("1 3S"))
    assert game.actor(s) == OVER
    assert game.totals(s) == game.rounds(s)[-1].scores == (2, 0)
    assert refusal(s, "0 QS") == "game_is_over"
    assert game.view(s, 1).points == (2, 0)


@pytest.mark.parametrize(("next_leader", "leader"), [("random", 0), ("last_winner", 1)])
def test_s6_who_leads_next(next_leader: str, leader: int) -> None:
    rules = Rules(players=2, cards=1, next_leader=next_leader)  # type: ignore[arg-type]
    s = at(rules, "cut 2C")
    assert game.first_leader(s) == 0  # of the first deal it is always the cut
    lines = ("cut 2C", "deal 2H 3H", "0 2H", "1 3H", "cut 2C")
    assert game.view(at(rules, *lines), 0).leader == leader
    assert game.actor(at(rules, *lines, "deal 2H 3H")) == leader


def test_s6_presets() -> None:
    assert PRESETS["original"] == Rules(
        players=4,
        cards=13,
        follow="lead_or_trump",
        enforce=True,
        target=24,
        next_leader="random",
    )
    assert PRESETS["strict"] == Rules(follow="strict")
    assert PRESETS["unenforced"] == Rules(enforce=False)
    assert "first to reach 24 points wins" in rule_sheets.sheet("whist", Rules())
    assert "the 2 to the 4 of every suit" in rule_sheets.sheet("whist", Rules(players=3))
