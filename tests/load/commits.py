"""A floor (least possible cost) of the bench: the bare commit script for 50 rooms at once, without rules and without sockets.

`python -m tests.load.commits FOLDER` starts a separate Valkey in the folder, and prints the CPU per commit in µs: first
the client's, then Redis's.
"""

import asyncio
import os
import sys
import time

from server.store.commits.commit import Address, Committer, Version
from server.store.embedded.valkey import EmbeddedValkey
from server.store.health.redis_health import RedisHealth
from tests.load.process import children_cpu_s

ROOMS = 50
COMMITS = 300
SNAPSHOT = os.urandom(3_500)
ENTRY = os.urandom(450)


async def room(committer: Committer, number: int) -> None:
    address = Address(f"BARE{number:02}", "node")
    for seq in range(COMMITS):
        packed = address.commit(
            expected=Version(seq - 1, b"n.%d" % (seq - 1) if seq else b""),
            new=Version(seq, b"n.%d" % seq),
            snapshot=SNAPSHOT,
            entry=ENTRY,
            due_at_ms=seq + 10_000_000,
            keep_s=600,
            person="somebody",
            cid=f"cid-{seq}",
            answer=b"ack",
        )
        await committer.send(packed)


async def main(folder: str) -> None:
    valkey = EmbeddedValkey(folder)
    await valkey.start()
    link = RedisHealth(valkey.url)
    await link.start()
    committer = Committer(link)
    committer.start()
    await room(committer, 99)  # load the script and warm it up
    ours, redis = time.process_time(), children_cpu_s(os.getpid())
    await asyncio.gather(*(room(committer, number) for number in range(ROOMS)))
    ours, redis = time.process_time() - ours, children_cpu_s(os.getpid()) - redis
    print(ours / ROOMS / COMMITS * 1e6, redis / ROOMS / COMMITS * 1e6)
    await committer.stop()
    await link.stop()
    await valkey.stop()


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main(sys.argv[1]))
    except KeyboardInterrupt:
        pass
