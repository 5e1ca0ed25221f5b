"""Tests of the stores that a node refuses at its start, and of those that cause a warning. The message always uses the
store's real name."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from redis.exceptions import ReadOnlyError

from server.store.connection.redis_address import Unfit
from server.store.embedded.valkey import binary
from server.store.health.fitness import judge, judged
from server.store.health.redis_health import RedisHealth

SOUND = {"redis_mode": "standalone", "role": "master", "maxmemory": 0, "maxmemory_policy": "noeviction", "aof_enabled": 1}


def test_a_sound_redis_gives_no_warning() -> None:
    assert judged(SOUND, "always") == []
    assert judged(SOUND | {"slave0": {"state": "online"}}, "always", replicas=1) == []
    assert judged(SOUND | {"cluster_enabled": 1}, "always", kind="cluster") == []


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"redis_mode": "sentinel"}, "Sentinel"),
        ({"cluster_enabled": 1}, "Cluster"),
        ({"redis_mode": "cluster"}, "Cluster"),
        ({"role": "slave"}, "replica"),
        ({"maxmemory": 1_000_000, "maxmemory_policy": "volatile-lru"}, "noeviction"),
        ({"maxmemory": 1_000_000, "maxmemory_policy": "allkeys-lru"}, "noeviction"),
    ],
)
def test_a_redis_that_cannot_keep_rooms_is_refused(said: dict[str, object], why: str) -> None:
    with pytest.raises(Unfit, match=why):
        judged(SOUND | said)


@pytest.mark.parametrize(
    ("said", "fsync", "why"),
    [
        ({"maxmemory_policy": "allkeys-lru"}, "always", "evict"),
        ({"aof_enabled": 0}, "", "append-only"),
        ({}, "everysec", "two seconds"),
        ({"connected_slaves": 0}, "always", "1 and 0 follow"),
        ({"connected_slaves": 1, "slave0": {"state": "wait_bgsave"}}, "always", "1 and 0 follow"),
    ],
)
def test_a_redis_that_may_lose_something_is_warned_of(said: dict[str, object], fsync: str, why: str) -> None:
    replicas = int("connected_slaves" in said)
    (warning,) = judged(SOUND | said, fsync, replicas=replicas)
    assert why in warning


def test_a_redis_that_is_no_node_of_a_cluster_is_refused_as_one() -> None:
    with pytest.raises(Unfit, match="no node of a Cluster"):
        judged(SOUND, kind="cluster")


def test_a_primary_that_became_a_replica_is_looked_up_again() -> None:
    with pytest.raises(ReadOnlyError):
        judged(SOUND | {"role": "slave"}, kind="sentinel")


async def test_a_redis_is_asked_how_it_writes_its_file(tmp_path: Path) -> None:
    with running(tmp_path, "--appendonly", "yes") as url:
        async with AsyncRedis.from_url(url) as client:
            (warning,) = await judge(client)
            assert "two seconds" in warning
            await client.config_set("appendfsync", "always")
            assert await judge(client) == []


def test_the_command_line_says_it_without_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "server", "serve", "--redis-url", "redis+sentinel://a:26379"],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("banderilla: REDIS_URL of Sentinels ends with the name")
    assert "Traceback" not in done.stderr


@contextmanager
def running(folder: Path, *flags: str) -> Iterator[str]:
    """Starts a separate Valkey with these flags, and yields its address."""
    socket = folder / "v.sock"
    named = ["--port", "0", "--unixsocket", str(socket), "--dir", str(folder), "--save", "", "--logfile", "log"]
    process = subprocess.Popen([str(binary()), *named, *flags])
    try:
        with Redis(unix_socket_path=str(socket)) as client:
            while True:
                try:
                    client.execute_command("ECHO", "there")
                except Exception as error:  # noqa: BLE001 - not there yet, or it wants a password: then it is there
                    if "uthenticat" in str(error):
                        break
                else:
                    break
        yield f"unix://{socket}"
    finally:
        process.terminate()
        process.wait(20)


async def refused(url: str) -> str:
    link = RedisHealth(url, wait_ms=3_000)
    with pytest.raises(Unfit) as error:
        await link.start()
    await link.stop()
    return str(error.value)


async def test_a_password_that_is_missing_or_wrong_is_told_by_its_name(tmp_path: Path) -> None:
    with running(tmp_path, "--requirepass", "word") as url:
        assert "NOAUTH" in await refused(url)
        assert "WRONGPASS" in await refused(f"{url}?password=other")
        link = RedisHealth(f"{url}?password=word")
        await link.start()
        assert link.is_fit
        await link.stop()


async def test_a_user_who_may_not_write_is_told_by_its_name(tmp_path: Path) -> None:
    with running(tmp_path) as url:
        with Redis.from_url(url) as client:
            client.execute_command("ACL", "SETUSER", "reader", "on", ">word", "~*", "+@all", "-set")
        assert "NOPERM" in await refused(f"{url}?username=reader&password=word")


async def test_a_replica_and_a_cluster_are_refused(tmp_path: Path) -> None:
    for name, flags, why in (
        ("r", ["--replicaof", "127.0.0.1", "1"], "replica"),
        ("c", ["--cluster-enabled", "yes"], "Cluster"),
    ):
        (tmp_path / name).mkdir()
        with running(tmp_path / name, *flags) as url:
            assert why in await refused(url)


async def test_a_redis_that_throws_rooms_away_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, "--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru") as url:
        assert "noeviction" in await refused(url)
