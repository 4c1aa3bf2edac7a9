"""What somebody at a table may ask for, message by message."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import insert

from ...engine.cards import names
from ...engine.sentences import Sentence
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ...protocol.parts import EMOTES, PHRASES
from ..games import takeback
from ..games.record import now
from ..store.schema import assists, said
from ..tables import host
from ..tables.table import Table
from ..workers import insight

if TYPE_CHECKING:
    from .session import Session

Kind = Literal["chat", "phrase", "emote"]


async def sit(who: "Session", ask: requests.Sit) -> None:
    await who.at().sit(who, ask.seat)


async def stand(who: "Session", ask: requests.Stand) -> None:
    await who.at().stand(who)


async def fill(who: "Session", ask: requests.Fill) -> None:
    await host.fill(who.at(), who, ask.seat, ask.player)


async def open_seat(who: "Session", ask: requests.Open) -> None:
    await host.open_seat(who.at(), who, ask.seat)


async def start(who: "Session", ask: requests.Start) -> None:
    await who.lobby.start(who.at(), who, again=False)


async def rematch(who: "Session", ask: requests.Rematch) -> None:
    if who.at().running_game is None:
        raise Refusal("not_now", Sentence("There has been no game here yet."))
    await who.lobby.start(who.at(), who, again=True)


async def configure(who: "Session", ask: requests.Configure) -> None:
    table = who.at()
    await host.configure(table, who, who.lobby.changed_settings(table, ask))


async def act(who: "Session", ask: requests.Act) -> messages.Told:
    return messages.Done(id=ask.id, n=await who.running_game().act(who, ask))


async def since(who: "Session", ask: requests.Since) -> None:
    running = who.running_game()
    async with who.at().lock:
        running.updates.send_since(who, ask.n, ask.game)


async def view(who: "Session", ask: requests.View) -> None:
    running = who.running_game()
    async with who.at().lock:
        running.updates.send_position(who)


async def undo(who: "Session", ask: requests.Undo) -> messages.Told:
    return messages.Done(id=ask.id, n=await takeback.undo(who.running_game(), who, ask.n))


async def ask_takeback(who: "Session", ask: requests.Takeback) -> messages.Told:
    return messages.Done(id=ask.id, n=await takeback.request(who.running_game(), who, ask.n))


async def claim(who: "Session", ask: requests.Claim) -> messages.Told:
    return messages.Done(id=ask.id, n=await who.running_game().claims.request(who, ask.n))


async def answer(who: "Session", ask: requests.Answer) -> messages.Told:
    """To a takeback or a claim: never are both open."""
    running = who.running_game()
    if running.claims.consent.request:
        return messages.Done(id=ask.id, n=await running.claims.answer(who, ask))
    return messages.Done(id=ask.id, n=await takeback.answer(running, who, ask))


async def nonce(who: "Session", ask: requests.Nonce) -> None:
    await who.running_game().add_nonce(who, ask)


async def kick(who: "Session", ask: requests.Kick) -> None:
    await host.kick(who.at(), who, ask.person)


async def admit(who: "Session", ask: requests.Admit) -> None:
    await host.admit(who.at(), who, ask.person)


async def change_host(who: "Session", ask: requests.Host) -> None:
    await host.hand_on(who.at(), who, ask.person)


async def close(who: "Session", ask: requests.Close) -> None:
    table = who.at()
    table.require_host(who, between_games=False)
    await table.close(messages.Closed(reason="closed", text="The host has closed the table."))


# Saying something.


async def chat(who: "Session", ask: requests.Chat) -> None:
    text = " ".join("".join(c if c.isprintable() else " " for c in ask.text).split())
    if not text:
        raise Refusal("bad_message", Sentence("There is nothing in it."))
    await once(who, "chat", text, ask.nonce)


async def phrase(who: "Session", ask: requests.Phrase) -> None:
    if ask.phrase not in PHRASES:
        raise Refusal("bad_message", f"The phrases are {', '.join(PHRASES)}.")
    await once(who, "phrase", ask.phrase, ask.nonce)


async def emote(who: "Session", ask: requests.Emote) -> None:
    if ask.emote not in EMOTES:
        raise Refusal("bad_message", f"The emotes are {', '.join(EMOTES)}.")
    await once(who, "emote", ask.emote, ask.nonce)


async def once(who: "Session", kind: Kind, text: str, nonce: str) -> None:
    """What is said again with the same nonce is said once."""
    if not nonce:
        await say(who, kind, text)
        return
    key = f"say {who.at().code} {who.person.id} {nonce}"
    await who.lobby.idempotency.run(key, lambda: say(who, kind, text, nonce))


async def say(who: "Session", kind: Kind, text: str, nonce: str = "") -> None:
    table = who.at()
    policy, seat = table.settings.policy, table.seat_of(who.person.id)
    if policy.chat == "off" or (kind == "chat" and policy.chat != "free"):
        raise Refusal("forbidden")
    if seat < 0 and table.playing and policy.watch == "seat":
        raise Refusal(
            "forbidden", Sentence("Watchers who see a seat's cards are silent during the game.")
        )
    who.lobby.admission.lines.take(who.person.id)
    person, name = who.person.id, who.person.name
    line = messages.Said(person=person, name=name, kind=kind, text=text, seat=seat)
    if kind != "emote":
        row = {"code": table.code, "person": person, "name": name, "kind": kind, "text": text}
        await table.write((insert(said), [row | {"at": now(), "nonce": nonce}]))
        table.chat.append(line)
    table.send(line)


# Help.


async def assist(who: "Session", ask: requests.Assist) -> messages.Told | None:
    """Help that the table allows is written down and told to everybody."""
    table, running = who.at(), who.running_game()
    async with table.lock:
        seat, record = table.require_seat(who), running.record
        if not getattr(table.settings.policy, ask.what):
            raise Refusal("forbidden")
        if record.over:
            raise Refusal("not_playing")
        if (record.n, seat, ask.what) not in record.assists:
            await helped(table, seat, ask.what)
        if ask.what == "cheat":
            hands = [record.game.view(record.state, at).hand for at in range(record.seats)]
            shown = tuple(tuple(names(hand).split()) for hand in hands)
            return messages.Hands(id=ask.id, game=record.header.id, n=record.n, hands=shown)
        view, events = record.game.view(record.state, seat), tuple(record.events_seen_by(seat))
        if ask.what == "advice" and not view.legal:
            raise Refusal("not_now")
        found = insight.odds_for if ask.what == "odds" else insight.advice_for
        steps = found(who, record, view, events, ask.id)
        insight.send_later(who, ask.what, ask.id, record.n, steps)
    return None  # the answer comes when it is found


async def helped(table: Table, seat: int, what: Any) -> None:
    assert table.running_game is not None
    record = table.running_game.record
    line = {"game": record.header.id, "n": record.n, "seat": seat, "what": what, "at": now()}
    await table.write((insert(assists), [line]))
    record.assists.append((record.n, seat, what))
    table.send(messages.Assisted(game=record.header.id, n=record.n, seat=seat, what=what))
    table.send_table()


ANSWERS: dict[
    type[requests.Message], Callable[["Session", Any], Awaitable[messages.Told | None]]
] = {
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
}
