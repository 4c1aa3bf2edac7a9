"""Fits the weights of the heuristic player of the estimating games to simulated rounds.

    python -m benchmarks.training.fit_heuristic cards [--seconds 300] [--seed 1]

Logistic regressions: `cards` of how a card fares, for bots/heuristic/trick_estimates.py; `play` of
how a position fares, for bots/heuristic/card_chances.py; `calls` of how a call fares, for
bots/heuristic/exact_calls.py. Prints the tuples to put there; writes no file. They depend on
one another: after `cards` come `play` and `calls`.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import monotonic

from longsuit.belief.tricks import knowledge, masters
from longsuit.bots.heuristic import exact_calls as heuristic
from longsuit.bots.heuristic.card_chances import CardChances, log_odds
from longsuit.bots.heuristic.estimation_whist import player
from longsuit.bots.heuristic.trick_estimates import (
    HandShape,
    HiddenHands,
    plain_features,
    trump_features,
)
from longsuit.engine.actions import CALLS, CHANCE, PLAYS, Action, Event, Play
from longsuit.engine.cards import SUIT_CARDS, Card, Cards, bits, lowest, rank_of, suit_of
from longsuit.engine.game import Round, shuffle
from longsuit.engine.phases.tricks import place_of_best
from longsuit.games import estimation_whist as game
from longsuit.games.estimation_whist import Rules, View, most_cards

from .logistic import fit_logistic, log_loss

SEATS = (2, 3, 4, 4, 4, 4, 4, 5, 6)
RANDOM_SEATS = 0.1  # the share of seats that play random cards
RIDGE = 0.1
MODES = ("least", "most")
Seen = tuple[Event, ...]
Chooser = Callable[[View, Seen], Action | None]  # None: what the heuristic player thinks


class Samples:
    """Rows of features by name, each with what came of it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[tuple[float, ...]]] = {}
        self.outcomes: dict[str, list[bool]] = {}

    def add(self, name: str, features: tuple[float, ...], outcome: bool) -> None:
        self.rows.setdefault(name, []).append(features)
        self.outcomes.setdefault(name, []).append(outcome)

    def report(self) -> None:
        """Prints the weights of a logistic regression of each, and its loss on the last quarter."""
        for name in sorted(self.rows):
            x, y = self.rows[name], self.outcomes[name]
            cut, start = len(y) * 3 // 4, [0.0] * len(x[0])
            loss = log_loss(x[cut:], y[cut:], fit_logistic(x[:cut], y[:cut], start, RIDGE))
            weights = fit_logistic(x, y, start, RIDGE)
            print(f"{name} = ({', '.join(f'{w:.2f}' for w in weights)})")
            print(f"# {len(y)} rows, log loss {loss:.4f}")


def rules_of(rng: Random) -> Rules:
    """Rules whose first round has a random number of cards, and a random number of seats."""
    seats = rng.choice(SEATS)
    size = rng.randint(1, min(13, most_cards(seats)))
    return Rules(players=seats, max_cards=size, sequence="down")


def play_round(rules: Rules, rng: Random, thoughts: dict[int, Chooser]) -> tuple[Round, Cards]:
    """The first round of a match, and the cards that won its tricks."""
    s, events = game.start(rules), list[Event]()
    heuristic_player = player(rules, "plain")
    wild = {seat for seat in range(rules.players) if rng.random() < RANDOM_SEATS} - set(thoughts)
    while not s.rounds:
        seat = game.actor(s)
        if seat == CHANCE:
            done: Action = shuffle(game.pack(s), rng)
        else:
            view, seen = game.view(s, seat), tuple(events)
            own = thoughts[seat](view, seen) if seat in thoughts else None
            if own:
                done = own
            elif seat in wild and view.phase == "play":
                done = rng.choice(view.legal)
            else:
                done = heuristic_player(view, seen, rng).action
        events.append(Event(seat, done))
        s = game.apply(s, done)
    return s.rounds[0], trick_winners(events, rules.players, s.rounds[0].trump)


def trick_winners(events: list[Event], seats: int, trump: int) -> Cards:
    """The set of cards that won the tricks of a round."""
    cards = [e.action.cards[0] for e in events if isinstance(e.action, Play)]
    tricks = [tuple(cards[at : at + seats]) for at in range(0, len(cards), seats)]
    return sum(1 << trick[place_of_best(trick, trump)] for trick in tricks)


def card_chances(view: View, seen: Seen) -> CardChances:
    """The chances of the cards of a seat that is to play."""
    seats_needed = tuple(c - w for c, w in zip(view.calls, view.won, strict=True))
    return CardChances(knowledge(view, seen), seats_needed[view.seat], len(view.hand), seats_needed)


# How a card fares.


def cards(table: Samples, rng: Random) -> None:
    """Whatever it called, a seat wants none, or all, of the tricks; what became of the cards it
    was left with?"""
    rules, at = rules_of(rng), rng.randrange(2)
    me = rng.randrange(rules.players)
    left_with: list[tuple[HiddenHands, Cards, Card]] = []

    def think(view: View, seen: Seen) -> Action | None:
        if view.phase == "call":
            return None
        d = card_chances(view, seen)
        card = (lose, win)[at](d)
        left_with.append((d.estimator.hidden, d.k.hand & ~(1 << card), card))
        return PLAYS[card]

    _, won = play_round(rules, rng, {me: think})
    for scene, rest, played in rng.sample(left_with, min(4, len(left_with))):
        short = sum(not rest & SUIT_CARDS[suit] for suit in range(1, 4))  # clubs are trump
        lead = bool(won >> played & 1)
        hand = HandShape(rest.bit_count(), (rest & SUIT_CARDS[0]).bit_count(), short, lead)
        for card in bits(rest):
            mine, trump = rest & SUIT_CARDS[suit_of(card)], suit_of(card) == 0
            features = (trump_features if trump else plain_features)(scene, hand, mine, card)
            name = f"{'TRUMP' if trump else 'PLAIN'}_{MODES[at].upper()}"
            table.add(name, features, bool(won >> card & 1))


