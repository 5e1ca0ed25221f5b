"""What falls due in a room: its next moment, or a bot's act, thought out beside the loop where its level takes long."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

from engines.contract import Refusal
from protocol import errors
from server.aggregate.commands import Tick
from server.room.bots import BotTask, is_bots_turn, task_of
from server.room.command import BotThought
from server.room.values.state import Room
from server.store.background_tasks import Tasks
from server.store.deadlines.deadlines import forget_deadline
from server.store.health.redis_health import RedisHealth
from server.store.rooms.answer import Answer
from server.store.stored.aggregate import ROOMS, Command, type_of


class Submit(Protocol):
    """Carries out a command and stores it: `RoomStore.submit`."""

    async def __call__(self, code: str, command: Command) -> Answer: ...


async def no_thought(_task: BotTask) -> BotThought | None:
    """Where nobody thinks beside the loop: bots answer at once, without search."""
    return None


class Due:
    """`deliver` does what has come due in a room. `set_deadline(code)` is called when it is done, for what comes next.

    `think` works out what bots want whose levels take long, beside the loop; None from it: it could not.
    """

    def __init__(
        self,
        link: RedisHealth,
        tasks: Tasks,
        *,
        submit: Submit,
        room: Callable[[str], Awaitable[Room]],
        set_deadline: Callable[[str], None],
    ) -> None:
        self.think: Callable[[BotTask], Awaitable[BotThought | None]] = no_thought
        self._link = link
        self._tasks = tasks
        self._submit = submit
        self._room = room
        self._set_deadline = set_deadline
        self._thinking: set[str] = set()

    async def deliver(self, code: str) -> None:
        if code in self._thinking:
            return
        room = await self._playing(code)
        task = task_of(room) if room is not None and is_bots_turn(room, self._link.of(code).now_ms()) else None
        if task is None:
            await self._step(code, Tick())
            return
        # Not awaited: whoever delivers deadlines goes on to those of other rooms.
        self._thinking.add(code)
        self._tasks.spawn(self._think(code, task))

    async def _playing(self, code: str) -> Room | None:
        """A room that may have bots which think; None for everything else."""
        if type_of(code) is not ROOMS:
            return None
        with contextlib.suppress(Refusal):
            return await self._room(code)
        return None

    async def _think(self, code: str, task: BotTask) -> None:
        thought: BotThought | None = None
        try:
            thought = await self.think(task)
        finally:
            self._thinking.discard(code)
        await self._step(code, thought or Tick())

    async def _step(self, code: str, body: Tick | BotThought) -> None:
        try:
            await self._submit(code, type_of(code).command(body, None))
        except Refusal as refusal:
            if refusal.code != errors.ROOM_UNKNOWN:
                raise
            await forget_deadline(self._link, code)
        self._set_deadline(code)
