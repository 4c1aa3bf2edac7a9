"""A game that is being played at its table.  This module decides which seat acts next and when, and
it orders the steps of a change: first it is written, then clients are told.

Every change goes through `RunningGame.commit`, which writes first (write-ahead): a client is told
of a move only after its commit is on disk.  When a move cannot be written:

- **The disk is full, or the database is gone.**  The writer raises Unavailable.  The move does not
  count, nobody is told of it, and the client is refused with `unavailable`.  The client may repeat
  the request with the same nonce, an idempotency key: the move is made at most once.  As the
  outcome of a failed commit may be unknown, the game is loaded again from the database (`reload`).
  If the move turns out to be written, it counts and everybody is told.  If the database cannot be
  read either, the game stays as it was.
- **A computer player or chance was to act.**  The same holds, and a timer tries again after
  RETRY_AFTER seconds.
- **The writer is behind.**  Nothing is lost or refused: the table stays locked until its commit is
  on disk, so that each game has at most one write in the queue and its players wait
  (backpressure).  `store.writer` puts all writes that wait into one commit (group commit).
"""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from ...bots.player import Player
from ...engine import notation
from ...engine.actions import CHANCE, OVER, Action, Event
from ...engine.cards import Seat
from ...engine.game import IllegalAction, table_event
from ...engine.notation import BadNotation
from ...engine.sentences import reason, say
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ..error_log import log_error
from ..store.rows import Statement, end_game, insert_deal, update_banks, update_deal
from ..store.writer import Unavailable, Write
from ..tables.seat_owner import RATED_STAND_IN, computer_player, stand_in_player
from ..workers.bots import is_slow
from .absence import miss_move
from .claims import Claims
from .clock import Clock, new_clock
from .consent import Consent
from .record import Draft, GameRecord, Step, Void, derived_secret, kept_steps
from .substitutes import Substitutes
from .updates import Updates
from .voids import void_statements

if TYPE_CHECKING:
    from ..tables.table import Guest, Table

T = TypeVar("T")
EARLY = 0.001  # seconds before its time that a timer may fire
MAX_STEPS = 60  # entries of computer players that are written at once
RETRY_AFTER = 1.0  # seconds until a change that could not be written is tried again
HUMAN_PACE = (0.7, 1.8)  # seconds that a computer player takes: chosen to be pleasant to follow
log = structlog.get_logger("table")


