"""A person who plays on through every fault: reconnects, resumes, sends unanswered messages again, and records each
sequence number seen.

The person follows the same rules as the web client (`clients/web/client/src/state.ts`). After each welcome it sends
every unanswered message with a `cid` again, in order. It asks for missing patches, and treats silence as a dead
connection.
"""

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, TypeAlias

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.faults.chaos.canonical import canonical
from tests.faults.chaos.history import Action, Answer, Sight
from tests.faults.chaos.store_time import wall_ms
from tests.people import Guest, Refused, dial

ERRORS = frozenset({"server/unstored", "server/internal", "server/busy", "room/not_joined", "command/stale"})
"""Codes of refusals after which the person tries the action again. The same holds for every code `rate/…`."""
BEAT_S = 2.0
SILENCE_S = 12.0
RESUME_AGAIN_S = 3.0
AGAIN_S = 0.3
DIGEST_EVERY = 16
"""The person records a patched view whenever the sequence number is a multiple of this number. At the end the checks
compare these views with the stream."""


Note: TypeAlias = Callable[[Any], str]
"""Turns a view into a digest for comparison."""


def digest(view: object) -> str:
    return blake2b(canonical(view).encode(), digest_size=12).hexdigest()


@dataclass(eq=False)
class Asking:
    """A message that the person sends again until an answer comes. `body`: the action that the stream must contain
    exactly once; None for other messages."""

    message: dict[str, Any]
    body: str | None
    sent: int
    answers: list[Answer] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    answered_s: float = 0.0
    sent_ms: int | None = None
    had: int = -1
    again_s: float | None = None


class Device(Guest):
    """One connection of a person. It shares the person's views and sequence numbers, which stay for the next connection.
    It handles each message at once and keeps none."""

    owner: "Person"

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "patch" and message["seq"] != self.numbers.get(message["room"], 0) + 1:
            self.owner.misfit(message["room"], message["seq"])
            return
        had = self.numbers.get(message.get("room", ""))
        super().take(message)
        if message["type"] != "welcome":
            self.inbox.clear()
        self.owner.receive(message, had)


