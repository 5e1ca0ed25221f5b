"""Answers plain GETs with exercises of the referees' school and with first lessons. A worker process makes an exercise or a
lesson when a client requests it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec

from engines.contract import Refusal
from engines.registry import engine_of, slugs
from server.jobs.beside import Beside, Busy
from server.school.exercise import exercise
from server.school.lesson import attempt, moment
from server.school.moment import Question

KEPT: Final = 512
"""Maximum number of answers in memory: exercises, positions of lessons and attempts together."""
PATIENCE_S: Final = 20.0
"""Seconds after which a request gets `Busy`. The client then asks again."""
COST: Final = 10
"""Cost of a lesson or an attempt that is not in memory, in plain GETs of the client's address."""
EXERCISE_COST: Final = 30
"""Cost of an exercise that is not in memory, in plain GETs of the client's address. The slowest games take some 80 ms, so one
address can use at most half of the worker process."""


class School:
    """Makes exercises and lessons and remembers them. `School` calls `pay(cost)` before it makes an exercise or a lesson. Its
    methods raise the exceptions of `Beside`."""

    def __init__(self, beside: Beside) -> None:
        self._beside = beside
        self._making: dict[Hashable, asyncio.Task[bytes | None]] = {}
        self._made: OrderedDict[Hashable, bytes | None] = OrderedDict()

    async def exercise(self, game: str, question: Question, number: int, kind: str, asker: "Asker") -> bytes | None:
        """Returns the exercise with that number as JSON; None for an unknown game, or a game that has no such question.

        `kind`: the kind of fault that the exercise is about; empty for any. An unknown kind costs no search.
        """
        if kind and (game not in slugs() or all(one.id != kind for one in engine_of(game).practice.kinds)):
            return None
        return await self._kept(asker, EXERCISE_COST, made, game, question, number, kind)

    async def lesson(self, game: str, number: int, asker: "Asker") -> bytes | None:
        """Returns the lesson as JSON, at the position before the action with that number; None if the lesson has no such
        action."""
        return await self._kept(asker, COST, lesson_moment, game, number)

    async def attempt(self, game: str, number: int, action: str, asker: "Asker") -> bytes | None:
        """Returns the result of trying an action at that position of the lesson, as JSON; None if the position does not exist
        or the text is no action."""
        if game not in slugs():
            return None
        asker.pay(COST)
        return await _in_time(asyncio.ensure_future(self._work(asker, tried, game, number, action)))

    async def _kept(self, asker: "Asker", cost: int, make: Callable[..., bytes | None], game: str, *given: Any) -> bytes | None:
        if game not in slugs():
            return None
        key = (make, game, *given)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        asker.pay(cost)
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._make(key, asker, make, game, *given))
        return await _in_time(making)

    async def _make(self, key: Hashable, asker: "Asker", make: Callable[..., bytes | None], *given: Any) -> bytes | None:
        try:
            found = self._made[key] = await self._work(asker, make, *given)
        finally:
            del self._making[key]
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return found

    async def _work(self, asker: "Asker", function: Callable[..., bytes | None], *given: Any) -> bytes | None:
        async with self._beside.place(asker.address, asker.is_there):
            return await self._beside.work(function, *given)


async def _in_time(making: "asyncio.Future[bytes | None]") -> bytes | None:
    """Returns the result of `making`. Raises `Busy` if the work takes too long. The work then goes on, and a repeated request
    finds the result in memory."""
    making.add_done_callback(lambda done: done.cancelled() or done.exception())
    try:
        return await asyncio.wait_for(asyncio.shield(making), PATIENCE_S)
    except TimeoutError:
        raise Busy from None


class Asker:
    """The client of a plain GET. `pay` charges plain GETs to the client's address; `is_there` tells whether the client is still
    connected."""

    def __init__(self, address: str, pay: Callable[[int], None], is_there: Callable[[], bool]) -> None:
        self.address, self.pay, self.is_there = address, pay, is_there


def lesson_moment(game: str, number: int) -> bytes | None:
    found = moment(game, number)
    return None if found is None else msgspec.json.encode(found)


def tried(game: str, number: int, action: str) -> bytes | None:
    try:
        raw = msgspec.json.decode(action, type=dict[str, Any])
        found = attempt(game, number, raw)
    except (msgspec.DecodeError, Refusal):
        return None
    return None if found is None else msgspec.json.encode(found)


def made(game: str, question: Question, number: int, kind: str) -> bytes | None:
    found = exercise(game, question, number, kind)
    return None if found is None else msgspec.json.encode(found)
