"""The operator of a simulated world: makes backups, restores them into a spare store, and erases pupils and classes from the
command line. An `Operator` has the methods of `chaos.table.Table`, and no people."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from redis.exceptions import RedisError

from server.aggregate_types import TYPES
from server.jobs.erase_pupil import erase_pupil
from server.jobs.erase_whole import erase_whole
from server.store import keys
from server.store.backup import BadBackup, back_up, put_back, room_of
from server.store.health.cluster_health import link_to
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.stored.size_bounds import Bounds
from tests.faults.chaos import streams
from tests.faults.chaos.person import Person, digest
from tests.simulation.fleet import SimulatedFleet, StoredKeys
from tests.simulation.processes import settle
from tests.simulation.store import Store

T = TypeVar("T")

PAUSE_S: Final = (6.0, 20.0)
SPARE_PORT: Final = 6_401
PATIENCE_S: Final = 90.0
REPLAYED: Final = 2
"""Number of restored rooms whose streams the operator plays again."""
BOUNDS: Final = Bounds(20_000, 20_000_000)
AWAY: Final = (Unstored, RedisError, OSError, TimeoutError)
"""Errors of a program that finds the store in trouble."""


class Operator:
    """Runs programs, each in a process of its own. `wrongs`: what was wrong in the restored stores."""

    people: Final[list[Person]] = []
    everyone = people
    rooms: Final[list[str]] = []

    def __init__(self, fleet: SimulatedFleet, folder: Path, rng: random.Random) -> None:
        self._fleet = fleet
        self._path = folder / "copy.zip"
        self._rng = rng
        self._runs = 0
        self.restored = 0
        self.wrongs: list[str] = []
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        pass

    def play(self) -> None:
        self._task = asyncio.create_task(self._work(), name="operator")

    async def rest(self) -> None:
        """Makes no more backups."""
        if self._task is not None:
            self._task.cancel()
            (done,) = await asyncio.gather(self._task, return_exceptions=True)
            if isinstance(done, Exception):
                raise done

    async def go(self) -> None:
        pass

    async def answered(self) -> None:
        pass

    async def erase_pupil(self, code: str, named: str) -> bool:
        """Erases a pupil. Returns False if the program failed."""
        return bool(await self._run(self._fleet.url, lambda link: erase_pupil(link, code, named, bounds=BOUNDS)))

    async def erase_whole(self, code: str) -> bool:
        """Erases a table or a class. Returns False if the program failed."""
        return bool(await self._run(self._fleet.url, lambda link: erase_whole(link, code, bounds=BOUNDS)))

    async def _run(self, url: str, program: Callable[[RedisHealth], Awaitable[T]], *, beats: bool = True) -> T | None:
        """Runs a program in a new process. Returns None if the program ended with an error. `beats`: the program needs the
        heartbeats of a link that has started."""
        loop, self._runs = self._fleet.loop, self._runs + 1
        process = loop.process(f"program{self._runs}")
        done: asyncio.Future[T | None] = loop.create_future()

        async def run() -> None:
            link = link_to(url, replicas=self._fleet.replicas if beats else 0)
            try:
                if beats:
                    await link.start()
                done.set_result(await program(link))
            except AWAY:
                settle(done, None)
            except Exception as error:  # noqa: BLE001 - the world ends with it
                done.set_exception(error)
            finally:
                await (link.stop() if beats else link.close())

        task = loop.create_task(run(), context=process.context.copy())
        try:
            return await asyncio.wait_for(done, PATIENCE_S)
        except TimeoutError:
            return None
        finally:
            if done.cancelled() or not task.done():
                process.on_end.append(partial(process.remains.append, task))
                process.end()

    # Backups

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(self._rng.uniform(*PAUSE_S))
            await self._copy()

    async def _copy(self) -> None:
        """Makes a backup, restores it into an empty store, and looks at what is there."""
        fleet, path = self._fleet, self._path
        before, primary = _stored(fleet.store), self._primary
        about = await self._run(fleet.url, lambda link: back_up(link, path, TYPES), beats=False)
        if about is None:
            return
        spare = Store(fleet.loop, SPARE_PORT, self._runs, "spare")
        spare.start()
        try:
            await self._refused(spare, path.read_bytes())
            if await self._run(spare.url, lambda link: put_back(link, path, TYPES), beats=False) is not None:
                self.restored += 1
                # A replica that took over may lack steps that nobody has seen.
                known = before if primary == self._primary else {}
                self.wrongs += self._wrongs(known, _stored(fleet.store), spare)
                await self._refused(spare, path.read_bytes())
        finally:
            spare.kill()

    @property
    def _primary(self) -> tuple[int, int] | None:
        """Returns what tells the store from a replica that takes over; None if there is no replica."""
        store = self._fleet.store
        return (store.port, store.starts) if store.replica is not None else None

    async def _refused(self, spare: Store, copy: bytes) -> None:
        """Tries to restore a damaged copy, or a copy into a store with data. The store must stay as it is."""
        path, known = self._path.with_name("damaged.zip"), _stored(spare)
        path.write_bytes(copy if known else copy[: self._rng.randrange(len(copy))])

        async def program(link: RedisHealth) -> bool:
            try:
                await put_back(link, path, TYPES)
            except BadBackup:
                return True
            return False

        if await self._run(spare.url, program, beats=False) is False or _stored(spare) != known:
            self.wrongs.append("a restore that must be refused changed a store")

    def _wrongs(self, before: dict[str, int], after: dict[str, int], spare: Store) -> list[str]:
        """Returns what is wrong in the restored store. It must have all rooms of the backup's time, each at least at its step
        when the backup began, and with its whole log."""
        found, restored = [], _stored(spare)
        for code, seq in before.items():
            if code in after and restored.get(code, -1) < seq:
                found.append(f"{code} was at {seq} before the backup, and is at {restored.get(code)} in it")
        for code in self._rng.sample(sorted(restored), min(REPLAYED, len(restored))):
            reader: Any = StoredKeys(spare)
            stream = streams.read(reader, code, [], digest, replays=True)
            found += [f"{code} in the backup: {wrong.text}" for wrong in stream.wrongs]
        return found


def _stored(store: Store) -> dict[str, int]:
    """Returns the sequence numbers of all stored rooms and classes."""
    found = {}
    for name in list(store.data.keys.values):
        code = room_of(name.decode())
        raw = None if code is None else StoredKeys(store).held(keys.room_keys(code).room, "s")
        if code is not None and raw is not None:
            found[code] = TYPES.of(code).decode(raw).seq
    return found
