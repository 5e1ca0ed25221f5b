"""`python -m tests.load.attacks NAME PORT ADDRESS SECONDS ROOM SEQ EPOCH`: runs one flood from one address for some
seconds.

Each attack is a process in a separate scheduling group with low priority. It costs the server only the requested work,
and does not compete with the server for the same two cores. The process prints its rate per second.
"""

import asyncio
import contextlib
import itertools
import json
import os
import random
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgpack

from protocol.version import SUBPROTOCOL, VERSION

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
NICENESS = 5
PACE_S = 0.05
"""Seconds between two messages: 20 messages per second is the default limit of a connection."""
PING = b"\x89\x80\0\0\0\0"


def frame(payload: bytes) -> bytes:
    """Returns a binary frame of a client, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return b"\x82" + length + b"\0\0\0\0" + payload


def message(kind: str, **fields: object) -> bytes:
    return frame(msgpack.packb({"type": kind, **fields}))


@dataclass
class Attack:
    """One attack. `done`: number of requests so far. `room`, `seq`, `epoch`: a room of the attacker, and what the
    attacker knows of it."""

    port: int
    address: str
    until_s: float
    room: str
    seq: int
    epoch: int
    done: int = 0
    token: str = ""
    """Token for the hello; empty to become a new person each time."""
    welcome: bytes = b""
    """The server's answer to the last hello."""
    cids: "itertools.count[int]" = field(default_factory=itertools.count)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until_s

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def person(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Opens a socket and says hello. Raises `OSError` or `EOFError`."""
        reader, writer = await self.line()
        head = [
            "GET /ws HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Sec-WebSocket-Protocol: {SUBPROTOCOL}",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(message("hello", version=VERSION, **({"token": self.token} if self.token else {})))
        size = (await reader.readexactly(2))[1]
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2))
        self.welcome = await reader.readexactly(size)
        return reader, writer

    def cid(self) -> str:
        return f"{self.address}-{next(self.cids)}"


async def _read_all(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass


async def _talk(
    attack: Attack, say: Callable[[], bytes], *, pace_s: float, first: bytes = b"", deaf: bool = False, counts: int = 1
) -> None:
    """Sends the message repeatedly on one socket, and on a new socket after a disconnect. Each message counts as
    `counts` requests."""
    while attack.goes_on:
        reading: asyncio.Task[None] | None = None
        writer: asyncio.StreamWriter | None = None
        with contextlib.suppress(OSError, EOFError):
            reader, writer = await attack.person()
            if not deaf:
                reading = asyncio.create_task(_read_all(reader))
            writer.write(first)
            while attack.goes_on and not writer.is_closing() and not (reading and reading.done()):
                writer.write(say())
                attack.done += counts
                await writer.drain()
                await asyncio.sleep(pace_s)
        if reading is not None:
            reading.cancel()
        if writer is not None:
            writer.close()
        await asyncio.sleep(0.05)


async def _get(attack: Attack, path: Callable[[], str]) -> None:
    while attack.goes_on:
        with contextlib.suppress(OSError):
            reader, writer = await attack.line()
            writer.write(f"GET {path()} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            await reader.read()
            attack.done += 1
            writer.close()


def code(length: int) -> str:
    return "".join(random.choices(ALPHABET, k=length))


async def many(count: int, one: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(one() for _ in range(count)))


async def busy(a: Attack) -> None:
    """Attacks nobody. The row measures what an attacking process itself costs the players on the same machine."""
    while a.goes_on:
        sum(range(10_000))


async def ping_frames(a: Attack) -> None:
    block = PING * 2_000
    await _talk(a, lambda: block, pace_s=0, counts=2_000)


async def resume(a: Attack) -> None:
    asked = message("resume", room=a.room, seq=max(0, a.seq - 398), epoch=a.epoch)
    await many(40, lambda: _talk(a, lambda: asked, pace_s=PACE_S))


async def qr(a: Attack) -> None:
    await many(16, lambda: _get(a, lambda: f"/qr/{a.room}.svg"))


async def guess(a: Attack) -> None:
    await many(100, lambda: _talk(a, lambda: message("join", cid=a.cid(), room=code(5)), pace_s=PACE_S))


async def deaf(a: Attack) -> None:
    watch = message("join", cid="deaf", room=a.room, **{"as": "spectator"})
    await many(100, lambda: _talk(a, lambda: b"", pace_s=1, first=watch, deaf=True))
    a.done = 100


async def legal_pings(a: Attack) -> None:
    await many(200, lambda: _talk(a, lambda: message("ping", at=1), pace_s=PACE_S))


async def guests(a: Attack) -> None:
    async def one() -> None:
        while a.goes_on:
            with contextlib.suppress(OSError, EOFError):
                _reader, writer = await a.person()
                a.done += 1
                writer.close()

    await many(16, one)


async def malformed(a: Attack) -> None:
    await many(20, lambda: _talk(a, lambda: frame(b"\xc1"), pace_s=0))


async def over_rate(a: Attack) -> None:
    await many(20, lambda: _talk(a, lambda: message("ping", at=1), pace_s=0))


async def metrics(a: Attack) -> None:
    await many(16, lambda: _get(a, lambda: "//x/metrics"))


async def bots(a: Attack) -> None:
    def make() -> bytes:
        return message("create", cid=a.cid(), game="contig60", seats=2, bots=[1])

    await many(20, lambda: _talk(a, make, pace_s=PACE_S))


async def review(a: Attack) -> None:
    watch = message("join", cid="first", room=a.room, **{"as": "spectator"})
    await many(20, lambda: _talk(a, lambda: message("review", cid=a.cid(), room=a.room), pace_s=PACE_S, first=watch))


async def export(a: Attack) -> None:
    await many(16, lambda: _get(a, lambda: f"/export/{code(6)}.pgn"))


async def exercises(a: Attack) -> None:
    """Requests the most expensive exercises, each with a new number."""
    numbers = itertools.count()
    await many(8, lambda: _get(a, lambda: f"/school/truco/rule/{next(numbers)}"))


async def exercises_hung_up(a: Attack) -> None:
    """Requests the most expensive exercises, but disconnects before each answer."""
    for number in itertools.count():
        if not a.goes_on:
            break
        with contextlib.suppress(OSError):
            _reader, writer = await a.line()
            writer.write(f"GET /school/kwatro-sinko/rule/{number} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            await writer.drain()
            a.done += 1
            writer.close()
        await asyncio.sleep(PACE_S / 5)


async def sockets(a: Attack) -> None:
    """Opens as many sockets as one person may open: each socket says hello with the same token."""
    held = [(await a.person())[1]]
    a.token = msgpack.unpackb(a.welcome)["token"]
    while a.goes_on:
        with contextlib.suppress(OSError, EOFError):
            held.append((await a.person())[1])
            a.done += 1
    for each in held:
        each.close()


async def half_requests(a: Attack) -> None:
    """Holds 1 500 connections with half a request each, and replaces the connections that the server drops."""
    held: set[asyncio.StreamWriter] = set()
    while a.goes_on:
        with contextlib.suppress(OSError):
            _reader, writer = await a.line()
            writer.write(b"GET /ws HTTP/1.1\r\n")
            held.add(writer)
            a.done += 1
        if len(held) >= 1_500:
            held -= {writer for writer in held if writer.is_closing() or writer.transport.is_closing()}
            await asyncio.sleep(0.1)
    for writer in held:
        writer.transport.abort()


ATTACKS: dict[str, tuple[str, Callable[[Attack], Awaitable[None]]]] = {
    "busy": ("a busy process that sends nothing", busy),
    "ping_frames": ("ping frames, 1 socket", ping_frames),
    "resume": ("resume 398 back, 40 sockets", resume),
    "qr": ("GET /qr, 16 at a time", qr),
    "guess": ("guessing codes, 100 sockets", guess),
    "deaf": ("100 deaf spectators", deaf),
    "legal_pings": ("20 messages/s, 200 sockets", legal_pings),
    "guests": ("new guests, 16 at a time", guests),
    "malformed": ("malformed, 20 sockets", malformed),
    "over_rate": ("as fast as it goes, 20 sockets", over_rate),
    "metrics": ("GET //x/metrics, 16 at a time", metrics),
    "bots": ("rooms of bots, 20 sockets", bots),
    "review": ("review, 20 sockets", review),
    "export": ("GET /export, 16 at a time", export),
    "exercises": ("GET /school, 8 at a time", exercises),
    "exercises_hung_up": ("GET /school, hung up, 100/s", exercises_hung_up),
    "sockets": ("sockets of one person", sockets),
    "half_requests": ("1 500 half requests", half_requests),
}


def main() -> None:
    name, port, address, seconds, room, seq, epoch = sys.argv[1:]
    os.nice(NICENESS)
    if os.getsid(0) == os.getpid():  # otherwise the priority of the caller's session would change
        with contextlib.suppress(OSError):  # if Linux groups processes by session, niceness only counts within the group
            Path("/proc/self/autogroup").write_text(str(NICENESS))
    print("ready", flush=True)
    attack = Attack(int(port), address, time.monotonic() + float(seconds), room, int(seq), int(epoch))

    async def bounded() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(float(seconds) + 1):
                await ATTACKS[name][1](attack)

    asyncio.run(bounded())
    print(json.dumps(attack.done / float(seconds)))


if __name__ == "__main__":
    main()
