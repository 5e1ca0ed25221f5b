"""Tests of connections that read too slowly: they wait, get snapshots, or are disconnected."""

import asyncio
from typing import Any, cast

import pytest

from server.gateway.channels import slow_readers
from server.gateway.channels.slow_readers import serve_slow_readers
from server.gateway.sockets.connection import Connection


class Reader:
    """Stands in for a connection that has been behind since `behind_since_s`; None for a connection that is not behind."""

    def __init__(self, behind_since_s: float | None, **states: bool) -> None:
        self.behind_since_s = behind_since_s
        self.is_open = states.get("is_open", True)
        self.has_drained = states.get("has_drained", False)
        self.subscriptions = {"ABCDEF": "0"} if states.get("watches", True) else {}
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


async def test_a_slow_reader_gets_snapshots_once_it_has_read_and_a_hopeless_one_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_readers, "SLOW_READER_SWEEP_S", 0.0)
    now_s = asyncio.get_running_loop().time()
    recovered, gone = Reader(None), Reader(now_s, is_open=False)
    waits, reads, hopeless = Reader(now_s + 60), Reader(now_s - 100, has_drained=True), Reader(now_s - 10.5)
    idle = Reader(now_s - 100, watches=False)
    everybody = (recovered, gone, waits, reads, hopeless, idle)
    behind = {cast(Connection, each) for each in everybody}
    caught_up: asyncio.Queue[Any] = asyncio.Queue()

    faults = [RuntimeError("a fault of ours")]

    async def catch_up(connection: Connection) -> None:
        caught_up.put_nowait(connection)
        if faults:
            raise faults.pop()

    serving = asyncio.create_task(serve_slow_readers(behind, catch_up, slow_ms=10_000))
    async with asyncio.timeout(5):
        for _time in range(3):
            assert await caught_up.get() is reads, "also after a fault"
    serving.cancel()
    assert behind == {cast(Connection, each) for each in (waits, reads, hopeless, idle)}
    assert [each for each in everybody if each.aborted] == [hopeless]
