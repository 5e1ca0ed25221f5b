"""`make fuzz ARGS="--wire"`: sends frames over real sockets to a separate server on loopback.

Each scene has a room and a class with a director, players, a spectator, a pupil and a stranger. All of them send what
no honest client sends. After each handful of frames the server must answer a ping. A scene is *unclean* after a
`server/internal`, an error or a traceback in the log, a hanging connection, or a connection that ends without a `bye`.
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from engines.registry import all_engines
from protocol.version import SUBPROTOCOL, VERSION
from tests.load.fuzz_frames import Frames

LOCAL = ("--host", "127.0.0.1", "--port", "0", "--log-level", "warning")
LIFTED = ("--rate-per-s", "1000000", "--rate-burst", "1000000", "--connections-per-address", "20000")
HANDFUL = 60
SCENE = 2_000
"""Number of frames per scene. Scenes are short, because many frames make people leave or end games."""
PATIENCE_S = 60.0
"""Time in s without an answer to a ping after which a connection counts as hanging."""
TOO_LARGE = 1009
PING = 2**52
"""The number of the fuzzer's first own ping; larger than the numbers of random pings."""


@dataclass
class Outcome:
    """The results of the frames. `worst_ms`: the longest time from sending a handful of frames until the answer to the ping
    after them."""

    frames: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    farewells: Counter[str] = field(default_factory=Counter)
    unclean: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    scenes: int = 0
    worst_ms: float = 0.0

    def found(self, kind: str, example: object) -> None:
        self.unclean[kind] += 1
        self.examples.setdefault(kind, f"{example!r:.1500}")


