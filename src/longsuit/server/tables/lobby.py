"""All tables of a server: opening them, finding them, and bringing them back after a restart."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from ...engine import notation
from ...engine.sentences import reason, say
from ...games import GAMES
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ...protocol.parts import Policy
from .. import ids
from ..config import Config
from ..games.loading import load_record
from ..games.record import Draft, GameHeader, GameRecord, now
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
    settings_of,
    update_table,
)
from ..store.writer import Unavailable, Writer
from ..workers.bots import BotWorkers
from ..workers.insight import INSIGHT_QUEUES
from ..workers.pool import WorkerPool
from ..workers.warm_up import warm_up
from .seat_owner import SeatOwner, computer_owner, computer_player
from .settings import TableSettings
from .table import MOST_SAID, Guest, Table


class Lobby:
    def __init__(self, config: Config, queries: Queries, writer: Writer) -> None:
        self.config, self.queries, self.writer = config, queries, writer
        self.people = People(queries, writer)
        self.admission = AdmissionControl(config.limits)
        self.tables: dict[str, Table] = {}
        self.unloaded: dict[str, str] = {}  # by table: the game to read when somebody comes
        self.codes_by_nonce: dict[str, str] = {}  # by the nonce of who opened it: a table's code
        self.idempotency = IdempotencyKeys()
        self.bot_workers, self.insight_pool = BotWorkers(), WorkerPool(*INSIGHT_QUEUES)
        # Each adds what is to be written with the last record of a game.
        self.final_writes: list[Callable[[Draft], Iterable[Statement]]] = []

    # Opening.

    async def create(self, who: Person, said: requests.Create, nonce: str = "") -> Table:
        """A nonce for which it is not known whether its table was written gives the same code."""
        self.room(who)
        settings = self.settings(said.game, said.preset, said.options, said.policy, who.id)
        count = GAMES[said.game].seats(settings.rules)
        if len(said.seats) > count:
            many = len(said.seats)
            raise Refusal(
                "bad_options", say("There are {seats} seats, not {n}.", seats=count, n=many)
            )
        if said.seats.count("me") > 1:
            raise Refusal("bad_options", say("One person has one seat."))
        owners = [self.owner(at, word, who, settings) for at, word in enumerate(said.seats)]
        owners += [SeatOwner() for _ in range(count - len(owners))]
        code = ids.new_code()
        table = Table(
            self, self.codes_by_nonce.setdefault(nonce, code) if nonce else code, settings, owners
        )
        table.nonce = nonce
        head = insert_table(table.code, settings, nonce)
        await table.write(*head, *update_table(table.code, settings, owners))
        self.tables[table.code] = table
        return table

    def room(self, who: Person) -> None:
        """Refusal when there is no room for another table."""
        limits, tables = self.config.limits, self.tables.values()
        hosts = [table.settings.host for table in tables if not table.closed]
        self.admission.opened.take(who.id)
        if len(hosts) >= limits.tables:
            raise Refusal("too_many", say("There is no room for another table: try again later."))
        if hosts.count(who.id) >= limits.hosted:
            raise Refusal("too_many", say("You have {n} tables: close one first.", n=limits.hosted))

    def owner(self, at: int, word: str, who: Person, settings: TableSettings) -> SeatOwner:
        if word == "me":
            return SeatOwner(kind="person", person=who.id, name=who.name)
        if word == "open":
            return SeatOwner()
        computer_player(word, settings.game, settings.rules)
        return computer_owner(at, word)

    def settings(
        self, game: str, preset: str, options: dict[str, str], policy: Policy, host: str
    ) -> TableSettings:
        if game not in GAMES:
            raise Refusal("no_game", f"There is no such game; there are {', '.join(GAMES)}.")
        presets = GAMES[game].PRESETS
        preset = preset or next(iter(presets))
        if preset not in presets:
            raise Refusal("bad_options", f"{game} has these presets: {', '.join(presets)}.")
        try:
            rules = notation.rules(GAMES[game].Rules, options, presets[preset])
        except ValueError as error:
            raise Refusal("bad_options", reason(error)) from None
        return TableSettings(game=game, preset=preset, rules=rules, policy=policy, host=host)

    def changed_settings(self, table: Table, said: requests.Configure) -> TableSettings:
        """The setting of a table with what the host changes."""
        old = table.settings
        policy = old.policy if said.policy is msgspec.UNSET else said.policy
        if said.game is said.preset is said.options is msgspec.UNSET:
            return msgspec.structs.replace(old, policy=policy)
        game = old.game if said.game is msgspec.UNSET else said.game
        same = old.preset if game == old.game else ""
        preset = same if said.preset is msgspec.UNSET else said.preset
        options = {} if said.options is msgspec.UNSET else said.options
        return self.settings(game, preset, options, policy, old.host)

    async def start(self, table: Table, guest: Guest, again: bool) -> None:
        """Begins a game with those who sit at the table."""
        async with table.lock:
            if table.code in self.unloaded:
                await self.read(table)
                table.greet()
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
        """Writes down that a game begins, and begins it; the table is locked or new."""
        head = record.header
        try:
            deals = [insert_deal(head.id, at, deal) for at, deal in enumerate(record.deals)]
            await table.write(insert_game(head), *deals, *more)
        except Refusal:
            await self.recover(table)
            raise
        if table.running_game:
            table.running_game.cancel_timer()
        table.number = head.number
        table.running_game = RunningGame(table, record)
        table.greet()
        table.running_game.schedule()
        table.running_game.spawn(warm_up(table))

    async def recover(self, table: Table) -> None:
        """A game may have begun although that could not be told: it is read when needed."""
        with suppress(Unavailable):
            game, number = await self.queries.newest(table.code)
            if number > table.number:
                self.unloaded[table.code] = game

    # Finding.

    async def find(self, code: str) -> Table:
        """The table of a code, with its game."""
        table = self.tables.get(ids.canonical_code(code))
        if table is None:
            raise Refusal("no_table")
        if table.closed:
            raise Refusal("closed")
        async with table.lock:
            if table.code in self.unloaded:
                await self.read(table)
        return table

    async def read(self, table: Table) -> None:
        """What a table needs before somebody comes: its game, and what was said."""
        game = self.unloaded[table.code]
        try:
            record = await self.load_game(game) if game else None
            for line, nonce in await self.queries.chat(table.code, MOST_SAID):
                table.chat.append(line)
                if nonce:
                    self.idempotency.mark_done(f"say {table.code} {line.person} {nonce}")
        except Unavailable:
            raise Refusal("unavailable") from None
        if record:
            table.running_game, table.number = RunningGame(table, record), record.header.number
            table.running_game.spawn(warm_up(table))
        gone = asyncio.get_running_loop().time()
        table.host_left_at = gone
        for owner in table.owners:
            owner.gone = gone
        self.unloaded.pop(table.code, None)

    def public_tables(self) -> list[messages.Table]:
        open_ones = [table for table in self.tables.values() if not table.closed]
        return [table.public_message() for table in open_ones if table.settings.policy.public]

    # After a restart.

    async def restore(self) -> None:
        """Every table that is not closed; its game is read when somebody comes."""
        heads, places, played = await self.queries.tables()
        owners: dict[str, dict[int, SeatOwner]] = {}
        for place in places:
            owners.setdefault(place.code, {})[place.seat] = SeatOwner(
                kind=place.kind, person=place.person, name=place.name, player=place.player
            )
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
            table.number, table.stored_state = game.number, "over" if game.ended else "playing"

    async def load_game(self, game: str) -> GameRecord:
        """A game as the database has it."""
        return await load_record(self.queries, game)

    def forget(self, table: Table) -> None:
        """A closed table is no longer kept here."""
        self.tables.pop(table.code, None)
        self.unloaded.pop(table.code, None)
        self.codes_by_nonce.pop(table.nonce, None)

    def stop(self) -> None:
        """Nothing happens by itself any more; everything is on disk already."""
        for table in self.tables.values():
            if table.running_game:
                table.running_game.cancel_timer()


def new_record(table: Table, seed: str = "", given: int = 0) -> GameRecord:
    """A new game at a table, with the secret of its first deal."""
    owners, settings = table.owners, table.settings
    head = GameHeader(
        id=ids.new_id(),
        code=table.code,
        number=table.number + 1,
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
    return GameRecord(head, [head.new_deal(0)])
