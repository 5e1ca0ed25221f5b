"""`python -m tests.load.counted_server GAME serve …` under callgrind: user instructions of one action of the whole
server.

The real server runs in this process, with a separate Redis. Its clients are in the same process and have fake sockets,
which only pass bytes on. So the count includes almost no client code, and no turn of the loop that depends on the
operating system. All rooms act in rounds: every room sends one action, and the next round begins when everybody has all
frames. So each commit of a round has the same number of rooms in every run. The server's background tasks do not run
during the count.

The program prints `counted NUMBER`. `instructions.py` also runs it in an older checkout, so it uses few names of the
server.
"""

import asyncio
import base64
import os
import signal
import socket
import sys
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, Final

import msgspec
import uvloop

import engines
from protocol.version import SHORT_SUBPROTOCOL, SOCKET_PATH, SUBPROTOCOL, VERSION
from server.command_line.main import main
from server.gateway import node
from server.store.rooms.room_store import RoomStore
from tests.load import callgrind
from tests.load.lab import CELLS
from tests.load.player import OPTIONS, SETTINGS, actions_of_turn
from tests.load.raw_socket import PING, PONG, framed

ROOMS: Final = 20
WARM_ROUNDS: Final = 12
"""Number of rounds before the count, because the server loads some modules at their first use."""
ROUNDS: Final = 15
IDLE_S: Final = 2.0
IN_BACKGROUND: Final = {
    *("Connection.keepalive", "Deadlines._poll", "Flusher._run", "Listings._keep", "Rewriter._run", "Sweep.run", "supervised"),
}
"""Names of the server's periodic tasks. The program ends them before the count: under callgrind an action takes about
fifty times longer, but timers run at their usual rate, so these tasks would add too much to each action. The program
measures the instructions of the server's other timers while no one plays, and subtracts them."""
ROUND_S: Final = 60.0
"""Maximum duration of a round in s. A round takes a few seconds under callgrind; if it takes longer, the server has
refused an action."""
FRAMES_OF_MOVER: Final = 2
"""Number of frames that the acting player gets: the patch and the ack."""
WORD: Final = 126
SHORT: Final = 0x95
"""The first byte of a patch in its short form."""
_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder().decode


class FakeTransport(asyncio.Transport):
    """The server's end of a fake socket. It stores the bytes that the server wrote."""

    def __init__(self, address: str) -> None:
        self.descriptor = socket.socket()
        super().__init__({"socket": self.descriptor, "peername": (address, 1), "sockname": ("127.0.0.1", 1)})
        self.written: list[bytes] = []
        self.heard: Callable[[], None] = lambda: None
        self.on_close: Callable[[None], None] = lambda _error: None
        self.on_ping: Callable[[bytes], None] = lambda _pong: None
        self.is_closed = False

    def write(self, data: Any) -> None:
        if data[0] == PING:
            asyncio.get_running_loop().call_soon(self.on_ping, framed(data[2:], PONG))
            return
        self.written.append(data)
        self.heard()

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        raise AssertionError("the server takes nothing more of a client that waits for each answer")

    def close(self) -> None:
        self.is_closed = True
        on_close, self.on_close = self.on_close, lambda _error: None
        asyncio.get_running_loop().call_soon(on_close, None)

    abort = close


class Client:
    """A person with a fake socket."""

    def __init__(self, server: Any, address: str) -> None:
        self.transport = FakeTransport(address)
        self.server = server
        self.cids = 0
        self.transport.on_close = server.connection_lost
        self.transport.on_ping = server.data_received
        server.connection_made(self.transport)

    async def arrive(self) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: {SHORT_SUBPROTOCOL}, {SUBPROTOCOL}\r\n\r\n"
        )
        self.server.data_received(head.encode())
        await until(lambda: any(data.startswith(b"HTTP/1.1 101") for data in self.transport.written))
        self.transport.written.clear()
        self.server.data_received(framed(_encode({"type": "hello", "version": VERSION})))
        await until(lambda: bool(self.transport.written))

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Sends a request, and returns the params of its ack."""
        self.transport.written.clear()
        self.server.data_received(framed(self.frame(kind, **fields)))
        found: list[Any] = []

        def is_answered() -> bool:
            found[:] = [one for one in self.messages() if one["type"] in ("ack", "refusal")]
            return bool(found)

        await until(is_answered)
        if found[0]["type"] == "refusal":
            raise RuntimeError(found[0])
        return found[0].get("params")

    def frame(self, kind: str, **fields: Any) -> bytes:
        self.cids += 1
        return _encode({"type": kind, "cid": f"c-{self.cids}", **fields})

    def messages(self) -> list[Any]:
        """Returns the messages that arrived, except patches in their short form."""
        found = (payload for data in self.transport.written for payload in payloads(data))
        return [_decode(payload) for payload in found if payload[0] != SHORT]


def payloads(data: bytes) -> Iterator[bytes]:
    """Yields the payloads of a server's whole frames."""
    at = 0
    while at < len(data):
        size, begin = data[at + 1], at + 2
        if size == WORD:
            size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif size > WORD:
            size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        at = begin + size
        yield data[begin:at]


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - what arrives changes it
        await asyncio.sleep(0.001)


