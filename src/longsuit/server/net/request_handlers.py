"""The handlers of requests, one for each type but `hello` and `ping`, which `session.py` answers.

A handler returns the answer, or None for a plain `done`; a Refusal becomes the answer too.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import UNSET
from sqlalchemy import insert

from ...engine.cards import names
from ...engine.sentences import Sentence
from ...insight.odds.classic import classic_grid
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ...protocol.parts import EMOTES, PHRASES
from ..games import takeback
from ..people.move_codes import MOVE_CODE_SECONDS
from ..people.names import clean_line, clean_name
from ..store.schema import assists, now, said
from ..tables import host, opening
from ..tables.table import Table
from ..workers import insight

if TYPE_CHECKING:
    from .session import Session

Kind = Literal["chat", "phrase", "emote"]


# Coming and going.


async def join(session: "Session", request: requests.Join) -> None:
    """Joins a table, after leaving another one; wrong codes count as guesses."""
    session.lobby.admission.repeats.take(session.person.id)
    with session.lobby.admission.guess_limit(session.address):
        table = await session.lobby.find(request.code)
    if session.table and session.table is not table:
        await session.table.leave(session)
    session.table = table
    try:
        await table.join(session, request.game, request.n)
    except Refusal:
        session.table = None
        raise


async def leave(session: "Session", request: requests.Leave) -> None:
    table, session.table = session.current_table(), None
    await table.leave(session)


async def create(session: "Session", request: requests.Create) -> messages.AnyMessage:
    table = await opening.open_table(session.lobby, session.person, session.address, request)
    return messages.Opened(id=request.id, code=table.code)


async def rename(session: "Session", request: requests.Rename) -> None:
    """Changes the name, the gender or both; every table where the person sits is told."""
    changes: dict[str, str] = {}
    if request.name is not UNSET:
        changes["name"] = clean_name(request.name)
    if request.gender is not UNSET:
        changes["gender"] = request.gender
    if changes:
        await session.lobby.people.change(session.person.id, changes)
        await session.lobby.update_person(session.person.id, changes)


async def move(session: "Session", request: requests.Move) -> messages.AnyMessage:
    """A code that signs another device in as the same person."""
    session.lobby.admission.tables_opened.take(session.person.id)
    code = session.lobby.people.create_move_code(session.person)
    return messages.Moved(id=request.id, code=code, seconds=MOVE_CODE_SECONDS)


# Seats and games.


async def sit(session: "Session", request: requests.Sit) -> None:
    await session.current_table().sit(session, request.seat)


async def stand(session: "Session", request: requests.Stand) -> None:
    await session.current_table().stand(session)


async def fill(session: "Session", request: requests.Fill) -> None:
    await host.fill(session.current_table(), session, request.seat, request.player)


async def open_seat(session: "Session", request: requests.Open) -> None:
    await host.open_seat(session.current_table(), session, request.seat)


async def start(session: "Session", request: requests.Start) -> None:
    await session.lobby.start(session.current_table(), session, again=False)


async def rematch(session: "Session", request: requests.Rematch) -> None:
    if session.current_table().running_game is None:
        raise Refusal("not_now", Sentence("no_game_here_yet"))
    await session.lobby.start(session.current_table(), session, again=True)


async def configure(session: "Session", request: requests.Configure) -> None:
    table = session.current_table()
    await host.configure(table, session, session.lobby.changed_settings(table, request))


async def act(session: "Session", request: requests.Act) -> messages.AnyMessage:
    return messages.Done(id=request.id, n=await session.running_game().act(session, request))


async def since(session: "Session", request: requests.Since) -> None:
    running = session.running_game()
    session.lobby.admission.repeats.take(session.person.id)
    async with session.current_table().lock:
        running.updates.send_since(session, request.n, request.game)


async def view(session: "Session", request: requests.View) -> None:
    running = session.running_game()
    session.lobby.admission.repeats.take(session.person.id)
    async with session.current_table().lock:
        running.updates.send_position(session)


async def undo(session: "Session", request: requests.Undo) -> messages.AnyMessage:
    return messages.Done(
        id=request.id, n=await takeback.undo(session.running_game(), session, request.n)
    )


async def ask_takeback(session: "Session", request: requests.Takeback) -> messages.AnyMessage:
    return messages.Done(
        id=request.id, n=await takeback.request_takeback(session.running_game(), session, request.n)
    )


async def claim(session: "Session", request: requests.Claim) -> messages.AnyMessage:
    return messages.Done(
        id=request.id, n=await session.running_game().claims.request_claim(session, request.n)
    )


async def answer(session: "Session", request: requests.Answer) -> messages.AnyMessage:
    """Answers a takeback or a claim; never are both open."""
    running = session.running_game()
    if running.claims.consent.request:
        return messages.Done(id=request.id, n=await running.claims.answer(session, request))
    return messages.Done(id=request.id, n=await takeback.answer(running, session, request))


async def nonce(session: "Session", request: requests.Nonce) -> None:
    await session.running_game().add_nonce(session, request)


async def kick(session: "Session", request: requests.Kick) -> None:
    await host.kick(session.current_table(), session, request.person)


async def admit(session: "Session", request: requests.Admit) -> None:
    await host.admit(session.current_table(), session, request.person)


async def change_host(session: "Session", request: requests.Host) -> None:
    await host.hand_over(session.current_table(), session, request.person)


async def close(session: "Session", request: requests.Close) -> None:
    await host.close(session.current_table(), session)


# Chat.


async def chat(session: "Session", request: requests.Chat) -> None:
    await say(session, "chat", clean_line(request.text), request.nonce)


async def phrase(session: "Session", request: requests.Phrase) -> None:
    if request.phrase not in PHRASES:
        raise unknown_word("phrase", PHRASES)
    await say(session, "phrase", request.phrase, request.nonce)


async def emote(session: "Session", request: requests.Emote) -> None:
    if request.emote not in EMOTES:
        raise unknown_word("emote", EMOTES)
    await say(session, "emote", request.emote, request.nonce)


def unknown_word(name: str, choices: tuple[str, ...]) -> Refusal:
    return Refusal("bad_message", Sentence("bad_parameter", {"name": name, "choices": choices}))


async def say(session: "Session", kind: Kind, text: str, nonce: str) -> None:
    """Posts a line; a line that is repeated with the same nonce is posted once."""
    if not nonce:
        await post_line(session, kind, text)
        return
    key = f"say {session.current_table().code} {session.person.id} {nonce}"
    await session.lobby.idempotency.run(key, lambda: post_line(session, kind, text, nonce))


async def post_line(session: "Session", kind: Kind, text: str, nonce: str = "") -> None:
    """Stores a line of chat and sends it to everybody at the table; emotes are only sent."""
    table = session.current_table()
    policy, seat = table.settings.policy, table.seat_of(session.person.id)
    if policy.chat == "off" or (kind == "chat" and policy.chat != "free"):
        raise Refusal("forbidden")
    if seat < 0 and table.playing and policy.watch == "seat":
        raise Refusal("forbidden", Sentence("spectators_cannot_chat"))
    session.lobby.admission.chat_lines.take(session.person.id)
    person, name = session.person.id, session.person.name
    line = messages.Said(person=person, name=name, kind=kind, text=text, seat=seat)
    if kind != "emote":
        row = {"code": table.code, "person": person, "name": name, "kind": kind, "text": text}
        await table.write((insert(said), [row | {"at": now(), "nonce": nonce}]))
        table.chat.append(line)
    table.send(line)


# Odds, advice and open hands.


async def assist(session: "Session", request: requests.Assist) -> messages.AnyMessage | None:
    """Gives help that the table allows; that it was given is stored, and everybody is told."""
    table, running = session.current_table(), session.running_game()
    async with table.lock:
        seat, record = table.require_seat(session), running.record
        if not getattr(table.settings.policy, request.what):
            raise Refusal("forbidden")
        if record.over:
            raise Refusal("not_playing")
        if (record.n, seat, request.what) not in record.assists:
            await record_assist(table, seat, request.what)
        if request.what == "cheat":
            hands = [record.game.view(record.state, at).hand for at in range(record.seats)]
            open_hands = tuple(tuple(names(hand).split()) for hand in hands)
            return messages.Hands(
                id=request.id, game=record.header.id, n=record.n, hands=open_hands
            )
        view, events = record.game.view(record.state, seat), tuple(record.events_seen_by(seat))
        if request.what == "advice" and not view.legal:
            raise Refusal("not_now")
        answers_for = insight.odds_for if request.what == "odds" else insight.advice_for
        answers = answers_for(session, record, view, events, request.id)
        insight.send_later(session, request.what, request.id, record.n, answers)
    return None  # the answer is sent later


async def classic_odds(session: "Session", request: requests.ClassicOdds) -> messages.AnyMessage:
    """The grid of the original, for whoever sits at the table in a game of tricks."""
    table, record = session.current_table(), session.running_game().record
    seat = table.require_seat(session)
    shown = record.game.view(record.state, seat)
    if not hasattr(shown, "last_trick"):
        raise Refusal("not_now")
    rows = classic_grid(shown, tuple(record.events_seen_by(seat)))
    return messages.ClassicOdds(id=request.id, game=record.header.id, n=record.n, rows=rows)


async def record_assist(table: Table, seat: int, what: Any) -> None:
    """Stores that a seat was helped, and tells everybody at the table."""
    assert table.running_game is not None
    record = table.running_game.record
    line = {"game": record.header.id, "n": record.n, "seat": seat, "what": what, "at": now()}
    await table.write((insert(assists), [line]))
    record.assists.append((record.n, seat, what))
    table.send(messages.Assisted(game=record.header.id, n=record.n, seat=seat, what=what))
    table.send_table()


Handler: TypeAlias = Callable[["Session", Any], Awaitable[messages.AnyMessage | None]]
HANDLERS: dict[type[requests.Request], Handler] = {
    requests.Join: join,
    requests.Leave: leave,
    requests.Create: create,
    requests.Rename: rename,
    requests.Move: move,
    requests.Sit: sit,
    requests.Stand: stand,
    requests.Fill: fill,
    requests.Open: open_seat,
    requests.Start: start,
    requests.Rematch: rematch,
    requests.Configure: configure,
    requests.Act: act,
    requests.Since: since,
    requests.View: view,
    requests.Undo: undo,
    requests.Takeback: ask_takeback,
    requests.Claim: claim,
    requests.Answer: answer,
    requests.Nonce: nonce,
    requests.Kick: kick,
    requests.Admit: admit,
    requests.Host: change_host,
    requests.Close: close,
    requests.Chat: chat,
    requests.Phrase: phrase,
    requests.Emote: emote,
    requests.Assist: assist,
    requests.ClassicOdds: classic_odds,
}
