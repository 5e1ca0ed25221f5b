"""A process that plays many rooms as fast as a server allows, with little CPU of its own.

`python -m tests.load.driver SPEC` (a `Spec` as JSON) opens its rooms and prints `ready`. After a line of input it plays
and prints a `Played` as JSON. After another line it leaves its rooms and prints `left`. So the parent process can
measure each part. A move is complete when both players have its patch and the mover has the ack; then the driver sends
the next move.
"""

import asyncio
import statistics
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, Literal

import msgspec

from protocol.patch import apply
from protocol.version import SHORT_SUBPROTOCOL, SOCKET_PATH, SUBPROTOCOL, VERSION
from tests.load.lab import CELLS
from tests.load.player import OPTIONS, SETTINGS, actions_of_turn
from tests.load.raw_socket import RawSocket, opened
from tests.protocol.short_patches import lengthened

_encode: Final = msgspec.msgpack.Encoder().encode
_decode_plain = msgspec.msgpack.Decoder().decode
SHORT: Final = 0x95
"""The first byte of a patch in its short form."""
FILL = _encode({"type": "act", "cid": "0123abcd-12", "room": "ABCDEF", "action": {"type": "place", "cell": 200}})
TOGETHER = 20
"""Number of rooms that the driver opens at the same time."""


class Spec(msgspec.Struct):
    """The work of a driver: `moves` in each room, with `at_once` rooms playing at the same time. The game `relay` has
    no rooms and no rules."""

    port: int
    game: Literal["relay", "lab", "contig60"]
    rooms: int
    at_once: int
    moves: int
    spectators: int = 0
    other_port: int = 0
    """Port of the node for each room's second player; 0 for the same node."""
    by_room: bool = False
    """True if players connect with the code of their room in the address, so that a proxy can choose the node."""


class Played(msgspec.Struct):
    moves: int
    took_s: float
    p50_ms: float
    p99_ms: float
    received: int
    """Number of bytes that the players received, including frame headers."""
    sent: int
    """Number of bytes that the players sent, including frame headers."""


class _Head(msgspec.Struct):
    """The fields of a message that the driver reads."""

    type: str
    seq: int = 0
    code: str = ""


_head = msgspec.msgpack.Decoder(_Head).decode


def _decode(payload: bytes) -> Any:
    return _decode_plain(payload) if payload[0] != SHORT else msgspec.to_builtins(lengthened(payload))


def _is_patch(payload: bytes) -> bool:
    return payload[0] == SHORT or _head(payload).type == "patch"


class Guest:
    """One socket. During play, each message goes to the room's handler."""

    def __init__(self, socket: RawSocket) -> None:
        self.socket = socket
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.cids = 0
        self.number = 0
        self.view: Any = None
        socket.on_message = self.take

    def take(self, payload: bytes) -> None:
        message = _decode(payload)
        match message["type"]:
            case "ack" | "refusal":
                answer = self.answers.pop(message["cid"], None)
                if answer is None:
                    return  # the ack of a move, after the end of the play
                if message["type"] == "ack":
                    answer.set_result(message)
                else:
                    answer.set_exception(RuntimeError(str(message)))
            case "snapshot":
                self.view, self.number = message["view"], message["seq"]
            case "patch":
                self.view, self.number = apply(self.view, message.get("ops", [])), message["seq"]
            case _:
                pass

    def cid(self) -> str:
        self.cids += 1
        return f"c-{self.cids}"

    async def ask(self, kind: str, **fields: Any) -> Any:
        cid = self.cid()
        answer = self.answers[cid] = asyncio.get_running_loop().create_future()
        self.socket.send(_encode({"type": kind, "cid": cid, **fields}))
        return await answer


async def arrive(port: int, address: str = "127.0.0.1", query: str = "") -> Guest:
    guest = Guest(await opened(port, SOCKET_PATH + query, f"{SHORT_SUBPROTOCOL}, {SUBPROTOCOL}", address))
    guest.socket.send(_encode({"type": "hello", "version": VERSION}))
    return guest


class Driven:
    """Two sockets and the moves that they still have to make."""

    def __init__(self, sockets: tuple[RawSocket, RawSocket], moves: int) -> None:
        self.sockets = sockets
        self.left = moves
        self.done = 0
        self.sent = 0
        self.latencies_ms: list[float] = []
        self.on_end: Callable[[], None] = lambda: None
        self._awaited = 0
        self._mover = 0
        self._sent_s = 0.0

    def begin(self, game: str) -> None:
        raise NotImplementedError

    def move(self) -> None:
        raise NotImplementedError

    def _send(self, frame: bytes, awaited: int) -> None:
        self.left -= 1
        self._awaited = awaited
        self.sent += len(frame) + (6 if len(frame) < 126 else 8)
        self._sent_s = time.perf_counter()
        self.sockets[self._mover].send(frame)

    def _arrived(self, *, is_other: bool) -> None:
        """Handles a frame that the driver waits for. `is_other`: the frame shows the move to the opponent."""
        if is_other:
            self.latencies_ms.append((time.perf_counter() - self._sent_s) * 1_000)
        self._awaited -= 1
        if not self._awaited:
            self.done += 1
            self.move()


