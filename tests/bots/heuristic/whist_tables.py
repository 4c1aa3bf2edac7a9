"""Tables of Whist for the tests of the heuristic player."""

from longsuit.engine.actions import CHANCE, Event, Shuffle
from longsuit.engine.cards import DECK, bits, parse
from longsuit.engine.game import replay
from longsuit.engine.notation import event
from longsuit.games import GAMES
from longsuit.games.whist import Rules, State, cut_cards

GAME = GAMES["whist"]


def shuffled(pack: int, top: str) -> Event:
    """A shuffle of a pack with these cards on top."""
    first = tuple(parse(word) for word in top.split())
    return Event(CHANCE, Shuffle((*first, *[c for c in bits(pack) if c not in first])))


def played(rules: Rules, *lines: str) -> tuple[State, tuple[Event, ...]]:
    """The state and the events; `cut CARD` and `deal CARDS` name the top of a pack."""
    packs = {"cut": cut_cards(rules.players), "deal": DECK}
    events = [
        shuffled(packs[word], rest) if (word := line.split()[0]) in packs else event(line)
        for line in lines
        for rest in [line.partition(" ")[2]]
    ]
    s: State = replay(GAME, rules, events)
    return s, tuple(events)
