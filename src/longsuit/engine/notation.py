"""The notation of games: a header, then one event per line; it is stored, sent and typed."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import NoneType
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from .actions import (
    BIDS,
    CALLS,
    CHANCE,
    DASH,
    DRAW,
    NAMES,
    PASS,
    TAKE,
    Action,
    Choose,
    Event,
    Give,
    Play,
    Shuffle,
    Void,
)
from .cards import SUITS, Card, Suit, parse
from .fair_shuffle import Proof, commitment
from .options import Options, refused_value
from .sentences import excerpt, reason, say

__all__ = [
    "BadNotation",
    "Log",
    "action",
    "card",
    "event",
    "log",
    "log_lines",
    "rules",
    "rules_text",
]

MOST_CARDS = 110  # words of an action; the longest run in Pesten has 104 cards, of eight packs


class BadNotation(ValueError):
    """A text that is not notation; its sentence says where, and what to write instead."""


class Log(Struct, frozen=True, kw_only=True):
    """A game in notation: its rules, its players and its events."""

    game: str
    version: int = 1
    rules: dict[str, str] = {}  # only the options that differ from their defaults
    seats: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    proofs: tuple[Proof | None, ...] = ()  # one for each shuffle, as far as there are any
    lines: tuple[int, ...] = ()  # of the events, in the text they were read from

    def __repr__(self) -> str:
        return "\n".join(log_lines(self)) + "\n"


# Reading actions.


def card(word: str) -> Card:
    """The card of that name; raises BadNotation."""
    try:
        return parse(word.upper().replace("10", "T"))
    except KeyError:
        raise BadNotation(say("no_such_card", text=excerpt(word))) from None


def suit(word: str, letters: str = "CDHS") -> Suit:
    if len(word) != 1 or word.upper() not in letters:
        raise BadNotation(say("no_such_suit", text=excerpt(word), choices=letters))
    return SUITS.index(word.upper())


def number(word: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,2}", word) or int(word) > most:
        raise BadNotation(say("number_out_of_range", text=excerpt(word), least=0, most=most))
    return int(word)


WORDS: dict[str, Action] = {"draw": DRAW, "take": TAKE, "dash": DASH, "pass": PASS}


def action(line: str) -> Action:
    """The action that a person typed or a log holds, in upper or lower case."""
    words = line.split()
    if not words:
        raise BadNotation(say("action_missing", forms=say("action_forms")))
    word, rest = words[0].lower(), words[1:]
    if word in WORDS and not rest:
        return WORDS[word]
    if word in READERS:
        if word not in ("shuffle", "give") and len(rest) != 1:
            raise BadNotation(say("action_needs_one_word", verb=word))
        return READERS[word](rest)
    if word in WORDS:
        raise BadNotation(say("action_stands_alone", verb=word))
    last = words[-1].lower() == "last"
    if not re.fullmatch(r"(?i)(10|[2-9TJQKA])[A-Z]|JO|\?\?", words[0]):
        raise BadNotation(say("no_such_action", text=excerpt(words[0]), forms=say("action_forms")))
    require_few_cards(words)
    return Play(tuple([card(w) for w in words[: len(words) - last]]), last)


def require_few_cards(words: list[str]) -> None:
    if len(words) > MOST_CARDS:
        beginning = excerpt(" ".join(words[:MOST_CARDS]))
        raise BadNotation(say("no_such_action", text=beginning, forms=say("action_forms")))


def _bid(rest: list[str]) -> Action:
    tricks = number(rest[0][:-1], 13)
    return BIDS[tricks][suit(rest[0][-1], SUITS)]


def _give(rest: list[str]) -> Action:
    if not rest:
        raise BadNotation(say("give_needs_cards"))
    require_few_cards(["give", *rest])
    return Give(tuple([card(w) for w in rest]))


def _choose(rest: list[str]) -> Action:
    if not re.fullmatch("[a-z_]{1,20}", rest[0].lower()):
        raise BadNotation(say("bad_choice_word", text=excerpt(rest[0])))
    return Choose(rest[0].lower())


READERS: dict[str, Callable[[list[str]], Action]] = {
    "call": lambda rest: CALLS[number(rest[0], len(CALLS) - 1)],
    "bid": _bid,
    "name": lambda rest: NAMES[suit(rest[0])],
    "void": lambda rest: Void(suit(rest[0])),
    "give": _give,
    "choose": _choose,
    "shuffle": lambda rest: Shuffle(tuple([card(w) for w in rest])),
}


def event(line: str) -> Event:
    """The event that a line of a log says; raises BadNotation."""
    who, _, what = line.strip().partition(" ")
    if not re.fullmatch("[*0-9]", who):
        raise BadNotation(say("bad_seat_digit", text=excerpt(who)))
    done = action(what)
    if (who == "*") != isinstance(done, Shuffle):
        raise BadNotation(say("only_chance_shuffles"))
    return Event(CHANCE if who == "*" else int(who), done)


# Reading and writing a whole game.


def log(text: str) -> Log:
    """The game that a text holds; raises BadNotation with the number of the line."""
    at, head, options, proofs = 0, Log(game=""), dict[str, str](), _Proofs()
    events, lines = list[Event](), list[int]()
    try:
        for at, line in enumerate(text.splitlines(), 1):
            words = line.partition("#")[0].split()
            if not words:
                continue
            if not head.game:
                head = _game(words)
            elif words[0] in ("game", "rules", "seats"):
                if events:
                    raise BadNotation(say("header_below_events", name=words[0]))
                if words[0] == "game":
                    raise BadNotation(say("second_game_line"))
                if words[0] == "seats":
                    head = replace(head, seats=tuple(words[1:]))
                else:
                    options |= pairs(words[1:])
            elif words[0] in ("commit", "nonce", "reveal"):
                proofs.add(words[0], words[1:])
            else:
                events.append(event(" ".join(words)))
                lines.append(at)
                if isinstance(events[-1].action, Shuffle):
                    proofs.shuffle()
        if not head.game:
            raise BadNotation(say("log_begins_with_game"))
    except BadNotation as error:
        raise BadNotation(say("log_line_error", line=max(at, 1), why=reason(error))) from None
    return replace(
        head,
        rules=options,
        events=tuple(events),
        proofs=tuple(proofs.found),
        lines=tuple(lines),
    )


def _game(words: list[str]) -> Log:
    if words[0] != "game" or len(words) != 3 or not re.fullmatch("[0-9]{1,4}", words[2]):
        raise BadNotation(say("log_begins_with_game"))
    return Log(game=words[1], version=int(words[2]))


def pairs(words: Iterable[str]) -> dict[str, str]:
    """Options as they are typed, `name=value`, by name."""
    options = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not key or not sign or not value:
            raise BadNotation(say("bad_option_pair", text=excerpt(word)))
        if key in options:
            raise BadNotation(say("option_twice", option=excerpt(key)))
        options[key] = value
    return options


class _Proofs:
    """The proofs read so far.  Every line takes the same time, however many there are."""

    def __init__(self) -> None:
        self.found: list[Proof | None] = []
        self.shuffles = 0
        # The shuffles whose secret may still be revealed: all of them, and by commitment.
        self.hidden: deque[int] = deque()
        self.hidden_by_commitment: dict[str, deque[int]] = {}

    def waiting(self) -> Proof | None:
        """The proof whose shuffle comes next, if there is one."""
        return self.found[self.shuffles] if len(self.found) > self.shuffles else None

    def shuffle(self) -> None:
        """Goes on to the next shuffle."""
        if proof := self.waiting():
            self.hidden.append(self.shuffles)
            alike = self.hidden_by_commitment.setdefault(proof.commitment, deque())
            alike.append(self.shuffles)
        self.shuffles += 1

    def add(self, word: str, rest: list[str]) -> None:
        """`commit HASH` and `nonce SEAT HEX` come before their shuffle, `reveal SECRET` after."""
        self.found += [None] * (self.shuffles - len(self.found))
        seat = 0
        if word == "nonce" and rest:
            seat, rest = number(rest[0], 9), rest[1:]
        if len(rest) != 1 or not re.fullmatch("[0-9a-f]{64}", rest[0]):
            raise BadNotation(say("hex_digits_missing", name=word))
        waiting = self.waiting()
        match word:
            case "commit":
                if waiting:
                    raise BadNotation(say("second_commitment"))
                self.found.append(Proof(rest[0]))
            case "nonce":
                if not waiting:
                    raise BadNotation(say("nonce_out_of_place"))
                nonces = [*waiting.nonces, *[""] * (seat + 1 - len(waiting.nonces))]
                nonces[seat] = rest[0]
                self.found[self.shuffles] = replace(waiting, nonces=tuple(nonces))
            case _:
                self.reveal(rest[0])

    def reveal(self, secret: str) -> None:
        """Adds a secret to the first shuffle that committed to it.

        One that fits no commitment stands for the first of all, which `verify` then refutes.
        """
        for shuffles in (self.hidden_by_commitment.get(commitment(secret)), self.hidden):
            while shuffles:
                at = shuffles.popleft()
                proof = self.found[at]
                if proof and not proof.secret:  # it may have been revealed from the other queue
                    self.found[at] = replace(proof, secret=secret)
                    return
        raise BadNotation(say("nothing_to_reveal"))


def log_lines(log: Log) -> Iterator[str]:
    """The lines of a log."""
    yield f"game {log.game} {log.version}"
    if log.rules:
        yield "rules " + " ".join(f"{key}={value}" for key, value in log.rules.items())
    if log.seats:
        yield "seats " + " ".join(log.seats)
    yield ""
    proofs, revealed = iter(log.proofs), []
    for done in log.events:
        if isinstance(done.action, Shuffle) and (proof := next(proofs, None)):
            yield from proof_lines(proof)
            revealed += [f"reveal {proof.secret}"] * bool(proof.secret)
        yield repr(done)
    for proof in proofs:
        if proof:
            yield from proof_lines(proof)
    yield from revealed


def proof_lines(proof: Proof) -> Iterator[str]:
    """The lines of a proof that stand before its shuffle in a log."""
    yield f"commit {proof.commitment}"
    for seat, nonce in enumerate(proof.nonces):
        if nonce:
            yield f"nonce {seat} {nonce}"


# Rules as text.

R = TypeVar("R", bound=Options)


def rules_text(rules: Options) -> dict[str, str]:
    """The options that differ from their defaults, as a log's header has them."""
    return {
        field.name: value_text(value)
        for field in fields(rules)
        if (value := getattr(rules, field.name)) != field.default
    }


def value_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "auto" if value is None else str(value)


def rules(kind: type[R], options: Mapping[str, str], base: R | None = None) -> R:
    """Rules from typed options on top of a preset; raises ValueError that names the option."""
    known = {field.name: field for field in fields(kind)}
    values = {name: getattr(base, name) for name in known} if base else {}
    for key, value in options.items():
        if key not in known:
            raise ValueError(say("no_such_option", option=excerpt(key), choices=known))
        values[key] = _value(key, value, known[key].type)
    try:
        return kind(**values)
    except ValueError as error:
        raise ValueError(reason(error)) from None


TRUTHS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def _value(key: str, value: str, kind: object) -> object:
    if kind is bool:
        if value.lower() not in TRUTHS:
            raise ValueError(refused_value(key, value, bool))
        return TRUTHS[value.lower()]
    if value == "auto" and NoneType in getattr(kind, "__args__", ()):
        return None
    return int(value) if re.fullmatch("-?[0-9]{1,9}", value) else value
