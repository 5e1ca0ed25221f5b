"""After `kill -9` during a turn, no acknowledged action is lost or doubled, and the clocks get the outage as a credit."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.gateway.node import Node
from server.settings import Settings
from server.store.embedded.valkey import DataFolderBusy, EmbeddedValkey
from tests.conftest import Arrival
from tests.people import PATIENCE_S, Guest, arrive, seated

pytestmark = pytest.mark.timeout(120)  # a new process takes seconds to start on a busy machine
Serving = Callable[[], Awaitable["Server"]]


class Server:
    """A process `python -m server serve`, with the lines of its log."""

    def __init__(self, process: Process, port: int) -> None:
        self.process = process
        self.port = port
        self.log: list[dict[str, Any]] = []
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.log.append(json.loads(line))

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()
        await self._reader

    async def logs(self, event: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for line in self.log:
                    if line["event"] == event:
                        return line
                await asyncio.sleep(0.01)


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serving]:
    servers: list[Server] = []

    async def start() -> Server:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "server", "serve", "--host", "127.0.0.1", "--port", "0", "--data-dir", str(tmp_path),
            stdout=PIPE, stderr=PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        server = Server(process, int(line.strip().rstrip("/").rpartition(":")[2]))
        servers.append(server)
        return server

    yield start
    for server in servers:
        if server.process.returncode is None:
            server.process.terminate()
            await server.process.wait()
        await server._reader


async def come_back(server: Server, guest: Guest, room: str) -> Guest:
    """Reconnects as a client does: sends hello with the token, then resume with the last sequence number."""
    again = await arrive(server.port, token=guest.token)
    assert again.id == guest.id
    again.views, again.numbers, again.epochs = guest.views, guest.numbers, guest.epochs
    await again.send("resume", room=room, seq=guest.numbers[room], epoch=guest.epochs[room])
    return again


async def is_due(guest: Guest, room: str, due_at_ms: int) -> None:
    await guest.until(lambda: guest.views[room]["status"]["due_at_ms"] == due_at_ms)


async def test_the_server_is_killed_in_a_turn(serve: Serving) -> None:
    server = await serve()
    ana, bo = await arrive(server.port, name="Ana"), await arrive(server.port)
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3)):
        answer = await guest.act(room, {"type": "place", "cell": cell})
        await ana.reaches(room, answer["seq"])
    due_at_ms = ana.views[room]["status"]["due_at_ms"]
    await server.kill()
    await asyncio.gather(ana.is_closed(), bo.is_closed())
    await asyncio.sleep(1.2)  # longer than a heartbeat can be late

    server = await serve()
    ana, bo = await come_back(server, ana, room), await come_back(server, bo, room)
    credited = await server.logs("clocks credited with an outage")
    outage = await server.logs("outage measured")
    assert credited["room"] == room
    assert 1_200 <= credited["ms"] <= outage["ms"]
    await is_due(ana, room, due_at_ms + credited["ms"])
    assert ana.views[room]["game"]["text"] == "o../x../..."

    # If a client sends an action again, it gets the first answer. The game continues from its last state.
    assert (await bo.ask("act", cid=answer["cid"], room=room, action={"type": "place", "cell": 3})) == answer
    answer = await ana.act(room, {"type": "place", "cell": 1})
    await bo.reaches(room, answer["seq"])
    assert bo.views[room]["game"]["text"] == "oo./x../..."
    assert (await server.logs("running rooms recovered"))["rooms"] == 1
    for guest in (ana, bo):
        await guest.close()


async def test_a_second_restart_credits_nothing_twice(serve: Serving) -> None:
    server = await serve()
    ana, bo = await arrive(server.port), await arrive(server.port)
    room = await seated(ana, bo)
    due_at_ms = ana.views[room]["status"]["due_at_ms"]
    paid_ms = 0
    for _ in range(2):
        await server.kill()
        await asyncio.gather(ana.is_closed(), bo.is_closed())
        await asyncio.sleep(1.1)
        server = await serve()
        paid_ms += (await server.logs("clocks credited with an outage"))["ms"]
        ana, bo = await come_back(server, ana, room), await come_back(server, bo, room)
        await is_due(ana, room, due_at_ms + paid_ms)
        await bo.reaches(room, ana.numbers[room])
    for guest in (ana, bo):
        await guest.close()


@pytest.fixture
async def embedded(tmp_path: Path) -> AsyncIterator[Node]:
    node = Node(Settings(host="127.0.0.1", port=0, data_dir=str(tmp_path), drain_ms=0, away_ms=50, rate_burst=10_000))
    await node.start()
    yield node
    await node.stop()


async def test_redis_is_killed_again_and_again_under_play(embedded: Node, come: Arrival) -> None:
    """Redis dies repeatedly while commands are in flight. The log must contain every acknowledged word exactly once."""
    ana, bo = await come(embedded), await come(embedded)
    room = await seated(ana, bo, settings={"chat": True})
    said: list[str] = []

    async def talk(guest: Guest, name: str) -> None:
        for number in range(60):
            await guest.order(room, "say", text=f"{name}{number}")
            said.append(f"{name}{number}")

    async def kill() -> None:
        assert embedded.valkey is not None
        for count in (20, 60, 90):
            await ana.until(lambda count=count: len(said) >= count)  # type: ignore[misc]
            pid = embedded.valkey.pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)

    await asyncio.gather(talk(ana, "a"), talk(bo, "b"), kill())
    last = (await embedded.rooms.look(room)).seq
    for guest in (ana, bo):
        await guest.reaches(room, last)
    events = (await ana.ask("history", room=room))["params"]["happenings"]  # the history that Ana sees
    words = [each["params"]["text"] for each in events if each["kind"] == "said"]
    assert len(words) == len(set(words))
    assert sorted(words) == sorted(said)
    assert ana.views[room] == bo.views[room]


async def test_another_epoch_brings_a_snapshot_and_credits_the_clocks(
    embedded: Node, come: Arrival, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "banderilla")
    ana, bo = await come(embedded), await come(embedded)
    room = await seated(ana, bo)
    epoch, due_at_ms = ana.epochs[room], ana.views[room]["status"]["due_at_ms"]
    assert embedded.valkey is not None
    assert embedded.valkey.pid is not None
    os.kill(embedded.valkey.pid, signal.SIGKILL)
    await ana.until(lambda: ana.epochs[room] != epoch)
    credit = next(record for record in caplog.records if record.getMessage() == "clocks credited with an outage")
    assert ana.views[room]["status"]["due_at_ms"] == due_at_ms + credit.__dict__["ms"]
    assert credit.__dict__["room"] == room
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await bo.reaches(room, answer["seq"])
    assert bo.views[room]["game"]["cells"][0] == 0


async def test_a_data_folder_has_one_master(tmp_path: Path) -> None:
    first, second = EmbeddedValkey(str(tmp_path)), EmbeddedValkey(str(tmp_path))
    await first.start()
    with pytest.raises(DataFolderBusy):
        await second.start()
    await first.stop()


async def test_a_folder_too_deep_for_a_socket_is_no_trouble(tmp_path: Path) -> None:
    valkey = EmbeddedValkey(str(tmp_path / ("d" * 60) / ("e" * 60)))
    await valkey.start()
    assert valkey.pid is not None
    await valkey.stop()


async def test_a_stop_says_farewell(serve: Serving) -> None:
    server = await serve()
    ana = await arrive(server.port)
    server.process.terminate()
    await ana.hear(lambda message: message.get("code") == "notice/server_restarting")
    await ana.hear(lambda message: message["type"] == "bye")
    await ana.is_closed()
    assert ana.close_code == 1012
    assert await server.process.wait() == 0
    assert [line for line in server.log if line["level"] not in ("info", "debug")] == []
