"""What is played at a table, and how it is kept."""

from msgspec import Struct

from ...engine.options import Options
from ...protocol.parts import Policy


class TableSettings(Struct, frozen=True, kw_only=True):
    """What is played, and how the table is kept."""

    game: str
    preset: str
    rules: Options
    policy: Policy
    host: str
    banned: dict[str, str] = {}  # people who were sent away, with their names
