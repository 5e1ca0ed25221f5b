"""Runs one round: starts servers and rooms, injects faults, waits for recovery, and checks the history."""

import asyncio
import itertools
import random
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tests.faults.chaos import streams
from tests.faults.chaos.faults import FAULTS, MISSING, Fault, Scene, chosen, deck, lacking
from tests.faults.chaos.history import Action, History, Sight, Wrong, wrongs
from tests.faults.chaos.person import Note, Person, digest
from tests.faults.chaos.servers import Fleet
from tests.faults.chaos.store_time import BEGUN_MS, StoreTime, wall_ms
from tests.faults.chaos.table import GAMES, Table
from tests.faults.chaos.tally import Tally

SETTLED_S = 60.0
"""Time after the last fault within which every answer and sight must come; anything slower counts as stuck."""
OVERLAP = 0.25
"""Share of faults that start before the recovery from the previous fault."""
PAUSE_S = (0.5, 3.0)
SHORT_PAUSE_S = (0.1, 0.5)


@dataclass(frozen=True)
class Plan:
    """The plan of a round. `embedded`: one node with an embedded store; otherwise two nodes on one store. `faults`: the
    faults of a short round, each of them brief. If `faults` is empty, the round injects faults of all kinds for
    `seconds` seconds."""

    embedded: bool
    rooms: int
    seed: int
    seconds: float = 0.0
    faults: tuple[str, ...] = ()


