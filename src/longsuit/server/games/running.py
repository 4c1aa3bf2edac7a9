"""The course of a game at its table: who acts next and when, what is written, who is told what."""

import asyncio
from collections.abc import Coroutine
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import structlog

from ...bots.player import Player
from ...engine import notation
from ...engine.actions import CHANCE, OVER, Action, Event
from ...engine.cards import Seat
from ...engine.game import IllegalAction
from ...engine.notation import BadNotation
from ...engine.sentences import say
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ..store.rows import Statement, end_game, insert_deal, update_banks, update_deal
from ..store.writer import Unavailable, Write
from ..tables.seat_owner import made, stand_in
from ..workers.bots import is_slow
from ..workers.pool import error_name
from .claims import Claims
from .clock import Clock, clock
from .record import Draft, GameRecord, Step, derived
from .updates import Updates

if TYPE_CHECKING:
    from ..tables.table import Guest, Table

LONGEST = 60  # records that are written at once
RETRY = 1.0  # seconds until what could not be written is tried again
log = structlog.get_logger("table")


class RunningGame:
    def __init__(self, table: "Table", record: GameRecord) -> None:
        self.table, self.record = table, record
        self.rng: Random = SystemRandom()
        self.nonces: dict[Seat, str] = {}  # for the pending deal
        self.asked: messages.Takeback | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.armed = 0  # how often the timer was set; an older one that is late does nothing
        self.tasks: set[asyncio.Task[None]] = set()
        self.players: dict[str, Player] = {}
        banks = record.header.banks
        self.clock: Clock | None = clock(table.settings.policy, record.seats, banks)
        self.banks = [*self.clock.banks] if self.clock else []  # as they were last written
        self.waiting = 0.0  # since when chance waits for nonces
        self.updates = Updates(self)
        self.claims = Claims(self)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def millis(self) -> int:
        return int(self.loop.time() * 1000)

    # What people do.

    async def act(self, guest: "Guest", said: requests.Act) -> int:
        """The record an action became; a repeated nonce acts once."""
        async with self.table.lock:
            seat, record = self.table.require_seat(guest), self.record
            key = f"{seat}:{said.nonce}"
            if key in record.nonces:
                return record.nonces[key]
            self.require_current(said.n)
            try:
                action = notation.action(said.action)
            except BadNotation as error:
                raise Refusal("bad_action", str(error)) from None
            draft = Draft(record)
            try:
                draft.add(Event(seat, action), key)
            except IllegalAction as error:
                raise Refusal("illegal", error.reason) from None
            self.table.resume(seat)
            await self.extend(draft)
            await self.commit(draft)
            return record.nonces[key]

    async def undo_to(self, back: int) -> int:
        draft = Draft(self.record)
        draft.undo(back)
        await self.commit(draft)
        return self.record.n

    def require_current(self, n: int) -> None:
        if self.record.over:
            raise Refusal("not_playing")
        if n != self.record.n:
            raise Refusal("stale", n=self.record.n)

    async def nonce(self, guest: "Guest", said: requests.Nonce) -> None:
        """A seat's part in the next shuffle; the first one counts."""
        async with self.table.lock:
            seat = self.table.require_seat(guest)
            if (
                said.game != self.record.header.id
                or said.deal != self.record.dealt
                or self.record.over
            ):
                raise Refusal("not_now", say("This deal has been shuffled."))
            self.nonces.setdefault(seat, said.nonce)
            if self.record.actor == CHANCE and self.nonces_complete():
                self.schedule()

    def nonces_complete(self) -> bool:
        """Whether everybody who is connected has given a nonce."""
        if self.record.header.seed:
            return True
        seats = range(len(self.table.owners))
        return all(seat in self.nonces or not self.table.is_connected(seat) for seat in seats)

    # What happens by itself.

    async def extend(self, draft: Draft) -> None:
        """What needs no waiting goes into the same write."""
        while len(draft.steps) < LONGEST and (actor := draft.actor) != OVER:
            if actor == CHANCE:
                if draft.fresh or not self.nonces_complete():
                    return
                self.shuffle(draft)
            elif self.thinking() or not self.table.owners[actor].computer_acts():
                return
            else:
                draft.add(Event(actor, await self.thought(draft, actor)))

    def shuffle(self, draft: Draft) -> None:
        if self.record.header.seed:
            draft.shuffle(())
            return
        last = max(self.nonces, default=-1)
        draft.shuffle(tuple(self.nonces.get(seat, "") for seat in range(last + 1)))

    def thinking(self) -> bool:
        """Whether computer players take their time here."""
        lobby = self.table.lobby
        return lobby.config.thinking != "none" and self.table.settings.policy.thinking == "human"

    async def thought(self, draft: Draft, seat: Seat) -> Action:
        """What the computer player of a seat does; a player that fails does the first thing."""
        owner, game = self.table.owners[seat], draft.record.game
        kind = owner.player if owner.kind == "computer" else ""
        if self.record.header.seed:
            kind = self.record.header.players[seat]
        view = game.view(draft.state, seat)
        try:
            name, rules = self.record.header.name, self.record.header.rules
            seen, seed = draft.seen(seat), self.chance(draft, seat)
            slow = bool(kind) and is_slow(kind, name)
            quick = "" if slow else kind
            if quick not in self.players:
                self.players[quick] = made(quick, name, rules) if quick else stand_in(name, rules)
            player = self.players[quick]
            if slow:
                workers = self.table.lobby.bot_workers
                choice = await workers.choice(kind, name, rules, view, seen, seed, player)
            else:
                choice = player(view, seen, Random(seed))
            if choice.action in view.legal:
                return choice.action
        except Exception as error:
            # Somebody else's player must not stop the table; its error may hold cards.
            log.error("player failed", player=kind, error=error_name(error))
        return view.legal[0]

    def chance(self, draft: Draft, seat: Seat) -> float | str:
        """The seed of what a computer player leaves to chance; in a daily deal the same for
        everybody."""
        if seed := self.record.header.seed:
            return derived(seed, f"seat {seat} {len(draft.events)}")
        return self.rng.random()

    def schedule(self) -> None:
        """Sets the timer for what happens next by itself."""
        self.cancel_timer()
        delay = self.delay()
        if delay is not None:
            self.timer = self.loop.call_later(delay, self.spawn, self.armed)
        self.updates.send_clock()
        self.claims.look()

    def cancel_timer(self) -> None:
        """Nothing happens by itself."""
        self.armed += 1
        if self.timer:
            self.timer.cancel()
        self.timer = None

    def delay(self) -> float | None:
        """Seconds until something happens by itself; none: a person is waited for."""
        table, record, now = self.table, self.record, self.loop.time()
        actor = record.actor
        if actor != CHANCE:
            self.waiting = 0.0
        if self.clock and self.clock.seat != actor:
            self.clock.stop(self.millis())
        if actor == OVER or table.closed or not table.guests:
            return None
        if actor == CHANCE:
            self.waiting = self.waiting or now
            wait = table.lobby.config.nonce_wait
            return 0.0 if self.nonces_complete() else max(0.0, self.waiting + wait - now)
        owner = table.owners[actor]
        if owner.computer_acts():
            return self.rng.uniform(0.7, 1.8) if self.thinking() else 0.0
        times = []
        if self.clock:
            if self.clock.seat != actor:
                self.clock.run(actor, self.millis())
            times.append(self.clock.left(self.millis()) / 1000)
        elif not table.is_connected(actor):
            times.append(max(0.0, owner.gone + table.settings.policy.stand_in - now))
        return min(times, default=None)

    def spawn(self, armed: int) -> None:
        self.begin(self.tick(armed))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tick(self, armed: int) -> None:
        """The timer has run out, unless something else has happened meanwhile."""
        if armed != self.armed:
            return
        action = await self.ahead()
        async with self.table.lock:
            if armed != self.armed or self.table.running_game is not self:
                return
            try:
                await self.go_on(action)
            except Exception as error:
                if not isinstance(error, Refusal):
                    log.error("table failed", code=self.table.code, error=type(error).__name__)
                self.cancel_timer()
                self.timer = self.loop.call_later(RETRY, self.spawn, self.armed)

    async def ahead(self) -> Action | None:
        """What the computer player whose turn it is does, while the table is not locked, so that
        nobody who asks for something there waits for it."""
        draft = Draft(self.record)
        if draft.actor < 0 or not self.table.owners[draft.actor].computer_acts():
            return None
        return await self.thought(draft, draft.actor)

    async def go_on(self, action: Action | None) -> None:
        """Chance acts, a computer player, or one for a person who is away."""
        draft, actor = Draft(self.record), self.record.actor
        if actor == OVER:
            return
        if actor == CHANCE:
            self.shuffle(draft)
        else:
            owner = self.table.owners[actor]
            if not owner.computer_acts():
                owner.away = True
                self.table.send_table()
            draft.add(Event(actor, action or await self.thought(draft, actor)))
        await self.extend(draft)
        await self.commit(draft)

    # Writing and telling.

    async def commit(self, draft: Draft) -> None:
        """Written first; then it counts and is told."""
        over = draft.actor == OVER
        others = [*self.deal_rows(draft), *(self.ending(draft) if over else ())]
        banks = self.clock.left_over(self.millis()) if self.clock else []
        if banks != self.banks:  # rare: somebody took longer than a move's time
            others.append(update_banks(self.record.header.id, banks))
        try:
            await self.table.lobby.writer.write(Write(draft.rows(), tuple(others)))
        except Unavailable:
            await self.reload()
            raise Refusal("unavailable") from None
        draft.adopted()
        if self.clock:  # stopped when the write began
            self.banks, self.clock.banks, self.clock.seat = banks, [*banks], -1
        self.after(draft.steps, shuffled=draft.fresh is not None)

    def after(self, steps: list[Step], shuffled: bool) -> None:
        """Tells everybody what has become of the game."""
        if shuffled:
            self.nonces, self.waiting = {}, 0.0
        if self.asked and self.asked.n != self.record.n:
            self.asked = None
        self.claims.heed(steps)
        if self.clock:
            self.clock.stop(self.millis())
        self.updates.send_steps(steps, shuffled)
        self.schedule()
        if self.record.over:
            self.table.send(self.updates.result_message())
            self.table.send_table()

    def deal_rows(self, draft: Draft) -> list[Statement]:
        if draft.fresh is None:
            return []
        game, deal = self.record.header.id, self.record.dealt
        return [update_deal(game, deal, draft.nonces), insert_deal(game, deal + 1, draft.fresh)]

    def ending(self, draft: Draft) -> list[Statement]:
        """What is written with the last record of a game."""
        found = [end_game(self.record.header.id, draft.steps[-1].at)]
        for more in self.table.lobby.final_writes:
            found += more(draft)
        return found

    async def reload(self) -> None:
        """The write may have happened: goes on from what the database has."""
        try:
            record = await self.table.lobby.load_game(self.record.header.id)
        except Unavailable:
            return
        before, self.record = self.record.n, record
        if record.n != before:
            self.nonces = {}
            self.claims.forget()
            self.updates.resend_since(before)
            self.schedule()

    def greet(self, guest: "Guest") -> None:
        """What somebody who comes to the table is told of the game."""
        self.updates.send_position(guest)
