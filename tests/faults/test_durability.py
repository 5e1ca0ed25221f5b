"""Acknowledged actions survive `kill -9` of the store, also on a slow disk. If a store lost data, the server tells the
clients."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis import Redis

from server.aggregate_types import ROOMS
from server.room.stored import codec as room_codec
from server.store import keys
from server.store.commits.commit import Address, Committer, Version
from server.store.embedded import flush
from server.store.embedded.valkey import EmbeddedValkey
from server.store.health.redis_health import RedisHealth, Unstored
from tests.conftest import Arrival, NodeMaker
from tests.faults.slow_disk import slow_disk
from tests.people import Guest, seated

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
async def slow_valkey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[EmbeddedValkey]:
    for name, value in slow_disk(tmp_path, 900).items():
        monkeypatch.setenv(name, value)
    valkey = EmbeddedValkey(str(tmp_path / "data"))
    await valkey.start()
    yield valkey
    await valkey.stop()


async def test_a_killed_store_loses_nothing_acknowledged_on_a_slow_disk(slow_valkey: EmbeddedValkey) -> None:
    """Each fdatasync takes most of a second. With Valkey's own `everysec`, all acknowledged actions of the last second
    would be lost."""
    link = RedisHealth(slow_valkey.url)
    await link.start()
    committer = Committer(link)
    committer.start()
    address, acked = Address("SLOWLY", "node"), -1

    async def commit() -> None:
        nonlocal acked
        while True:
            packed = address.commit(
                expected=Version(acked), new=Version(acked + 1), snapshot=b"s" * 500, entry=b"e" * 200, due_at_ms=None,
                keep_s=600,
            )  # fmt: skip
            try:
                await committer.send(packed)
            except Unstored:
                return
            acked += 1

    running = asyncio.create_task(commit())
    await asyncio.sleep(2.5)
    assert slow_valkey.pid is not None
    os.kill(slow_valkey.pid, signal.SIGKILL)
    await running
    await link.opened()
    assert acked > 100
    assert int(await link.client.hget(keys.room_keys("SLOWLY").room, "v") or -1) >= acked
    await committer.stop()
    await link.stop()


async def test_the_embedded_store_syncs_to_disk_each_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def sync(file: int) -> None:
        os.fsync(file)
        lying = os.fstat(file)
        loop.call_soon_threadsafe(synced.put_nowait, (lying.st_ino, lying.st_size))

    monkeypatch.setattr(flush, "_sync", sync)
    valkey = EmbeddedValkey(str(tmp_path))
    await valkey.start()
    with Redis.from_url(valkey.url) as client:
        assert client.config_get("appendfsync") == {"appendfsync": "no"}
        client.set("name", "x" * 1_000)
    (path,) = (tmp_path / "appendonlydir").glob("*.incr.aof")
    async with asyncio.timeout(10):
        while True:
            inode, size = await synced.get()
            if inode == path.stat().st_ino and size > 1_000:
                break
    await valkey.stop()


@pytest.mark.parametrize(("setting", "policy"), [("always", "always"), ("no", "no"), ("everysec", "no")])
async def test_each_setting_gives_valkey_its_policy(tmp_path: Path, setting: str, policy: str) -> None:
    valkey = EmbeddedValkey(str(tmp_path), setting)
    await valkey.start()
    with Redis.from_url(valkey.url) as client:
        assert client.config_get("appendfsync") == {"appendfsync": policy}
    await valkey.stop()


def gone_back(url: str, code: str, old: bytes, seq: int) -> None:
    """Puts an older state of the room into the store, as after a takeover by a replica that had fallen behind."""
    with Redis.from_url(url) as client:
        names = keys.room_keys(code)
        kept = client.xrange(names.log, max=f"{seq}-1")
        client.delete(names.log)
        for name, fields in kept:
            client.xadd(names.log, fields, name)
        client.hset(names.room, mapping={"v": seq, "s": old})


def loss_notices(guest: Guest) -> list[dict[str, object]]:
    return [each["params"] for each in guest.inbox if each["type"] == "notice" and each["code"] == "notice/went_back"]


async def test_a_store_that_went_back_is_told_to_everybody_at_the_table(
    make_node: NodeMaker, come: Arrival, redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    await eva.ask("join", room=room, **{"as": "spectator"})
    kept = await node.rooms.state(ROOMS, room)
    await ana.act(room, {"type": "place", "cell": 0})
    answer = await bo.act(room, {"type": "place", "cell": 3})
    for guest in (ana, bo, eva):
        await guest.reaches(room, answer["seq"])
    lost, epoch = answer["seq"] - kept.seq, ana.epochs[room]

    gone_back(redis_url, room, room_codec.encode(kept), kept.seq)
    other_run = f"{(int(node.link._run[0], 16) + 1) % 16:x}{node.link._run[1:]}"
    beat = node.link._beat_script

    async def from_another(*args: object, **named: object) -> list[object]:
        lying = list(await beat(*args, **named))
        lying[1] = other_run.encode()
        return lying

    node.link._beat_script = from_another
    for guest in (ana, bo, eva):
        await guest.until(lambda guest=guest: guest.epochs[room] != epoch)  # type: ignore[misc]
        assert loss_notices(guest) == [{"room": room, "steps": lost}]
        assert guest.numbers[room] < answer["seq"]
    assert "the store lost steps of a room" in caplog.text


async def test_who_knows_more_than_the_store_is_told_when_coming_back(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    number = ana.numbers[room]
    for seq, epoch, lying in (
        (number + 3, 1, [{"room": room, "steps": 3}]),
        (number, 1, []),
        (number + 3, node.link.epoch, []),
    ):
        again = await come(node, token=ana.token)
        await again.send("resume", room=room, seq=seq, epoch=epoch)
        await again.hear_kind("snapshot")
        await again.send("ping", at=1)
        await again.hear_kind("pong")
        assert loss_notices(again) == lying