class Round:
    """A round of faults. Call `run` once."""

    def __init__(self, plan: Plan, folder: Path, fleet: Any = None) -> None:
        """Prepares the round. `fleet`: processes to use; None starts the processes of the plan."""
        self._plan = plan
        self._rng = random.Random(plan.seed)
        self.fleet: Fleet = fleet or Fleet(folder, embedded=plan.embedded, faults=FAULTS)
        self.tables: list[Any] = []
        """The tables, and other groups of people with the same methods."""
        self.note: Note = digest
        self.tally = Tally()
        self._probes: set[asyncio.Task[None]] = set()
        self._time = StoreTime()
        self._store_faults: list[tuple[int, int]] = []
        self._notes = folder / "faults.log"

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables for person in table.people]

    @property
    def everyone(self) -> list[Person]:
        return [person for table in self.tables for person in table.everyone]

    async def run(self) -> Tally:
        following = asyncio.create_task(self._time.follow(self.fleet.store_ms), name="store's time")
        try:
            await self.fleet.start()
            await self._open()
            await self._strike()
            await self._settle()
            await self._check()
        finally:
            following.cancel()
            for table in self.tables:
                await table.rest()
            await asyncio.gather(*(table.go() for table in self.tables))
            await self.fleet.stop()
        return self.tally

    async def _open(self) -> None:
        self.tables += self.made_tables()
        await asyncio.gather(*(table.open() for table in self.tables))
        for table in self.tables:
            table.play()

    def made_tables(self) -> list[Any]:
        games = itertools.islice(itertools.cycle(GAMES), self._plan.rooms)
        return [Table(number, game, self.fleet.ports, self._rng, self.note) for number, game in enumerate(games)]

    async def _strike(self) -> None:
        """Injects one fault after another until the time is over."""
        started_s = time.monotonic()
        self._note_left_out()
        for fault in self._faults(started_s):
            await self.stroke(fault, self._rng)
            if self._rng.random() > OVERLAP and self._probes:
                await asyncio.wait(self._probes, timeout=SETTLED_S)
            await asyncio.sleep(self._rng.uniform(*(SHORT_PAUSE_S if self._plan.faults else PAUSE_S)))
        self.tally.seconds = time.monotonic() - started_s

    def _note_left_out(self) -> None:
        missing = lacking(self.fleet)
        self.tally.left_out = {fault.name: MISSING[fault.needs] for fault in self.fleet.faults if fault.needs in missing}

    async def stroke(self, fault: Fault, rng: random.Random) -> None:
        """Injects the fault, and returns when it is over."""
        scene = Scene(self.fleet, self.people, rng, bool(self._plan.faults), self.tables)
        name = f"{fault.name} ({'one of one' if self._plan.embedded else 'one of two'})" if fault.of_nodes else fault.name
        self.tally.strokes[name] += 1
        self._note(name)
        since_ms = wall_ms()
        self.tally.injected[name] += await fault.strike(scene, lambda: self._healed(name))
        if fault.of_store:
            self._store_faults.append((since_ms, wall_ms()))

    def _faults(self, started_s: float) -> Iterator[Fault]:
        if self._plan.faults:
            yield from chosen(self.fleet, self._plan.faults)
        while time.monotonic() - started_s < self._plan.seconds:
            for fault in deck(self.fleet, self._rng):
                if time.monotonic() - started_s < self._plan.seconds:
                    yield fault

    def _healed(self, name: str) -> None:
        healed_s = time.monotonic()
        self._note(f"{name}: healed")

        async def recovered(table: Any) -> None:
            await table.answered()
            self.tally.recovered_s.setdefault(name, []).append(time.monotonic() - healed_s)

        for table in self.tables:
            task = asyncio.create_task(recovered(table))
            self._probes.add(task)
            task.add_done_callback(self._probes.discard)

    def _note(self, text: str) -> None:
        """Saves the details that help to find the cause of a violation."""
        with self._notes.open("a") as notes:
            print(wall_ms(), text, file=notes)

    # The end of the round

    async def _settle(self) -> None:
        """Waits, without new faults or requests, until every request has its answer and all viewers see the same number."""
        for table in self.tables:
            await table.rest()
        until_s = time.monotonic() + SETTLED_S
        while time.monotonic() < until_s and any(person.unanswered for person in self.people):  # noqa: ASYNC110 - sockets stir it
            await asyncio.sleep(0.1)
        for probe in list(self._probes):
            probe.cancel()
        for person in self.watching():
            await self._compare_with_fresh(person, until_s + SETTLED_S)

    def watching(self) -> list[Person]:
        """Returns the people whose views the round compares at the end with fresh snapshots."""
        return self.people

    async def _compare_with_fresh(self, person: Person, until_s: float) -> None:
        """Compares the person's patched view with a snapshot that a second connection gets."""
        while time.monotonic() < until_s:
            fresh = await self._fresh(person)
            wait_s = time.monotonic() + 2
            while fresh is not None and person.number < fresh.seq and time.monotonic() < wait_s:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            if fresh is not None and person.number == fresh.seq:
                self.tally.checked_views += 1
                if not self.alike(self.note(person.view), fresh.view or ""):
                    self._wrong("view", person, f"viewer {fresh.viewer} at {fresh.seq} differs from a fresh snapshot")
                return
            await asyncio.sleep(0.2)
        self._wrong("stuck", person, f"{person.name} stands at {person.number}")

    async def _fresh(self, person: Person) -> Sight | None:
        """Returns the view that a second connection with the same rights gets; None if no answer comes."""
        again = type(person)(person.name, person.ports, self._rng, self.note)
        again.room, again.token, again.id = person.room, person.token, person.id
        again.begin()
        try:
            async with asyncio.timeout(10):
                while not again.sights:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        except TimeoutError:
            return None
        finally:
            await again.go()
        return again.sights[0]

    def alike(self, seen: str, fresh: str) -> bool:
        """Tells whether a view that a client recorded matches the right view for the same viewer and sequence number.
        Both arguments are digests."""
        return seen == fresh

    def _wrong(self, kind: str, person: Person, text: str) -> None:
        self.tally.wrongs.append(Wrong(kind, person.room, text))  # type: ignore[arg-type]

    async def _check(self) -> None:
        people = self.everyone
        clock = self._time
        sights = [
            replace(sight, at_ms=clock.latest(sight.at_ms))
            for person in people
            for sight in person.sights
            if self.is_replayed(sight.room)
        ]
        history = History(
            actions=[self._timed(action) for person in people for action in person.actions() if self.is_stored(action)],
            sights=sights,
            alike=self.alike,
            survived=self.survived(),
            silences=self._in_store_time(self.fleet.silences),
            silences_of={room: self._in_store_time(silences) for room, silences in self.fleet.silences_of.items()},
        )
        found = await asyncio.to_thread(self._streams, sights)
        history.streams = {stream.room: stream.entries for stream in found}
        history.views = {(stream.room, *place): view for stream in found for place, view in stream.views.items()}
        tally = self.tally
        tally.wrongs += [wrong for stream in found for wrong in stream.wrongs] + wrongs(history)
        tally.rounds, tally.rooms = 1, len(self.tables)
        tally.acked = sum(action.accepted_seq is not None for action in history.actions)
        tally.refused = sum(bool(action.answers) and action.accepted_seq is None for action in history.actions)
        tally.repeated = sum(len(action.answers) > 1 for action in history.actions)
        tally.checked_views += sum(sight.view is not None for sight in sights)
        tally.clocks = sum(len(entry.clock_ms) for stream in found for entry in stream.entries)
        for person in people:
            tally.came_back += person.came_back - 1
            tally.gaps += person.gaps
            tally.dead_resumes += person.dead_resumes
            tally.errors.update(person.errors)
        for _ in range(tally.errors["server/internal"]):
            tally.wrongs.append(Wrong("internal", "", "server/internal"))

    def survived(self) -> Mapping[int, Mapping[str, int]]:
        """Returns the steps that survived a permitted loss (`History.survived`): none, because no fault here may lose
        acknowledged writes."""
        return {}

    def is_stored(self, action: Action) -> bool:
        """Tells whether the checks compare the action with the stream of its room. An erased room has no stream."""
        return True

    def is_replayed(self, _room: str) -> bool:
        """Tells whether the stream of the room can be replayed."""
        return True

    def _in_store_time(self, silences: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return [(self._time.latest(start_ms), self._time.earliest(end_ms, BEGUN_MS)) for start_ms, end_ms in silences]

    def _timed(self, action: Action) -> Action:
        """Returns the action with its sending time converted to the store's time. Keeps the time only if it lies in a
        fault that affects the store alone; at any other time, another fault may have delayed the action."""
        sent_ms = action.sent_ms
        if sent_ms is None or not any(start_ms <= sent_ms <= end_ms for start_ms, end_ms in self._store_faults):
            return replace(action, sent_ms=None)
        return replace(action, sent_ms=self._time.latest(sent_ms))

    def _streams(self, sights: list[Sight]) -> list[streams.Stream]:
        found = []
        for room in (room for table in self.tables for room in table.rooms):
            with self.fleet.reading(room) as store:
                wanted = [sight for sight in sights if sight.room == room]
                found.append(self.read_stream(store, room, wanted))
        return found

    def read_stream(self, store: Any, room: str, wanted: list[Sight]) -> streams.Stream:
        return streams.read(store, room, wanted, self.note, replays=self.is_replayed(room))
