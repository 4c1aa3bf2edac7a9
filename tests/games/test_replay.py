import pytest

from longsuit.engine.notation import BadNotation, Log, log
from longsuit.games import GAMES, game_name
from longsuit.games.replay import final_state, game_of, log_states

PACK = (
    "* shuffle 2C 3D 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 4D 5D 6D 7D 8D 9D TD JD QD KD AD "
    "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
)
HEAD = "game estimation_whist 1\nrules players=2 max_cards=1\n"


def test_a_truncated_log_is_a_game_that_goes_on() -> None:
    s = final_state(log(HEAD + PACK + "\n0 call 0\n"))
    assert s.calls.numbers == (0, -1)
    assert len(list(log_states(log(HEAD + PACK)))) == 2
    assert final_state(log(HEAD)).rounds == ()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game bridge 1", "no_such_game(text=bridge, choices=('estimation_whist'"),
        (
            "game estimation_whist 9",
            "unknown_rules_version(game=estimation_whist, version=9, own=1)",
        ),
        (
            "game estimation_whist 1\nrules players=0",
            "log_rules_error(why=option_refused(option=players",
        ),
        (
            "game estimation_whist 1\nrules stakes=3",
            "log_rules_error(why=no_such_option(option=stakes",
        ),
        (HEAD + "seats Ann", "log_names_error(name_count=1, seat_count=2)"),
        (
            HEAD + PACK + "\n0 call 2",
            "log_line_error(line=4, why=event_refused(event=0 call 2, why=call_out_of_range(most=1",
        ),
        (
            HEAD + "0 call 1",
            "log_line_error(line=3, why=event_refused(event=0 call 1, why=wait_for_shuffle))",
        ),
    ],
)
def test_logs_that_cannot_be(text: str, words: str) -> None:
    with pytest.raises(BadNotation) as error:
        final_state(log(text))
    assert str(error.value).startswith(words)


def test_a_log_made_in_memory_names_the_event() -> None:
    made = Log(game="estimation_whist", events=log(HEAD + "0 call 1").events)
    assert game_of(made)[1].players == 4  # type: ignore[attr-defined]
    with pytest.raises(
        BadNotation, match=r"log_event_error\(n=1, why=event_refused\(event=0 call 1"
    ):
        final_state(made)


@pytest.mark.parametrize("name", GAMES)
def test_rules_tell_the_name_of_their_game(name: str) -> None:
    assert game_name(GAMES[name].Rules()) == name
    assert all(game_name(rules) == name for rules in GAMES[name].PRESETS.values())
