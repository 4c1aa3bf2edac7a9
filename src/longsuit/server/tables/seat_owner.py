"""The owner of a seat: a person, a computer player or nobody, and who acts for it."""

from typing import Literal

from msgspec import Struct

from ...bots.characters import CHARACTERS
from ...bots.player import Player, Substitute
from ...bots.registry import player
from ...engine.options import Options
from ...engine.sentences import excerpt, reason, say
from ...messages.render import Gender
from ...protocol.errors import Refusal
from ...protocol.parts import Place
from ..people.identity import Person
from ..workers.bots import STAND_IN

# Of computer players, by name; a table of ten seats needs more of them than there are characters.
GENDERS: dict[str, Gender] = {
    **{character.name: character.gender for character in CHARACTERS},
    "Lina": "feminine",
    "Joris": "masculine",
    "Yael": "feminine",
}
NAMES = tuple(GENDERS)  # by seat
RATED_STAND_IN = "level(strong)"  # the same in a rated game, whatever the host would choose


class SeatOwner(Struct, kw_only=True):
    """The owner of one seat."""

    kind: Literal["open", "person", "computer"] = "open"
    person: str = ""
    name: str = ""
    gender: Gender = ""
    player: str = ""  # the kind of computer player
    stood_in: bool = False  # a computer player acts for the person
    left_at: float = 0.0  # when the person's connection was lost, by the loop's clock
    by: Substitute | None = None  # who has decided last in place of the computer player
    missed: int = 0  # moves in a row for which the person's time ran out in a rated game

    def computer_acts(self) -> bool:
        """True if a computer player acts for the seat."""
        return self.kind != "person" or self.stood_in

    def place(self, here: bool, playing: bool) -> Place:
        """The seat as everybody sees it."""
        by = self.by if playing and self.kind == "computer" else None
        standing_in = playing and (self.stood_in if self.kind == "person" else self.kind == "open")
        return Place(
            kind=self.kind,
            name=self.name,
            gender=self.gender,
            person=self.person,
            player=self.player,
            here=here,
            standing_in=standing_in,
            missed=self.missed if playing else 0,
            plays_as=by.player if by else "",
            plays_as_reason=by.why if by else "",
        )


def person_owner(person: Person) -> SeatOwner:
    return SeatOwner(kind="person", person=person.id, name=person.name, gender=person.gender)


def computer_owner(seat: int, player: str) -> SeatOwner:
    name = NAMES[seat]
    return SeatOwner(kind="computer", name=name, gender=computer_gender(name), player=player)


def computer_gender(name: str) -> Gender:
    """The gender of the computer player with this name; empty for a name of an older version."""
    return GENDERS.get(name, "")


def computer_player(text: str, game: str, rules: Options) -> Player:
    """The computer player that a text names, or Refusal."""
    try:
        return player(text, game, rules)
    except ValueError as error:
        raise Refusal("bad_player", reason(error)) from None
    except ImportError:
        why = say("player_unavailable", name=excerpt(text), game=game)
        raise Refusal("bad_player", why) from None


def stand_in_player(game: str, rules: Options) -> Player:
    """A player for a seat that nobody plays: the heuristic one, or a random one if the game has
    none."""
    try:
        return player(STAND_IN, game, rules)
    except (ValueError, ImportError):
        return player("random", game, rules)
