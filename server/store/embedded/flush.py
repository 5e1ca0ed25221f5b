"""Syncs the embedded Valkey's writes to disk, once a second, from this process.

Valkey can sync its writes itself (`appendfsync everysec`). But while its own fdatasync runs, Valkey delays the next writes for
up to two seconds and answers before the writes are made. So a killed Valkey loses these writes. With `appendfsync no` it passes
every byte to the kernel before it answers. The kernel keeps the bytes if Valkey dies, and this module's sync keeps them if the
machine fails.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from server import metrics

log = logging.getLogger("banderilla.valkey")

PAUSE_S: Final = 1.0
_sync: Final[Callable[[int], None]] = getattr(os, "fdatasync", os.fsync)


class Flusher:
    """Syncs the files in `folder`, where Valkey has its append-only log, once a second. `start` it when Valkey runs, `stop` it
    at the end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._flushed: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="flusher")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def flush(self) -> None:
        """Syncs the files now. Returns when all earlier writes are on disk. Raises `OSError`."""
        for path in self._folder.glob("*.aof"):
            with contextlib.suppress(FileNotFoundError):  # a rewrite has replaced this file
                size = path.stat().st_size
                if self._flushed.get(path.name) != size:
                    file = os.open(path, os.O_RDONLY)
                    try:
                        _sync(file)
                    finally:
                        os.close(file)
                    self._flushed[path.name] = size

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE_S)
            try:
                with metrics.FLUSH_SECONDS.time():
                    await asyncio.to_thread(self.flush)
            except OSError as error:
                log.error("cannot sync the stored data to the disk", extra={"why": str(error)})
