"""A node that stops notifies all clients and waits for none of them. Its work for a crowd must not grow with the number
of rooms."""

import asyncio
import time
from typing import Any

import pytest

from server.gateway.node import Node
from server.gateway.sockets import farewell
from server.store import keys
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, arrive, dial, seated


async def test_everybody_is_told_and_closed_by_the_handshake(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(drain_ms=100)
    ana, bo, eva = await come(node), await come(node), await come(node)
    await seated(ana, bo)
    begun_s = time.monotonic()
    await node.stop()
    assert time.monotonic() - begun_s >= 0.1, "people read the warning before the end"
    for guest in (ana, bo, eva):
        await guest.is_closed()
        assert [m["code"] for m in guest.inbox if m["type"] in ("notice", "bye")] == [
            "notice/server_restarting",
            "bye/shutdown",
        ]
        assert (guest.socket.close_code, guest.socket.close_reason) == (1012, "bye/shutdown")


async def test_silent_clients_do_not_delay_the_stop(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(farewell, "FAREWELL_S", 0.05)
    node = await make_node()
    silent = await asyncio.open_connection("127.0.0.1", node.gateway.port)
    deaf = await dial(node.gateway.port, ping_interval=None)
    deaf.transport.pause_reading()
    ana = await come(node)
    begun_s = time.monotonic()
    await node.stop()
    assert time.monotonic() - begun_s < 5, "a handshake may take ten seconds, and a closing one two"
    await ana.is_closed()
    assert await silent[0].read() == b""
    silent[1].close()
    deaf.transport.abort()


async def test_nobody_is_absent_because_a_node_stops(make_node: NodeMaker, come: Arrival) -> None:
    first, second = await make_node(away_ms=0), await make_node()
    ana, bo = await come(first), await come(first)
    room = await seated(ana, bo)
    eva = await come(second)
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    ana.vanish()
    await eva.until(lambda: not _present(eva, room, 0))
    await first.stop()
    await bo.is_closed()
    assert _present(eva, room, 1)
    again = await arrive(second.gateway.port, token=bo.token)
    await again.ask("join", room=room)
    await again.close()


def _present(guest: Guest, room: str, seat: int) -> bool:
    return bool(guest.views[room]["room"]["seats"][seat]["present"])


async def test_a_stopped_node_is_no_longer_named_among_those_that_watch(make_node: NodeMaker, come: Arrival) -> None:
    node, other = await make_node(), await make_node()
    rooms = []
    for _ in range(3):
        guest = await come(node)
        rooms.append((await guest.ask("create", game="noughts", seats=2))["params"]["room"])
    asked = await _asked_while_stopping(node)
    for room in rooms:
        assert await other.link.client.zrange(keys.room_keys(room).watch, 0, -1) == []
    assert asked <= 1, "all rooms are left together"


async def _asked_while_stopping(node: Node) -> int:
    """Stops the node. Returns how often the node asked its fan-out to leave rooms."""
    asked = 0
    leave = node.fanout._leave

    async def counted(*given: object) -> None:
        nonlocal asked
        asked += 1
        await leave(*given)  # type: ignore[arg-type]

    node.fanout._leave = counted  # type: ignore[method-assign, assignment]
    await node.stop()
    return asked


async def test_other_tasks_get_a_turn_after_each_portion_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farewell, "PORTION", 2)
    told: list[int] = []
    seen: list[int] = []

    async def watch() -> None:
        while True:
            seen.append(len(told))
            await asyncio.sleep(0)

    other = asyncio.create_task(watch())
    everybody: Any = list(range(7))
    assert await farewell._tell(everybody, lambda connection: told.append(connection)) == everybody  # type: ignore[arg-type]
    other.cancel()
    assert told == everybody
    assert seen == [2, 4, 6, 7]
