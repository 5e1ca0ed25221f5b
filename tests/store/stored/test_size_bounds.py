"""Tests of the maximum size of a room: it leaves a safe margin, and the store never refuses a command that ends the
game."""

from typing import Any

import pytest

from engines.contract import Refusal
from protocol import messages
from server.aggregate.commands import Join, Leave, Tick
from server.aggregate_types import ROOMS, SESSIONS
from server.gateway.node import Node
from server.room.command import Act, Command
from server.store import keys
from server.store.stored.size_bounds import Bounds
from tests.conftest import Arrival, NodeMaker
from tests.people import Refused, seated
from tests.store.rooms.test_room_store import place, playing


async def refusal_of(node: Node, code: str, command: Command) -> str:
    with pytest.raises(Refusal) as refusal:
        await node.rooms.submit(code, command)
    return refusal.value.code


async def test_a_full_room_takes_no_words_but_lets_its_game_end(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(room_steps=20)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, settings={"chat": True})
    while (await node.rooms.look(room)).seq < 10:
        await ana.order(room, "say", text="x")
    with pytest.raises(Refused) as refusal:
        await ana.order(room, "say", text="x")
    assert refusal.value.code == "room/too_long"
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        await guest.act(room, {"type": "place", "cell": cell})
    for guest in (ana, bo):
        await guest.order(room, "sign")
    assert (await node.rooms.state(ROOMS, room)).state == "over"


async def test_at_the_bound_itself_nothing_but_an_end_is_taken(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    node.rooms.attempts.bounds = Bounds(await place(node, code, "ana", 0), 1_000_000)
    assert await refusal_of(node, code, Command(Act({"type": "place", "cell": 3}), "bo")) == "room/too_long"
    assert await refusal_of(node, code, Command(Join("Eva", "spectator"), "eva")) == "room/too_long"
    await node.rooms.submit(code, Command(Tick()))
    await node.rooms.submit(code, Command(Leave(), "bo"))


async def test_the_bytes_of_a_room_count_on_every_node(make_node: NodeMaker) -> None:
    here, there = await make_node(), await make_node()
    code = await playing(here)
    await place(here, code, "ana", 0)
    stored = int(await here.link.client.hget(keys.room_keys(code).room, "b") or 0)
    entries: Any = await here.link.client.xrange(keys.room_keys(code).log)
    assert stored == sum(len(fields[b"e"]) for _, fields in entries)
    await there.rooms.look(code)
    assert here.rooms.places[code].size + len(entries[0][1][b"e"]) == stored
    assert there.rooms.places[code].size == stored


def test_half_of_the_bytes_are_for_the_game_alone() -> None:
    bounds = Bounds(1_000, 1_000)
    act, say, join = (Command(body, "ana") for body in (Act({}), messages.Say("x"), Join("Ana")))
    sized = [
        (size, [bounds.allow(0, size, ROOMS.size_share(command)) for command in (act, say, join)])
        for size in (499, 500, 999, 1_000)
    ]
    assert sized == [
        (499, [True, True, True]),
        (500, [True, False, False]),
        (999, [True, False, False]),
        (1_000, [False, False, False]),
    ]
    newcomer = SESSIONS.size_share(SESSIONS.command(Join("Ana"), "ana"))
    assert [bounds.allow(0, size, newcomer) for size in (999, 1_000)] == [True, False]