class Table:
    """Two people in a room with a running game. `next`: the next action, ready to send, and the client that sends it."""

    def __init__(self, players: tuple[Client, Client], code: str, game: str, store: RoomStore) -> None:
        self.players = players
        self.code = code
        self._store = store
        self._actions = self._of_lab() if game == "lab" else self._of_contig()

    def _of_lab(self) -> Iterator[tuple[int, dict[str, Any]]]:
        for cell in range(CELLS):
            yield cell % 2, {"type": "place", "cell": cell}

    def _of_contig(self) -> Iterator[tuple[int, dict[str, Any]]]:
        while True:
            for action in actions_of_turn(self._look):
                yield self._state().turn.seat, action

    def _state(self) -> Any:
        views: Any = self._store.held(self.code)
        return views.room.game.state

    def _look(self) -> Any:
        """Returns the part of the view that a player needs, directly from the server. If clients read patches, the
        count would include that work."""
        state = self._state()
        game = {"chips": state.chips, "dice": state.turn.dice, "score": state.score}
        return {"game": game, "status": {"flag": state.turn.seat, "phase": state.phase}}

    def next(self) -> tuple[int, bytes]:
        seat, action = next(self._actions)
        return seat, framed(self.players[seat].frame("act", room=self.code, action=action))


async def seated(number: int, factory: Callable[[], Any], game: str, store: RoomStore) -> Table:
    address = f"127.2.0.{number + 1}"
    players = (Client(factory(), address), Client(factory(), address))
    for player in players:
        await player.arrive()
    options = {"mode": "tournament", "turn_ms": 0} if game == "lab" else OPTIONS
    code = (await players[0].ask("create", game=game, seats=2, options=options, settings=SETTINGS))["room"]
    await players[1].ask("join", room=code)
    for player in players:
        await player.ask("command", room=code, command={"type": "ready"})
    await asyncio.sleep(0.2)
    return Table(players, code, game, store)


async def play(tables: Sequence[Table], rounds: int) -> None:
    """Plays rounds. In each round all tables act in the same turn of the loop; the round ends when every client has all
    its frames."""
    loop = asyncio.get_running_loop()
    for _ in range(rounds):
        over = loop.create_future()
        left = {player.transport for table in tables for player in table.players}
        for table in tables:
            mover, frame = table.next()
            for seat, player in enumerate(table.players):
                player.transport.written.clear()
                player.transport.heard = partial(_heard, player.transport, FRAMES_OF_MOVER if seat == mover else 1, left, over)
            loop.call_soon(table.players[mover].server.data_received, frame)
        try:
            await asyncio.wait_for(over, ROUND_S)
        except TimeoutError:
            waiting = [player for table in tables for player in table.players if player.transport in left]
            raise AssertionError([player.messages() for player in waiting]) from None
    told = [message for table in tables for player in table.players for message in player.messages()]
    assert {message["type"] for message in told} == {"ack"}, "no action was refused"


def _heard(transport: FakeTransport, wanted: int, left: set[FakeTransport], over: asyncio.Future[None]) -> None:
    """Ends the round once every client has all its frames."""
    if sum(1 for data in transport.written for _ in payloads(data)) >= wanted:
        left.discard(transport)
        if not left and not over.done():
            over.set_result(None)


async def count(factory: Callable[[], Any], game: str) -> float:
    """Returns the number of instructions of one action. First gives the server some time to start."""
    await asyncio.sleep(1)
    tables = await asyncio.gather(*(seated(number, factory, game, SeenStore.made[0]) for number in range(ROOMS)))
    await play(tables, WARM_ROUNDS)
    for task in asyncio.all_tasks():
        if getattr(task.get_coro(), "__qualname__", "") in IN_BACKGROUND:
            task.cancel()
    idle, idle_s = await counted(asyncio.sleep(IDLE_S))
    found, took_s = await counted(play(tables, ROUNDS))
    idle_each = idle / idle_s * took_s / (ROUNDS * ROOMS)
    print(f"timers {idle_each:.0f}")
    return found / (ROUNDS * ROOMS) - idle_each


async def counted(work: Awaitable[None]) -> tuple[int, float]:
    """Returns the number of instructions during the work, and its duration in s. A thread talks to callgrind, because a
    server with a blocked loop would think that Redis was away."""
    await asyncio.to_thread(callgrind.begin, os.getpid())
    begun_s = time.perf_counter()
    await work
    took_s = time.perf_counter() - begun_s
    return await asyncio.to_thread(callgrind.end, os.getpid()), took_s


class SeenStore(RoomStore):
    """The server's store. The class keeps each instance in `made`, so that the tables can read from the store."""

    made: ClassVar[list[RoomStore]] = []

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.made.append(self)


class Loop(uvloop.Loop):
    """An event loop that starts the count once the server listens."""

    game = ""

    async def create_server(self, factory: Any, *given: Any, **named: Any) -> Any:  # type: ignore[override]
        listening = await super().create_server(factory, *given, **named)
        self.counting = self.create_task(self._count(factory))
        return listening

    async def _count(self, factory: Callable[[], Any]) -> None:
        try:
            print(f"counted {await count(factory, self.game):.0f}", flush=True)
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    engines.__path__.append(str(Path(__file__).parent / "unlisted"))
    # The rules' version does not cover the folder of this game, so give it a fixed version.
    for module, name in (("server.rules_version", "fingerprint"), ("server.store.stored.aggregate", "rules_version")):
        setattr(sys.modules.get(module, SimpleNamespace()), name, lambda _asked: "bench")
    node.RoomStore = SeenStore  # type: ignore[attr-defined]
    uvloop.Loop = Loop  # type: ignore[misc]
    Loop.game = sys.argv[1]
    sys.exit(main(sys.argv[2:]))
