"""The reader at a table: the names of those who sit there, and which of them is the reader."""

from msgspec.structs import replace

from ..bots.characters import CHARACTERS
from ..engine.actions import WATCHER
from ..engine.cards import Seat
from ..messages.render import Gender, Reader
from .style import visible

GENDERS: dict[str, Gender] = {character.name: character.gender for character in CHARACTERS}


def at_table(reader: Reader, names: tuple[str, ...], seats: int, me: Seat = WATCHER) -> Reader:
    """The reader with all names: their own is “You”, and seats without names are numbered."""
    named = tuple(map(visible, names)) or tuple(
        [reader.say("seat_label", n=seat + 1) for seat in range(seats)]
    )
    genders = tuple([GENDERS.get(name, "") for name in named])
    if me >= 0:
        named = (*named[:me], reader.say("you_label"), *named[me + 1 :])
    return replace(reader, names=named, genders=genders, seat=me)
