"""A node and a master are cut off from the others, so that for a while two nodes and two masters each claim the same
room.

Real processes run in a network namespace. The nodes wait for one replica before they acknowledge (`--replicas 1`). The
isolated master accepts writes for some seconds, but the node acknowledges none of them. The other nodes continue from
the last acknowledged command.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from websockets.asyncio.client import connect

from protocol.messages import Say
from protocol.version import SUBPROTOCOL
from server.aggregate_types import type_of
from server.store import keys
from server.store.health.cluster_health import link_to
from server.store.stored.stream import entries
from tests.faults.chaos.cluster import slot_of
from tests.faults.island import Island, island
from tests.load.process import Process
from tests.people import Guest, Refused
from tests.redis_servers import Cluster, Server, cluster_flags, free_ports, until

MASTERS = 3
ENOUGH = 5


@pytest.fixture
def isle() -> Iterator[Island]:
    try:
        with island() as made:
            yield made
    except (OSError, FileNotFoundError) as error:
        pytest.skip(f"no network namespaces here: {error}")


@pytest.fixture
def cluster(isle: Island, tmp_path: Path) -> Iterator[Cluster]:
    """Starts a Cluster. Its first master is on the island; all other servers are outside, and among them are both
    replicas of this master, so that the new master has a replica too."""
    ports = free_ports(2 * MASTERS + 1)
    servers = [
        Server(tmp_path, ports[0], *cluster_flags(), host=isle.far, before=isle.inside),
        *(Server(tmp_path, port, *cluster_flags(), host=isle.near) for port in ports[1:]),
    ]
    made = Cluster(servers, MASTERS)
    try:
        made.start()
        yield made
    finally:
        made.stop()


class Speaker:
    """A person who says one thing after another, reconnects after a disconnect, and records the acks."""

    def __init__(self, name: str, host: str, port: int) -> None:
        self.name, self.host, self.port = name, host, port
        self.guest: Guest | None = None
        self.token: str | None = None
        self.said: list[str] = []
        self.acked: dict[str, int] = {}

    async def come(self) -> Guest:
        socket = await connect(f"ws://{self.host}:{self.port}/ws", subprotocols=[SUBPROTOCOL], compression=None)  # type: ignore[list-item]
        self.guest = Guest(socket)
        async with asyncio.timeout(15):
            await self.guest.hello(name=self.name, token=self.token)
        self.token = self.guest.token
        return self.guest

    async def speak(self, room: str) -> None:
        while True:
            words = f"{self.name} {len(self.said)}"
            self.said.append(words)
            try:
                assert self.guest is not None
                answer = await self.guest.order(room, "say", text=words)
                self.acked[words] = answer["seq"]
                await asyncio.sleep(0.02)
            except (Refused, ConnectionError, TimeoutError):
                await self._come_again(room)

    async def _come_again(self, room: str) -> None:
        with contextlib.suppress(Refused, ConnectionError, TimeoutError, OSError):
            if self.guest is not None:
                await self.guest.close()
            await self.come()
            assert self.guest is not None
            await self.guest.ask("join", room=room)
        await asyncio.sleep(0.1)

    async def acks(self, more: int) -> None:
        wanted = len(self.acked) + more
        async with asyncio.timeout(60):
            while len(self.acked) < wanted:  # noqa: ASYNC110 - the speaker tells nobody
                await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def speaking(speakers: tuple[Speaker, ...], room: str) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(speaker.speak(room)) for speaker in speakers]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for speaker in speakers:
            if speaker.guest is not None:
                await speaker.guest.close()


async def room_of(master: Server, cluster: Cluster, ana: Guest) -> str:
    """Opens rooms until one of them is on the given master. Returns its code."""
    while True:
        try:
            made = await ana.ask("create", game="noughts", seats=2, settings={"chat": True})
        except Refused as refused:  # only a third of the new rooms fit, so the search may exceed the person's limit
            await asyncio.sleep(refused.params["wait_ms"] / 1000)
            continue
        room: str = made["params"]["room"]
        if await asyncio.to_thread(cluster.owner_of, slot_of(room)) is master:
            return room
        await ana.ask("leave", room=room)


def number_on(host: str, port: int, room: str) -> int:
    """Returns the room's sequence number on a server. A master that has noticed that it is cut off also answers, because
    this function allows reads there."""
    with Redis(host, port, socket_timeout=5) as store:
        store.config_set("cluster-allow-reads-when-down", "yes")
        found: Any = store.hget(keys.room_keys(room).room, "v")
        return int(found or -1)


@pytest.mark.long
@pytest.mark.timeout(180)
async def test_two_nodes_that_think_a_room_theirs_acknowledge_it_once(isle: Island, cluster: Cluster, tmp_path: Path) -> None:
    serve = ("serve", "--host", "0.0.0.0", "--port", "0", "--redis-url", cluster.url, "--replicas", "1", "--rate-per-s", "1000")
    first, elsewhere = cluster.masters[0], cluster.masters[1]
    with (
        Process("server", *serve, before=isle.inside, log=tmp_path / "there.log") as there,
        Process("server", *serve, log=tmp_path / "here.log") as here,
    ):
        ana, bo = Speaker("Ana", isle.door, there.port), Speaker("Bo", "127.0.0.1", here.port)
        host, other = await ana.come(), await bo.come()
        room = await room_of(first, cluster, host)
        await other.ask("join", room=room)
        async with speaking((ana, bo), room):
            await asyncio.gather(ana.acks(ENOUGH), bo.acks(ENOUGH))
            isle.cut()
            await asyncio.sleep(0.2)  # wait for the acks in flight
            acked_there, known = len(ana.acked), max(*ana.acked.values(), *bo.acked.values())
            await asyncio.to_thread(
                until, "a replica takes over", lambda: cluster.owner_of(slot_of(room), elsewhere) is not first, 60
            )
            await bo.acks(ENOUGH)
            written_there = await asyncio.to_thread(number_on, isle.door, first.port, room)
            assert len(ana.acked) == acked_there, "what no replica has is not acknowledged"
            assert written_there > known, "the cut-off master wrote on: there were two that thought the room theirs"
            isle.join()
            await asyncio.gather(ana.acks(ENOUGH), bo.acks(ENOUGH))
        await _judge(cluster, room, ana, bo)


async def _judge(cluster: Cluster, room: str, *speakers: Speaker) -> None:
    """Checks that every acknowledged word is in the log exactly once, under its sequence number, and that the numbers
    have no duplicates and no gaps."""
    link = link_to(cluster.url)
    await link.start()
    logged: dict[int, str] = {}
    numbers: list[int] = []
    async for entry in entries(link, room, after=0):
        numbers.append(entry.seq)
        body = type_of(room).decode_record(entry.record).command.body
        if isinstance(body, Say):
            logged[entry.seq] = body.text
    await link.stop()
    assert numbers == list(range(1, len(numbers) + 1))
    words = list(logged.values())
    assert len(words) == len(set(words)), "nothing is there twice"
    acked = {text: seq for speaker in speakers for text, seq in speaker.acked.items()}
    assert len(set(acked.values())) == len(acked), "no number was acknowledged to two"
    lost = {text: seq for text, seq in acked.items() if logged.get(seq) != text}
    assert not lost, f"acknowledged and not in the log: {lost}"
