"""Runs an upgrade by `deploy/upgrade.sh` while people play: old and new nodes on one Redis, behind the nginx of the
compose file."""

import asyncio
import json
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from redis import Redis

from server import __version__
from server.store import keys
from tests.deploy.door import HOSTS, opened
from tests.deploy.name_server import NameServer
from tests.e2e.live_server import LiveServer, free_port
from tests.faults.chaos.round import Plan, Round
from tests.faults.chaos.servers import OwnStore
from tests.faults.chaos.shim import Shim

ROOT = Path(__file__).parent.parent.parent
PLAYED_S = 4.0
NAMES_HOLD_S = 3.0


def tree(folder: Path, version: str, *changes: tuple[str, str, str]) -> Path:
    """Copies this code and gives the copy another version, so that the test can tell old and new nodes apart.
    `changes`: file, old text, new text."""
    for part in ("engines", "protocol", "server"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in (("server/__init__.py", f'"{__version__}"', f'"{version}"'), *changes):
        text = (folder / name).read_text()
        assert text.count(old) == 1, (name, old)
        (folder / name).write_text(text.replace(old, new))
    return folder


def version_at(url: str) -> str:
    """Returns the version that the node reports; empty for an old node, which reports none."""
    try:
        with urllib.request.urlopen(f"{url}version", timeout=5) as answer:
            return str(json.loads(answer.read())["version"])
    except HTTPError as none:
        none.close()
        return ""


class Replicas:
    """Two old nodes, and later also two new nodes. People connect only through nginx. `Upgrade` plays on these nodes."""

    def __init__(self, folder: Path, old: Path, new: Path) -> None:
        (folder / "data").mkdir()
        self.silences: list[tuple[int, int]] = []
        self.silences_of: dict[str, list[tuple[int, int]]] = {}
        self.store = OwnStore(folder, folder / "data", Shim(None, folder / "store.shim"))
        self.url = self.store.url
        port = free_port()
        self.nodes = [
            LiveServer(folder / host, self.url, checkout, ("--proxy-hops", "1"), host=host, port=port)
            for host, checkout in zip(HOSTS, (old, old, new, new), strict=True)
        ]
        self.names = NameServer("node", [])
        self.ports: list[int] = []
        self.versions: list[str] = []
        self._folder = folder
        self._door: Any = None

    async def start(self) -> None:
        """Starts the store, the old nodes and the proxy."""
        self.store.start()
        await self.begin(self.nodes[:2])
        self._door = opened(self._folder, self.names, self.nodes[0].port)
        self.ports = [await asyncio.to_thread(self._door.__enter__)]

    async def begin(self, nodes: Sequence[LiveServer]) -> None:
        for node in nodes:
            node.folder.mkdir()
            await asyncio.to_thread(node.start)
            self.versions.append(await asyncio.to_thread(version_at, node.url))
            self.names.addresses = [*self.names.addresses, node.host]

    async def end(self, node: LiveServer) -> None:
        """Stops a node as Docker stops a container: its name disappears, and it gets a signal."""
        self.names.addresses = [host for host in self.names.addresses if host != node.host]
        await asyncio.to_thread(node.stop)

    async def store_ms(self) -> int | None:
        def ask() -> int:
            with Redis.from_url(self.url, socket_timeout=10) as store:
                seconds, micros = store.time()
                return int(seconds) * 1000 + int(micros) // 1000 + int(store.get(keys.ADDED) or 0)

        return await asyncio.to_thread(ask)

    @contextmanager
    def reading(self, _room: str) -> Iterator[Any]:
        """Yields a client for the store that contains the room's data."""
        with Redis.from_url(self.url, socket_timeout=30) as store:
            yield store

    def replayed(self, room: str) -> str:
        """Returns the output of the new version's command that replays the room's log."""
        command = [sys.executable, "-m", "server", "replay", room, "--redis-url", self.url]
        return subprocess.run(command, cwd=self.nodes[-1].checkout, capture_output=True, text=True, timeout=60).stdout

    async def stop(self) -> None:
        if self._door is not None:
            await asyncio.to_thread(self._door.__exit__, None, None, None)
        for node in self.nodes:
            await asyncio.to_thread(node.stop)
        self.names.close()
        self.store.end(signal.SIGTERM)


class Upgrade(Round):
    """A round of play with an upgrade in it."""

    def __init__(self, folder: Path, old: Path, new: Path, seed: int) -> None:
        self.replicas = Replicas(folder, old, new)
        super().__init__(Plan(embedded=False, rooms=8, seed=seed), folder, self.replicas)
        self.replays: list[str] = []

    async def _check(self) -> None:
        await super()._check()
        for table in self.tables:
            self.replays.append(await asyncio.to_thread(self.replicas.replayed, table.room))

    async def _strike(self) -> None:
        """Runs the steps of `deploy/upgrade.sh`."""
        replicas = self.replicas
        await asyncio.sleep(PLAYED_S)
        await replicas.begin(replicas.nodes[2:])
        await asyncio.sleep(NAMES_HOLD_S)
        for person in self.people[::2]:
            person.cut()  # half of them reconnect to one of four nodes, so that tables have people at old and new nodes
        await asyncio.sleep(PLAYED_S)
        for node in replicas.nodes[:2]:
            await replicas.end(node)
            self._healed("a node stopped")
            await asyncio.sleep(PLAYED_S)
