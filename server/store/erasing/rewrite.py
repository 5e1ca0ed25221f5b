"""Removes erased data from the disk as well: makes Redis rewrite its append-only file from the present data.

Without a request, Redis rewrites this file only when the file has doubled and exceeds 64 MB. A school's file never grows so
large.
"""

import asyncio
import contextlib
import logging
from typing import Final

from server.store.ended_tasks import ended
from server.store.health.redis_health import AWAY, RedisHealth, Unstored

log = logging.getLogger("banderilla.store")

SOON_S: Final = 2.0
"""Seconds to wait for further erasures, such as those of a session's boards, so that they share one rewrite."""
AGAIN_S: Final = 5.0
DAY_S: Final = 86_400.0


class Rewriter:
    """Requests rewrites. `start` it, call `erased` after each erasure, `stop` it. Once a day it also requests a rewrite to
    remove expired data."""

    def __init__(self, link: RedisHealth) -> None:
        self._link = link
        self._erased = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="rewriter")

    async def stop(self) -> None:
        if self._task is not None:
            await ended([self._task])

    def erased(self) -> None:
        self._erased.set()

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DAY_S):
                    await self._erased.wait()
            await asyncio.sleep(SOON_S)
            self._erased.clear()
            if not await self._rewrite():
                self._erased.set()
                await asyncio.sleep(AGAIN_S)

    async def _rewrite(self) -> bool:
        """Requests a rewrite. Returns False if the rewriter must try again later."""
        try:
            await self._link.opened()
            await self._link.rewrite_files()
        except Unstored:
            return False
        except AWAY as error:
            # A rewrite that already runs may have started before the erasure. A hosted Redis may forbid rewrites.
            log.info("the append-only file is not rewritten now", extra={"why": str(error)})
            return "in progress" not in str(error)
        return True


async def written_again(link: RedisHealth) -> None:
    """Rewrites the append-only file and returns when the new file is complete, without the erased data.

    Does nothing if Redis has no append-only file or does not allow the request.
    """
    try:
        await link.rewrite_files()
        for part in link.parts:
            server = (await part.primary()).client
            while (await server.info("persistence")).get("aof_rewrite_in_progress"):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.05)
    except AWAY as error:
        log.warning("the append-only file is not rewritten", extra={"why": str(error)})
