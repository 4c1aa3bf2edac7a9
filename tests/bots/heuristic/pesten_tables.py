"""Tables of Pesten for the tests of the heuristic player."""

from longsuit.belief.pesten import Tracker
from longsuit.bots.heuristic.pesten_chances import Counts, counts
from longsuit.bots.heuristic.pesten_evaluation import Afterstate, Features
from longsuit.engine.actions import Event
from longsuit.engine.cards import NO_SUIT, parse
from longsuit.engine.notation import action
from longsuit.games import pesten
from longsuit.games.pesten import Rules, shedding_rules

DEFAULT = Rules()


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(parse, text.split()))


def events(text: str) -> tuple[Event, ...]:
    """The events of a text such as `0 9H; 1 draw`."""
    lines = [line.split(maxsplit=1) for line in text.split(";")]
    return tuple(Event(int(seat), action(what)) for seat, what in lines)


def table_counts(
    hand: str = "5H 9S KC",
    top: str = "AH",
    *,
    rules: Rules = DEFAULT,
    sizes: tuple[int, ...] = (3, 5, 5, 5),
    log: str = "",
) -> Counts:
    whole, mine = list(pesten.all_cards(rules)), cards(hand)
    for card in (*mine, parse(top)):
        whole.remove(card)
    view = pesten.view(pesten.start(rules), 0)
    full = {"hand": mine, "sizes": sizes, "unseen": tuple(whole), "stock": 20, "pile": 5, "way": 1}
    changed = type(view)(**{field: getattr(view, field) for field in view.__struct_fields__} | full)
    tracker = Tracker(4, rules)
    for event in events(log) if log else ():
        tracker.observe(event)
    return counts(changed, tracker)


def features(
    hand: str = "5H 9S KC",
    top: str = "AH",
    *,
    rules: Rules = DEFAULT,
    payload: int = 0,
    turn: int = 1,
    drawn: float = 0.0,
    sizes: tuple[int, ...] = (3, 5, 5, 5),
    log: str = "",
) -> Features:
    k = table_counts(hand, top, rules=rules, sizes=sizes, log=log)
    after = Afterstate(cards(hand), parse(top), NO_SUIT, payload, turn, 1, drawn)
    return Features(k, shedding_rules(rules), after, 0.01)