class Person:
    """A person in one room. `room`: the room that the person watches. `ports`: the nodes to try, the person's preferred
    node first. From `begin` until `go` the person reconnects after every break. Recorded times are by this process's
    clock."""

    def __init__(self, name: str, ports: Sequence[int], rng: random.Random, note: Note = digest) -> None:
        self.name = name
        self.ports = ports
        self.room = ""
        self.id = ""
        self.token: str | None = None
        self.device: Device | None = None
        self.sights: list[Sight] = []
        self.askings: dict[str, Asking] = {}
        self.gaps = self.came_back = self.dead_resumes = 0
        self.errors: dict[str, int] = {}
        self.is_live = asyncio.Event()
        self._rng = rng
        self._note = note
        self._views: dict[str, Any] = {}
        self._numbers: dict[str, int] = {}
        self._epochs: dict[str, int] = {}
        self._tab = secrets.token_hex(4)
        self._sends = itertools.count(1)
        self._outstanding: dict[str, Asking] = {}
        self._last_message_s = self._resumed_s = 0.0
        self._is_waiting_for_room = False
        self._task: asyncio.Task[None] | None = None

    # State

    @property
    def view(self) -> Any:
        return self._views.get(self.room)

    @property
    def number(self) -> int:
        return self._numbers.get(self.room, -1)

    @property
    def viewer(self) -> str:
        """Returns the viewer whose view this person gets: a seat's number, or "spectator"."""
        seats = self.view["room"]["seats"] if self.view else []
        return next((str(number) for number, seat in enumerate(seats) if seat["person"] == self.id), "spectator")

    @property
    def unanswered(self) -> int:
        return len(self._outstanding)

    def actions(self) -> list[Action]:
        """Returns the actions that the stream must contain, with their answers."""
        return [
            Action(
                asking.message["room"],
                self.id,
                cid,
                asking.body,
                asking.sent,
                tuple(asking.answers),
                asking.sent_ms,
                asking.had,
            )
            for cid, asking in self.askings.items()
            if asking.body is not None
        ]

    # Requests

    async def call(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a request that is not an action and waits for the answer. Returns the params of the ack. Raises
        `ConnectionRefusedError` if the server refuses it."""
        answer = (await self.ask({"type": kind, **fields}, None)).answers[0]
        if answer.code is not None:
            raise ConnectionRefusedError(f"{kind}: {answer.code} {answer.params}")
        params: dict[str, Any] = json.loads(answer.params)
        return params

    async def ask(self, message: dict[str, Any], body: str | None) -> Asking:
        """Sends a request and returns when the answer comes."""
        asking = await self.post(message, body)
        await asking.done.wait()
        return asking

    async def post(self, message: dict[str, Any], body: str | None) -> Asking:
        """Sends the message, and sends it again after every break until an answer comes. Returns at once."""
        cid = f"{self._tab}-{len(self.askings) + 1}"
        asking = Asking({**message, "cid": cid}, body, next(self._sends))
        self.askings[cid] = self._outstanding[cid] = asking
        if self.is_live.is_set():
            asking.sent_ms, asking.had = wall_ms(), self.number
            await self._send(asking.message)
        return asking

    async def repeat(self, asking: Asking) -> None:
        """Sends an answered message again, to test that the server does not carry it out twice."""
        if self.is_live.is_set():
            await self._send(asking.message)

    async def _send(self, message: dict[str, Any]) -> None:
        """Sends a message. If the connection breaks, the message is sent again after the next welcome."""
        kind, fields = message["type"], {name: value for name, value in message.items() if name != "type"}
        if self.device is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                await self.device.send(kind, **fields)

    # Reconnecting

    def begin(self) -> None:
        self._task = asyncio.create_task(self._keep(), name=self.name)

    async def go(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.device is not None:
            await self.device.close()

    def cut(self) -> None:
        if self.device is not None:
            self.device.vanish()

    async def _keep(self) -> None:
        for turn in itertools.count():
            port = self.ports[turn % len(self.ports)]
            try:
                await self._connect(port)
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed, EOFError, Refused):
                self.is_live.clear()
                await asyncio.sleep(self._rng.uniform(0.05, 0.4))
                continue
            await self._live()
            self.is_live.clear()
            await asyncio.sleep(self._rng.uniform(0.05, 0.3))

    async def _connect(self, port: int) -> None:
        if self.device is not None:
            self.device.vanish()
            await self.device.is_closed()
        device = Device(await dial(port, open_timeout=5, close_timeout=1, ping_interval=None))
        device.owner, self.device = self, device
        device.views, device.numbers, device.epochs = self._views, self._numbers, self._epochs
        async with asyncio.timeout(10):
            await device.hello(name=self.name, token=self.token)
        assert self.id in ("", device.id), "the token has become another person's"
        self.id, self.token = device.id, device.token
        device.inbox.clear()
        self._last_message_s = time.monotonic()
        self.came_back += 1
        if self.room:
            await self._resume()
        self.is_live.set()
        # In the order of the last sending, because the check of orders counts from there.
        for asking in sorted(self._outstanding.values(), key=lambda asking: asking.sent):
            asking.again_s = asking.sent_ms = None
            await self._send(asking.message)

    async def _resume(self) -> None:
        self._resumed_s, self._is_waiting_for_room = time.monotonic(), True
        known = {"seq": max(0, self.number), "epoch": self._epochs.get(self.room, 0)}
        await self._send({"type": "resume", "room": self.room, **known})

    async def _live(self) -> None:
        """Keeps the connection until it is dead or silent for too long. Meanwhile sends pings, sends requests again after
        errors, and asks for missing patches."""
        device = self.device
        assert device is not None
        beat_s = time.monotonic()
        while not device._reader.done():
            await asyncio.sleep(0.1)
            now_s = time.monotonic()
            for asking in list(self._outstanding.values()):
                if asking.again_s is not None and asking.again_s <= now_s:
                    asking.again_s, asking.sent, asking.sent_ms = None, next(self._sends), None
                    await self._send(asking.message)
            if self._is_waiting_for_room and now_s - self._resumed_s > RESUME_AGAIN_S:
                self.dead_resumes += 1
                await self._resume()
            if now_s - self._last_message_s > SILENCE_S:
                device.vanish()
                break
            if now_s - beat_s > BEAT_S:
                beat_s = now_s
                await self._send({"type": "ping", "at": 0} | ({"room": self.room} if self.room else {}))
        await device.is_closed()

    # Incoming messages

    def misfit(self, room: str, seq: int) -> None:
        """Handles a patch that does not follow the last one. A duplicate is ignored; if patches are missing, the person
        asks for them, like the web client."""
        if room != self.room or seq <= self._numbers.get(room, 0) or self._is_waiting_for_room:
            return
        self.gaps += 1
        self._resumed_s, self._is_waiting_for_room = time.monotonic() - RESUME_AGAIN_S, True

    def receive(self, message: dict[str, Any], had: int | None) -> None:
        self._last_message_s = time.monotonic()
        match message["type"]:
            case "ack" | "refusal":
                self._answered(message)
            case "snapshot" | "patch":
                self._saw(message, had)
            case "pong":
                behind = message.get("seq") is not None and message["seq"] > self.number
                if self.room and (behind or message.get("seq") is None) and not self._is_waiting_for_room:
                    self._resumed_s, self._is_waiting_for_room = time.monotonic(), True

    def _saw(self, message: dict[str, Any], had: int | None) -> None:
        if message["room"] != self.room:
            return
        self._is_waiting_for_room = False
        seq = message["seq"]
        is_snapshot = message["type"] == "snapshot"
        status = self.view.get("status") or {}
        taken = self._note(self.view) if is_snapshot or seq % DIGEST_EVERY == 0 else None
        due_ms = status.get("due_at_ms")
        had, epoch = had if is_snapshot else None, self._epochs.get(self.room, 0)
        sight = Sight(self.room, self.viewer, seq, wall_ms(), due_ms, taken, had, epoch)
        self.sights.append(sight)

    def _answered(self, message: dict[str, Any]) -> None:
        code = message.get("code") if message["type"] == "refusal" else None
        if code is not None and (code in ERRORS or code.startswith("rate/")):
            self.errors[code] = self.errors.get(code, 0) + 1
        asking = self.askings.get(message.get("cid") or "")
        if asking is None:
            return
        if code is not None and (code in ERRORS or code.startswith("rate/")):
            if not asking.answers:
                asking.again_s = time.monotonic() + AGAIN_S
            return
        seq = message.get("seq", 0) if code is None else 0
        epoch = self._epochs.get(asking.message.get("room", ""), 0)
        asking.answers.append(Answer(seq, code, canonical(message.get("params", {})), epoch))
        self._outstanding.pop(asking.message["cid"], None)
        if not asking.done.is_set():
            asking.answered_s = time.monotonic()
            asking.done.set()
