"""Overlong input: an error repeats only the beginning of it, in every language."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from longsuit.bots.registry import player
from longsuit.engine import notation
from longsuit.engine.game import shuffle
from longsuit.engine.sentences import reason
from longsuit.games import GAMES, whist
from longsuit.games.replay import final_state
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader

LENGTH = 200_000
LONG, CARDS = "x" * LENGTH, "7H " * LENGTH
LONGEST = 2_000  # characters of an error: a short text in every language, with its choices

LINES = (
    *(f"game {LONG} 1", f"game whist {LONG}", LONG, f"game whist 1\n{LONG}"),
    *(f"game whist 1\nrules {each}" for each in (LONG, f"{LONG}=1", f"target={LONG}")),
    *(f"game whist 1\n{word} {LONG}" for word in ("commit", "nonce", "reveal", "nonce 1")),
    *(f"game whist 1\nseats {LONG}\n0 7H", f"game whist 1\nseats {'a ' * LENGTH}\n0 7H"),
    *(f"game whist 1\n{LONG} 7H", f"game whist 1\n0 {LONG}", f"game whist 1\n0 7H {LONG}"),
    *(f"game whist 1\n0 {verb} {LONG}" for verb in ("call", "bid", "name", "give", "choose")),
    *(f"game whist 1\n0 {verb} {CARDS}" for verb in ("", "call", "give", "draw")),
    f"game whist 1\n* shuffle {CARDS}",
)
PLAYERS = (LONG, f"npc({LONG})", f"npc({'a,' * LENGTH})", f"search({LONG}=1)", f"search(ms={LONG})")


def replayed(text: str) -> object:
    return final_state(notation.log(text))


def check(function: Callable[[], object]) -> None:
    """The function raises an error that is short in every language."""
    with pytest.raises(ValueError) as caught:  # noqa: PT011  which one is for other tests
        function()
    for language in LANGUAGES:
        assert len(Reader(language).text(reason(caught.value))) < LONGEST


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_long_line_of_a_log(at: int) -> None:
    check(partial(replayed, LINES[at]))


@pytest.mark.parametrize("at", range(len(PLAYERS)))
def test_a_long_name_of_a_player(at: int) -> None:
    check(lambda: player(PLAYERS[at], "whist", whist.Rules()))


@pytest.mark.parametrize("game", GAMES)
def test_as_many_cards_as_an_action_may_have_are_refused_by_the_rules(game: str) -> None:
    state = GAMES[game].start(GAMES[game].Rules())
    dealt = repr(shuffle(GAMES[game].pack(state), Random(1)))
    head, most = f"game {game} 1\n\n* {dealt}\n", notation.MOST_CARDS - 1
    for seat in range(4):
        for action in ("7H " * most, "TC " * most, "give " + "2C " * most, "JO " * most):
            check(partial(replayed, f"{head}{seat} {action}\n"))