class Person:
    """A person on a socket. If the server closes the connection, the person reconnects under the same name."""

    def __init__(self, port: int, outcome: Outcome) -> None:
        self._port = port
        self._outcome = outcome
        self._socket: ClientConnection | None = None
        self._pings = PING
        self._cids = 0
        self.token: str | None = None
        self.id = ""
        self.rooms: set[str] = set()

    async def come(self) -> None:
        self._socket = await connect(
            f"ws://127.0.0.1:{self._port}/ws",
            subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=PATIENCE_S,
        )
        await self._socket.send(msgpack.packb({"type": "hello", "version": VERSION, "token": self.token}))
        welcome = await self._hear()
        self.token, self.id = welcome["token"], welcome["you"]
        for room in self.rooms:
            await self._socket.send(msgpack.packb({"type": "resume", "room": room, "seq": 0, "epoch": 0}))

    async def go(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a valid request and returns its answer, an ack or a refusal."""
        assert self._socket is not None
        self._cids += 1
        cid = f"ask-{self._cids}"
        await self._socket.send(msgpack.packb({"type": kind, "cid": cid, **fields}))
        while True:
            message = await self._hear()
            if message.get("cid") == cid and message["type"] in ("ack", "refusal"):
                return message

    async def throw(self, frames: list[bytes | str | list[bytes]]) -> None:
        """Sends the frames and a ping, and reads everything up to the answer to the ping."""
        if self._socket is None:
            await self.come()
        assert self._socket is not None
        self._pings += 1
        started_s = time.monotonic()
        try:
            # The library raises AttributeError when it writes to a closed transport. Messages that came earlier can
            # still be read.
            with contextlib.suppress(ConnectionClosed, AttributeError):
                for frame in frames:
                    self._outcome.frames += 1
                    await self._socket.send(frame)
                await self._socket.send(msgpack.packb({"type": "ping", "at": self._pings}))
            while True:
                message = await self._hear()
                if message["type"] == "pong" and message["at"] == self._pings:
                    break
                if message["type"] == "bye":
                    # Stop sending, because further frames would keep the connection from closing.
                    self._outcome.farewells[message["code"]] += 1
                    self._leave_at_once()
                    break
                self._note(message, frames)
        except TimeoutError:
            self._outcome.found("a connection hangs", frames)
            self._leave_at_once()
        except ConnectionClosed:
            code = self._socket.close_code
            self._outcome.farewells[str(code)] += 1
            if code != TOO_LARGE:
                self._outcome.found(f"a connection ended with {code} and without a farewell", frames)
            self._socket = None
        self._outcome.worst_ms = max(self._outcome.worst_ms, (time.monotonic() - started_s) * 1_000)

    def _leave_at_once(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(AttributeError):
            self._socket.transport.abort()
        self._socket = None

    def _note(self, message: dict[str, Any], frames: object) -> None:
        kind = message["type"]
        self._outcome.answers[message["code"] if kind == "refusal" else kind] += 1
        if message.get("code") == "server/internal":
            self._outcome.found("server/internal", [message, frames])

    async def _hear(self) -> dict[str, Any]:
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE_S):
            frame = await self._socket.recv()
        message: dict[str, Any] = msgpack.unpackb(frame)
        return message


async def scene(port: int, random: Random, outcome: Outcome, frames: int) -> None:
    """Fuzzes one room and one class. A random person in them sends each handful of frames."""
    outcome.scenes += 1
    director, ana, bob, watcher, pupil, _stranger = people = [Person(port, outcome) for _ in range(6)]
    for person in people:
        await person.come()
    game = random.choice([*all_engines()])
    about = all_engines()[game].about
    opening = {
        "game": game,
        "seats": min(about.seats),
        "options": {"mode": random.choice(("assisted", "tournament"))},
        "as": "referee",
    }
    room = (await director.ask("create", **opening))["params"]["room"]
    session = (await director.ask("open_session", title="Clase"))["params"]["room"]
    director.rooms = {room, session}
    for person, role in ((ana, "seat"), (bob, "seat"), (watcher, "spectator")):
        await person.ask("join", room=room, **{"as": role})
        person.rooms.add(room)
    for person, role in ((ana, "seat"), (pupil, "seat"), (watcher, "spectator")):
        await person.ask("join", room=session, **{"as": role})
        person.rooms.add(session)
    for person in (ana, bob):
        await person.ask("command", room=room, command={"type": "ready"})
    drawn = Frames(random, game, room, session, [person.id for person in people])
    left = frames
    while left > 0:
        count = min(left, random.randint(1, HANDFUL))
        await random.choices(people, (3, 3, 3, 1, 1, 1))[0].throw([drawn.draw() for _ in range(count)])
        left -= count
    for person in people:
        await person.go()
    # Afterwards a newcomer must be able to open a room.
    newcomer = Person(port, outcome)
    await newcomer.come()
    answer = await newcomer.ask("create", game="noughts", seats=2)
    if answer["type"] != "ack":
        outcome.found("a newcomer is refused a room", answer)
    await newcomer.go()


async def fuzz_wire(port: int, frames: int, seconds: float, seed: int, side_by_side: int = 6) -> Outcome:
    """Runs scenes until `frames` frames are sent or the time is over; running scenes finish."""
    outcome = Outcome()
    until_s = time.monotonic() + seconds
    numbers = iter(range(seed, seed + frames))
    each = min(SCENE, -(-frames // side_by_side))

    async def scenes() -> None:
        while outcome.frames < frames and time.monotonic() < until_s:
            random = Random(next(numbers))
            await scene(port, random, outcome, each)

    async def progress() -> None:
        while True:
            await asyncio.sleep(30)
            print(f"… {outcome.frames} frames, {outcome.unclean.total()} unclean", file=sys.stderr, flush=True)

    watch = asyncio.create_task(progress())
    try:
        await asyncio.gather(*(scenes() for _ in range(side_by_side)))
    finally:
        watch.cancel()
    return outcome


@contextlib.contextmanager
def server(folder: str) -> Iterator[tuple[int, Path]]:
    """Starts a server with a separate Valkey and without rate limits. Yields its port and its log file."""
    log = Path(folder) / "log"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-m", "server", "serve", *LOCAL, *LIFTED, "--data-dir", str(Path(folder) / "data")],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env=os.environ,
        )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            yield int("".join(sign if sign.isdigit() else " " for sign in line).split()[-1]), log
        finally:
            process.terminate()
            process.wait(60)
            process.stdout.close()


def log_errors(log: Path) -> list[str]:
    """Returns the lines of the log that are not JSON or that report an error."""
    found = []
    for line in log.read_text().splitlines():
        try:
            if json.loads(line)["level"] not in ("error", "critical") and "trace" not in json.loads(line):
                continue
        except ValueError:
            pass
        found.append(line)
    return found


def run(frames: int, seconds: float, seed: int) -> int:
    """Starts a server, fuzzes it, and prints the results. Returns the number of unclean results."""
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        with server(folder) as (port, log):
            started_s = time.monotonic()
            outcome = asyncio.run(fuzz_wire(port, frames, seconds, seed))
            took_s = time.monotonic() - started_s
        for line in log_errors(log):
            outcome.found("in the log", line)
    print(
        f"{outcome.frames} frames in {outcome.scenes} scenes, {took_s:.0f} s, longest wait for a ping {outcome.worst_ms:.0f} ms"
    )
    print("answers:", ", ".join(f"{kind} {count}" for kind, count in outcome.answers.most_common(24)))
    print("farewells:", ", ".join(f"{kind} {count}" for kind, count in outcome.farewells.most_common()))
    print(f"unclean: {outcome.unclean.total()}")
    for kind, count in outcome.unclean.most_common():
        print(f"\nUNCLEAN {count} × {kind}\n  {outcome.examples[kind]}")
    return outcome.unclean.total()
