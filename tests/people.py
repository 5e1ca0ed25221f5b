"""A person in a test: one real socket, speaking the real protocol, whose view is checked against every number."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from typing import Any

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from protocol.patch import apply
from protocol.version import SUBPROTOCOL, VERSION

PATIENCE_S = 15.0


class Refused(Exception):
    """The answer was a refusal."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message)
        self.code: str = message["code"]
        self.message = message


class Guest:
    """`views` and `numbers` by room. `inbox` is everything that ever came. A patch that does not fit fails the test."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: dict[str, Any] = {}
        self.views: dict[str, Any] = {}
        self.numbers: dict[str, int] = {}
        self.epochs: dict[str, int] = {}
        self.you: dict[str, dict[str, Any]] = {}
        self.inbox: list[dict[str, Any]] = []
        self.close_code: int | None = None
        self.close_reason = ""
        self._tab = secrets.token_hex(4)
        self._cids = itertools.count(1)
        self._stirred = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, bytes)
                self._take(msgpack.unpackb(frame))
                self._stirred.set()
        except ConnectionClosed:
            pass
        finally:
            self.close_code, self.close_reason = self.socket.close_code, self.socket.close_reason or ""
            self._stirred.set()

    def _take(self, message: dict[str, Any]) -> None:
        self.inbox.append(message)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "snapshot":
                room = message["room"]
                self.views[room], self.numbers[room] = message["view"], message["seq"]
                self.epochs[room], self.you[room] = message["epoch"], message["you"]
            case "patch":
                room = message["room"]
                assert message["seq"] == self.numbers[room] + 1, (message["seq"], self.numbers[room])
                self.views[room] = apply(self.views[room], message.get("ops", []))
                self.numbers[room] = message["seq"]

    @property
    def id(self) -> str:
        return str(self.welcome["you"])

    @property
    def token(self) -> str:
        return str(self.welcome["token"])

    def new_cid(self) -> str:
        return f"{self._tab}-{next(self._cids)}"

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgpack.packb({"type": kind, **fields}))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends with a `cid` and waits for the ack. Raises `Refused`."""
        cid = fields.pop("cid", None) or self.new_cid()
        seen = len(self.inbox)
        await self.send(kind, cid=cid, **fields)
        answer = await self.hear(lambda m: m.get("cid") == cid and m["type"] in ("ack", "refusal"), since=seen)
        if answer["type"] == "refusal":
            raise Refused(answer)
        return answer

    async def act(self, room: str, action: dict[str, Any]) -> dict[str, Any]:
        return await self.ask("act", room=room, action=action)

    async def order(self, room: str, kind: str, **fields: Any) -> dict[str, Any]:
        return await self.ask("command", room=room, command={"type": kind, **fields})

    async def hear(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first message from `since` on that is wanted. Raises `TimeoutError`, `ConnectionError`."""
        at = since
        async with asyncio.timeout(PATIENCE_S):
            while True:
                while at < len(self.inbox):
                    if wanted(self.inbox[at]):
                        return self.inbox[at]
                    at += 1
                await self._stir()

    async def hear_kind(self, kind: str, since: int = 0) -> dict[str, Any]:
        return await self.hear(lambda message: message["type"] == kind, since)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something that arrives makes it so."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                await self._stir()

    async def reaches(self, room: str, number: int) -> None:
        await self.until(lambda: self.numbers.get(room, -1) >= number)

    async def is_closed(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await self._reader

    async def _stir(self) -> None:
        if self._reader.done():
            self._reader.result()
            raise ConnectionError(f"closed: {self.close_code} {self.close_reason}")
        self._stirred.clear()
        await self._stirred.wait()

    def heard(self, room: str) -> list[dict[str, Any]]:
        """Every happening of the room that came, oldest first."""
        return [
            happening
            for message in self.inbox
            if message.get("room") == room and message["type"] in ("snapshot", "patch")
            for happening in message.get("happenings", [])
        ]

    async def close(self) -> None:
        await self.socket.close()
        await self._reader

    def vanish(self) -> None:
        """The wire is cut: no farewell."""
        self.socket.transport.abort()


async def dial(port: int, **more: Any) -> ClientConnection:
    """A socket that has said nothing yet."""
    more = {"subprotocols": [SUBPROTOCOL], "compression": None, "max_queue": None, "max_size": None} | more
    return await connect(f"ws://127.0.0.1:{port}/ws", **more)


async def arrive(port: int, *, token: str | None = None, name: str | None = None) -> Guest:
    guest = Guest(await dial(port))
    await guest.send("hello", version=VERSION, **({"token": token} if token else {}), **({"name": name} if name else {}))
    await guest.hear_kind("welcome")
    return guest


async def seated(first: Guest, second: Guest, *, game: str = "noughts", ready: bool = True, **fields: Any) -> str:
    """A room of two in which the game runs; the code. Both have the view of the last number."""
    answer = await first.ask("create", game=game, seats=2, **fields)
    room: str = answer["params"]["room"]
    await second.ask("join", room=room)
    if ready:
        for guest in (first, second):
            answer = await guest.order(room, "ready")
        for guest in (first, second):
            await guest.reaches(room, answer["seq"])
    return room


async def refereed(host: Guest, first: Guest, second: Guest, *, role: str = "referee", **fields: Any) -> str:
    """The same with a host who does not play: a neutral referee, or whatever `role` says."""
    answer = await host.ask("create", seats=2, **{"game": "noughts", "as": role, **fields})
    room: str = answer["params"]["room"]
    for guest in (first, second):
        await guest.ask("join", room=room)
    for guest in (first, second):
        answer = await guest.order(room, "ready")
    for guest in (first, second):
        await guest.reaches(room, answer["seq"])
    return room
