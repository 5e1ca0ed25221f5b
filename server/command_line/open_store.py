"""Opens the store for a command that ends after its work.

If the store is embedded, the command starts a Valkey on the data folder. If a server already runs on that folder, the command
uses the server's Valkey and leaves it running.
"""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from server.settings import Settings
from server.store.embedded.valkey import DataFolderBusy, EmbeddedValkey
from server.store.health.cluster_health import link_to
from server.store.health.redis_health import RedisHealth


def has_data(folder: Path) -> bool:
    """Tells whether a server has stored data in the folder."""
    return folder.is_dir() and any(folder.iterdir())


def _require_data(folder: Path) -> None:
    if not has_data(folder):
        raise FileNotFoundError(f"there is no data in {folder.resolve()}: name the server's folder with --data-dir")


@contextlib.asynccontextmanager
async def opened(settings: Settings, *, may_create: bool = False) -> AsyncIterator[RedisHealth]:
    """Opens the store. Raises `FileNotFoundError` if the folder has no stored data, unless `may_create` is true."""
    if settings.redis_url:
        link = link_to(settings.redis_url, replicas=settings.replicas)
        try:
            yield link
        finally:
            await link.close()
        return
    if not may_create:
        _require_data(Path(settings.data_dir))
    valkey = EmbeddedValkey(settings.data_dir, settings.fsync, settings.memory_mb)
    with contextlib.suppress(DataFolderBusy):  # the server of that folder runs, so its store answers
        await valkey.start()
    link = RedisHealth(valkey.url)
    try:
        yield link
    finally:
        await link.close()
        await valkey.stop()
