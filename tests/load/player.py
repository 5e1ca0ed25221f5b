"""Two people at a table of Contig 60 as a load: over real sockets, one action at a time, each seen by both before the next."""

import asyncio
import itertools
import json
import operator
import time
from functools import cache
from importlib.resources import files
from typing import Any

import msgpack
from websockets.asyncio.client import ClientConnection, connect

from protocol.patch import apply
from protocol.version import SUBPROTOCOL, VERSION

GAME = "contig60"
NUMBERS = {number for row in json.loads(files("engines.contig60").joinpath("board.json").read_text())["grid"] for number in row}
OPERATIONS = {"+": operator.add, "-": operator.sub, "*": operator.mul}
OPTIONS = {"mode": "tournament", "turn_ms": 3_600_000, "game_ms": 0}


class Guest:
    """One socket of one person: sends, keeps the view, wakes up whoever waits for a number of the room."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.seq = -1
        self.heard_at_s = 0.0
        self.arrived = asyncio.Event()
        self.answers: dict[str, dict[str, Any]] = {}
        self.numbers = itertools.count()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            message = msgpack.unpackb(frame)
            match message["type"]:
                case "patch":
                    self.view = apply(self.view, message.get("ops", []))
                    self.seq = message["seq"]
                    self.heard_at_s = time.perf_counter()
                case "snapshot":
                    self.view, self.seq = message["view"], message["seq"]
                case "ack" | "refusal":
                    self.answers[message["cid"]] = message
                case "bye":
                    raise ConnectionError(message)
            self.arrived.set()

    def send(self, kind: str, **fields: Any) -> str:
        cid = str(next(self.numbers))
        frame = msgpack.packb({"type": kind, "cid": cid, **fields})
        # The transport takes it at once; waiting for the drain of every small frame would measure the driver.
        self.sending = asyncio.ensure_future(self.socket.send(frame))
        return cid

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends and waits for the answer. Raises `RuntimeError` for a refusal."""
        cid = self.send(kind, **fields)
        while cid not in self.answers:
            await self.woken()
        answer = self.answers.pop(cid)
        if answer["type"] == "refusal":
            raise RuntimeError(answer)
        return answer

    async def until(self, seq: int) -> None:
        while self.seq < seq:
            await self.woken()

    async def woken(self) -> None:
        self.arrived.clear()
        if self.reader.done():
            self.reader.result()
            raise ConnectionError("the server closed the connection")
        await asyncio.wait_for(self.arrived.wait(), 30)

    async def close(self) -> None:
        await self.socket.close()
        self.reader.cancel()


async def arrive(port: int) -> Guest:
    """A new guest who has said hello."""
    address = f"ws://127.0.0.1:{port}/ws"
    socket = await connect(address, subprotocols=[SUBPROTOCOL], compression=None, ping_interval=None, max_queue=None)  # type: ignore[list-item]
    guest = Guest(socket)
    await socket.send(msgpack.packb({"type": "hello", "version": VERSION}))
    return guest


class Table:
    """A room with both its players. `latencies_ms`: from the send of an action to the other player's receipt of it."""

    def __init__(self, code: str, guests: tuple[Guest, Guest]) -> None:
        self.code = code
        self.guests = guests
        self.actions = 0
        self.latencies_ms: list[float] = []

    async def act(self, action: dict[str, Any]) -> None:
        mover = self.guests[self.guests[0].view["status"]["flag"]]
        other = self.guests[0] if mover is self.guests[1] else self.guests[1]
        sent_at_s = time.perf_counter()
        answer = await mover.ask("act", room=self.code, action=action)
        for guest in self.guests:
            await guest.until(answer["seq"])
        self.latencies_ms.append((other.heard_at_s - sent_at_s) * 1_000)
        self.actions += 1

    async def play(self, until_s: float) -> None:
        """Whole turns until the time is over; a finished game is followed by a new room."""
        while time.perf_counter() < until_s:
            await self.turn()
            if self.guests[0].view["status"]["result"] is not None:
                await self.renew()

    async def turn(self) -> None:
        """Roll, place, announce, score, pass: what the dice allow first, or a pass where they allow nothing."""
        await self.act({"type": "roll"})
        game = self.guests[0].view["game"]
        taken = set(game["chips"][0]) | set(game["chips"][1])
        seat = self.guests[0].view["status"]["flag"]
        reachable = sentences(tuple(sorted(game["dice"])))
        cell = next((number for number in reachable if number not in taken), None)
        if cell is not None:
            await self.act({"type": "place", "cell": cell})
            await self.act({"type": "announce", "sentence": reachable[cell]})
            await self.act({"type": "score", "total": game["score"][seat]})
        await self.act({"type": "pass_flag"})
        if self.guests[0].view["status"]["phase"] == "result_pending":
            await self.act({"type": "accept_result"})

    async def renew(self) -> None:
        host, other = self.guests
        for guest in self.guests:
            await guest.ask("leave", room=self.code)
            guest.view, guest.seq = {}, -1
        self.code = await make_room(host, other)


async def make_room(host: Guest, other: Guest) -> str:
    answer = await host.ask("create", game=GAME, seats=2, options=OPTIONS)
    code: str = answer["params"]["room"]
    await other.ask("join", room=code)
    for guest in (host, other):
        await guest.ask("command", room=code, command={"type": "ready"})
    while any(not guest.view or guest.view["status"] is None for guest in (host, other)):
        await host.woken()
    return code


@cache
def sentences(dice: tuple[int, ...]) -> dict[int, str]:
    """Numbers of the board that the dice make from left to right, each with its sentence, the rarer ones first."""
    found: dict[int, str] = {}
    for (a, b, c), (first, second) in itertools.product(itertools.permutations(dice), itertools.product("+-*", repeat=2)):
        value = OPERATIONS[second](OPERATIONS[first](a, b), c)
        if value in NUMBERS:
            found[value] = f"({a}{first}{b}){second}{c}={value}"
    return dict(sorted(found.items(), reverse=True))
