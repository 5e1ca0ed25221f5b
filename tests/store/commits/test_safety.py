"""A node acknowledges a commit only once the commit is on the required replicas and disks."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.aggregate_types import ROOMS
from server.room.command import Command, NameErased
from server.room.room import step
from server.store import keys
from server.store.commits.commit import DONE, STALE, TO_PUBLISH, Address, Committer
from server.store.commits.safety import PRIMARY_ALONE, Safety
from server.store.connection.raw_connection import Reply, open_raw
from server.store.connection.raw_connection import packed as raw
from server.store.health.cluster_health import link_to
from server.store.health.fitness import REPLICA_REMEDY
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.logs.replace_log import NewLog
from server.store.rooms.place import Place
from server.store.stored.stream import Entry, entry_of
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_nodes import pair as two_at_a_table
from tests.redis_servers import Server, free_ports, until
from tests.store.commits.test_commit import packed

CODE = "ABCDEF"


def test_nothing_is_asked_for_the_primary_alone() -> None:
    assert PRIMARY_ALONE.question == b""
    assert Safety(2).question == b"*3\r\n$4\r\nWAIT\r\n$1\r\n2\r\n$4\r\n1000\r\n"
    assert Safety(1, disks=True).question == b"*4\r\n$7\r\nWAITAOF\r\n$1\r\n1\r\n$1\r\n1\r\n$4\r\n3000\r\n"


def test_too_few_replicas_or_disks_are_not_enough() -> None:
    assert [Safety(2).is_met([count]) for count in (0, 1, 2, 3)] == [False, False, True, True]
    disks = Safety(1, disks=True)
    assert disks.answers == 3
    assert [disks.is_met([b"2", *said]) for said in ([1, 1], [0, 1], [1, 0], [1, 2])] == [True, False, False, True]


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Starts a primary and its replica."""
    primary, replica = (Server(tmp_path, port, "--appendfsync", "everysec") for port in free_ports(2))
    for server in (primary, replica):
        server.start()
        until("an answer", lambda server=server: bool(server.ask("PING")))  # type: ignore[misc]
    replica.ask("REPLICAOF", primary.host, primary.port)
    until("it follows", lambda: replica.info("replication")["master_link_status"] == "up")
    yield primary, replica
    for server in (primary, replica):
        server.kill()


@pytest.mark.parametrize("safety", [Safety(1), Safety(1, disks=True)], ids=["WAIT", "WAITAOF"])
async def test_without_its_replica_a_primary_acknowledges_nothing(
    pair: tuple[Server, Server], safety: Safety, caplog: pytest.LogCaptureFixture
) -> None:
    primary, replica = pair
    link = RedisHealth(f"redis://{primary.host}:{primary.port}")
    await link.start()
    committer = Committer(link, safety)
    committer.start()
    address = Address(CODE, "n")
    together = [committer.send(packed(address, number, cid=f"c{number}", answer=b"yes")) for number in range(-1, 9)]
    assert [await sent for sent in together] == [DONE] * 10
    assert await committer.send(packed(address, 3)) == STALE

    replica.kill()
    sent = packed(address, 9, cid="doubt", answer=b"first")
    with pytest.raises(Unstored) as error:
        await committer.send(sent)
    assert error.value.doubt, "only a repeat can tell"
    with pytest.raises(Unstored) as again:  # the first answer is on no replica either
        await committer.send(sent)
    assert again.value.doubt

    said = [record.getMessage() for record in caplog.records if "too few" in record.getMessage()]
    assert len(said) == 1, "once, not once for each person who waits"
    assert REPLICA_REMEDY in said[0]
    replica.start()
    until("an answer", lambda: bool(replica.ask("PING")))
    replica.ask("REPLICAOF", primary.host, primary.port)
    until("it follows", lambda: replica.info("replication")["master_link_status"] == "up")
    assert await committer.send(sent) == b"first"
    await committer.stop()
    await link.stop()