class RunningGame:
    """The game of a table, from its first deal until the next game begins."""

    def __init__(self, table: "Table", record: GameRecord) -> None:
        self.table, self.record = table, record
        self.rng: Random = SystemRandom()
        self.nonces: dict[Seat, str] = {}  # for the pending deal
        self.timer: asyncio.TimerHandle | None = None
        self.timer_number = 0  # counts timers; one that fires late and is not the last does nothing
        self.tasks: set[asyncio.Task[None]] = set()
        self.players: dict[str, Player] = {}
        banks = record.header.banks
        daily = bool(record.header.seed)
        self.clock: Clock | None = (
            None if daily else new_clock(table.settings.policy, record.seats, banks)
        )
        self.stored_banks = [*self.clock.banks] if self.clock else []
        self.waiting_since = 0.0  # when chance began to wait for nonces; 0: it does not wait
        self.updates = Updates(self)
        self.claims = Claims(self)
        self.substitutes = Substitutes(self)
        self.takeback: Consent[messages.Takeback] = Consent(table.send)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def milliseconds(self) -> int:
        """The time of the event loop's clock."""
        return int(self.loop.time() * 1000)

    # Requests of people.

    async def act(self, guest: "Guest", request: requests.Act) -> int:
        """Acts for the guest's seat; returns the number of the entry.

        The nonce is an idempotency key: a repeated one returns the entry that it led to.
        """
        async with self.table.lock:
            seat, record = self.table.require_seat(guest), self.record
            key = f"{seat}:{request.nonce}"
            if key in record.idempotency_keys:
                return record.idempotency_keys[key]
            self.require_current(request.n)
            try:
                action = notation.action(request.action)
            except BadNotation as error:
                raise Refusal("bad_action", reason(error)) from None
            draft = Draft(record)
            try:
                draft.add(Event(seat, action), key)
            except IllegalAction as error:
                raise Refusal("illegal", error.reason) from None
            self.table.resume(seat, acted=True)
            await self.extend(draft)
            await self.commit(draft)
            return record.idempotency_keys[key]

    async def undo_to(self, count: int, void: Void) -> int:
        """Leaves only the first `count` events; returns the number of the entry."""
        draft = Draft(self.record)
        draft.voids.add(void)
        draft.undo(count, await self.in_thread(self.record.state_after, count))
        await self.commit(draft)
        return self.record.n

    async def in_thread(self, function: Callable[..., T], *arguments: Any) -> T:
        """The value of a function that may have to replay the game; the table must be locked."""
        return await self.table.lobby.game_threads.run(function, *arguments)

    def require_current(self, n: int) -> None:
        """Refuses what was decided on another position than the present one."""
        if self.record.over:
            raise Refusal("not_playing")
        if n != self.record.n:
            raise Refusal("stale", n=self.record.n)

    async def add_nonce(self, guest: "Guest", request: requests.Nonce) -> None:
        """Takes a seat's part in the next shuffle; the last one counts, as a page that was loaded
        again, or whoever took the seat over, knows only its own."""
        async with self.table.lock:
            seat, record = self.table.require_seat(guest), self.record
            if request.game != record.header.id or request.deal != record.shuffles or record.over:
                raise Refusal("not_now", say("deal_already_shuffled"))
            self.nonces[seat] = request.nonce
            if record.actor == CHANCE and self.nonces_complete():
                self.schedule()

    def nonces_complete(self) -> bool:
        """True if everybody who is connected has given a nonce, or none is needed."""
        if self.record.header.deal_seed:
            return True
        seats = range(len(self.table.owners))
        return all(seat in self.nonces or not self.table.is_connected(seat) for seat in seats)

    # Chance and computer players.

    async def extend(self, draft: Draft) -> None:
        """Adds what needs no waiting, so that it goes into the same write."""
        while len(draft.steps) < MAX_STEPS and (actor := draft.actor) != OVER:
            if actor == CHANCE:
                if draft.next_deal or not self.nonces_complete():
                    return
                self.shuffle(draft)
            elif made := table_event(draft.record.game, draft.state):
                draft.add(made)
            elif (
                self.takes_time()
                or not self.table.owners[actor].computer_acts()
                or self.substitutes.wait(actor)
            ):
                return
            else:
                draft.add_computer_action(Event(actor, await self.computer_action(draft, actor)))

    def shuffle(self, draft: Draft) -> None:
        if self.record.header.deal_seed:
            draft.shuffle(())
            return
        last = max(self.nonces, default=-1)
        draft.shuffle(tuple(self.nonces.get(seat, "") for seat in range(last + 1)))

    def takes_time(self) -> bool:
        """True if computer players take their time at this table."""
        return "none" not in (self.table.lobby.config.thinking, self.table.settings.policy.thinking)

    def thinking_seconds(self) -> float:
        policy = self.table.settings.policy
        return policy.think / 1000 if policy.thinking == "fixed" else self.rng.uniform(*HUMAN_PACE)

    async def computer_action(self, draft: Draft, seat: Seat) -> Action:
        """The action of the seat's computer player; the first legal one if the player fails."""
        header, kind = self.record.header, self.player_kind(seat)
        view = draft.record.game.view(draft.state, seat)
        try:
            name, rules = header.name, header.rules
            seen, seed = draft.events_seen_by(seat), self.player_seed(draft, seat)
            slow = bool(kind) and is_slow(kind, name)
            quick = "" if slow else kind
            if quick not in self.players:
                self.players[quick] = (
                    computer_player(quick, name, rules) if quick else stand_in_player(name, rules)
                )
            player = self.players[quick]
            if slow:
                workers = self.table.lobby.bot_workers
                choice = await workers.choice(kind, name, rules, view, seen, seed, player)
            else:
                choice = player(view, seen, Random(seed))
            self.substitutes.show(seat, choice.by)
            if choice.action in view.legal:
                return choice.action
        except Exception as error:
            # Somebody else's player must not stop the table; its error may hold cards.
            log_error(log, "player failed", error, player=kind)
        return view.legal[0]

    def player_kind(self, seat: Seat) -> str:
        """The kind of computer player that acts for a seat; empty: whoever stands in."""
        owner, header = self.table.owners[seat], self.record.header
        if header.seed:
            return header.players[seat]
        return owner.player if owner.kind == "computer" else RATED_STAND_IN * header.rated

    def player_seed(self, draft: Draft, seat: Seat) -> float | str:
        """The seed of a computer player's random choices; it follows from that of the deals."""
        seed, purpose = self.record.header.deal_seed, f"seat {seat} {len(draft.events)}"
        return derived_secret(seed, purpose) if seed else self.rng.random()

    # The timer.

    def schedule(self) -> None:
        """Sets the timer for the next thing that happens without a request."""
        self.cancel_timer()
        delay = self.delay()
        if delay is not None:
            self.timer = self.loop.call_later(delay, self.fire, self.timer_number)
        self.updates.send_clock()
        self.claims.check()

    def cancel_timer(self) -> None:
        self.timer_number += 1
        if self.timer:
            self.timer.cancel()
        self.timer = None

    def delay(self) -> float | None:
        """Seconds until something happens without a request; None if a person is waited for."""
        table, record, now = self.table, self.record, self.loop.time()
        actor = record.actor
        if actor != CHANCE:
            self.waiting_since = 0.0
        if self.clock and self.clock.seat != actor:
            self.clock.stop(self.milliseconds())
        if actor == OVER or table.closed or not (table.guests or record.header.rated):
            return None
        if actor == CHANCE:
            self.waiting_since = self.waiting_since or now
            wait = table.lobby.config.nonce_wait
            return 0.0 if self.nonces_complete() else max(0.0, self.waiting_since + wait - now)
        owner = table.owners[actor]
        if owner.computer_acts():
            if wait := self.substitutes.wait(actor):
                return wait
            return self.thinking_seconds() if self.takes_time() else 0.0
        if self.clock:
            if self.clock.seat != actor:
                self.clock.run(actor, self.milliseconds())
            return self.clock.remaining(self.milliseconds()) / 1000
        if not table.is_connected(actor):
            return max(0.0, owner.left_at + table.settings.policy.stand_in - now)
        return None

    def fire(self, timer_number: int) -> None:
        self.spawn(self.advance_by_timer(timer_number))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs a coroutine as a task of this game."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def advance_by_timer(self, timer_number: int) -> None:
        """Acts for the seat whose time has come, unless something else has happened meanwhile."""
        if timer_number != self.timer_number:
            return
        action = await self.action_ahead()
        async with self.table.lock:
            if timer_number != self.timer_number or self.table.running_game is not self:
                return
            try:
                await self.advance(action)
            except Exception as error:
                if not isinstance(error, Refusal):
                    log_error(log, "table failed", error)
                self.cancel_timer()
                self.timer = self.loop.call_later(RETRY_AFTER, self.fire, self.timer_number)

    async def action_ahead(self) -> Action | None:
        """The action of the computer player to act, computed before the table is locked, so that
        no request has to wait for it."""
        draft = Draft(self.record)
        if draft.actor < 0 or not self.table.owners[draft.actor].computer_acts():
            return None
        return await self.computer_action(draft, draft.actor)

    async def advance(self, action: Action | None) -> None:
        """Lets chance act, a computer player, or a stand-in for a person who is away."""
        draft, actor = Draft(self.record), self.record.actor
        if actor == OVER:
            return
        owner = self.table.owners[actor] if actor >= 0 else None
        if owner is not None and not owner.computer_acts():
            delay = self.delay()
            if delay is None or delay > EARLY:  # the person has the time that they have
                self.schedule()
                return
            if self.record.header.rated:
                await miss_move(self, draft, actor)
                return
            owner.stood_in = True
            self.table.send_table()
        if actor == CHANCE:
            self.shuffle(draft)
        else:
            action = action or await self.computer_action(draft, actor)
            draft.add_computer_action(Event(actor, action))
        await self.extend(draft)
        await self.commit(draft)

    # Writes and announcements.

    async def commit(self, draft: Draft) -> None:
        """Writes a draft, adds it to the record and tells everybody, in this order.

        Raises Refusal if it could not be written; the module's docstring says what happens then.
        """
        over = draft.actor == OVER
        others = [*self.deal_statements(draft), *(self.final_statements(draft) if over else ())]
        others += void_statements(self.record.header.id, draft.voids - self.record.voids)
        banks = self.clock.banks_at(self.milliseconds()) if self.clock else []
        if banks != self.stored_banks:  # rare: somebody took longer than a move's time
            others.append(update_banks(self.record.header.id, banks))
        try:
            await self.table.lobby.writer.write(Write(draft.rows(), tuple(others)))
        except Unavailable:
            if self.clock:  # nobody loses time by it: the move begins again
                self.clock.seat = -1
            await self.reload()
            raise Refusal("unavailable") from None
        draft.append_to_record()
        if self.clock:  # the move ended when the write began
            self.stored_banks, self.clock.banks, self.clock.seat = banks, [*banks], -1
        self.announce(draft.steps, shuffled=draft.next_deal is not None)

    def announce(self, steps: list[Step], shuffled: bool) -> None:
        """Tells everybody of new entries, and schedules what comes next."""
        if shuffled:
            self.nonces, self.waiting_since = {}, 0.0
        if self.takeback.request and self.takeback.request.n != self.record.n:
            self.takeback.drop()
        self.claims.update(steps)
        if self.clock:
            self.clock.stop(self.milliseconds())
        self.updates.send_steps(steps, shuffled)
        self.schedule()
        if self.record.over:
            self.table.send(self.updates.result_message())
            self.table.send_table()

    def deal_statements(self, draft: Draft) -> list[Statement]:
        """The nonces of a shuffle, and the secret of the deal after it."""
        if draft.next_deal is None:
            return []
        game, deal = self.record.header.id, self.record.shuffles
        return [update_deal(game, deal, draft.nonces), insert_deal(game, deal + 1, draft.next_deal)]

    def final_statements(self, draft: Draft) -> list[Statement]:
        """The statements that are written with the last entry of a game."""
        statements = [end_game(self.record.header.id, draft.steps[-1].at)]
        for final_write in self.table.lobby.final_writes:
            statements += final_write(draft)
        return statements

    async def reload(self) -> None:
        """Goes on from the record in the database, after a write whose outcome is unknown."""
        try:
            kept = kept_steps(self.table.settings.policy)
            record = await self.table.lobby.load_game(self.record.header.id, kept)
        except Unavailable:
            return
        before, self.record = self.record.n, record
        if record.n != before:
            self.nonces = {}
            self.takeback.drop()
            self.claims.forget()
            self.updates.resend_since(before)
            self.schedule()
