"""Games written by hand from the rule documents, with what must be true at each point of them.

A line `#= …` in a golden is checked against the state there:
  totals N N …   scores N N … (of the round that ended last)   phase WORD   actor SEAT   over
  winners SEAT …               nobody if there is none, as before the end
  legal ACTION | ACTION …      exactly these
  hand SEAT CARDS              in any order
  view SEAT FIELD VALUE        a field of that seat's view, as JSON
  illegal SEAT ACTION: WORDS   refused, and the reason contains them
"""

import json
from pathlib import Path

import pytest

from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, OVER
from longsuit.engine.codec import plain
from longsuit.engine.game import IllegalAction, step, winners
from longsuit.games import GAMES
from longsuit.games.replay import game_of

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.game"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_golden(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    log = notation.log(text)
    assert log.game == path.parent.name
    game, rules = game_of(log)
    s = game.start(rules)
    events = dict(zip(log.lines, log.events, strict=True))
    checks = 0
    for at, line in enumerate(text.splitlines(), 1):
        if at in events:
            s = step(game, s, events[at])
            assert notation.event(repr(events[at])) == events[at]
        elif line.startswith("#="):
            checks += 1
            expect(game, s, line[2:].split("  #")[0].strip(), f"{path.name}:{at}")
    assert checks, "a golden says what must be true"


def expect(game, s, claim: str, where: str) -> None:  # type: ignore[no-untyped-def]
    word, _, rest = claim.partition(" ")
    match word:
        case "totals":
            assert game.totals(s) == tuple(map(int, rest.split())), where
        case "scores":
            assert game.rounds(s)[-1].scores == tuple(map(int, rest.split())), where
        case "phase":
            assert game.phase(s) == rest, where
        case "actor":
            assert game.actor(s) == (CHANCE if rest == "*" else int(rest)), where
        case "winners":
            assert winners(game, s) == tuple(map(int, rest.split())), where
        case "over":
            assert game.actor(s) == OVER, where
        case "legal":
            wanted = {notation.action(part) for part in rest.split("|")}
            assert set(game.legal(s)) == wanted, where
        case "hand":
            seat, *cards = rest.split()
            held = sorted(game.view(s, int(seat)).hand)
            assert held == sorted(notation.card(c) for c in cards), where
        case "view":
            seat, field, value = rest.split(maxsplit=2)
            assert plain(game.view(s, int(seat)))[field] == json.loads(value), where
        case "illegal":
            what, _, words = rest.partition(":")
            before = repr(plain(game.view(s, 0)))
            with pytest.raises(IllegalAction) as refusal:
                step(game, s, notation.event(what))
            assert words.strip() in str(refusal.value), (where, str(refusal.value))
            assert repr(plain(game.view(s, 0))) == before
        case _:
            raise AssertionError(f"{where}: {claim!r} is no check")


def test_every_game_has_three_goldens() -> None:
    for name in GAMES:
        assert len(list((GOLDEN / name).glob("*.game"))) >= 3, name