async def test_the_committer_publishes_once_replicas_have_the_commit(pair: tuple[Server, Server]) -> None:
    primary, _replica = pair
    link = RedisHealth(f"redis://{primary.host}:{primary.port}")
    await link.start()
    committer = Committer(link, Safety(1))
    committer.start()
    address, names = Address(CODE, "n", publishes_later=True), keys.room_keys(CODE)
    assert await committer.send(packed(address, -1)) == DONE, "no other node watches"
    await link.client.zadd(names.watch, {"other": 1})
    wire, heard = await open_raw(link.url, lambda _wire, _why: None), asyncio.Queue[Reply]()
    wire.on_reply = heard.put_nowait

    async def listen(*words: bytes, until: Reply) -> list[Reply]:
        wire.write(raw(*words))
        told = [await heard.get()]
        while told[-1] != until:
            told.append(await heard.get())
        return told

    await listen(b"SSUBSCRIBE", names.channel.encode(), until=1)
    assert await committer.send(packed(address, 0)) == TO_PUBLISH
    assert await listen(b"PING", until=b"pong") == [2, b"pong"]
    committer.publish(address.publication(1, b"entry"))
    while (told := await heard.get()) != b"n 1 entry":
        assert told in (b"", 3, b"smessage", names.channel.encode())
    wire.close()
    await committer.stop()
    await link.stop()


async def test_nobody_at_another_node_is_shown_what_no_replica_has(
    pair: tuple[Server, Server], make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The step is stored on the primary, where the other node can read it, but a takeover would lose it. So the other
    node must not show it."""
    primary, replica = pair
    monkeypatch.setattr("server.gateway.channels.commits.ON_ITS_WAY_S", 0.0)

    async def replicated(**changes: object) -> object:
        return await make_node(redis_url=f"redis://{primary.host}:{primary.port}", replicas=1, **changes)

    here, _there, ana, bo, room = await two_at_a_table(replicated, come)  # type: ignore[arg-type]
    first = await ana.act(room, {"type": "place", "cell": 0})
    await bo.reaches(room, first["seq"])

    replica.send(signal.SIGSTOP)
    acting = asyncio.create_task(bo.act(room, {"type": "place", "cell": 1}))
    name, asked = keys.room_keys(room).room, asyncio.Event()
    while await here.link.client.hget(name, "v") != b"%d" % (first["seq"] + 1):  # noqa: ASYNC110 - nobody is told
        await asyncio.sleep(0.005)
    confirm = here.rooms.attempts.confirm

    async def noted(place: Place, seq: int) -> bool:
        asked.set()
        return await confirm(place, seq)

    monkeypatch.setattr(here.rooms.attempts, "confirm", noted)
    here.hub.commits.numbered(room, first["seq"] + 1)
    await asked.wait()
    assert [guest.views[room]["game"]["cells"][1] for guest in (ana, bo)] == [None, None]
    assert not acting.done()

    replica.send(signal.SIGCONT)
    answer = await acting
    for guest in (ana, bo):
        await guest.reaches(room, answer["seq"])
        assert guest.views[room]["game"]["cells"][:2] == [0, 1]


async def test_a_log_that_is_written_again_is_told_when_replicas_have_it(
    pair: tuple[Server, Server], make_node: NodeMaker, come: Arrival
) -> None:
    primary, replica = pair

    async def replicated(**changes: object) -> object:
        return await make_node(redis_url=f"redis://{primary.host}:{primary.port}", replicas=1, **changes)

    here, _there, ana, bo, code = await two_at_a_table(replicated, come)  # type: ignore[arg-type]
    before = (await here.rooms.state(ROOMS, code)).seq
    await bo.reaches(code, before)

    def erased(room: Any, stored: list[Entry]) -> NewLog:
        done = step(room, Command(NameErased(())), room.at_ms)
        return NewLog((*stored, entry_of(done)), done)

    replica.send(signal.SIGSTOP)
    replacing = asyncio.create_task(here.rooms.replace_log(code, erased))
    while await here.link.client.hget(keys.room_keys(code).room, "v") != b"%d" % (before + 1):  # noqa: ASYNC110 - nobody is told
        await asyncio.sleep(0.005)
    since = len(bo.inbox)
    await bo.send("ping", at=1)
    await bo.hear_kind("pong", since)
    assert [guest.numbers[code] for guest in (ana, bo)] == [before, before]
    assert not replacing.done()

    replica.send(signal.SIGCONT)
    await replacing
    for guest in (ana, bo):
        await guest.reaches(code, before + 1)


async def test_a_start_with_fewer_replicas_than_are_asked_for_is_warned_of(
    pair: tuple[Server, Server], caplog: pytest.LogCaptureFixture
) -> None:
    primary, _replica = pair
    for asked, warnings in ((1, 0), (2, 1)):
        caplog.clear()
        link = link_to(f"redis://{primary.host}:{primary.port}", replicas=asked)
        await link.start()
        await link.stop()
        assert sum(REPLICA_REMEDY in str(vars(record).get("why")) for record in caplog.records) == warnings