def lose(d: CardChances) -> Card:
    """Ducks high, throws off what is dangerous, leads low."""
    if d.losers:
        return max(bits(d.losers), key=lambda card: danger(d, card))
    return min(bits(d.cards), key=lambda card: (round(d.win_chance(card), 2), -rank_of(card)))


def danger(d: CardChances, card: Card) -> float:
    """The risk that a card takes a trick that is not wanted, to compare cards by."""
    out = d.k.unseen & SUIT_CARDS[suit_of(card)]
    higher = (out >> card).bit_count()
    guards = (d.k.hand & SUIT_CARDS[suit_of(card)] & (1 << card) - 1).bit_count()
    return 6 * (suit_of(card) == d.k.trump) + out.bit_count() - 2 * higher - 0.7 * guards


def win(d: CardChances) -> Card:
    """Cashes winners, draws trumps, takes cheaply, and throws away what is worth least."""

    def cost(card: Card) -> tuple[bool, int]:
        return suit_of(card) == d.k.trump, rank_of(card)

    if d.k.best < 0:
        top = masters(d.k.hand, d.k.unseen)
        trumps = top & SUIT_CARDS[d.k.trump]
        if trumps and d.estimator.hidden.trumps * len(d.rivals) > 0.7:
            return lowest(trumps)
        if top:
            return max(bits(top), key=lambda card: (d.win_chance(card), cost(card)[0]))
    likely = max(bits(d.cards), key=lambda card: (round(d.win_chance(card), 1), -rank_of(card)))
    if d.plays_last and d.winners:
        return min(bits(d.winners), key=cost)
    return likely if d.win_chance(likely) > 0.4 else min(bits(d.cards), key=cost)


# How a position fares.


def play(table: Samples, rng: Random) -> None:
    """Half of the seats play one card at random; what came of it?"""
    rules = rules_of(rng)
    deviations: list[tuple[int, CardChances, Card]] = []

    def thought(when: int) -> Chooser:
        def think(view: View, seen: Seen) -> Action | None:
            if view.phase == "call" or len(view.hand) != when:
                return None
            d = card_chances(view, seen)
            card = rng.choice(bits(d.cards))
            deviations.append((view.seat, d, card))
            return PLAYS[card]

        return think

    chosen = rng.sample(range(rules.players), rules.players // 2)
    most = rules.max_cards or 1
    thoughts = {seat: thought(rng.randint(min(3, most), most)) for seat in chosen}
    line, won = play_round(rules, rng, thoughts)
    for seat, d, card in deviations:
        lead = bool(won >> card & 1)
        need, left, over = d.needed - lead, d.left - 1, line.tricks[seat] - line.calls[seat]
        if 0 <= need <= left and left > 1:
            odds, features = d.features(need, d.k.hand & ~(1 << card), lead=lead)
            if need > 0:
                table.add("TOO_FEW", (1.0, log_odds(sum(odds[:need])), *features), over < 0)
            if need < left:
                table.add("TOO_MANY", (1.0, log_odds(sum(odds[need + 1 :])), *features), over > 0)


# How a call fares.


def calls(table: Samples, rng: Random) -> None:
    """One seat calls a little more or less than it would; who makes the call?"""
    rules = rules_of(rng)
    said: list[tuple[View, int]] = []

    def thought(shift: int) -> Chooser:
        def think(view: View, seen: Seen) -> Action | None:
            if view.phase != "call":
                return None
            n = repr(player(rules, "plain")(view, (), rng).action).split()[1]
            call = CALLS[max(0, int(n) + shift)]
            call = call if call in view.legal else CALLS[int(n)]
            said.append((view, int(repr(call).split()[1])))
            return call

        return think

    shifts = dict.fromkeys(range(rules.players), 0)
    shifts[rng.randrange(rules.players)] = rng.choice((-2, -1, -1, 1, 1, 2))
    line, _ = play_round(rules, rng, {seat: thought(shift) for seat, shift in shifts.items()})
    for view, n in said:
        hand, tricks = heuristic.hand_estimate(view), line.tricks[view.seat]
        features = heuristic.call_features(view, hand, n)
        if n > 0:
            few = log_odds(sum(hand.distribution[:n]))
            table.add("CALL_TOO_HIGH", (1.0, few, *features), tricks < n)
        if n < len(view.hand):
            many = log_odds(sum(hand.distribution[n + 1 :]))
            table.add("CALL_TOO_LOW", (1.0, many, *features), tricks > n)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("cards", "play", "calls"))
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    table, rng = Samples(), Random(f"{chosen.what} {chosen.seed}")
    stage = {"cards": cards, "play": play, "calls": calls}[chosen.what]
    end = monotonic() + chosen.seconds
    while monotonic() < end:
        stage(table, rng)
    table.report()


if __name__ == "__main__":
    main()
