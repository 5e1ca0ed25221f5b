"""One socket to a server: it sends messages, matches requests with their answers, and passes on other messages. This
module knows nothing of rooms."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from typing import Any, Self

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from .wire import SOCKET_PATH, SUBPROTOCOL, VERSION, Ack, Welcome

Message = dict[str, Any]


class Refused(Exception):
    """The server has refused the request, and nothing has changed. `code` is stable: see `docs/reference/codes.md`, or the
    game's own codes."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["code"], message.get("rule"), message.get("params", {}))
        self.code: str = message["code"]
        self.rule: str | None = message.get("rule")
        self.params: dict[str, Any] = message.get("params", {})
        self.message = message


class Link:
    """A socket that is read until it ends. The callback `hear` gets every message, an answer only after the request that waits
    for it."""

    def __init__(self, socket: ClientConnection, hear: Callable[[Message], None] | None = None) -> None:
        self.socket = socket
        self.close_code: int | None = None
        self.close_reason = ""
        self.farewell = ""
        """Code in the server's last message before it closed the socket; empty if there was none."""
        self._hear = hear
        self._cids = (f"{tab}-{number}" for tab in [secrets.token_hex(4)] for number in itertools.count(1))
        self._answers: dict[str, list[asyncio.Future[Message]]] = {}
        self._stirred = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def dial(cls, address: str, **more: Any) -> Self:
        """Opens a socket and sends no message. `more`: the argument `hear` of the class, and arguments for
        `websockets.connect`."""
        own = {name: more.pop(name) for name in ("hear",) if name in more}
        return cls(await opened(address, **more), **own)

    async def hello(self, *, name: str | None = None, token: str | None = None, lang: str = "es") -> Welcome:
        """Sends the first message and returns the server's welcome. Raises `Refused` if the server does not accept this
        version, `ConnectionError` if it closes the socket."""
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[""] = [answer]
        given = {"name": name, "token": token}
        await self.send("hello", version=VERSION, lang=lang, **{key: value for key, value in given.items() if value})
        welcome: Any = await answer
        if welcome["type"] == "refusal":
            raise Refused(welcome)
        greeting: Welcome = welcome
        return greeting

    def new_cid(self) -> str:
        return next(self._cids)

    async def send(self, kind: str, **fields: Any) -> None:
        """Sends a message. Raises `ConnectionError` if the socket has ended."""
        try:
            await self.socket.send(msgpack.packb({"type": kind, **fields}))
        except ConnectionClosed:
            raise self._ended() from None

    async def ask(self, kind: str, **fields: Any) -> Ack:
        """Sends a message and waits for its answer. If the message has no `cid`, it gets a new one.

        Raises `Refused`, or `ConnectionError` if no answer can come because the socket has ended.
        """
        if self._reader.done():
            raise self._ended()
        cid = fields.pop("cid", None) or self.new_cid()
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers.setdefault(cid, []).append(answer)
        await self.send(kind, cid=cid, **fields)
        try:
            message: Any = await answer
        except ConnectionError:
            raise self._ended() from None
        if message["type"] == "refusal":
            raise Refused(message)
        ack: Ack = message
        return ack

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until the condition is true; it checks the condition after each message. Raises `ConnectionError` if
        the socket ends before."""
        while not is_so():
            await self.stir()

    async def stir(self) -> None:
        """Waits for the next message. Raises `ConnectionError` if the socket ends before."""
        if self._reader.done():
            raise self._ended()
        self._stirred.clear()
        await self._stirred.wait()

    async def ended(self) -> None:
        """Waits until the socket ends."""
        await asyncio.wait([self._reader])

    async def close(self) -> None:
        await self.socket.close()
        await self.ended()

    def vanish(self) -> None:
        """Cuts the connection without telling the server."""
        self.socket.transport.abort()

    # What comes

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, bytes)
                self.take_frame(frame)
        except ConnectionClosed:
            pass
        finally:
            self.close_code, self.close_reason = self.socket.close_code, self.socket.close_reason or ""
            self._stirred.set()
            unanswered, self._answers = self._answers, {}
            for answer in itertools.chain.from_iterable(unanswered.values()):
                if not answer.done():
                    answer.set_exception(ConnectionError(self._last_words()))
                    answer.exception()  # the caller may no longer wait for it

    def take_frame(self, frame: bytes) -> None:
        self.take(msgpack.unpackb(frame))

    def take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "bye":
            self.farewell = message["code"]
        if self._hear is not None:
            self._hear(message)
        if kind in ("ack", "refusal", "welcome"):
            for answer in self._answers.pop(message.get("cid") or "", ()):
                if not answer.done():
                    answer.set_result(message)
        self._stirred.set()

    def _ended(self) -> Exception:
        """Returns the error that ended the socket, for example an unreadable message."""
        error = self._reader.exception() if self._reader.done() and not self._reader.cancelled() else None
        return error if isinstance(error, Exception) else ConnectionError(self._last_words())

    def _last_words(self) -> str:
        return f"closed: {self.close_code} {self.farewell or self.close_reason}"


def socket_address(address: str) -> str:
    """Returns the address of the socket for a server that has its page at this address: `https://games.school.example` or
    `127.0.0.1:8080`."""
    scheme, _, rest = address.rpartition("://")
    place = rest.partition("#")[0].rstrip("/").removesuffix(SOCKET_PATH)
    return f"{'wss' if scheme in ('https', 'wss') else 'ws'}://{place}{SOCKET_PATH}"


async def opened(address: str, **more: Any) -> ClientConnection:
    given = {"subprotocols": [Subprotocol(SUBPROTOCOL)], "compression": None, "max_queue": None, "max_size": None} | more
    return await connect(socket_address(address), **given)
