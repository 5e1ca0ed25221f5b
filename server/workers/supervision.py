"""The process with the port. It starts the door, the embedded Valkey and the workers, and starts a worker again when it dies.

On SIGHUP (without a terminal) it replaces the workers one after the other. A new worker serves before the old one drains, so
people find their rooms in the same place. The new workers run the code that is installed at that time.
"""

import asyncio
import contextlib
import logging
import secrets
import signal
import sys
from collections.abc import Sequence
from typing import Final

import msgspec
from prometheus_client import REGISTRY

from server import metrics
from server.gateway.admission.pending_connections import PendingConnections
from server.gateway.http.addresses import Addresses, listening_hosts, near_addresses
from server.gateway.http.metrics_port import MetricsPort
from server.gateway.limits.file_descriptors import raise_limit
from server.json_log import is_read_at_terminal
from server.settings import Settings
from server.store.embedded.valkey import EmbeddedValkey
from server.workers.door import MAX_WAITING, Door, Line
from server.workers.orders import Orders

log = logging.getLogger("banderilla.workers")

COMMAND: list[str] = [sys.executable, "-m", "server.workers.worker"]
"""The command that starts a worker."""
START_S: Final = 60.0
END_S: Final = 20.0
"""Seconds that a worker may drain before this process kills it."""
SHOWN: Final = (
    "banderilla_build_info",
    "banderilla_workers",
    "banderilla_workers_ended_total",
    "banderilla_turned_away_total",
    "banderilla_flush_seconds",
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "process_open_fds",
    "process_max_fds",
    "process_start_time_seconds",
)
"""The metrics that this process reports. All other metrics belong to a node. In this process they would wrongly show no
players and no connection to Redis."""
SITE_BYTES: Final = 8
"""Number of random bytes in the identity of the whole server."""
PAUSE_S: Final = 0.05
"""Seconds to wait before a worker is started again."""
PAUSE_FACTOR: Final = 2
"""Each failed start multiplies the wait by this number."""
MAX_PAUSE_S: Final = 5.0


class WorkerEnded(Exception):
    """A worker ended before it could serve. Its own message on stderr says why."""


class Worker:
    """A running worker."""

    def __init__(self, process: asyncio.subprocess.Process, line: Line) -> None:
        self.process = process
        self.line = line

    async def end(self) -> None:
        """Waits until the process has drained and ended, and kills it after `END_S`. Before this call, the door must have cut
        the worker's line."""
        try:
            async with asyncio.timeout(END_S):
                await self.process.wait()
        except TimeoutError:
            log.error("a worker does not end and is killed", extra={"place": self.line.place})
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()


