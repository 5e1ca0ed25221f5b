"""The cost of each way to store acknowledged actions on disk, and the loss when Valkey dies.

`python -m tests.load.durability FOLDER [MS]` prints a line per way: commits per second of 50 rooms at once, ms of a
single commit (p50, p99), and the number of acknowledged commits that `kill -9` loses. Each fdatasync of the disk takes
MS longer (default 0).
"""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Final

from server.store import keys
from server.store.commits.commit import Address, Committer, Version
from server.store.embedded.valkey import EmbeddedValkey
from server.store.health.redis_health import RedisHealth, Unstored
from tests.faults.slow_disk import slow_disk

SNAPSHOT, ENTRY = os.urandom(3_500), os.urandom(450)
ROOMS: Final = 50
SECONDS: Final = 4.0
WAYS: Final = {
    "everysec (ours)": None,
    "appendfsync no": "no",
    "appendfsync everysec": "everysec",
    "appendfsync always": "always",
}


async def commits(committer: Committer, code: str, until_s: float, took_s: list[float]) -> int:
    """Commits one after another until `until_s`. Returns the sequence number of the last acknowledged commit."""
    address, seq = Address(code, "node"), 0
    while time.monotonic() < until_s:
        begun_s = time.monotonic()
        packed = address.commit(
            expected=Version(seq - 1), new=Version(seq), snapshot=SNAPSHOT, entry=ENTRY, due_at_ms=None, keep_s=600, person="p",
            cid=f"c{seq}", answer=b"ack",
        )  # fmt: skip
        try:
            await committer.send(packed)
        except Unstored:
            break
        took_s.append(time.monotonic() - begun_s)
        seq += 1
    return seq - 1


async def way(folder: Path, name: str, policy: str | None) -> str:
    valkey = EmbeddedValkey(str(folder), "always" if policy == "always" else "everysec")
    await valkey.start()
    link = RedisHealth(valkey.url)
    await link.start()
    if policy is not None:
        await link.client.config_set("appendfsync", policy)
    committer = Committer(link)
    committer.start()
    alone: list[float] = []
    await commits(committer, "ALONE2", time.monotonic() + SECONDS, alone)
    alone.sort()
    begun_s, together = time.monotonic(), list[float]()
    codes = [f"BARE{number:02}" for number in range(ROOMS)]
    until_s = begun_s + SECONDS
    running = [asyncio.create_task(commits(committer, code, until_s + 9, together)) for code in codes]
    await asyncio.sleep(SECONDS)
    per_s = len(together) / (time.monotonic() - begun_s)
    assert valkey.pid is not None
    os.kill(valkey.pid, signal.SIGKILL)
    last = await asyncio.gather(*running)
    await link.opened()
    lost = 0
    for code, seq in zip(codes, last, strict=True):
        stored = await link.client.hget(keys.room_keys(code).room, "v")
        lost += max(0, seq - int(stored or -1))
    await committer.stop()
    await link.stop()
    await valkey.stop()
    p50, p99 = (1_000 * alone[int(len(alone) * part)] for part in (0.5, 0.99))
    return f"{name:22}{per_s:10.0f}/s{p50:9.2f}{p99:9.2f} ms   {lost} of {len(together)} lost"


async def main(folder: Path, ms: int) -> None:
    for number, (name, policy) in enumerate(WAYS.items()):
        print(await way(folder / f"way{number}-{ms}", name, policy), flush=True)


if __name__ == "__main__":
    chosen, slower_ms = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    chosen.mkdir(parents=True, exist_ok=True)
    os.environ |= slow_disk(chosen, slower_ms) if slower_ms else {}
    asyncio.run(main(chosen, slower_ms))
