"""Pesten by its default rules, written a second time from the rule document and in another way.

Cards are text and every order of every selection of a hand is tried, so it is slow; the tests
compare the engine with it, and the numbers in `tests/perft/pesten.perft` were counted with it.
It uses nothing of the engine.
"""

from itertools import pairwise, permutations

RING = "A23456789TJQK"  # the ace is next to the 2 and to the king
NUMBER = {rank: number for number, rank in enumerate(RING, 1)}


def is_run(cards: tuple[str, ...]) -> bool:
    if len({card[1] for card in cards}) > 1:
        return False
    ups = {(RING.index(b[0]) - RING.index(a[0])) % 13 for a, b in pairwise(cards)}
    return ups in ({1}, {12})


def is_set(cards: tuple[str, ...]) -> bool:
    if len(cards) < 3 or "JO" in cards:
        return False
    return len({card[0] for card in cards}) == 1 or is_run(cards)


class ByHand:
    def __init__(
        self, order: list[str], seats: int, size: int, dealer: int, version: int = 2
    ) -> None:
        self.version = version
        self.hands = [order[seat * size : seat * size + size] for seat in range(seats)]
        self.pile = [order[seats * size]]
        self.stock = order[seats * size + 1 :]
        self.seats, self.turn, self.way = seats, dealer, 1
        self.take, self.suit = 0, ""
        self.naming = self.again = False
        self.drawn = ""
        self.idle = 0
        self.winners: list[int] = []
        self.effect(self.pile[0])

    def copy(self) -> "ByHand":
        other = ByHand.__new__(ByHand)
        other.__dict__.update(self.__dict__)
        other.hands = [list(hand) for hand in self.hands]
        other.pile, other.stock = list(self.pile), list(self.stock)
        other.winners = list(self.winners)
        return other

    # What may be played.

    def fits(self, card: str, top: str) -> bool:
        if self.take and top == "JO":
            return card == "JO"
        if self.take:
            climbs = card[1] == top[1] and NUMBER.get(card[0]) == NUMBER[top[0]] + 1
            return card != "JO" and (card[0] == top[0] or climbs)
        if card == "JO":
            return True
        if self.suit:
            return card[1] == self.suit or (top[0] == "J" == card[0] and top != "JO")
        return card[0] == top[0] or card[1] == top[1]

    def may_play(self, cards: tuple[str, ...]) -> bool:
        top = self.pile[-1]
        if len(cards) == 2 and not is_set((top, *cards)):
            return False
        if len(cards) > 2 and not is_set(cards):
            return False
        if self.drawn and cards[0] != self.drawn:
            return False
        if not self.take:
            return self.fits(cards[0], top)
        return all(self.fits(b, a) for a, b in zip((top, *cards), cards, strict=False))

    def moves(self) -> set[str]:
        """Every action in its notation; sets of one rank once for each first, last and middle."""
        if self.naming:
            return {f"name {suit}" for suit in "CDHS"}
        hand, found = self.hands[self.turn], set()
        firsts = [card for card in set(hand) if self.may_play((card,))]
        for size in range(1, len(hand) + 1):
            for cards in set(permutations(hand, size)):
                if cards[0] not in firsts or not self.may_play(cards):
                    continue
                if len(cards) > 3 and cards[0][0] == cards[1][0]:
                    order = sorted(cards[1:-1], key=lambda c: c[1])
                    cards = (cards[0], *order, cards[-1])
                left = len(hand) - len(cards)
                found.add(" ".join(cards))
                if left == 1 or (left == 0 and len(cards) > 1):
                    found.add(" ".join((*cards, "last")))
        if self.take:
            found.add("take")
        elif self.drawn:
            found.add("pass")
        elif not found:
            found.add("draw" if self.stock or len(self.pile) > 1 else "pass")
        return found

    # What happens.

    def after(self, steps: int) -> int:
        return (self.turn + self.way * steps) % self.seats

    def go(self, seat: int) -> None:
        self.turn, self.drawn, self.again = seat, "", False

    def draw(self, number: int) -> list[str]:
        """From a stock that has enough; shuffling the discards is left out here."""
        new, self.stock = self.stock[:number], self.stock[number:]
        assert len(new) == number, "this position needs a shuffle"
        return new

    def effect(self, card: str) -> None:
        if self.take:
            self.take += 5 if card == "JO" else NUMBER[card[0]]
            self.go(self.after(1))
            return
        match card[0]:
            case "2":
                self.take = 2
                self.go(self.after(1))
            case "7":
                self.drawn, self.again = "", True
            case "8" if self.seats == 2 and self.version > 1:
                self.drawn, self.again = "", True
            case "8":
                self.go(self.after(2))
            case "T":
                self.go(self.after(-1))
            case "J" if card == "JO":
                self.take = 5
                self.go(self.after(1))
            case "J":
                self.naming = True
            case "K":
                self.way = -self.way
                self.go(self.after(1))
            case _:
                self.go(self.after(1))

    def do(self, move: str) -> None:
        words = move.split()
        hand = self.hands[self.turn]
        match words[0]:
            case "name":
                self.suit, self.naming = words[1], False
                self.go(self.after(1))
            case "draw":
                (self.drawn,) = self.draw(1)
                hand.append(self.drawn)
                self.idle = 0
            case "take":
                hand += self.draw(self.take)
                self.take, self.naming = 0, self.pile[-1] == "JO"
                if not self.naming:
                    self.go(self.after(1))
            case "pass":
                self.idle += not self.drawn
                self.go(self.after(1))
                if self.idle == self.seats:
                    fewest = min(map(len, self.hands))
                    self.winners = [s for s, h in enumerate(self.hands) if len(h) == fewest]
            case _:
                self.lay(words)

    def lay(self, words: list[str]) -> None:
        said = words[-1] == "last"
        cards, hand = words[: len(words) - said], self.hands[self.turn]
        for card in cards:
            hand.remove(card)
        self.idle = 0
        due = len(hand) == 1 or (len(hand) == 0 and len(cards) > 1)
        series = self.again or len(cards) > 1
        if self.version > 1 and not self.take:
            series = series or cards[0][0] == "7" or (cards[0][0] == "8" and self.seats == 2)
        if due and not said and series:
            back = cards.pop()
            hand.append(back)
            self.pile += cards
            if cards:
                self.suit = ""
                if self.version > 1:
                    if self.take:
                        self.take += NUMBER[cards[-1][0]]
                    elif cards[-1][0] == back[0] == "2":
                        self.take = 2
            hand += self.draw(2)
            self.go(self.after(1))
            return
        self.pile += cards
        self.suit = ""
        if due and not said:
            hand += self.draw(2)
        if not hand:
            self.winners = [self.turn]
            return
        self.effect(cards[-1])


def ways(game: ByHand, depth: int) -> int:
    """The number of ways to make so many moves; a game that ends earlier counts once."""
    if depth == 0 or game.winners:
        return 1
    total = 0
    for move in game.moves():
        other = game.copy()
        other.do(move)
        total += ways(other, depth - 1)
    return total
