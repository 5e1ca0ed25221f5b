"""Two real servers both act as the primary. A commit for one history must never enter the other history."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.aggregate.contract import Step
from server.aggregate_types import ROOMS, TYPES
from server.room.command import Act, Command
from server.store import keys
from server.store.commits.commit import DONE, STALE, Address, Committer, Version
from server.store.commits.safety import PRIMARY_ALONE, Safety
from server.store.connection.redis_address import Kind
from server.store.connection.route import Primary, connect
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.rooms import room_store
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds
from server.store.stored.stream import entries
from tests.redis_servers import Server, free_ports, until
from tests.store.noughts import place, playing

CODE = "ABCDEF"
BEFORE, OLD, NEW = (Version(4, b"a.4"), Version(5, b"a.5"), Version(5, b"c.1"))
"""The last version on both servers; the next version on the old primary only; and the version that another node stored
on the new primary."""


class Named:
    """A route that names one of several servers as the primary, as Sentinels do. `name` changes the primary."""

    kind: Kind = "sentinel"

    def __init__(self, *servers: Server) -> None:
        self._primaries = {server: Primary(url := f"redis://{server.host}:{server.port}", connect(url)) for server in servers}
        self.client: Any = None
        self.name(servers[0])

    def name(self, server: Server) -> None:
        self._named = self._primaries[server]
        self.client = self._named.client

    async def primary(self, tag: str) -> Primary:
        return self._named

    def look_again(self) -> None:
        pass

    async def rewrite_files(self) -> None: ...

    async def close(self) -> None:
        for primary in self._primaries.values():
            await primary.client.aclose()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    old, new = (Server(tmp_path, port) for port in free_ports(2))
    for server in (old, new):
        server.start()
        until("an answer", lambda server=server: bool(server.ask("PING")))  # type: ignore[misc]
    yield old, new
    for server in (old, new):
        server.kill()


@pytest.fixture
async def link(servers: tuple[Server, Server]) -> AsyncIterator[RedisHealth]:
    link = RedisHealth(Named(*servers))
    await link.start()
    yield link
    await link.stop()


def stored_at(server: Server, version: Version, snapshot: bytes) -> None:
    names = keys.room_keys(CODE)
    server.ask("HSET", names.room, "v", version.seq, "h", version.stamp, "s", snapshot)
    server.ask("XADD", names.log, f"{version.seq}-1", "e", snapshot)


def commit(expected: Version, what: bytes) -> bytes:
    address = Address(CODE, "b")
    return address.commit(
        expected=expected, new=address.new_version(expected.seq + 1), snapshot=what, entry=what, due_at_ms=None, keep_s=None,
        person="p", cid="c", answer=b"yes",
    )  # fmt: skip


async def test_a_commit_that_waits_when_its_primary_dies_does_not_go_to_the_next_one(
    servers: tuple[Server, Server], link: RedisHealth
) -> None:
    """If the waiting commit went to the new primary, the room would lose an acknowledged step, and its stream would no
    longer replay to the stored room."""
    old, new = servers
    committer = Committer(link)
    committer.start()
    stored_at(old, OLD, b"..X")
    stored_at(new, NEW, b"..Y")
    assert await committer.send(Address(CODE, "b").confirm(OLD)) == DONE
    old.kill()
    route: Any = link._route
    route.name(new)
    while committer._wire is not None:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0)
    with pytest.raises(Unstored) as error:
        await committer.send(commit(OLD, b"..XZ"))
    assert not error.value.doubt, "it went nowhere"
    await link.opened()
    assert await committer.send(commit(OLD, b"..XZ")) == STALE, "the new primary refuses it, wherever it comes from"
    assert new.ask("HGET", keys.room_keys(CODE).room, "s") == b"..Y"
    assert [fields for _id, fields in new.ask("XRANGE", keys.room_keys(CODE).log, "-", "+")] == [{b"e": b"..Y"}]
    assert await committer.send(commit(NEW, b"..YZ")) == DONE
    await committer.stop()


async def test_the_node_confirms_only_at_the_server_that_it_read(servers: tuple[Server, Server], link: RedisHealth) -> None:
    """Heartbeats and reads still go to the old primary, although the route already names the new primary."""
    old, new = servers
    stored_at(old, OLD, b"..X")
    stored_at(new, NEW, b"..Y")
    route: Any = link._route
    route.name(new)
    committer = Committer(link, Safety())
    assert link.url.endswith(str(old.port))
    with pytest.raises(Unstored):
        await committer.send(Address(CODE, "b").confirm(OLD))
    await link.opened()
    assert link.url.endswith(str(new.port)), "the heartbeats follow"
    assert await committer.send(Address(CODE, "b").confirm(NEW)) == DONE
    await committer.stop()


async def test_a_former_primary_cannot_say_that_a_room_is_unknown(
    servers: tuple[Server, Server], link: RedisHealth, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room is at the new primary alone. No replica follows the old one, so its answer does not count."""
    old, new = servers
    monkeypatch.setattr(room_store, "ATTEMPTS", 1)
    rooms = RoomStore(link, "b", TYPES, idle_days=1, finished_days=1, bounds=Bounds(20_000, 16_000_000), safety=Safety(1))
    rooms.start_committing()
    stored_at(new, NEW, b"..Y")
    assert link.url.endswith(str(old.port))
    with pytest.raises(Unstored):
        await rooms.look(CODE)
    await rooms.stop_committing()


