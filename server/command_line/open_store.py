"""A way to what is stored, for a command that looks or changes and then ends.

The embedded store is started for it; where a server runs on that folder, its store is used, and the server runs on.
"""

import contextlib
from collections.abc import AsyncIterator

from server.settings import Settings
from server.store.embedded.valkey import DataFolderBusy, EmbeddedValkey
from server.store.health.cluster_health import link_to
from server.store.health.redis_health import RedisHealth


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[RedisHealth]:
    """Raises `FileNotFoundError` for a folder in which nothing was ever stored."""
    if settings.redis_url:
        link = link_to(settings.redis_url)
        try:
            yield link
        finally:
            await link.close()
        return
    valkey = EmbeddedValkey(settings.data_dir, settings.fsync, settings.memory_mb)
    is_ours = True
    try:
        await valkey.start()
    except DataFolderBusy:
        is_ours = False
    link = RedisHealth(valkey.url, is_ours=True)
    try:
        yield link
    finally:
        await link.close()
        if is_ours:
            await valkey.stop()
