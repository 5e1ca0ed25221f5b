"""The floors of the bench: a bare `websockets` relay without rules. Each room has two sockets, and each message goes to
both.

`python -m tests.load.relay` stores nothing. `python -m tests.load.relay FOLDER` starts a separate Valkey in the folder,
and commits each message with the script that commits rooms before it sends the message on. All messages of one turn of
the loop share one write. Each relay prints its port and serves until the caller ends it.
"""

import asyncio
import itertools
import os
import signal
import sys
from collections import defaultdict

import msgpack
from websockets.asyncio.server import ServerConnection, broadcast, serve

from server.store.commits.commit import Address, Committer, Version
from server.store.embedded.valkey import EmbeddedValkey
from server.store.health.redis_health import RedisHealth

SNAPSHOT = os.urandom(1_200)
ENTRY = os.urandom(450)
"""An entry of the same size as an entry of a room of Contig 60."""

rooms: dict[str, set[ServerConnection]] = defaultdict(set)
names = itertools.count()


class Storing:
    """Commits the messages of a room, one after another."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._addresses: dict[str, Address] = {}
        self._numbers: dict[str, int] = defaultdict(lambda: -1)

    async def store(self, room: str) -> None:
        address = self._addresses.get(room)
        if address is None:
            address = self._addresses[room] = Address(f"F{next(names):05}", "node")
        number = self._numbers[room] = self._numbers[room] + 1
        packed = address.commit(
            expected=Version(number - 1),
            new=Version(number),
            snapshot=SNAPSHOT,
            entry=ENTRY,
            due_at_ms=None,
            keep_s=None,
            person="somebody",
            cid=f"cid-{number}",
            answer=b"ack",
        )
        await self._committer.send(packed)


storing: Storing | None = None


async def relay(connection: ServerConnection) -> None:
    assert connection.request is not None
    path = connection.request.path
    room = rooms[path]
    room.add(connection)
    try:
        async for frame in connection:
            message = msgpack.unpackb(frame)
            if storing is not None:
                await storing.store(path)
            broadcast(room, msgpack.packb(message))
    finally:
        room.discard(connection)
        if not room:
            del rooms[path]


async def main(folder: str | None) -> None:
    global storing
    valkey = None
    if folder is not None:
        valkey = EmbeddedValkey(folder)
        await valkey.start()
        link = RedisHealth(valkey.url)
        await link.start()
        committer = Committer(link)
        committer.start()
        storing = Storing(committer)
    async with serve(relay, "127.0.0.1", 0, compression=None, max_queue=64, ping_interval=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        told = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told.set)
        await told.wait()
    if valkey is not None:
        await valkey.stop()


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main(sys.argv[1] if len(sys.argv) > 1 else None))
    except KeyboardInterrupt:
        pass
