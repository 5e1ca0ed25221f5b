"""Tests of a proxy that chooses the node by the room's code, with the shipped configuration, real nodes and a real
nginx."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from protocol.version import SOCKET_PATH, SUBPROTOCOL
from tests.deploy.door import opened
from tests.deploy.name_server import NameServer
from tests.e2e.live_server import LiveServer

ROOMS = 16


@pytest.fixture
def door(tmp_path: Path, live_servers: list[LiveServer]) -> Iterator[int]:
    names = NameServer("node", [])
    nodes = [f"{live_server.host}:{live_server.port}" for live_server in live_servers]
    with opened(tmp_path, names, live_servers[0].port, by_room=nodes) as port:
        yield port
    names.close()


async def dial(door: int, room: str | None) -> ClientConnection:
    query = "" if room is None else f"?room={room}"
    return await connect(f"ws://127.0.0.1:{door}{SOCKET_PATH}{query}", subprotocols=[SUBPROTOCOL])  # type: ignore[list-item]


async def is_cut(socket: ClientConnection) -> bool:
    try:
        pong = await socket.ping()
        await pong
    except ConnectionClosed:
        return True
    return False


async def test_all_of_a_room_come_to_one_node_and_to_another_when_it_dies(live_servers: list[LiveServer], door: int) -> None:
    rooms = [f"ROM{number:03}" for number in range(ROOMS)]
    sockets = {room: [await dial(door, room) for _ in range(3)] for room in rooms}
    without = [await dial(door, None) for _ in range(ROOMS)]
    live_servers[0].kill()

    cut = {room: [await is_cut(socket) for socket in each] for room, each in sockets.items()}
    assert all(len(set(each)) == 1 for each in cut.values()), "the people of a room are at different nodes"
    assert {each[0] for each in cut.values()} == {True, False}, "all rooms are at one node"
    assert {await is_cut(socket) for socket in without} == {True, False}, "all who are in no room yet are at one node"

    again = [await dial(door, room) for room in rooms]
    assert not any([await is_cut(socket) for socket in again])
    for socket in (*again, *without, *(socket for each in sockets.values() for socket in each)):
        await socket.close()
