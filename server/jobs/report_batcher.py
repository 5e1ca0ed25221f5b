"""Collects the reports that boards send to their session, so that the session handles all reports of one moment in one step.

At the start and the end of a round of a hundred boards, each board sends a report, and the server sends every step of the
session to everybody in the class. Batches reduce these hundreds of steps to some dozens.
"""

import asyncio
from dataclasses import dataclass, field

from server.sessions.command import Command, OneReport, ReportBatch
from server.store.background_tasks import Tasks
from server.store.rooms.room_store import RoomStore

TOGETHER_S = 0.05


@dataclass(slots=True)
class _Batch:
    """Reports for one step. The future `stored` is done when the session has stored or refused the reports."""

    news: list[OneReport] = field(default_factory=list)
    stored: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class ReportBatcher:
    """The reports that wait for their sessions. `await bring(code, news)` returns when the session with that code has stored
    the report."""

    def __init__(self, rooms: RoomStore, tasks: Tasks) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._bags: dict[str, _Batch] = {}

    async def bring(self, code: str, news: OneReport) -> None:
        """Adds a report and waits until the session has stored it. Raises `Refusal` and `Unstored` as the session does."""
        bag = self._bags.get(code)
        if bag is None:
            bag = self._bags[code] = _Batch()
            self._tasks.spawn(self._carry(code, bag))
        bag.news.append(news)
        await asyncio.shield(bag.stored)

    async def _carry(self, code: str, batch: _Batch) -> None:
        try:
            await asyncio.sleep(TOGETHER_S)
            del self._bags[code]
            await self._rooms.submit(code, Command(ReportBatch(tuple(batch.news))))
        except Exception as error:  # noqa: BLE001  # the error goes to the callers
            batch.stored.set_exception(error)
        except asyncio.CancelledError:
            batch.stored.cancel()
            raise
        else:
            batch.stored.set_result(None)
