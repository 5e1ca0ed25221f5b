"""The client of a person or a program: it connects to a server, opens and joins rooms, acts and watches, and reconnects after
every break."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Final, Literal, Self

from .link import Link, Message, Refused
from .rooms import Room, Rooms
from .wire import Ack, Welcome

AGAIN: Final = frozenset({"rate/too_fast", "server/unstored", "server/busy"})
"""Codes of refusals after which the client sends the same message again, because the server may not have carried it out."""
FINAL: Final = frozenset({"bye/signed_out", "bye/origin", "bye/protocol"})
"""Reasons for closing after which the client does not reconnect."""
FIRST_WAIT_S: Final = 0.2
MAX_WAIT_S: Final = 5.0


class Client:
    """A person at a server. A client with the same secret `token` is the same person again.

    Use `await Client.connect(…)`, or `async with await Client.connect(…) as client`. If the connection breaks before an answer,
    the client sends the request again with the same `cid`, so that the server carries it out once.
    """

    def __init__(self, address: str, *, name: str | None, token: str | None, lang: str) -> None:
        self.address = address
        self.rooms = Rooms()
        self.welcome: Welcome
        self.notices: list[str] = []
        """Codes of the notices received so far."""
        self._name, self._token, self._lang = name, token, lang
        self._link: Link | None = None
        self._live = asyncio.Event()
        self._stirred = asyncio.Event()
        self._failure: Exception | None = None
        self._keeper: asyncio.Task[None] | None = None

    @classmethod
    async def connect(cls, address: str, *, name: str | None = None, token: str | None = None, lang: str = "es") -> Self:
        """Connects to the server that has its page at `address`. Raises `OSError` if no server answers, `Refused` if the server
        refuses the client."""
        client = cls(address, name=name, token=token, lang=lang)
        await client._come()
        client._keeper = asyncio.create_task(client._keep())
        return client

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_given: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        if self._link is not None:
            await self._link.close()

    @property
    def id(self) -> str:
        return self.welcome["you"]

    @property
    def token(self) -> str:
        return self.welcome["token"]

    # Rooms

    async def create(
        self,
        game: str,
        seats: int,
        *,
        role: Literal["seat", "spectator", "referee"] = "seat",
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        bots: tuple[int, ...] = (),
    ) -> Room:
        """Opens a room and returns it. `bots`: the seats that the server's computer plays."""
        asked = {"options": dict(options or {}), "settings": dict(settings or {}), "bots": list(bots), "as": role}
        ack = await self.ask("create", game=game, seats=seats, **asked)
        return await self._shown(str(ack.get("params", {})["room"]))

    async def join(
        self,
        room: str,
        *,
        role: Literal["seat", "spectator", "referee"] = "seat",
        seat: int | None = None,
        key: str | None = None,
    ) -> Room:
        """Joins a room or a class and returns it. `key`: the key of an invitation."""
        more = {name: value for name, value in {"seat": seat, "key": key}.items() if value is not None}
        ack = await self.ask("join", room=room, **{"as": role}, **more)
        return await self._shown(str(ack.get("params", {})["room"]))

    async def leave(self, room: str) -> None:
        await self.ask("leave", room=room)
        self.rooms.pop(room.upper(), None)

    async def act(self, room: str, action: Mapping[str, Any] | str) -> Ack:
        """Sends an action of the game: a map with its `type`, or a text in the game's notation. Returns the server's answer."""
        if isinstance(action, str):
            return await self.ask("read", room=room, text=action)
        return await self.ask("act", room=room, action=dict(action))

    async def command(self, room: str, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a command to the room or class (`ready`, `sign`, `plan_round` …) and returns the params of the answer."""
        ack = await self.ask("command", room=room, command={"type": kind, **fields})
        return ack.get("params", {})

    async def watch(self, room: str) -> AsyncIterator[Room]:
        """Yields the room as it is now, and again after every change. If several changes arrive at the same time, yields the
        room once for all of them."""
        code, seen = room.upper(), -1
        while True:
            known = self.rooms.get(code)
            if known is not None and known.seq != seen:
                seen = known.seq
                yield known
            else:
                await self._stir()

    # Asking

    async def ask(self, kind: str, **fields: Any) -> Ack:
        """Sends any message that the server answers, and returns the answer. Raises `Refused` if the server refuses the
        message. If the connection has ended for good, raises the error that ended it."""
        cid: str | None = None
        while True:
            link = await self._linked()
            cid = cid or link.new_cid()
            try:
                return await link.ask(kind, cid=cid, **fields)
            except ConnectionError:
                continue  # the client repeats it under the same cid after reconnecting
            except Refused as refusal:
                if refusal.code not in AGAIN:
                    raise
                await asyncio.sleep(refusal.params.get("wait_ms", 300) / 1000)

    async def _linked(self) -> Link:
        while True:
            if self._failure is not None:
                raise self._failure
            link = self._link
            if self._live.is_set() and link is not None and link.close_code is None:
                return link
            await self._stir()

    async def _shown(self, code: str) -> Room:
        await self._until(lambda: code in self.rooms)
        return self.rooms[code]

    async def _until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await self._stir()

    async def _stir(self) -> None:
        if self._failure is not None:
            raise self._failure
        self._stirred.clear()
        await self._stirred.wait()

    # Coming and coming back

    async def _come(self) -> None:
        link = self._link = await Link.dial(self.address, hear=self._took)
        self.welcome = await link.hello(name=self._name, token=self._token, lang=self._lang)
        self._token = self.welcome["token"]
        for room in self.rooms.values():
            await self._resume(room)
        self._live.set()
        self._stirred.set()

    async def _keep(self) -> None:
        """Runs while the client is open: receives messages and reconnects, until the server closes the connection for good."""
        wait_s = FIRST_WAIT_S
        while True:
            if self._link is not None and self._live.is_set():
                await self._link.ended()
                wait_s = FIRST_WAIT_S
            self._live.clear()
            self._stirred.set()
            if self._link is not None and self._link.farewell in FINAL:
                self._failure = ConnectionError(self._link.farewell)
                self._stirred.set()
                return
            await asyncio.sleep(wait_s)
            wait_s = min(2 * wait_s, MAX_WAIT_S)
            try:
                await self._come()
            except Refused as refusal:
                self._failure = refusal
                self._stirred.set()
                return
            except (OSError, EOFError, TimeoutError):
                continue
            except Exception as error:
                # A handshake that a proxy or a draining server turns away is tried again like one that nobody answers.
                if type(error).__module__.partition(".")[0] != "websockets":
                    self._failure = error
                    self._stirred.set()
                    raise

    def _took(self, message: Message) -> None:
        missing = self.rooms.take(message)
        if missing is not None:
            asyncio.get_running_loop().create_task(self._resume(missing))
        if message["type"] == "notice":
            self.notices.append(message["code"])
        self._stirred.set()

    async def _resume(self, room: Room) -> None:
        if self._link is not None:
            with contextlib.suppress(ConnectionError):
                await self._link.send("resume", room=room.code, seq=room.seq, epoch=room.epoch)
