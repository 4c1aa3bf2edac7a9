"""The lobby: all tables of a server, how they are opened and found, and restored on a restart."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec
import structlog
from msgspec.structs import replace

from ...engine import notation
from ...engine.cards import NO_SEAT
from ...engine.sentences import Sentence, excerpt, reason, say
from ...games import GAMES
from ...protocol import requests
from ...protocol.errors import Refusal
from ...protocol.parts import Policy
from .. import ids
from ..config import Config
from ..error_log import log_error
from ..games.clock import with_rated_clock
from ..games.loading import RunInThread, load_record
from ..games.record import KEPT_STEPS, Draft, GameHeader, GameRecord, Void, kept_steps
from ..games.running import RunningGame
from ..games.voids import void_statements
from ..net.admission import AdmissionControl
from ..net.idempotency import IdempotencyKeys
from ..people.identity import People, Person
from ..slices import in_slices
from ..store.queries import Queries
from ..store.rows import (
    Statement,
    insert_deal,
    insert_game,
    insert_table,
    update_table,
)
from ..store.schema import now
from ..store.writer import Unavailable, Writer
from ..workers.bots import BotWorkers
from ..workers.insight import INSIGHT_QUEUES
from ..workers.log_threads import LogThreads
from ..workers.pool import WorkerPool
from ..workers.readiness import Readiness
from ..workers.warm_up import warm_up
from .index import TableIndex
from .restoring import require_players, set_aside, trouble
from .seat_owner import SeatOwner, computer_owner, computer_player, person_owner
from .settings import TableSettings
from .table import MAX_CHAT, Guest, Table

log = structlog.get_logger("lobby")


class Lobby:
    """All tables, and the parts of the server that they share."""

    def __init__(self, config: Config, queries: Queries, writer: Writer) -> None:
        self.config, self.queries, self.writer = config, queries, writer
        self.people = People(queries, writer)
        self.admission = AdmissionControl(config.limits)
        self.tables: dict[str, Table] = {}
        self.index = TableIndex()
        self.unloaded: dict[str, str] = {}  # by table: the game to load when somebody comes
        self.set_aside: dict[str, Sentence] = {}  # by table that does not load: why
        self.codes_by_nonce: dict[str, str] = {}  # by PERSON:NONCE of the person who opened it
        self.unfinished_rated: list[str] = []  # codes of tables whose games go on after a restart
        self.idempotency = IdempotencyKeys()
        self.bot_workers, self.insight_pool = BotWorkers(), WorkerPool(*INSIGHT_QUEUES)
        self.readiness = Readiness(self.bot_workers.pool)
        self.log_threads = LogThreads()  # for what a request asks to read
        self.game_threads = LogThreads(most_pending=0)  # for the games of tables
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
        owners = await asyncio.to_thread(seat_owners, request.seats, person, settings)
        owners += [SeatOwner() for _ in range(count - len(owners))]
        code = ids.new_code()
        if nonce:
            code = self.codes_by_nonce.setdefault(nonce, code)
        table = Table(self, code, settings, owners)
        table.nonce = nonce
        inserted = insert_table(code, settings, nonce)
        await table.write(*inserted, *update_table(code, settings, owners))
        self.tables[table.code] = table
        self.index.update(table)
        self.readiness.watch(table)
        return table

    def require_room(self, person: Person) -> None:
        """Raises Refusal if there are too many tables for another one of this person's."""
        limits = self.config.limits
        if len(self.index) >= limits.tables:
            raise Refusal("too_many", say("no_room_for_table"))
        if len(self.index.hosted(person.id)) >= limits.hosted:
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
        policy = self.allowed_policy(policy)
        return TableSettings(game=game, preset=preset, rules=rules, policy=policy, host=host)

    def allowed_policy(self, policy: Policy) -> Policy:
        """The policy with what a rated table has, or Refusal: on a server for others nobody may
        know the cards."""
        if (policy.seed or policy.open_hands) and self.config.settings_file is None:
            raise Refusal("bad_options", say("known_cards_only_at_home", command="longsuit start"))
        return with_rated_clock(policy)

    def changed_settings(self, table: Table, request: requests.Configure) -> TableSettings:
        """The settings of a table with the host's changes, or Refusal."""
        old = table.settings
        policy = old.policy if request.policy is msgspec.UNSET else request.policy
        if request.game is request.preset is request.options is msgspec.UNSET:
            return replace(old, policy=self.allowed_policy(policy))
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
        if table.settings.policy.rated:
            self.readiness.require(table)
        try:
            deals = [insert_deal(header.id, at, deal) for at, deal in enumerate(record.deals)]
            record.voids |= voids_at_start(table)
            voids = void_statements(header.id, record.voids)
            await table.write(insert_game(header), *deals, *voids, *more)
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
        code = ids.canonical_code(code)
        table = self.tables.get(code)
        if code in self.set_aside:
            raise Refusal("not_now", say("table_set_aside", why=self.set_aside[code]))
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
            require_players(table)
            kept = kept_steps(table.settings.policy)
            record = await self.load_game(game, kept) if game else None
            for line, nonce in await self.queries.chat(table.code, MAX_CHAT):
                table.chat.append(line)
                if nonce:
                    self.idempotency.mark_done(f"say {table.code} {line.person} {nonce}")
        except Unavailable:
            raise Refusal("unavailable") from None
        except Exception as error:  # whatever it is, the other tables go on
            why = trouble(error)
            await set_aside(self, {table.code: why})
            raise Refusal("not_now", say("table_set_aside", why=why)) from None
        if record:
            table.running_game = RunningGame(table, record)
            table.game_number = record.header.number
            table.running_game.spawn(warm_up(table))
        time = asyncio.get_running_loop().time()
        table.host_left_at = time
        for owner in table.owners:
            owner.left_at = time
        self.unloaded.pop(table.code, None)

    # People.

    async def update_person(self, person: str, changes: dict[str, str]) -> None:
        """Gives a person's connections and seats a name or a gender that has been stored."""
        for connection in self.admission.connections_of(person):
            connection.person = replace(connection.person, **changes)
        for table in self.index.seated(person):
            await table.update_person(person, changes)

    async def update_people(self, changes: dict[str, dict[str, str]]) -> None:
        """The same for several people, by their ids."""
        async for person in in_slices(changes):
            await self.update_person(person, changes[person])

    # After a restart.

    async def resume_rated_games(self) -> None:
        """Lets the rated games go on that were being played when the server stopped.

        Their clocks run whether anybody comes back or not, so that nobody escapes a loss.
        """
        while self.unfinished_rated:
            code = self.unfinished_rated.pop()
            try:
                table = await self.find(code)
                async with table.lock:
                    if table.running_game:
                        table.running_game.schedule()
            except Exception as error:  # the others go on all the same
                log_error(log, "rated game not resumed", error)

    async def remove_from_rated_games(self, person: str) -> None:
        """Takes a person who has been banned from this server out of the rated games they play."""
        for table in self.index.seated(person):
            async with table.lock:
                if table.rated_game and (seat := table.seat_of(person)) >= 0:
                    await table.vacate(seat)

    async def load_game(
        self, game: str, kept: int = KEPT_STEPS, run: RunInThread | None = None
    ) -> GameRecord:
        """The record of a game as the database has it."""
        return await load_record(self.queries, game, kept, run or self.game_threads.run)

    def forget(self, table: Table) -> None:
        """Removes a closed table from memory."""
        self.tables.pop(table.code, None)
        self.index.remove(table)
        self.unloaded.pop(table.code, None)
        self.codes_by_nonce.pop(table.nonce, None)

    def stop(self) -> None:
        """Cancels all timers; everything is on disk already."""
        for table in self.tables.values():
            if table.running_game:
                table.running_game.cancel_timer()


