"""A person in a test: one real socket with the real protocol, and a view that must follow every sequence number.

The person is the connection of the Python client (`clients/python`) with a memory: it keeps every message, and fails if
a sequence number is missing.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from banderilla_client.link import Link, Message, Refused
from protocol.patch import apply
from protocol.version import SUBPROTOCOL

__all__ = ["PATIENCE_S", "Guest", "Refused", "arrive", "dial", "refereed", "seated"]
PATIENCE_S = 15.0


class Guest(Link):
    """A person on a socket. `views` and `numbers`: by room; `inbox`: every message so far. A patch that does not fit
    fails the test."""

    def __init__(self, socket: ClientConnection) -> None:
        self.welcome: dict[str, Any] = {}
        self.views: dict[str, Any] = {}
        self.numbers: dict[str, int] = {}
        self.epochs: dict[str, int] = {}
        self.answered: set[str] = set()
        """Rooms that have sent a message since a resume; the answer to a resume is a snapshot or the missed patches."""
        self.you: dict[str, dict[str, Any]] = {}
        self.inbox: list[dict[str, Any]] = []
        super().__init__(socket)

    def take(self, message: Message) -> None:
        self.inbox.append(message)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "snapshot":
                room = message["room"]
                self.views[room], self.numbers[room] = message["view"], message["seq"]
                self.epochs[room], self.you[room] = message["epoch"], message["you"]
                self.answered.add(room)
            case "patch":
                room = message["room"]
                assert message["seq"] == self.numbers[room] + 1, (message["seq"], self.numbers[room])
                self.views[room] = apply(self.views[room], message.get("ops", []))
                self.numbers[room] = message["seq"]
                self.answered.add(room)
        super().take(message)

    def keep(self, message: Message) -> None:
        """Stores a message without applying it to a view."""
        self.inbox.append(message)
        super().take(message)

    @property
    def id(self) -> str:
        return str(self.welcome["you"])

    @property
    def token(self) -> str:
        return str(self.welcome["token"])

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Sends a request with a `cid` and returns the params of its ack. Raises `Refused`."""
        async with asyncio.timeout(PATIENCE_S):
            answer = await super().ask(kind, **fields)
        assert "room" in fields or not answer.get("seq"), "only the answer about a room has a number"
        return answer

    async def act(self, room: str, action: dict[str, Any]) -> Any:
        return await self.ask("act", room=room, action=action)

    async def order(self, room: str, kind: str, **fields: Any) -> Any:
        return await self.ask("command", room=room, command={"type": kind, **fields})

    async def hear(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """Waits for a message that `wanted` accepts, from the index `since` of `inbox` on, and returns it. Raises
        `TimeoutError` or `ConnectionError`."""
        at = since
        async with asyncio.timeout(PATIENCE_S):
            while True:
                while at < len(self.inbox):
                    if wanted(self.inbox[at]):
                        return self.inbox[at]
                    at += 1
                await self.stir()

    async def hear_kind(self, kind: str, since: int = 0) -> dict[str, Any]:
        return await self.hear(lambda message: message["type"] == kind, since)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until the condition is true. It is checked after each message."""
        async with asyncio.timeout(PATIENCE_S):
            await super().until(is_so)

    async def reaches(self, room: str, number: int) -> None:
        await self.until(lambda: self.numbers.get(room, -1) >= number)

    async def is_closed(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await self._reader

    def events(self, room: str) -> list[dict[str, Any]]:
        """Returns all events of the room so far, the oldest first."""
        return [
            event
            for message in self.inbox
            if message.get("room") == room and message["type"] in ("snapshot", "patch")
            for event in message.get("happenings", [])
        ]

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


async def dial(port: int, **more: Any) -> ClientConnection:
    """Opens a socket without saying hello."""
    more = {"subprotocols": [SUBPROTOCOL], "compression": None, "max_queue": None, "max_size": None} | more
    return await connect(f"ws://127.0.0.1:{port}/ws", **more)


async def arrive(port: int, *, token: str | None = None, name: str | None = None) -> Guest:
    guest = Guest(await dial(port))
    async with asyncio.timeout(PATIENCE_S):
        await guest.hello(name=name, token=token)
    return guest


async def seated(first: Guest, second: Guest, *, game: str = "noughts", ready: bool = True, **fields: Any) -> str:
    """Opens a room of two and seats both players. With `ready` the game runs, and both have the latest view. Returns
    the room's code."""
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
    """Opens a room of two with a running game and a host who does not play. `role`: the role of the host, by default a
    neutral referee. Returns the room's code."""
    answer = await host.ask("create", seats=2, **{"game": "noughts", "as": role, **fields})
    room: str = answer["params"]["room"]
    for guest in (first, second):
        await guest.ask("join", room=room)
    for guest in (first, second):
        answer = await guest.order(room, "ready")
    for guest in (first, second):
        await guest.reaches(room, answer["seq"])
    return room
