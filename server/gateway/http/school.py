"""Exercises of the school and first lessons, made when they are asked for, in the process beside the server's."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec

from engines.contract import Refusal
from engines.registry import slugs
from server.jobs.beside import Beside
from server.school.exercise import exercise
from server.school.lesson import attempt, moment
from server.school.moment import Question

KEPT: Final = 512
"""Maximum number of exercises, and of moments of lessons, in memory."""
COST: Final = 10
"""Fetches that the address pays for an exercise, a lesson or an attempt that is not in memory."""


class School:
    """`pay(cost)` is called before anything is made. Methods raise what `Beside` raises."""

    def __init__(self, beside: Beside) -> None:
        self._beside = beside
        self._made: OrderedDict[Hashable, bytes | None] = OrderedDict()

    async def exercise(self, game: str, question: Question, number: int, asker: "Asker") -> bytes | None:
        """As JSON; None for a game that there is not, or that has no such question."""
        return await self._kept(asker, made, game, question, number)

    async def lesson(self, game: str, number: int, asker: "Asker") -> bytes | None:
        """As JSON, the lesson before its act of that number; None where there is none."""
        return await self._kept(asker, lesson_moment, game, number)

    async def attempt(self, game: str, number: int, action: str, asker: "Asker") -> bytes | None:
        """As JSON, what comes of an action there; None where there is no such act, or that is no action."""
        if game not in slugs():
            return None
        asker.pay(COST)
        async with self._beside.place(asker.address, asker.is_there):
            return await self._beside.work(tried, game, number, action)

    async def _kept(self, asker: "Asker", make: Callable[..., bytes | None], game: str, *given: Any) -> bytes | None:
        if game not in slugs():
            return None
        key = (make, game, *given)
        if key not in self._made:
            asker.pay(COST)
            async with self._beside.place(asker.address, asker.is_there):
                if key not in self._made:
                    self._made[key] = await self._beside.work(make, game, *given)
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]


class Asker:
    """The client behind a GET. `pay` takes fetches from its address; `is_there` says whether it still waits."""

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


def made(game: str, question: Question, number: int) -> bytes | None:
    found = exercise(game, question, number)
    return None if found is None else msgspec.json.encode(found)
