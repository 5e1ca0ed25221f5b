"""The floor: a bare `websockets` relay with no rules and no storage. Two sockets a room; what comes in goes out to both.

`python -m tests.load.relay` prints its port and serves until it is ended.
"""

from collections import defaultdict

import msgpack
from websockets.asyncio.server import ServerConnection, broadcast, serve

rooms: dict[str, set[ServerConnection]] = defaultdict(set)


async def relay(connection: ServerConnection) -> None:
    assert connection.request is not None
    room = rooms[connection.request.path]
    room.add(connection)
    try:
        async for frame in connection:
            message = msgpack.unpackb(frame)
            broadcast(room, msgpack.packb(message))
    finally:
        room.discard(connection)


async def main() -> None:
    async with serve(relay, "127.0.0.1", 0, compression=None, max_queue=64, ping_interval=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main())
    except KeyboardInterrupt:
        pass