class Site:
    """A server with several workers. It has the same methods as a `Node`: `start`, which returns when people can connect, and
    `stop`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._site = secrets.token_hex(SITE_BYTES)
        self._valkey = None if settings.redis_url else EmbeddedValkey(settings.data_dir, settings.fsync, settings.memory_mb)
        self._addresses = Addresses(
            near_addresses(settings.host), public_url=settings.public_url, is_proxied=settings.proxy_hops > 0, server=self._site
        )
        per_address = 0 if settings.proxy_hops else settings.connections_per_address
        self._door = Door(self._addresses, PendingConnections(MAX_WAITING, per_address), settings.hello_ms / 1000)
        self.port = settings.port
        self._workers: dict[int, Worker] = {}
        self._leaving: set[Worker] = set()
        """Workers that have been replaced and still drain."""
        self._keepers: list[asyncio.Task[None]] = []
        self._rolling: asyncio.Task[None] | None = None
        self._metrics: MetricsPort | None = None
        self._stopping = False

    @property
    def near(self) -> Sequence[str]:
        """Returns the addresses of this machine in its networks."""
        return self._addresses.near

    @property
    def pids(self) -> dict[int, int]:
        """Returns the process id of each worker, by its place."""
        return {place: worker.process.pid for place, worker in self._workers.items()}

    async def start(self) -> None:
        """Starts everything and returns when people can connect. Raises `OSError` if the port is in use, `WorkerEnded`, and the
        errors of a store that cannot start."""
        try:
            raise_limit(MAX_WAITING)
            self.port = self._door.bind(listening_hosts(self._settings.host), self._settings.port)
            self._open_metrics()
            if self._valkey is not None:
                await self._valkey.start()
            async with asyncio.TaskGroup() as starting:
                for place in range(1, self._settings.worker_count + 1):
                    starting.create_task(self._start(place))
        except BaseException as error:
            await self.stop()
            if isinstance(error, BaseExceptionGroup):
                raise error.exceptions[0] from None
            raise
        self._keepers = [asyncio.create_task(self._keep(place), name=f"worker {place}") for place in self._workers]
        if not sys.stdout.isatty():  # at a terminal, SIGHUP means that the terminal's window was closed
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self.roll)
        metrics.WORKERS.set(len(self._workers))
        self._door.open()
        log.info("ready", extra={"workers": len(self._workers), "port": self.port, "embedded": self._valkey is not None})

    def _open_metrics(self) -> None:
        if self._settings.metrics_address is not None:
            try:
                names = REGISTRY.restricted_registry(SHOWN)
                self._metrics = MetricsPort(*self._settings.metrics_address, names)  # type: ignore[arg-type] # a part of it
            except OSError as error:
                error.filename = "--metrics-listen"
                raise

    async def _start(self, place: int) -> None:
        """Starts a worker at that place and returns when it serves. Raises `WorkerEnded`."""
        line, theirs = self._door.line(place)
        orders = Orders(
            # With `by_room`, clients connect with the code of their room, so they reach the worker that owns the room.
            msgspec.structs.replace(self._settings, by_room=True),
            place,
            self._site,
            theirs.fileno(),
            self._valkey.url if self._valkey else "",
            is_read_at_terminal(self._settings.log_level),
        )
        process = None
        try:
            with theirs:
                # The worker has its own session, so that Ctrl-C in a terminal reaches only this process, which ends the worker.
                process = await asyncio.create_subprocess_exec(
                    *COMMAND,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.DEVNULL,
                    pass_fds=(theirs.fileno(),),
                    start_new_session=True,
                )
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(orders))
            process.stdin.close()
            await _ready(process, line)
        except BaseException:
            self._door.cut(line)
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()
            raise
        self._workers[place] = Worker(process, line)
        log.info("a worker serves", extra={"place": place, "pid": process.pid})

    async def _keep(self, place: int) -> None:
        """Starts the worker of that place again whenever it ends."""
        pause_s = PAUSE_S
        while True:
            worker = self._workers[place]
            code = await worker.process.wait()
            if self._workers[place] is not worker:
                continue  # it was replaced
            self._door.cut(worker.line)
            metrics.WORKERS_ENDED.inc()
            log.error("a worker ended and is started again", extra={"place": place, "code": code})
            try:
                await self._start(place)
                pause_s = PAUSE_S
            except (WorkerEnded, OSError):
                log.error("a worker does not start", extra={"place": place})
                pause_s = min(MAX_PAUSE_S, PAUSE_FACTOR * pause_s)
            await asyncio.sleep(pause_s)

    def roll(self) -> None:
        """Replaces the workers one after the other, unless a replacement is under way already."""
        if not self._stopping and (self._rolling is None or self._rolling.done()):
            self._rolling = asyncio.create_task(self._roll(), name="rolling restart")

    async def _roll(self) -> None:
        for place in list(self._workers):
            old = self._workers[place]
            try:
                await self._start(place)
            except (WorkerEnded, OSError):
                log.exception("a new worker does not start, so the old ones stay", extra={"place": place})
                return
            self._leaving.add(old)
            self._door.cut(old.line)
            await old.end()
            self._leaving.discard(old)
        log.info("all workers were replaced")

    async def stop(self) -> None:
        """Makes all workers drain at the same time, then stops the embedded Valkey."""
        self._stopping = True
        tasks = [task for task in (self._rolling, *self._keepers) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._door.close()
        await asyncio.gather(*(worker.end() for worker in (*self._workers.values(), *self._leaving)))
        if self._metrics is not None:
            await asyncio.to_thread(self._metrics.close)
        if self._valkey is not None:
            await self._valkey.stop()
        log.info("stopped")


async def _ready(process: asyncio.subprocess.Process, line: Line) -> None:
    """Waits until the worker serves. Raises `WorkerEnded` if the worker ends before that or takes too long."""
    waits = [asyncio.ensure_future(line.ready.wait()), asyncio.ensure_future(process.wait())]
    try:
        await asyncio.wait(waits, timeout=START_S, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
    if not line.ready.is_set():
        raise WorkerEnded("a worker did not start: the lines above say why")
