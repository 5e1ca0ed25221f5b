"""A line to other nodes follows its channels to the master that owns them."""

import asyncio
from contextlib import nullcontext
from typing import Any

import pytest

from server.store import keys
from server.store.channels import fanout_line
from server.store.channels.fanout_line import FanoutLine
from server.store.connection.raw_connection import ListHead
from server.store.health.cluster_health import ClusterHealth, link_to
from tests.redis_servers import Cluster, move_slot
from tests.store.health.test_cluster_health import slot_of

CODE = "ABCDEF"


async def test_a_line_follows_its_slot(masters: Cluster) -> None:
    link = link_to(masters.url)
    assert isinstance(link, ClusterHealth)
    await link.start()
    channel, heard, opened = keys.room_keys(CODE).channel, asyncio.Queue[bytes](), asyncio.Queue[bool]()

    def hear(message: dict[str, Any]) -> None:
        if message["type"] == "smessage":
            heard.put_nowait(message["data"])

    line = FanoutLine(
        link.of(CODE), channels=lambda: {channel}, plain=(), on_message=hear, on_open=lambda: opened.put_nowait(True)
    )
    line.start()
    async with asyncio.timeout(20):
        await opened.get()
        source = masters.owner_of(slot_of(CODE))
        assert source is not None
        await asyncio.to_thread(source.ask, "SPUBLISH", channel, "before")
        assert await heard.get() == b"before"

        other = next(server for server in masters.masters if server is not source)
        await asyncio.to_thread(move_slot, masters, slot_of(CODE), other)
        # The first new lines may still lead to the old master.
        while not await asyncio.to_thread(other.ask, "SPUBLISH", channel, "after"):
            await opened.get()
        assert await heard.get() == b"after"
    await line.stop()
    line.close()
    await link.stop()
    await asyncio.to_thread(move_slot, masters, slot_of(CODE), source)


async def test_messages_come_in_order_and_a_broken_line_is_replaced(redis_url: str) -> None:
    link = link_to(redis_url)
    await link.start()
    said: list[tuple[str, bytes | None]] = []
    opened, stirred = asyncio.Queue[bool](), asyncio.Event()

    def hear(message: dict[str, Any]) -> None:
        said.append((message["type"], message["data"]))
        stirred.set()
        if message["data"] == b"wrong":
            raise ValueError("cannot be read")

    channels = {"a": 1}
    line = FanoutLine(link, channels=lambda: channels, plain=("p",), on_message=hear, on_open=lambda: opened.put_nowait(True))
    assert not line.subscribe("b"), "there is no line yet"
    line.start()

    async def told(data: bytes) -> None:
        async with asyncio.timeout(10):
            while ("smessage", data) not in said:
                stirred.clear()
                await stirred.wait()

    async with asyncio.timeout(10):
        await opened.get()
    channels["b"] = 1
    assert line.subscribe("b")
    async with asyncio.timeout(10):
        while not await link.client.execute_command("SPUBLISH", "b", "one"):  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0)
    long = b"x" * 200_000
    for data in (b"two", long, b"\r\n$3\r\n", b""):
        await link.client.execute_command("SPUBLISH", "b", data)
    await told(b"")
    assert [data for kind, data in said if kind == "smessage"][-4:] == [b"two", long, b"\r\n$3\r\n", b""]
    line.unsubscribe("b")
    del channels["b"]
    await link.client.execute_command("SPUBLISH", "a", "wrong")
    async with asyncio.timeout(10):
        await opened.get()
        while not await link.client.execute_command("SPUBLISH", "a", "after"):  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0)
    await told(b"after")
    await line.stop()
    line.close()
    await link.stop()


@pytest.mark.parametrize(("channel", "moves"), [(b"a", True), (b"b", False), (None, False)])
async def test_a_server_that_ends_a_channel_of_ours_has_lost_its_slot(
    redis_url: str, channel: bytes | None, moves: bool
) -> None:
    said: list[Any] = []
    line = FanoutLine(link_to(redis_url), channels=lambda: {"a"}, plain=(), on_message=said.append, on_open=lambda: None)
    message = {"type": "sunsubscribe", "channel": channel, "data": 0}
    with pytest.raises(OSError, match="moved") if moves else nullcontext():
        line._hear(message)
    assert said == ([] if moves else [message])


class Wire:
    """A connection that only notes what is written and whether it was closed."""

    def __init__(self) -> None:
        self.written = asyncio.Queue[bytes]()
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written.put_nowait(data)

    def close(self) -> None:
        self.is_closed = True


def wired() -> tuple[FanoutLine, Wire, list[Any]]:
    """Returns a line with an open connection, the connection, and the messages that the line passes on."""
    said: list[Any] = []
    line = FanoutLine(
        link_to("redis://nowhere"), channels=lambda: {"a"}, plain=(), on_message=said.append, on_open=lambda: None
    )
    wire = Wire()
    line._wire = wire  # type: ignore[assignment]
    return line, wire, said


async def test_a_silent_line_is_pinged_and_given_up_if_no_answer_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout_line, "SILENCE_S", 0.05)
    line, wire, said = wired()
    reading = asyncio.create_task(line._until_silent())
    async with asyncio.timeout(10):
        assert b"PING" in await wire.written.get()
        for part in (ListHead(2), b"pong", b""):
            line._take(part)
        assert b"PING" in await wire.written.get(), "it was answered, and is asked again"
        with pytest.raises(OSError, match="no answer to a ping"):
            await reading
    assert said == [{"type": "pong", "channel": b"", "data": None}]
    assert wire.written.empty()


async def test_a_line_breaks_with_its_own_connection_and_names_a_fault_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    line, wire, _said = wired()
    line._lost(Wire(), "an earlier one")  # type: ignore[arg-type]
    assert not line._ended.is_set()
    line._lost(wire, "reset")  # type: ignore[arg-type]
    assert (line._ended.is_set(), line._why) == (True, "reset")

    def hear(_message: object) -> None:
        raise KeyError

    monkeypatch.setattr(line, "_on_message", hear)
    for part in (ListHead(2), b"pong", b""):
        line._take(part)
    assert line._why == "KeyError"


async def test_a_line_whose_server_was_lost_is_opened_again_but_not_after_its_end(redis_url: str) -> None:
    link, opened = link_to(redis_url), asyncio.Queue[bool]()
    await link.start()
    line = FanoutLine(link, channels=set, plain=(), on_message=lambda _message: None, on_open=lambda: opened.put_nowait(True))
    line.start()
    first = line._task
    line._forsake()
    assert line._task is first, "it has no connection to give up"
    async with asyncio.timeout(10):
        await opened.get()
        line._forsake()
        await opened.get()
    await line.stop()
    last = line._task
    assert last is not first
    assert last is not None
    assert last.done()
    line._forsake()
    assert line._task is last
    line.close()
    await link.stop()
