"""Determinization: sampled worlds, that is whole states of a game in which every hidden card has a
place, at random among those that agree with what one seat has seen.

Hands of trick games are sampled uniformly among the deals that agree with the hard evidence
(`sim.deals.sampling`) and resampled by the likelihood of what was done (sampling–importance
resampling, Rubin 1987).  Determinization goes back to Levy, "The Million Pound Bridge Program"
(1989), and Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game" (2001).
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from ..engine.actions import Event, Give, Play, Shuffle
from ..engine.cards import DECK, NO_SUIT, Cards, bits, mask
from ..engine.options import Options
from ..games import GAMES, game_name, israeli_whist, pesten, whist
from ..games.egyptian_estimation.declarations import void_suits
from ..games.israeli_whist import passing
from ..games.israeli_whist.numbers import SEATS
from ..games.israeli_whist.passing import Giving
from ..games.pesten.table import Table
from ..sim.deals.counting import fits
from ..sim.deals.sampling import Sampler
from ..sim.kernels.encode_view import seat_in_turn
from .likelihood import features, fitted_ratios
from .pesten import track
from .pesten_hand import Batch
from .tricks import ALL_SUITS, deal_events, evidence, plays, seen_elsewhere

__all__ = [
    "worlds",
]

UNIT = 1000  # of the logarithms of likelihoods, which are integers
PROPOSALS = 8  # deals among which one is chosen by its likelihood


def worlds(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1, *, soft: bool = True
) -> Iterator[Any]:
    """Sampled worlds without end.  With `soft` they are weighed by the likelihood of what the seats
    did, else all that agree with the hard evidence are equally likely; Pesten knows only the
    latter."""
    rng = Random(seed)
    if isinstance(rules, pesten.Rules):
        while True:
            yield pesten_world(view, events, rules, rng)
    for hands in sampled_hands(view, events, rules, rng, soft=soft):
        yield rebuild(view, events, rules, hands, rng)


def sampled_hands(
    view: Any, events: tuple[Event, ...], rules: Options, rng: Random, *, soft: bool
) -> Iterator[tuple[Cards, ...]]:
    """Yields the hands of all seats as they are now, and last the cards out of play."""
    ways = evidence(view, events, rules)
    suits_due = declares_now(view, rules)
    shares = [float(way.weight) for way in ways]
    samplers = [Sampler(way.unseen, way.held) for way in ways]
    weights = card_weights(view, events, rules) if soft else {}
    seed = rng.randrange(1 << 30)
    count = 0
    while True:
        at = rng.choices(range(len(ways)), shares)[0]
        drawn = list(samplers[at].weighed(PROPOSALS if weights else 1, weights, seed, count))
        count += len(drawn)
        # What a place needs is left to rejection: most draws have it.
        proposals = [
            (weight, hands)
            for weight, hands in drawn
            if fits(ways[at].unseen, hands)
            and (not suits_due or void_suits(hands[view.actor]) & suits_due)
        ]
        if not proposals:
            continue
        best = max(weight for weight, _ in proposals)
        # e to nine decimals: math.exp differs in the last bits, and so would the digests of games.
        likely = [2.718281828 ** ((weight - best) / UNIT) for weight, _ in proposals]
        yield rng.choices([hands for _, hands in proposals], likely)[0]


def declares_now(view: Any, rules: Options) -> int:
    """The set of suits in one of which the seat to act is void, as it is to declare a compulsory
    void (Egyptian Estimation §2); 0 where that is not so, and for the seat itself, which knows."""
    if view.phase != "void" or view.actor == view.seat:
        return 0
    return ALL_SUITS & ~((1 << mask(view.voids[view.actor]).bit_length()) - 1)


def card_weights(
    view: Any, events: tuple[Event, ...], rules: Options
) -> dict[tuple[int, int], int]:
    """By seat and card, the logarithm of the likelihood ratio in units of 1/UNIT."""
    table = fitted_ratios(rules)
    return {
        (seat, card): round(UNIT * table[feature])
        for seat in range(len(view.sizes))
        if seat != view.seat
        for card, feature in features(view, events, seat)
        if feature in table
    }


def rebuild(
    view: Any, events: tuple[Event, ...], rules: Any, hands: tuple[Cards, ...], rng: Random
) -> Any:
    """The state in which these are the hands now, made by playing the deal again."""
    game, deal = GAMES[game_name(rules)], deal_events(events)
    seats = len(view.sizes)
    whole = list(hands[:seats])
    for seat, card in plays(events):
        whole[seat] |= 1 << card
    start = {"rules": rules, "rounds": view.rounds}
    if isinstance(rules, israeli_whist.Rules) and any(isinstance(e.action, Give) for e in deal):
        return rebuild_after_gifts(view, deal, rules, tuple(whole), rng)
    if isinstance(rules, whist.Rules):
        first = next((e.seat for e in deal if isinstance(e.action, Play)), view.leader)
        s: Any = whist.State(**start, winner=first, cut=view.trump << 4 | first)
    else:
        s = game.start(rules)
        s = replace(s, rounds=view.rounds)
        if hasattr(s, "redeals"):
            s = replace(s, redeals=view.redeals)
    rest = DECK & ~sum(whole)
    face_up = rest & seen_elsewhere(view)
    order = [whole[getattr(view, "way", 1) * place % seats] for place in range(seats)]
    dealt = [card for hand in order for card in bits(hand)]
    s = game.apply(s, Shuffle((*dealt, *bits(face_up), *bits(rest & ~face_up))))
    for event in deal:
        s = game.apply(s, event.action)
    return s


def rebuild_after_gifts(
    view: Any, deal: tuple[Event, ...], rules: Any, whole: tuple[Cards, ...], rng: Random
) -> Any:
    """The state of Israeli Whist once cards have been passed on: gifts of others that have arrived
    are in the hands already, those on their way are drawn at random."""
    game = israeli_whist
    s: Any = game.State(rules=rules, rounds=view.rounds)
    gifts = [(e.seat, e.action.cards) for e in deal if isinstance(e.action, Give)]
    times, pending = divmod(len(gifts), SEATS)
    given = [mask(cards) if seat == view.seat else 0 for seat, cards in gifts]
    full = Giving(SEATS, game.first(s), tuple(given[: times * SEATS]))
    s = game.begin(s, full, whole)
    last = max(at for at, e in enumerate(deal) if isinstance(e.action, Give))
    if not pending:
        for event in deal[last + 1 :]:
            s = game.apply(s, event.action)
        return s
    for event in [e for e in deal if not isinstance(e.action, Give)][-SEATS:]:
        s = game.apply(s, event.action)  # all have passed
    for seat, cards in gifts[times * SEATS :]:
        if seat != view.seat:
            cards = tuple(rng.sample(bits(s.play.hands[seat]), game.GIFT))
        g, moved = passing.give(s.giving, s.play.hands, cards)
        s = replace(s, giving=g, play=replace(s.play, hands=moved))
    return s


# Pesten.


def pesten_world(view: Any, events: tuple[Event, ...], rules: pesten.Rules, rng: Random) -> Any:
    """A state with the other hands and the stock drawn from the unseen cards."""
    tracker = track(view, events, rules)
    known = tracker.hands
    rest = list(view.unseen)
    for held in known:
        for card in held.cards:
            rest.remove(card)
    rng.shuffle(rest)
    full: list[tuple[int, ...]] = []
    for seat, held in enumerate(known):
        if seat == view.seat:
            full.append(view.hand)
        else:
            full.append(tuple(sorted([*held.cards, *draw_batches(rest, held.batches)])))
    stay = list(pesten.all_cards(rules))
    for card in (*rest, *[card for hand in full for card in hand], view.top):
        stay.remove(card)
    turn = seat_in_turn(view)
    asked: Any = view.phase if view.phase in ("answer", "name", "give") else "play"
    t = Table(
        hands=tuple(full),
        stock=tuple(rest),
        pile=(*stay, view.top),
        turn=turn,
        way=view.way,
        asked=asked,
        named=view.named,
        payload=view.payload,
        stack_suit=tracker.stack_suit if view.payload else NO_SUIT,
        series=tracker.series == turn,
        drew=view.drew,
        drawn=view.drawn[0] if view.drawn else (full[turn][0] if view.drew and full[turn] else -1),
        given=tuple([c if c >= 0 else -1 for c in view.given]),
        out=view.out,
    )
    return pesten.State(rules=rules, rounds=view.rounds, table=with_gifts(t))


def with_gifts(t: Table) -> Table:
    """The table with a card of its giver for every card put down that this seat cannot see."""
    row = [(t.turn + place) % len(t.hands) for place in range(len(t.hands))]
    givers = [seat for seat in row if t.hands[seat]]
    given = [c if c >= 0 else t.hands[givers[at]][0] for at, c in enumerate(t.given)]
    return replace(t, given=tuple(given))


def draw_batches(rest: list[int], batches: list[Batch]) -> list[int]:
    """Removes cards for the batches from the rest and returns them; where possible none of a face
    that its batch excludes."""
    found = []
    for batch in sorted(batches, key=lambda b: -b.excluded.bit_count()):
        for _ in range(batch.size):
            at = next((i for i, c in enumerate(rest) if not batch.excluded >> c & 1), 0)
            found.append(rest.pop(at))
    return found
