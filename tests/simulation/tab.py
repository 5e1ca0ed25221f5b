"""A browser tab of a person who goes from room to room."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any, Final

from protocol import errors
from tests.faults.chaos.history import Answer
from tests.faults.chaos.orders import text_of_order
from tests.faults.chaos.person import Note, Person, digest

SHOWN_S: Final = 5.0
"""Maximum time in s that a person waits to see the result of a command before the next one."""


class Tab(Person):
    """A tab that shows one room or class at a time. It can go to another."""

    def __init__(self, name: str, ports: Sequence[int], rng: random.Random, note: Note = digest) -> None:
        super().__init__(name, ports, rng, note)
        self._viewers: dict[str, str] = {}
        self.gone: set[str] = set()
        """The rooms that are erased, as the server said. The tab asks for them no more, like the web client."""

    def like(self) -> "Tab":
        """Returns a second tab of the same person, which prefers another node."""
        other = type(self)(self.name, self.ports[::-1], self._rng, self._note)
        other.token, other.id = self.token, self.id
        other._sends = self._sends
        return other

    async def arrive(self) -> None:
        self.begin()
        await self.is_live.wait()

    @property
    def viewer(self) -> str:
        return self._viewers.get(self.room, "")

    def _answered(self, message: dict[str, Any]) -> None:
        if message.get("code") in (errors.ROOM_UNKNOWN, errors.ROOM_ERASED):
            self.gone.add(message.get("params", {}).get("room", ""))
        super()._answered(message)

    async def _resume(self) -> None:
        if self.room in self.gone:
            self._is_waiting_for_room = False
        else:
            await super()._resume()

    def _saw(self, message: dict[str, Any], had: int | None) -> None:
        if message["type"] == "snapshot":
            self._viewers[message["room"]] = message["you"]["viewer"]
        super()._saw(message, had)

    async def go_to(self, room: str, role: str = "seat") -> bool:
        """Shows that room or class from now on. Returns False if the server refuses it."""
        self.room = room
        answer = (await self.ask({"type": "join", "room": room, "as": role}, None)).answers[0]
        return answer.code is None

    async def order(self, kind: str, **fields: Any) -> Answer:
        """Sends a command to the room, and waits for its answer and its result."""
        command = {"type": kind, **fields}
        answer = (await self.ask({"type": "command", "room": self.room, "command": command}, text_of_order(command))).answers[0]
        until_s = time.monotonic() + SHOWN_S
        while answer.code is None and self.number < answer.seq and time.monotonic() < until_s:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        return answer

    def orders(self, kind: str) -> list[tuple[dict[str, Any], bool]]:
        """Returns the person's commands of that kind as messages, and whether the server accepted each."""
        return [
            (asking.message, asking.answers[0].code is None)
            for asking in self.askings.values()
            if asking.answers and asking.message.get("command", {}).get("type") == kind
        ]
