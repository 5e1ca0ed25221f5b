"""The processes under test: nodes, and a store that is embedded in a node or standalone."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml
from redis import Redis
from redis.exceptions import RedisError

from server.store import keys
from server.store.embedded.valkey import binary
from tests.faults.chaos.disk import Disk
from tests.faults.chaos.shim import Shim, compiled
from tests.load.process import Process, children

COMPOSE = Path(__file__).parents[3] / "docker-compose.yml"
START_S = 60.0
END_S = 20.0


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
    return port


class NodeProcess:
    """The process `python -m server serve`. Its port stays the same through all restarts."""

    def __init__(self, number: int, folder: Path, shim: Shim, *arguments: str) -> None:
        self.port = free_port()
        self.shim = shim
        self._log = folder / f"node{number}.log"
        self._arguments = arguments
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.popen.pid

    @property
    def pids(self) -> list[int]:
        """Returns the ids of all processes that serve people for this node."""
        return [self.pid]

    async def start(self) -> None:
        """Starts the node and returns when it accepts people. Retries a failed start, because the store may be away."""
        arguments = ("serve", "--host", "127.0.0.1", "--port", str(self.port), "--log-level", "info", *self._arguments)
        async with asyncio.timeout(START_S):
            while True:
                with contextlib.suppress(ChildProcessError):
                    self._process = await asyncio.to_thread(
                        Process, "server", *arguments, environment=self.shim.environment, log=self._log
                    )
                    return
                await asyncio.sleep(0.2)

    def send(self, which: signal.Signals) -> None:
        for pid in self.pids if which is signal.SIGKILL else [self.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, which)

    async def end(self, which: signal.Signals) -> None:
        """Ends the process, and returns when it is gone. Kills a process that does not exit in time."""
        assert self._process is not None
        popen = self._process.popen
        if popen.poll() is None:
            self.send(which)
        try:
            await asyncio.to_thread(popen.wait, END_S)
        except subprocess.TimeoutExpired:
            popen.kill()
            await asyncio.to_thread(popen.wait)
        assert popen.stdout is not None
        popen.stdout.close()

    def embedded_pid(self) -> int | None:
        """Returns the process id of the store that this node started; None if it is not running."""
        for child in children(self.pid):
            with contextlib.suppress(OSError):
                if Path(f"/proc/{child}/comm").read_text().startswith("valkey"):
                    return child
        return None


def shipped_flags() -> list[str]:
    """Returns the Redis flags of the shipped compose file, with the defaults of its variables."""
    compose = yaml.safe_load(re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", COMPOSE.read_text()))
    flags: list[str] = compose["services"]["redis"]["command"][1:]
    return flags


class OwnStore:
    """A standalone Valkey with the settings of the compose file."""

    def __init__(self, folder: Path, data: Path, shim: Shim) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._data = data
        self._shim = shim
        self._process: subprocess.Popen[bytes] | None = None
        self._is_wanted = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self._process.poll() is None else None

    async def supervise(self) -> None:
        """Restarts the store whenever it exits, as the compose file does."""
        while True:
            await asyncio.sleep(0.2)
            if self._is_wanted and self.pid is None:
                self.start()

    def start(self) -> None:
        self._is_wanted = True
        settings = {
            "port": str(self.port), "bind": "127.0.0.1", "dir": str(self._data),
            "logfile": str(self._folder / "store.log"), "enable-debug-command": "yes",
        }  # fmt: skip
        flags = [part for name, value in settings.items() for part in (f"--{name}", value)]
        self._process = subprocess.Popen(
            [str(binary()), *shipped_flags(), *flags],
            stdout=subprocess.DEVNULL,
            env=os.environ | self._shim.environment,
            start_new_session=True,
        )

    def end(self, which: signal.Signals) -> None:
        assert self._process is not None
        self._is_wanted = False
        self._process.send_signal(which)
        self._process.wait(END_S)


class Fleet:
    """One node with its embedded store, or two nodes on one store. `silences`: the intervals when no person could play,
    by this process's clock."""

    node_kind: type[NodeProcess] = NodeProcess

    def __init__(self, folder: Path, *, embedded: bool, arguments: Sequence[str] = (), faults: Sequence[Any] = ()) -> None:
        self.disk = Disk(folder / "disk")
        self.library = compiled(folder)
        self.store_shim = Shim(self.library, folder / "store.shim")
        self.store = None if embedded else OwnStore(folder, self.disk.folder, self.store_shim)
        self.silences: list[tuple[int, int]] = []
        self.silences_of: dict[str, list[tuple[int, int]]] = {}
        """The intervals when no person could play in a room, by the room's code."""
        self.faults = faults
        self._supervisor: asyncio.Task[None] | None = None
        data = self.disk.folder / "data"
        self.url = self.store.url if self.store else f"unix://{data / 'valkey.sock'}"
        where = ("--redis-url", self.url) if self.store else ("--data-dir", str(data))
        shims = [self.store_shim] if embedded else [Shim(self.library, folder / f"node{number}.shim") for number in (1, 2)]
        self.nodes = [self.node_kind(number, folder, shim, *where, *arguments) for number, shim in enumerate(shims, 1)]

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    @property
    def store_pid(self) -> int | None:
        return self.store.pid if self.store else self.nodes[0].embedded_pid()

    async def store_ms(self) -> int | None:
        """Returns the store's time, with the nodes' corrections; None if the store does not answer."""
        time, added = await self.command("TIME"), await self.command("GET", keys.ADDED)
        return None if time is None else int(time[0]) * 1000 + int(time[1]) // 1000 + int(added or 0)

    async def start(self) -> None:
        if self.store:
            self.store.start()
            self._supervisor = asyncio.create_task(self.store.supervise(), name="supervisor")
        await asyncio.gather(*(node.start() for node in self.nodes))

    async def command(self, *words: str) -> Any:
        """Sends a command to the store. Returns None if the store does not answer."""

        def ask() -> Any:
            with contextlib.suppress(RedisError, OSError), Redis.from_url(self.url, socket_timeout=10) as client:
                return client.execute_command(*words)

        return await asyncio.to_thread(ask)

    @contextlib.contextmanager
    def reading(self, _room: str) -> Iterator[Any]:
        """Yields a client for the store server that has the room."""
        with Redis.from_url(self.url, socket_timeout=30) as store:
            yield store

    async def stop(self) -> None:
        await asyncio.gather(*(node.end(signal.SIGTERM) for node in self.nodes), return_exceptions=True)
        if self._supervisor is not None:
            self._supervisor.cancel()
            await asyncio.gather(self._supervisor, return_exceptions=True)
        if self.store and self.store.pid:
            self.store.end(signal.SIGTERM)
        self.disk.close()