class Room(Driven):
    """A room of two guests who play."""

    def __init__(self, code: str, players: tuple[Guest, Guest], moves: int) -> None:
        super().__init__((players[0].socket, players[1].socket), moves)
        self.code = code
        self.players = players
        self._moves: Iterator[tuple[int, dict[str, Any]]] = iter(())

    def begin(self, game: str) -> None:
        self._moves = _of_lab() if game == "lab" else self._of_contig()
        for seat, socket in enumerate(self.sockets):
            # If choosing a move needs the view, one of the guests keeps the view.
            socket.on_message = partial(self._seen if game != "lab" and seat == 0 else self._heard, seat)
        self.move()

    def _of_contig(self) -> Iterator[tuple[int, dict[str, Any]]]:
        first = self.players[0]
        while first.view["room"]["state"] == "playing":
            for action in actions_of_turn(lambda: first.view):
                yield first.view["status"]["flag"], action

    def move(self) -> None:
        chosen = next(self._moves, None) if self.left else None
        if chosen is None:
            for player in self.players:
                player.socket.on_message = player.take
            self.on_end()
            return
        self._mover, action = chosen
        cid = self.players[self._mover].cid()
        self._send(_encode({"type": "act", "cid": cid, "room": self.code, "action": action}), 3)

    def _seen(self, seat: int, payload: bytes) -> None:
        if _is_patch(payload):
            self.players[seat].take(payload)
        self._heard(seat, payload)

    def _heard(self, seat: int, payload: bytes) -> None:
        if not _is_patch(payload):
            kind = _head(payload).type
            if kind == "refusal":
                raise SystemExit(f"refused: {_decode(payload)}")
            if kind != "ack":
                return
        self._arrived(is_other=seat != self._mover)


def _of_lab() -> Iterator[tuple[int, dict[str, Any]]]:
    for cell in range(CELLS):
        yield cell % 2, {"type": "place", "cell": cell}


class RelayedPair(Driven):
    """Traffic like that of a room, but without a game: the server sends each message to both clients, and then the
    driver sends the next one."""

    def begin(self, _game: str) -> None:
        for seat, socket in enumerate(self.sockets):
            socket.on_message = partial(self._heard, seat)
        self.move()

    def move(self) -> None:
        if not self.left:
            self.on_end()
            return
        self._mover = 1 - self._mover
        self._send(FILL, 2)

    def _heard(self, seat: int, _payload: bytes) -> None:
        self._arrived(is_other=seat != self._mover)


async def open_pair(spec: Spec, number: int) -> RelayedPair:
    sockets = (await opened(spec.port, f"/{number}"), await opened(spec.port, f"/{number}"))
    for _ in range(spec.spectators):
        await opened(spec.port, f"/{number}")
    return RelayedPair(sockets, spec.moves)


def address_of(room: int) -> str:
    """Returns the local address for the people of a room, because the server limits the rooms of one address."""
    return f"127.2.{room // 250}.{room % 250 + 1}"


async def open_room(spec: Spec, number: int) -> Room:
    address, query = address_of(number), f"?room=ROOM{number}" if spec.by_room else ""
    players = (await arrive(spec.port, address, query), await arrive(spec.other_port or spec.port, address, query))
    options = {"mode": "tournament", "turn_ms": 0} if spec.game == "lab" else OPTIONS
    made = await players[0].ask("create", game=spec.game, seats=2, options=options, settings=SETTINGS)
    code: str = made["params"]["room"]
    await players[1].ask("join", room=code)
    for player in players:
        last = await player.ask("command", room=code, command={"type": "ready"})
    while any(player.number < last["seq"] for player in players):  # noqa: ASYNC110 - what arrives moves the number
        await asyncio.sleep(0)
    for _ in range(spec.spectators):
        spectator = await arrive(spec.port)
        await spectator.ask("join", room=code, **{"as": "spectator"})
        spectator.socket.on_message = lambda _payload: None
    return Room(code, players, spec.moves)


async def open_all(spec: Spec) -> Sequence[Driven]:
    if spec.game == "relay":
        return [await open_pair(spec, number) for number in range(spec.rooms)]
    rooms: list[Driven] = []
    for start in range(0, spec.rooms, TOGETHER):
        numbers = range(start, min(start + TOGETHER, spec.rooms))
        rooms += await asyncio.gather(*(open_room(spec, number) for number in numbers))
    return rooms


async def play(spec: Spec, rooms: Sequence[Driven]) -> Played:
    over = asyncio.Event()
    waiting = deque(rooms)
    playing = 0

    def next_room() -> None:
        nonlocal playing
        playing -= 1
        if waiting:
            playing += 1
            waiting.popleft().begin(spec.game)
        elif not playing:
            over.set()

    sockets = [socket for room in rooms for socket in room.sockets]
    for room in rooms:
        room.on_end = next_room
    before = sum(socket.received for socket in sockets)
    started_s = time.perf_counter()
    playing = min(spec.at_once, len(rooms))
    for _ in range(playing):
        waiting.popleft().begin(spec.game)
    await over.wait()
    took_s = time.perf_counter() - started_s
    cuts = statistics.quantiles([latency for room in rooms for latency in room.latencies_ms], n=100)
    received = sum(socket.received for socket in sockets) - before
    return Played(sum(room.done for room in rooms), took_s, cuts[49], cuts[98], received, sum(room.sent for room in rooms))


async def leave(rooms: Sequence[Driven]) -> None:
    for room in rooms:
        if isinstance(room, Room):
            for player in room.players:
                await player.ask("leave", room=room.code)
                player.socket.transport.close()


async def main(spec: Spec) -> None:
    loop = asyncio.get_running_loop()
    rooms = await open_all(spec)
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    print(msgspec.json.encode(await play(spec, rooms)).decode(), flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    await leave(rooms)
    print("left", flush=True)


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(msgspec.json.decode(sys.argv[1], type=Spec)))
