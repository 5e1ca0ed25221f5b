"""Tests of the maximum size of a room: it leaves a safe margin, and the store never refuses a command that ends the
game."""

from typing import Any

import pytest

from engines.contract import Refusal
from protocol import errors
from server.aggregate.commands import Tick
from server.store import keys
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import Ask


async def fills(store: RoomStore, code: str) -> None:
    """Checks that the full counter refuses a number, but still acts on a deadline."""
    with pytest.raises(Refusal) as refusal:
        await add(store, code, 1)
    assert refusal.value.code == errors.ROOM_LONG
    await store.submit(code, Ask(Tick()))


async def test_at_its_last_step_a_room_takes_only_what_has_no_share_of_its_size(make_store: StoreMaker) -> None:
    store = await make_store(bounds=Bounds(2, 1_000_000))
    code = await new_counter(store)
    assert [await add(store, code, 1) for _step in range(2)] == [1, 2]
    await fills(store, code)


async def test_at_its_last_byte_a_room_takes_only_what_has_no_share_of_its_size(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    await add(store, code, 1)
    store.attempts.bounds = Bounds(100, store.places[code].size + 1)
    await add(store, code, 1)
    await fills(store, code)


async def test_the_bytes_of_a_room_count_on_every_node(make_store: StoreMaker) -> None:
    here, there = await make_store("here"), await make_store("there")
    code = await new_counter(here)
    await add(here, code, 1)
    stored = int(await here.link.client.hget(keys.room_keys(code).room, "b") or 0)
    entries: Any = await here.link.client.xrange(keys.room_keys(code).log)
    assert stored == sum(len(fields[b"e"]) for _, fields in entries)
    await there.look(code)
    assert here.places[code].size + len(entries[0][1][b"e"]) == stored
    assert there.places[code].size == stored


def test_half_of_the_bytes_are_for_the_game_alone() -> None:
    bounds = Bounds(1_000, 1_000)
    sized = [(size, [bounds.allow(0, size, share) for share in (0, 1, 2)]) for size in (499, 500, 999, 1_000)]
    assert sized == [
        (499, [True, True, True]),
        (500, [True, True, False]),
        (999, [True, True, False]),
        (1_000, [True, False, False]),
    ]
