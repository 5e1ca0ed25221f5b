"""The cost of acknowledging an action only after a replica or a disk has it.

`python -m tests.load.replicas` prints a line per way: commits per second of 50 rooms at once, and ms of a single commit
(p50, p99), on a primary with one replica on this machine. The ways alternate, and each number is the median of three
runs.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from server.store.commits.commit import Committer
from server.store.commits.safety import Safety
from server.store.health.redis_health import RedisHealth
from tests.load.durability import commits
from tests.redis_servers import Server, free_ports, until

ROOMS: Final = 50
SECONDS: Final = 2.0
TURNS: Final = 3
WAYS: Final = {
    "primary alone, appendfsync everysec": ("everysec", Safety()),
    "--replicas 1, everysec": ("everysec", Safety(1)),
    "--replicas 1 --replica-disks, everysec": ("everysec", Safety(1, disks=True)),
    "primary alone, appendfsync always": ("always", Safety()),
    "--replicas 1, always": ("always", Safety(1)),
    "--replicas 1 --replica-disks, always": ("always", Safety(1, disks=True)),
}


async def way(servers: tuple[Server, Server], policy: str, safety: Safety, turn: int) -> tuple[float, float, float]:
    for server in servers:
        server.ask("CONFIG", "SET", "appendfsync", policy)
    link = RedisHealth(f"redis://{servers[0].host}:{servers[0].port}")
    await link.start()
    await link.client.flushall()
    committer = Committer(link, safety)
    committer.start()
    alone: list[float] = []
    await commits(committer, f"ALONE{turn}", time.monotonic() + SECONDS, alone)
    together, begun_s = list[float](), time.monotonic()
    await asyncio.gather(*(commits(committer, f"BARE{number:02}", begun_s + SECONDS, together) for number in range(ROOMS)))
    per_s = len(together) / (time.monotonic() - begun_s)
    await committer.stop()
    await link.stop()
    alone.sort()
    return per_s, 1_000 * alone[len(alone) // 2], 1_000 * alone[int(len(alone) * 0.99)]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        primary, replica = servers = tuple(Server(Path(folder), port) for port in free_ports(2))
        for server in servers:
            server.start()
            until("an answer", lambda server=server: bool(server.ask("PING")))  # type: ignore[misc]
        replica.ask("REPLICAOF", primary.host, primary.port)
        until("it follows", lambda: replica.info("replication")["master_link_status"] == "up")
        found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in WAYS}
        for turn in range(TURNS):
            for name, (policy, safety) in WAYS.items():
                found[name].append(asyncio.run(way((primary, replica), policy, safety, turn)))
        for name, took in found.items():
            per_s, p50, p99 = (statistics.median(column) for column in zip(*took, strict=True))
            print(f"{name:40}{per_s:8.0f}/s{p50:9.2f}{p99:9.2f} ms", flush=True)
        for server in servers:
            server.kill()


if __name__ == "__main__":
    main()
