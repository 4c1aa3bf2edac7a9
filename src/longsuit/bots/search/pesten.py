"""Pesten by trying what may be done; what is passed on goes by rules of thumb."""

from collections import Counter
from random import Random

from ...engine.base import Action, Draw, Event, Name, Pass, Play, Take
from ...engine.cards import JOKER, NO_SUIT, UNSEEN, suit_of
from ...engine.shedding import must_announce
from ...games.pesten import Rules, View, customs, whole
from ...sim import pesten as kernel
from ...sim import shedding as table
from ...sim.compiled import row
from ...sim.policy import SIMPLE
from ...sim.table import Row
from ...sim.trials import SCRATCH
from ...sim.trials_pesten import (
    AT_MOST,
    DRAWING,
    EVIDENCE,
    NAMING,
    PASSING,
    PLAYING,
    SIZES,
    STRIDE,
    TAKING,
    TRY,
)
from ..heuristic import make as heuristic
from ..known_pesten import recent, shown
from ..player import Choice, Player
from .budget import Budget
from .trying import compared, policy_for

TRIES = 8  # hands drawn for a seat until one agrees with what it could not play
LARGEST = 16  # cards that a play may have in a trial


def player(rules: Rules, budget: Budget) -> Player:
    encoded, else_by = row(kernel.encode(rules)), heuristic("pesten", rules, ("plain",))
    c, seats = customs(rules), rules.players

    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        tried = candidates(view)
        if view.phase == "give" or not tried:
            return else_by(view, events, rng)
        chances, _ = shown(recent(events), seats, c)
        start, hidden = row(position(view, rules)), row(list(view.unseen))
        evidence = row(evidence_of(view, chances))
        work = row(table.WIDTH), row(table.WIDTH), row(SCRATCH)
        policy = policy_for(SIMPLE, seats)

        def run(ids: list[int], leader: int, seed: int, first: int, n: int, sums: Row) -> None:
            actions = row([number for at in ids for number in written(tried[at])])
            head = encoded, start, evidence, hidden, actions, len(ids), leader
            TRY(*head, policy, seed, first, n, *work, sums)

        found = compared(run, range(len(tried)), budget, rng)[0]
        return Choice(tried[found.action], f"best in {found.worlds} sampled deals")

    return choose


def candidates(view: View) -> list[Action]:
    """What is worth trying: no wrong announcement, and one of equal plays."""
    found: dict[object, Action] = {}
    for action in view.legal:
        if isinstance(action, Play):
            left = len(view.hand) - len(action.cards)
            if (
                action.last == must_announce(left, len(action.cards))
                and len(action.cards) <= LARGEST
            ):
                found.setdefault(
                    (frozenset(Counter(action.cards).items()), action.cards[-1]), action
                )
        elif isinstance(action, Draw | Take | Pass | Name):
            found[action] = action
    return list(found.values())


def written(action: Action) -> list[int]:
    """An action as the kernel takes it."""
    match action:
        case Play(cards):
            head = [PLAYING, len(cards), *cards]
        case Name(suit):
            head = [NAMING, 1, suit]
        case Take():
            head = [TAKING, 0]
        case Draw():
            head = [DRAWING, 0]
        case _:
            head = [PASSING, 0]
    return head + [0] * (STRIDE - len(head))


def evidence_of(view: View, chances: tuple[tuple[int, ...], ...]) -> list[int]:
    e = [0] * EVIDENCE
    e[:3] = [view.seat, TRIES, len(view.unseen)]
    e[SIZES : SIZES + len(view.sizes)] = view.sizes
    for seat, counts in enumerate(chances):
        e[AT_MOST + 4 * seat : AT_MOST + 4 * seat + 4] = counts
    return e


def position(view: View, rules: Rules) -> list[int]:
    """The row from which the kernel plays on, without what is hidden."""
    w: list[int] = [0] * table.WIDTH
    w[table.LIVE], w[table.ROUND] = kernel.PLAYED, view.round - 1
    w[table.PACKS] = rules.pack_count()
    totals = view.rounds[-1].totals if view.rounds else (0,) * rules.players
    w[table.TOTALS : table.TOTALS + rules.players] = totals
    for card in view.hand:
        table.hold(w, view.seat, card)
    w[table.PLAYING] = sum([1 << seat for seat, size in enumerate(view.sizes) if size])
    discards = Counter(whole(rules)) - Counter(view.hand) - Counter(view.unseen)
    discards[view.top] -= 1
    for card in discards.elements():
        table.put(w, table.DISCARDS, card)
    w[table.TOP], w[table.PILED] = view.top, view.pile
    w[table.TURN], w[table.WAY], w[table.NAMED] = view.seat, view.way, view.named
    w[table.ASKED] = kernel.ASKINGS.index(view.phase)
    w[table.PAYLOAD] = view.payload
    w[table.BEGAN] = suit_of(view.top) if view.payload and view.top != JOKER else NO_SUIT
    w[table.DREW] = int(view.drew)
    w[table.DRAWN] = view.drawn[0] if view.drawn else UNSEEN
    w[table.OUTS] = len(view.out)
    w[table.OUT : table.OUT + len(view.out)] = view.out
    return w