def seat_owners(words: tuple[str, ...], person: Person, settings: TableSettings) -> list[SeatOwner]:
    """The owners that the words of a request name, or Refusal.

    It runs in a thread: the first search player imports much.
    """
    return [seat_owner(seat, word, person, settings) for seat, word in enumerate(words)]


def seat_owner(seat: int, word: str, person: Person, settings: TableSettings) -> SeatOwner:
    """The owner that a word of the request names: `me`, `open` or a kind of computer player."""
    if word == "me":
        return person_owner(person)
    if word == "open":
        return SeatOwner()
    computer_player(word, settings.game, settings.rules)  # raises Refusal if there is no such one
    return computer_owner(seat, word)


def voids_at_start(table: Table) -> set[Void]:
    """What voids a game from its beginning: anybody may watch the cards of a seat, or the computer
    players' lie face up."""
    policy, found = table.settings.policy, set[Void]()
    if policy.watch == "seat":
        found.add((NO_SEAT, "seat_watched"))
    if policy.open_hands:
        found.add((NO_SEAT, "open_hands"))
    return found


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
        rated=settings.policy.rated and all(owner.person for owner in owners),
        started=now(),
        seed=seed,
        fixed_seed=settings.policy.seed,
        given=given,
    )
    return GameRecord(header, [header.new_deal(0)], kept_steps(settings.policy))
