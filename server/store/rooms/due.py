"""Carries out the due work of a room: its next deadline, or a bot's action, which worker processes search."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from engines.contract import Refusal
from protocol import errors
from server.aggregate.commands import Tick
from server.aggregate.contract import AggregateTypes, Command
from server.store.background_tasks import Tasks
from server.store.deadlines.deadlines import forget_deadline
from server.store.health.redis_health import RedisHealth
from server.store.rooms.answer import Answer
from server.store.rooms.attempt import Thinking


class Submit(Protocol):
    """A function that carries out a command and stores the result: `RoomStore.submit`."""

    async def __call__(self, code: str, command: Command, *, may_think: bool = False) -> Answer: ...


async def no_thought(_task: Any) -> Any:
    """Returns None instead of the result of a search: without worker processes, bots act at once and do not search."""
    return None


class Due:
    """Carries out due work. After each piece of work it calls `set_deadline(code)`, which sets the timer for the next piece.

    `think(task)` searches for a bot's action outside the event loop. It returns the body of a command, or None if the search
    failed.
    """

    def __init__(
        self,
        link: RedisHealth,
        types: AggregateTypes,
        tasks: Tasks,
        *,
        submit: Submit,
        set_deadline: Callable[[str], None],
    ) -> None:
        self.think: Callable[[Any], Awaitable[Any]] = no_thought
        self._link = link
        self._types = types
        self._tasks = tasks
        self._submit = submit
        self._set_deadline = set_deadline
        self._thinking: set[str] = set()

    async def deliver(self, code: str) -> None:
        """Carries out the due work of the room, or starts the search for a bot's action."""
        if code in self._thinking:
            return
        try:
            await self._step(code, Tick(), may_think=True)
        except Thinking as work:
            # Search in the background, so that other rooms' deadlines do not wait.
            self._thinking.add(code)
            self._tasks.spawn(self._think(code, work.task))

    async def _think(self, code: str, task: Any) -> None:
        thought = None
        try:
            thought = await self.think(task)
        finally:
            self._thinking.discard(code)
        await self._step(code, thought or Tick())

    async def _step(self, code: str, body: Any, *, may_think: bool = False) -> None:
        try:
            await self._submit(code, self._types.of(code).command(body, None), may_think=may_think)
        except Refusal as refusal:
            if refusal.code == errors.COMMAND_STALE:
                return  # other commits came first each time; the poller of deadlines tries again
            if refusal.code != errors.ROOM_UNKNOWN:
                raise
            await forget_deadline(self._link, code)
        self._set_deadline(code)
