"""The settings of a table, which its host may change between games."""

from msgspec import Struct

from ...engine.options import Options
from ...protocol.parts import Policy


class TableSettings(Struct, frozen=True, kw_only=True):
    """The game with its rules, the table's policy, its host, and who is banned."""

    game: str
    preset: str
    rules: Options
    policy: Policy
    host: str
    banned: dict[str, str] = {}  # ids and names of people who were kicked
