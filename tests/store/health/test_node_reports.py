"""Nodes exchange their reports through Redis."""

from server.store.health.node_reports import exchange, properties, withdraw
from server.store.health.redis_health import RedisHealth


async def test_each_node_reads_the_reports_of_all(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    try:
        assert await exchange(link, "a", b"1") == [b"1"]
        assert sorted(await exchange(link, "b", b"2")) == [b"1", b"2"]
        assert sorted(await exchange(link, "a", b"3")) == [b"2", b"3"]
        await withdraw(link, "a", "gone")
        assert await exchange(link, "b", b"2") == [b"2"]
        found = await properties(link)
        assert found["role"] == "master"
        assert int(found["keys"]) >= 2
    finally:
        await link.stop()