class _Node:
    """A node without sockets, so that a test can call its stores directly."""

    def __init__(self, link: RedisHealth, name: str) -> None:
        self.link = link
        bounds = Bounds(20_000, 16_000_000)
        self.rooms = RoomStore(link, name, TYPES, idle_days=1, finished_days=1, bounds=bounds, safety=PRIMARY_ALONE)


async def test_a_command_that_was_thought_out_on_a_lost_step_is_carried_out_on_what_is_stored(
    servers: tuple[Server, Server], link: RedisHealth
) -> None:
    """While a long step runs in its thread, the primary dies. The new primary has another step with the same sequence
    number."""
    old, new = servers
    here: Any = _Node(link, "b")
    here.rooms.start_committing()
    code = await playing(here)
    names = keys.room_keys(code)
    for name in (names.room, names.log):
        new.ask("RESTORE", name, 0, old.ask("DUMP", name))
    seq = await place(here, code, "ana", 0)

    other_link = RedisHealth(f"redis://{new.host}:{new.port}")
    await other_link.start()
    there: Any = _Node(other_link, "c")
    there.rooms.start_committing()
    assert await place(there, code, "ana", 4) == seq
    held = here.rooms.places[code]
    taken_over: list[bool] = []

    def slowly(room: Any, command: Any, now_ms: int, views: Any) -> Step:
        if not taken_over:
            taken_over.append(True)
            old.kill()
            route: Any = link._route
            route.name(new)
            end_s = time.monotonic() + 10
            while not (link.url.endswith(str(new.port)) and link._gate.is_set()):
                assert time.monotonic() < end_s
                time.sleep(0.01)
        return ROOMS.step(room, command, now_ms, views)

    held.kind = replace(ROOMS, step=slowly, is_long=lambda _command: True)
    answer = await here.rooms.submit(code, Command(Act({"type": "place", "cell": 8}), "bo"), cid="z")
    assert taken_over
    there.rooms.forget(code)
    room = await there.rooms.state(ROOMS, code)
    assert room.game is not None
    # A takeover counts as an outage, and its credit to the clocks is a separate step.
    assert room.seq == answer.seq > seq
    cells = room.game.state.cells
    assert (cells[0], cells[4], cells[8]) == (None, 0, 1), "the acknowledged step of the new primary is there"
    assert [entry.seq async for entry in entries(other_link, code, after=-1)] == list(range(room.seq + 1))
    for node in (here, there):
        await node.rooms.stop_committing()
    await other_link.stop()
