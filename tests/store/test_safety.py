"""What is acknowledged is where it must be: on replicas, on disks; and where it is not, nobody is told that it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.commit import DONE, STALE, Address, Committer
from server.store.redis_health import RedisHealth, Unstored
from server.store.safety import PRIMARY_ALONE, Safety
from tests.redis_servers import Server, free_ports, until
from tests.store.test_commit import packed

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
    """A primary and its replica."""
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
async def test_without_its_replica_a_primary_acknowledges_nothing(pair: tuple[Server, Server], safety: Safety) -> None:
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
    with pytest.raises(Unstored) as no:
        await committer.send(sent)
    assert no.value.doubt, "only a repeat can tell"
    with pytest.raises(Unstored) as again:  # the first answer is on no replica either
        await committer.send(sent)
    assert again.value.doubt

    replica.start()
    until("an answer", lambda: bool(replica.ask("PING")))
    replica.ask("REPLICAOF", primary.host, primary.port)
    until("it follows", lambda: replica.info("replication")["master_link_status"] == "up")
    assert await committer.send(sent) == b"first"
    await committer.stop()
    await link.stop()
