"""Exercises of the school and first lessons, made when they are asked for: some milliseconds each, beside the loop."""

import asyncio
from functools import lru_cache
from typing import Any

import msgspec

from engines.contract import Refusal
from engines.registry import slugs
from server.school.exercise import exercise
from server.school.lesson import attempt, moment
from server.school.moment import Question

KEPT = 512


class School:
    """One exercise is made after the other, so that nobody who asks for many takes more than one core's idle time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def exercise(self, game: str, question: Question, number: int) -> bytes | None:
        """As JSON; None for a game that there is not, or that has no such question."""
        if game not in slugs():
            return None
        async with self._turn:
            return await asyncio.to_thread(_made, game, question, number)

    async def lesson(self, game: str, number: int) -> bytes | None:
        """As JSON, the lesson before its act of that number; None where there is none."""
        if game not in slugs():
            return None
        async with self._turn:
            return await asyncio.to_thread(_moment, game, number)

    async def attempt(self, game: str, number: int, action: str) -> bytes | None:
        """As JSON, what comes of an action there; None where there is no such act, or that is no action."""
        if game not in slugs():
            return None
        async with self._turn:
            return await asyncio.to_thread(_attempt, game, number, action)


@lru_cache(KEPT)
def _moment(game: str, number: int) -> bytes | None:
    made = moment(game, number)
    return None if made is None else msgspec.json.encode(made)


def _attempt(game: str, number: int, action: str) -> bytes | None:
    try:
        raw = msgspec.json.decode(action, type=dict[str, Any])
        made = attempt(game, number, raw)
    except (msgspec.DecodeError, Refusal):
        return None
    return None if made is None else msgspec.json.encode(made)


@lru_cache(KEPT)
def _made(game: str, question: Question, number: int) -> bytes | None:
    made = exercise(game, question, number)
    return None if made is None else msgspec.json.encode(made)
