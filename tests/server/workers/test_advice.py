"""Odds, advice and reviews over the wire: as the policy allows, from what the seat sees."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from longsuit.insight.advice.search_evaluation import FIRST_DEALS
from longsuit.protocol import messages, requests
from longsuit.sim.batches import PLAY
from longsuit.sim.deals.sampling import DEAL, WEIGH
from longsuit.sim.rollouts.rollout_estimation_whist import ROLLOUT

from ..clients import actor_and_other, close, expect_refusal, next_message, run_story, start_game
from ..http import calls
from ..http.calls import call, guest, play
from ..live_server import LiveServer, live_server


@pytest.fixture(autouse=True)
def compiled() -> None:
    """Compiles ahead, so that the worker process finds everything stored."""
    for entry in (ROLLOUT, PLAY["estimation_whist"], DEAL, WEIGH):
        entry.ready()


def test_odds_go_to_the_person_who_asks(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"odds": True})
        ann, bob = clients
        found = await ann.request(requests.Assist(what="odds"), messages.Odds)
        assert set(found.cards) == set(ann.view["unseen"])
        for row in found.rows:
            assert sum(row) == pytest.approx(1, abs=1e-3)
            assert row[0] == 0
        await next_message(bob, messages.Assisted, seat=0, what="odds")
        await expect_refusal(ann.command(requests.Assist(what="advice")), "forbidden")
        await close(*clients)

    run_story(story, tmp_path)


def test_advice_covers_every_legal_action_and_gets_better(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        dealt = {"game": "estimation_whist", "options": {"sequence": "down"}}  # there is a choice
        clients = await start_game(at, "Ann", "Bob", policy={"advice": True}, **dealt)
        actor, other = actor_and_other(clients)
        found = await actor.request(requests.Assist(what="advice"), messages.Advice)
        legal = [option["action"] for option in actor.view["legal"]]
        assert sorted(one.action for one in found.actions) == sorted(legal)
        assert found.actions[0].lost == 0
        assert found.deals >= FIRST_DEALS
        for one in found.actions:
            assert one.score[1] <= one.score[0] <= one.score[2]
            assert len(one.gain) == 3
        assert found.why
        assert all(line.message for line in found.why)
        better = await next_message(actor, messages.Advice, careful=True)
        assert better.n == found.n
        assert better.deals > found.deals
        await expect_refusal(other.command(requests.Assist(what="advice")), "not_now")
        await actor.act(found.actions[0].action)
        await close(*clients)

    run_story(story, tmp_path)


def test_a_review_of_a_finished_game(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        (ann, _), (eve, _) = guest(at, "Ann"), guest(at, "Eve")
        options = {"players": "2", "max_cards": "2"}
        seats = ("heuristic",)
        game = asyncio.run(play(at, [ann], Random(3), options=options, seats=seats))
        path = f"/api/games/{game}/review"
        found = call(at, "GET", path, ann).json()
        assert found["judged"] == -1
        lines = call(at, "GET", f"/api/games/{game}/log", ann).text.splitlines()
        assert len(found["course"]) == sum(line[:1] in "*0123456789" for line in lines if line)
        own = call(at, "GET", f"{path}?seat=0", ann).json()
        assert {one["seat"] for one in own["standings"]} == {0}
        assert calls.refused(call(at, "GET", f"{path}?seat=7", ann))[1] == "no_seat"
        assert calls.refused(call(at, "GET", path, eve))[1] == "forbidden"
