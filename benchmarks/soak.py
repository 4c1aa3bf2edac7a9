"""Fuzz tests: lines of notation, logs with broken lines, and players in random states.

    python -m benchmarks.soak [--lines 1000000] [--logs 20000] [--states 100000] [--seed 1]

Every text is either read, and then written back as the same thing, or refused with BadNotation.
Every log is either replayed or refused with BadNotation that names a line.  Anything else stops
the run with the text that did it.  In every state, of every game under every preset with random
options, the player asked answers with a legal action.
"""

import argparse
import random
import string
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta
from msgspec.structs import replace
from rich.progress import Progress, track

from longsuit.bots.registry import kinds_of, player
from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, OVER, Action, Event, seen
from longsuit.engine.game import objection, shuffle
from longsuit.engine.notation import BadNotation, Log
from longsuit.games import GAMES
from longsuit.games.replay import final_state

WORDS = (
    "0 1 9 * game rules seats shuffle call bid name void give choose draw take dash pass last "
    "7H TS 10h JO ?? 5N 13S 3 99 -1 C N players=3 commit nonce reveal #"
).split()
LETTERS = string.printable + "♠٣é\x00\u202e"


def random_line(rng: random.Random) -> str:
    if rng.random() < 0.3:
        return "".join(rng.choices(LETTERS, k=rng.randrange(20)))
    return " ".join(rng.choices(WORDS, k=rng.randrange(6)))


def mutate(rng: random.Random, text: str) -> str:
    """The text with one to three letters changed, put in, left out, or lines swapped."""
    letters = list(text)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(letters) + 1)
        match rng.randrange(4):
            case 0:
                letters[at:at] = rng.choice(LETTERS)
            case 1:
                letters[at : at + 1] = rng.choice(LETTERS)
            case 2:
                letters[at : at + rng.randint(1, 30)] = []
            case _:
                letters = letters[at:] + letters[:at]
    return "".join(letters)


def fuzz_line(line: str) -> bool:
    """True if a line is an event; then checks that its own text reads back as the same event."""
    try:
        event = notation.event(line)
    except BadNotation:
        return False
    assert notation.event(repr(event)) == event, line
    return True


def fuzz_log(text: str) -> bool:
    try:
        final_state(notation.log(text))
    except BadNotation:
        return False
    return True


def random_logs(rng: random.Random) -> list[str]:
    """The first events of random games of every game and preset."""
    texts = []
    for name, game in GAMES.items():
        for rules in game.PRESETS.values():
            s, events = game.start(rules), []
            for _ in range(40):
                if (actor := game.actor(s)) == OVER:
                    break
                action = (
                    shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
                )
                events.append(Event(actor, action))
                s = game.apply(s, action)
            header = notation.rules_text(rules)
            log = Log(game=name, version=game.VERSION, rules=header, events=tuple(events))
            texts.append(repr(log))
    return texts


def random_rules(name: str, rng: random.Random) -> Any:
    """A preset with up to three options changed to anything they may be."""
    game = GAMES[name]
    rules = rng.choice(list(game.PRESETS.values()))
    hints = get_type_hints(game.Rules, include_extras=True)
    for option in rng.sample(sorted(hints), 3):
        try:
            rules = replace(rules, **{option: rng.choice(allowed_values(hints[option]))})
        except ValueError:
            continue  # it does not go with the others
    return rules


def allowed_values(hint: Any) -> list[Any]:
    """The values of an option, numbers up to ten above the least."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    for part in get_args(hint):
        if isinstance(part, Meta):
            return list(
                range(int(part.ge or 0), min(int(part.le or 0), int(part.ge or 0) + 10) + 1)
            )
    return [None, *allowed_values(get_args(hint)[0])]


def fuzz_players(states: int, rng: random.Random) -> int:
    """Plays random games and puts every state to a player drawn at random."""
    asked = 0
    with Progress() as progress:
        task = progress.add_task("players in random states", total=states)
        while asked < states:
            name = rng.choice(list(GAMES))
            rules = random_rules(name, rng)
            before, asked = asked, asked + fuzz_game(name, rules, rng)
            progress.update(task, advance=asked - before)
    return asked


def fuzz_game(name: str, rules: Any, rng: random.Random) -> int:
    game, asked = GAMES[name], 0
    texts = [
        f"{kind.name}({','.join(rng.choice(values) for values in kind.choices(name))})"
        for kind in kinds_of(name).values()
    ]
    players = [player(text, name, rules) for text in texts]
    s, events = game.start(rules), list[Event]()
    while (actor := game.actor(s)) != OVER and len(events) < 300:
        action: Action
        if actor == CHANCE:
            action = shuffle(game.pack(s), rng)
        else:
            at, seat_saw = rng.randrange(len(players)), tuple(seen(e, actor) for e in events)
            action = players[at](game.view(s, actor), seat_saw, rng).action
            reason = objection(game, s, Event(actor, action))
            assert reason is None, (name, rules, texts[at], action, str(reason))
            asked += 1
            if rng.random() < 0.5:
                action = rng.choice(game.legal(s))
        events.append(Event(actor, action))
        s = game.apply(s, action)
    return asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--logs", type=int, default=20_000)
    parser.add_argument("--states", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    logs = random_logs(rng)
    lines = [line for text in logs for line in text.splitlines() if "shuffle" not in line]
    read = 0
    for _ in track(range(options.lines), "lines of notation"):
        line = random_line(rng) if rng.random() < 0.5 else mutate(rng, rng.choice(lines))
        read += fuzz_line(line)
    print(f"{options.lines:,} lines: {read:,} were events, all others refused by name")
    replayed = 0
    for _ in track(range(options.logs), "broken logs"):
        replayed += fuzz_log(mutate(rng, rng.choice(logs)))
    print(f"{options.logs:,} broken logs: {replayed:,} still played, all others refused by line")
    asked = fuzz_players(options.states, rng)
    print(f"{asked:,} states put to players: every answer was legal")


if __name__ == "__main__":
    main()
