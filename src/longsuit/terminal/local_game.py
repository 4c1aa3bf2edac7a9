"""A game in progress on this machine: one person at the table, computer players beside them."""

import secrets
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ..bots.characters import CHARACTERS
from ..bots.player import BadPlayer
from ..bots.registry import parsed, player, split
from ..engine import actions, fair_shuffle, game, notation
from ..engine.actions import CHANCE, OVER, Action, Event, Shuffle
from ..engine.cards import Seat
from ..engine.fair_shuffle import Proof
from ..engine.game import AnyGame, View
from ..engine.notation import BadNotation, Log
from ..engine.options import Options
from ..engine.sentences import Sentence, say
from ..games import GAMES
from ..games.replay import final, game_of

PERSON = "You"
NAMES = tuple(character.name for character in CHARACTERS)
USUAL = "level"  # who sits there when nobody is named
NOTE = "# longsuit play "  # begins the line of a saved log that says how it is played on


class Match(Struct, frozen=True, kw_only=True):
    name: str
    rules: Options
    state: Any
    seat: Seat  # the person's
    names: tuple[str, ...]
    players: tuple[str, ...]  # what kind of computer player sits where; the person's is unused
    practice: bool = False
    seed: str = ""  # empty: the shuffles are fair
    luck: str = ""  # what the computer players' chance comes from
    events: tuple[Event, ...] = ()
    proofs: tuple[Proof | None, ...] = ()  # with their secrets; shown when the deal is over

    @property
    def game(self) -> AnyGame:
        return GAMES[self.name]

    @property
    def actor(self) -> Seat:
        return self.game.actor(self.state)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def view(self) -> View:
        """What the person sees."""
        return self.game.view(self.state, self.seat)


def names(seats: int, seat: Seat) -> tuple[str, ...]:
    return (*NAMES[:seat], PERSON, *NAMES[seat : seats - 1])


def begin(
    name: str,
    rules: Options,
    seat: Seat,
    players: tuple[str, ...],
    names: tuple[str, ...],
    practice: bool,
    seed: str,
) -> Match:
    return Match(
        name=name,
        rules=rules,
        state=GAMES[name].start(rules),
        seat=seat,
        names=names,
        players=players,
        practice=practice,
        seed=seed,
        luck=seed or secrets.token_hex(8),
    )


def known(kind: str, game: str) -> bool:
    try:
        parsed(kind, game)
    except BadPlayer:
        return False
    return True


def deals(events: tuple[Event, ...]) -> int:
    return sum(isinstance(event.action, Shuffle) for event in events)


def act(m: Match, seat: Seat, action: Action) -> Match:
    """The seat does this, or IllegalAction."""
    event = Event(seat, action)
    return replace(m, state=game.step(m.game, m.state, event), events=(*m.events, event))


def pledge() -> Proof:
    """A new secret and the commitment to it, which everybody sees before the shuffle."""
    secret = fair_shuffle.fresh()
    return replace(fair_shuffle.commit(secret), secret=secret)


def deal(m: Match, pledged: Proof) -> Match:
    """Shuffles as pledged, with a nonce from the person's seat."""
    at, nonces = deals(m.events), (*[""] * m.seat, fair_shuffle.fresh())
    before = (*m.proofs[:at], *[None] * (at - len(m.proofs)))
    m = replace(m, proofs=(*before, replace(pledged, nonces=nonces)))
    return act(m, CHANCE, fair_shuffle.shuffle(m.game.pack(m.state), pledged.secret, nonces, at))


def deal_seeded(m: Match) -> Match:
    """Shuffles as the seed has it, the same every time."""
    rng = Random(f"{m.seed} deal {deals(m.events)}")
    return act(m, CHANCE, game.shuffle(m.game.pack(m.state), rng))


def thought(m: Match) -> Action:
    """What the computer player to act does; the same again after an undo."""
    seat = m.actor
    seen = tuple([actions.seen(event, seat) for event in m.events])
    rng = Random(f"{m.luck} event {len(seen)}")
    think = player(m.players[seat], m.name, m.rules)
    return think(m.game.view(m.state, seat), seen, rng).action


def undo(m: Match) -> Match | Sentence:
    """Back to the person's own last decision, or why not."""
    if not m.practice:
        return say("undo is for practice games: begin one with --practice")
    mine = [at for at, event in enumerate(m.events) if event.seat == m.seat]
    if not mine:
        return say("there is nothing of yours to undo yet")
    events = m.events[: mine[-1]]
    state = game.replay(m.game, m.rules, events)
    return replace(m, state=state, events=events, proofs=m.proofs[: deals(events)])


# On paper.


def log(m: Match) -> Log:
    return Log(
        game=m.name,
        version=m.game.VERSION,
        rules=notation.rules_text(m.rules),
        seats=m.names,
        events=m.events,
        proofs=m.proofs,
    )


def text(m: Match) -> str:
    """The log as it is saved.

    Who has the file has the order of the cards, and thus may have the secrets as well: a game that
    is saved in the middle of a deal can still be verified.
    """
    how = {"seat": str(m.seat), "players": ",".join(m.players)}
    how |= {"practice": "yes"} if m.practice else {}
    how |= {"seed": m.seed} if m.seed else {}
    return f"{NOTE}{' '.join(f'{key}={value}' for key, value in how.items())}\n{log(m)!r}"


def resumed(text: str, seat: Seat | None, practice: bool | None) -> Match:
    """The match in a saved log, or BadNotation; what is asked for goes before what is noted."""
    paper = notation.log(text)
    game, rules = game_of(paper)
    seats = game.seats(rules)
    first = text.partition("\n")[0]
    how = notation.pairs(first.removeprefix(NOTE).split()) if first.startswith(NOTE) else {}
    if seat is None:
        noted = how.get("seat", "0")
        seat = int(noted) if noted.isdecimal() and int(noted) < seats else 0
    elif seat >= seats:
        raise BadNotation(f"there is no seat {seat}: the seats are 0 to {seats - 1}")
    kinds = split(how.get("players", ""))
    usable = len(kinds) == seats and all(known(kind, paper.game) for kind in kinds)
    return Match(
        name=paper.game,
        rules=rules,
        state=final(paper),
        seat=seat,
        names=paper.seats or names(seats, seat),
        players=tuple(kinds) if usable else (USUAL,) * seats,
        practice=how.get("practice") == "yes" if practice is None else practice,
        seed=how.get("seed", ""),
        luck=how.get("seed") or secrets.token_hex(8),
        events=paper.events,
        proofs=paper.proofs[: deals(paper.events)],
    )
