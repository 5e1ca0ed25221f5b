"""Tests of the places of rooms on a node: each room has at most one, and a room that nobody uses for a while has none."""

import asyncio

import pytest

from server.store.commits.commit import Committer
from server.store.health.redis_health import RedisHealth
from server.store.rooms import places as places_module
from server.store.rooms.places import Places
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import COUNTERS, ENOUGH, TYPES


def made() -> tuple[Places, "asyncio.Queue[str]"]:
    """Returns places without a store, and a queue of the rooms whose deadlines the node has given up."""
    link = RedisHealth("redis://nowhere")
    forgotten: asyncio.Queue[str] = asyncio.Queue()
    committers = {link: Committer(link)}
    return Places(link, "n", TYPES, committers, publishes_later=False, on_forget=forgotten.put_nowait), forgotten


async def test_a_room_has_one_place_till_it_is_dropped() -> None:
    places, forgotten = made()
    first = places["ABCDEF"]
    assert places["ABCDEF"] is first
    assert places["GHIJKL"] is not first
    assert places.held("NOROOM") is None
    places.drop("ABCDEF")
    assert places["ABCDEF"] is not first
    assert forgotten.empty()


async def test_a_forgotten_copy_leaves_its_place_and_its_deadline_is_another_nodes() -> None:
    places, forgotten = made()
    place = places["ABCDEF"]
    places.forget("ABCDEF")
    places.forget("NOROOM")
    assert (places["ABCDEF"] is place, place.forgotten, forgotten.get_nowait(), forgotten.empty()) == (True, 1, "ABCDEF", True)
    places.forget_all(place.link)
    places.forget_all(RedisHealth("redis://elsewhere"))
    assert place.forgotten == 2
    assert forgotten.empty(), "the part is away, and the deadlines wait for it"


async def test_a_copy_that_nobody_has_wanted_for_a_while_is_let_go_of_but_not_one_that_is_worked_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(places_module, "SWEEP_S", 0.0)
    monkeypatch.setattr(places_module, "HELD_IDLE_S", -1.0)
    places, forgotten = made()
    busy = places["ABCDEF"]
    idle = places["GHIJKL"]
    async with busy.lock:
        sweeping = asyncio.create_task(places.let_go())
        async with asyncio.timeout(10):
            assert await forgotten.get() == "GHIJKL"
        assert list(places) == [busy]
    async with asyncio.timeout(10):
        assert await forgotten.get() == "ABCDEF"
    sweeping.cancel()
    assert list(places) == []
    assert places["GHIJKL"] is not idle


async def test_a_finished_room_is_let_go_of_soon_and_comes_back_for_those_who_look(
    make_store: StoreMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unused copies of thousands of finished tables would otherwise fill the memory."""
    monkeypatch.setattr(places_module, "SWEEP_S", 0.01)
    monkeypatch.setattr(places_module, "HELD_OVER_S", 0.05)
    store = await make_store()
    over, playing = await new_counter(store, "over"), await new_counter(store, "playing")
    await add(store, over, ENOUGH)
    async with asyncio.timeout(10):
        while over in {each.address.code for each in store.places}:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    assert store.held(playing) is not None
    assert (await store.state(COUNTERS, over)).state == "over"
