"""A match that ends before a deal is finished: nobody wins, and it counts nowhere."""

import asyncio
from collections.abc import Iterator

import pytest

from longsuit.client.connection import Client
from longsuit.engine.actions import Shuffle
from longsuit.engine.cards import parse
from longsuit.protocol import messages
from longsuit.protocol.parts import Policy
from longsuit.server.games import daily, record

from ..clients import close, connect_client
from ..http.calls import call, refused
from ..live_server import LiveServer, live_server
from .test_daily import account

KIND = "israeli_whist"
# A K Q J of one suit, T 9 8 of the next, 7 6 5 of the third and 4 3 2 of the last: nobody bids.
WEAK = (
    "AC KC QC JC TD 9D 8D 7H 6H 5H 4S 3S 2S AD KD QD JD TH 9H 8H 7S 6S 5S 4C 3C 2C "
    "AH KH QH JH TS 9S 8S 7C 6C 5C 4D 3D 2D AS KS QS JS TC 9C 8C 7D 6D 5D 4H 3H 2H"
)


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("no_winner")) as found:
        yield found


async def pass_all(client: Client, *, last: str = "") -> messages.Result:
    """Passes whenever the person is to act, and then acts as `last` says; returns the result."""
    while True:
        message = await asyncio.wait_for(client.inbox.get(), 90)
        assert message is not None, client.end_reason
        if isinstance(message, messages.Result):
            return message
        if client.view.get("legal"):
            await client.act(last if client.view["phase"] == "choose" else "pass")


@pytest.mark.parametrize("rated", [True, False])
def test_nobody_wins_and_nothing_is_counted(at: LiveServer, rated: bool) -> None:
    names = [f"{name} {rated}" for name in ("Ann", "Bob", "Cy", "Dee")]

    async def story() -> tuple[list[str], list[messages.Result]]:
        clients = [await connect_client(at, name) for name in names]
        policy = Policy(rated=rated)
        code = await clients[0].create(KIND, options={"all_pass": "end"}, policy=policy)
        for client in clients[1:]:
            await client.join(code)
            await client.sit()
        await clients[0].start()
        results = await asyncio.gather(*[pass_all(client) for client in clients])
        tokens = [client.token for client in clients]
        await close(*clients)
        return tokens, results

    tokens, results = asyncio.run(story())
    for result in results:
        assert (result.winners, result.totals, result.rated) == ((), (0, 0, 0, 0), False)
        assert (-1, "no_deal_finished") in result.voided
    assert call(at, "GET", f"/api/ratings/{KIND}").json() == []
    for token in tokens:
        (line,) = call(at, "GET", "/api/me/games", token).json()
        assert (line["place"], line["total"]) == (0, 0)
        assert "no_deal_finished" in line["voided"]
        assert call(at, "GET", "/api/me/statistics", token).json() == {}
        assert call(at, "GET", "/api/me/offers", token).json() == []


def test_a_daily_deal_without_a_winner_is_not_ranked_and_used_up(
    at: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = tuple(parse(card) for card in WEAK.split())
    monkeypatch.setattr(record, "shuffle_action", lambda *_: Shuffle(order))
    monkeypatch.setattr(daily, "PLAYER", "simple")  # it passes here
    token = account(at, "Eva")
    found = call(at, "POST", f"/api/daily/{KIND}", token).json()

    async def story() -> messages.Result:
        async with Client(at.ws, token=token) as client:
            await client.join(found["code"])
            return await pass_all(client, last="choose end")

    assert asyncio.run(story()).winners == ()
    assert call(at, "GET", f"/api/daily/{KIND}").json()["ranking"] == []
    assert refused(call(at, "POST", f"/api/daily/{KIND}", token)) == (409, "not_now")
