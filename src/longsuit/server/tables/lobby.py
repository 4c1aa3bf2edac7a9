"""The lobby: all tables of a server, how they are opened and found, and restored on a restart."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from ...engine import notation
from ...engine.sentences import excerpt, reason, say
from ...games import GAMES
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ...protocol.parts import Policy
from .. import ids
from ..config import Config
from ..games.loading import load_record
from ..games.record import Draft, GameHeader, GameRecord
from ..games.running import RunningGame
from ..net.admission import AdmissionControl
from ..net.idempotency import IdempotencyKeys
from ..people.identity import People, Person
from ..store.queries import Queries
from ..store.rows import (
    Statement,
    insert_deal,
    insert_game,
    insert_table,
    seat_owner_of,
    settings_of,
    update_table,
)
from ..store.schema import now
from ..store.writer import Unavailable, Writer
from ..workers.bots import BotWorkers
from ..workers.insight import INSIGHT_QUEUES
from ..workers.log_threads import LogThreads
from ..workers.pool import WorkerPool
from ..workers.warm_up import warm_up
from .seat_owner import SeatOwner, computer_owner, computer_player, person_owner
from .settings import TableSettings
from .table import MAX_CHAT, Guest, Table


class Lobby:
    """All tables, and the parts of the server that they share."""

    def __init__(self, config: Config, queries: Queries, writer: Writer) -> None:
        self.config, self.queries, self.writer = config, queries, writer
        self.people = People(queries, writer)
        self.admission = AdmissionControl(config.limits)
        self.tables: dict[str, Table] = {}
        self.unloaded: dict[str, str] = {}  # by table: the game to load when somebody comes
        self.codes_by_nonce: dict[str, str] = {}  # by PERSON:NONCE of the person who opened it
        self.idempotency = IdempotencyKeys()
        self.bot_workers, self.insight_pool = BotWorkers(), WorkerPool(*INSIGHT_QUEUES)
        self.log_threads = LogThreads()
        # Each returns statements that are written with the last entry of a game.
        self.final_writes: list[Callable[[Draft], Iterable[Statement]]] = []

    # Opening.

    async def create(self, person: Person, request: requests.Create, nonce: str = "") -> Table:
        """Opens a table.

        The nonce is an idempotency key: if it is not known whether its table was written, the same
        code is written again.
        """
        self.require_room(person)
        settings = self.parse_settings(
            request.game, request.preset, request.options, request.policy, person.id
        )
        count = GAMES[request.game].seats(settings.rules)
        if len(request.seats) > count:
            text = say("wrong_seat_count", seat_count=count, n=len(request.seats))
            raise Refusal("bad_options", text)
        if request.seats.count("me") > 1:
            raise Refusal("bad_options", say("one_seat_each"))
        owners = [seat_owner(at, word, person, settings) for at, word in enumerate(request.seats)]
        owners += [SeatOwner() for _ in range(count - len(owners))]
        code = ids.new_code()
        if nonce:
            code = self.codes_by_nonce.setdefault(nonce, code)
        table = Table(self, code, settings, owners)
        table.nonce = nonce
        inserted = insert_table(code, settings, nonce)
        await table.write(*inserted, *update_table(code, settings, owners))
        self.tables[table.code] = table
        return table

    def require_room(self, person: Person) -> None:
        """Raises Refusal if there are too many tables for another one of this person's."""
        limits, tables = self.config.limits, self.tables.values()
        hosts = [table.settings.host for table in tables if not table.closed]
        if len(hosts) >= limits.tables:
            raise Refusal("too_many", say("no_room_for_table"))
        if hosts.count(person.id) >= limits.hosted:
            raise Refusal("too_many", say("too_many_tables", table_count=limits.hosted))

    def parse_settings(
        self, game: str, preset: str, options: dict[str, str], policy: Policy, host: str
    ) -> TableSettings:
        """The settings that these values name, or Refusal."""
        if game not in GAMES:
            raise Refusal("no_game", say("no_such_game", text=excerpt(game), choices=GAMES))
        presets = GAMES[game].PRESETS
        preset = preset or next(iter(presets))
        if preset not in presets:
            text = say("no_such_preset", text=excerpt(preset), choices=presets)
            raise Refusal("bad_options", text)
        try:
            rules = notation.rules(GAMES[game].Rules, options, presets[preset])
        except ValueError as error:
            raise Refusal("bad_options", reason(error)) from None
        return TableSettings(game=game, preset=preset, rules=rules, policy=policy, host=host)

    def changed_settings(self, table: Table, request: requests.Configure) -> TableSettings:
        """The settings of a table with the host's changes, or Refusal."""
        old = table.settings
        policy = old.policy if request.policy is msgspec.UNSET else request.policy
        if request.game is request.preset is request.options is msgspec.UNSET:
            return replace(old, policy=policy)
        game = old.game if request.game is msgspec.UNSET else request.game
        before = old.preset if game == old.game else ""
        preset = before if request.preset is msgspec.UNSET else request.preset
        options = {} if request.options is msgspec.UNSET else request.options
        return self.parse_settings(game, preset, options, policy, old.host)

    async def start(self, table: Table, guest: Guest, again: bool) -> None:
        """Begins a game with those who sit at the table: the first one, or another."""
        async with table.lock:
            if table.code in self.unloaded:
                await self.load(table)
                table.send_all()
            if again:
                table.require_seat(guest)
            else:
                table.require_host(guest, between_games=True)
            if table.playing:
                raise Refusal("playing")
            if any(owner.kind == "open" for owner in table.owners):
                raise Refusal("empty_seats")
            await self.begin(table, new_record(table))

    async def begin(self, table: Table, record: GameRecord, *more: Statement) -> None:
        """Writes that a game begins, and begins it; the table must be locked or new."""
        header = record.header
        try:
            deals = [insert_deal(header.id, at, deal) for at, deal in enumerate(record.deals)]
            await table.write(insert_game(header), *deals, *more)
        except Refusal:
            await self.recover(table)
            raise
        if table.running_game:
            table.running_game.cancel_timer()
        table.game_number = header.number
        table.running_game = RunningGame(table, record)
        table.send_all()
        table.running_game.schedule()
        table.running_game.spawn(warm_up(table))

    async def recover(self, table: Table) -> None:
        """Marks a game that may have begun although the write failed: it is loaded when needed."""
        with suppress(Unavailable):
            game, number = await self.queries.newest(table.code)
            if number > table.game_number:
                self.unloaded[table.code] = game

    # Finding.

    async def find(self, code: str) -> Table:
        """The table of a code, with its game loaded, or Refusal."""
        table = self.tables.get(ids.canonical_code(code))
        if table is None:
            raise Refusal("no_table")
        if table.closed:
            raise Refusal("closed")
        async with table.lock:
            if table.code in self.unloaded:
                await self.load(table)
        return table

    async def load(self, table: Table) -> None:
        """Loads what a table needs before somebody comes: its game and its chat."""
        game = self.unloaded[table.code]
        try:
            record = await self.load_game(game) if game else None
            for line, nonce in await self.queries.chat(table.code, MAX_CHAT):
                table.chat.append(line)
                if nonce:
                    self.idempotency.mark_done(f"say {table.code} {line.person} {nonce}")
        except Unavailable:
            raise Refusal("unavailable") from None
        if record:
            table.running_game = RunningGame(table, record)
            table.game_number = record.header.number
            table.running_game.spawn(warm_up(table))
        time = asyncio.get_running_loop().time()
        table.host_left_at = time
        for owner in table.owners:
            owner.left_at = time
        self.unloaded.pop(table.code, None)

    def public_tables(self) -> list[messages.Table]:
        """The open tables that are listed for everybody."""
        tables = [table for table in self.tables.values() if not table.closed]
        return [table.public_message() for table in tables if table.settings.policy.public]

    # People.

    async def update_person(self, person: str, changes: dict[str, str]) -> None:
        """Gives a person's connections and seats a name or a gender that has been stored."""
        for connection in self.admission.connections_of(person):
            connection.person = replace(connection.person, **changes)
        for table in list(self.tables.values()):
            if table.seat_of(person) >= 0 and not table.closed:
                await table.update_person(person, changes)

    # After a restart.

    async def restore(self) -> None:
        """Brings back every table that is not closed; its game is loaded when somebody comes."""
        heads, places, played = await self.queries.tables()
        owners: dict[str, dict[int, SeatOwner]] = {}
        for place in places:
            owners.setdefault(place.code, {})[place.seat] = seat_owner_of(place)
        for head in heads:
            settings, self.unloaded[head.code] = settings_of(head), ""
            seats = owners.get(head.code, {})
            sitting = [seats[seat] for seat in sorted(seats)]
            table = self.tables[head.code] = Table(self, head.code, settings, sitting)
            table.used, table.nonce = head.used, head.nonce
            if head.nonce:
                self.codes_by_nonce[head.nonce] = head.code
        for game in sorted(played, key=lambda game: game.number):
            self.unloaded[game.code] = game.id
            table = self.tables[game.code]
            table.game_number = game.number
            table.stored_state = "over" if game.ended else "playing"

    async def load_game(self, game: str) -> GameRecord:
        """The record of a game as the database has it."""
        return await load_record(self.queries, game)

    def forget(self, table: Table) -> None:
        """Removes a closed table from memory."""
        self.tables.pop(table.code, None)
        self.unloaded.pop(table.code, None)
        self.codes_by_nonce.pop(table.nonce, None)

    def stop(self) -> None:
        """Cancels all timers; everything is on disk already."""
        for table in self.tables.values():
            if table.running_game:
                table.running_game.cancel_timer()


def seat_owner(seat: int, word: str, person: Person, settings: TableSettings) -> SeatOwner:
    """The owner that a word of the request names: `me`, `open` or a kind of computer player."""
    if word == "me":
        return person_owner(person)
    if word == "open":
        return SeatOwner()
    computer_player(word, settings.game, settings.rules)  # raises Refusal if there is no such one
    return computer_owner(seat, word)


def new_record(table: Table, seed: str = "", given: int = 0) -> GameRecord:
    """The record of a new game at a table, with the secret of its first deal."""
    owners, settings = table.owners, table.settings
    header = GameHeader(
        id=ids.new_id(),
        code=table.code,
        number=table.game_number + 1,
        name=settings.game,
        preset=settings.preset,
        rules=settings.rules,
        names=tuple(owner.name for owner in owners),
        people=tuple(owner.person for owner in owners),
        players=tuple(owner.player for owner in owners),
        rated=settings.policy.rated,
        started=now(),
        seed=seed,
        given=given,
    )
    return GameRecord(header, [header.new_deal(0)])
