"""Carries out commands to rooms: load, step, commit, and try again if another node committed first.

A command counts from the time of its arrival, however long it waits; but a room's time never goes back. The store acts on a
deadline only once it has certainly passed (`link.is_sure_of`). Until then the command gives up the room's lock, so that
commands that arrived before the deadline come first.

The steps of a command, under the room's lock on this node:

    the room in memory, or loaded ──▶ outages credited ──▶ room.step ──▶ one atomic commit ──▶ callbacks of this node
              ▲                                               │ refused             │ stale
              │                                               ▼                     │
              └──────────────────────────────── copy dropped ◀──────────────────────┘

The node may drop the copy in memory at any moment. The server answers a command only after Redis has answered the commit.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Any, TypeVar

from engines.contract import Refusal
from protocol import errors
from server import metrics
from server.aggregate.contract import A, Aggregate, AggregateType, AggregateTypes, Command, Views
from server.store import keys
from server.store.background_tasks import Tasks
from server.store.commits.commit import DONE, NO_ROOM, STALE, TO_PUBLISH, Committer
from server.store.commits.safety import PRIMARY_ALONE, Safety
from server.store.deadlines.deadlines import Deadlines
from server.store.deadlines.outage_recovery import recover_all
from server.store.erasing.erase import erase_keys, remember_maker
from server.store.health.redis_health import Outage, RedisHealth, Unstored
from server.store.health.store_time import steady_ms
from server.store.indexes.games_index import SatAt, forget_tables, remember_seat
from server.store.logs.replace_log import NewLog, replace_log
from server.store.rooms.answer import Answer
from server.store.rooms.attempt import Attempts, Commit, NotSure
from server.store.rooms.due import Due
from server.store.rooms.place import Place
from server.store.rooms.places import Places
from server.store.stored.lifetime import Lifetime, seconds_to
from server.store.stored.room_codes import new_code
from server.store.stored.size_bounds import Bounds
from server.store.stored.stream import Entry, encode_entry, entries

log = logging.getLogger("banderilla.rooms")

T = TypeVar("T")

ATTEMPTS = 12
"""Maximum number of attempts at a command while other nodes keep committing first. After that, the server refuses the command,
because so many lost attempts are no longer chance."""
CODES = 64
"""Maximum number of codes to try for a new room. The server draws another code if the master of the code's bucket does not
answer."""


class RoomStore:
    """The only access to stored rooms.

    It calls each of `on_commit` after a commit of this node, before the next command of that room; each of `on_load` with the
    code and number of a room read from Redis, before any command; and each of `on_erase` after it has erased a room completely.
    """

    def __init__(
        self,
        link: RedisHealth,
        node: str,
        types: AggregateTypes,
        *,
        idle_days: int,
        finished_days: int,
        bounds: Bounds,
        safety: Safety = PRIMARY_ALONE,
    ) -> None:
        self.link = link
        self.node = node
        self.types = types
        self.on_commit: list[Callable[[Commit], None]] = []
        self.on_erase: Callable[[], None] = lambda: None
        self.on_load: Callable[[str, int], None] = lambda _code, _seq: None
        self._has_replicas = bool(safety.question)
        self._committers = {part: Committer(part, safety) for part in link.parts}
        self._tasks = Tasks()
        self.due = Due(link, types, self._tasks, submit=self.submit, set_deadline=self._set_deadline)
        self.deadlines = Deadlines(link, self.due.deliver)
        self.places = Places(
            link,
            node,
            types,
            self._committers,
            publishes_later=self._has_replicas,
            on_forget=lambda code: self.deadlines.set(code, None),
        )
        self.attempts = Attempts(
            self.deadlines,
            bounds,
            idle_days=idle_days,
            finished_days=finished_days,
            on_commit=self._tell,
            on_load=lambda code, seq: self.on_load(code, seq),
            on_missing=self.places.drop,
            has_replicas=self._has_replicas,
        )
        for part in link.parts:
            part.on_open.append(partial(self.places.forget_all, part))
            part.on_outage.append(partial(self._recover, part))

    def _set_deadline(self, code: str) -> None:
        """Sets the room's timer to the deadline in this node's copy, if it has one."""
        views = self.held(code)
        if views is not None:
            self.deadlines.set(code, views.room.due_at_ms)

    def _recover(self, part: RedisHealth, outage: Outage) -> None:
        self._tasks.spawn(recover_all(part, self.look, outage))

    def start(self) -> None:
        self.start_committing()
        self.deadlines.start()
        self._tasks.spawn(self.places.let_go())

    async def stop(self) -> None:
        await self.deadlines.stop()
        await self._tasks.stop()
        await self.stop_committing()

    def start_committing(self) -> None:
        """Starts only the part that sends commits, for a command of the command line. Starts no background work."""
        for committer in self._committers.values():
            committer.start()

    async def stop_committing(self) -> None:
        await asyncio.gather(*(committer.stop() for committer in self._committers.values()))

    # Ways in

    async def create(self, kind: AggregateType[A], make: Callable[[str, int], A], *, person: str, cid: str) -> str:
        """Stores a new room or session, which `make(code, now_ms)` returns for a free code, and returns the code. A repeated
        `cid` returns the same code."""
        await self.link.opened()
        made = keys.made_key(person, cid)
        while True:
            code = self._free_code(kind.code_length)
            first: Any = await self.link.call(self.link.client.set(made, code, nx=True, ex=keys.CID_SECONDS, get=True))
            if first is not None:
                code = first.decode()
            room = make(code, self.link.of(code).now_ms())
            # This note is part of the room and is written before it, so that erasing the room also deletes it.
            await self.link.call(remember_maker(self.link, code, made))
            if await self.open_at(room):
                return code
            if first is not None:
                return code  # made by the first of these commands
            await self.link.call(self.link.client.delete(made))

    def _free_code(self, length: int) -> str:
        """Returns a code that is not in use. In a Cluster it avoids the parts that do not answer."""
        for _ in range(CODES):
            code = new_code(length)
            if self.link.of(code).is_open:
                break
        return code

    async def open_at(self, room: Aggregate, *, until_ms: int | None = None) -> bool:
        """Stores a new room under its code. Returns False if the code is taken. `until_ms`: keep the room until then, whatever
        happens in the room."""
        place, kind = self.places[room.code], self.types.of(room.code)
        views = kind.views_of(room)
        async with place.lock:
            place.lifetime = Lifetime()
            new = place.address.new_version(room.seq)
            packed = place.address.commit(
                expected=NO_ROOM,
                new=new,
                snapshot=kind.encode(room),
                entry=encode_entry(Entry(room.seq, kind.encode(room), (), ())),
                due_at_ms=room.due_at_ms,
                keep_s=self.attempts.keep_s(place, room) if until_ms is None else seconds_to(until_ms, place.link.now_ms()),
                listed=kind.listed(room) or None,
            )
            if await place.committer.send(packed) not in (DONE, TO_PUBLISH):
                return False
            place.views, place.version = views, new
            if room.due_at_ms is not None:
                self.deadlines.set(room.code, room.due_at_ms)
            return True

    async def submit(
        self, code: str, command: Command, *, cid: str = "", arrived_ms: float | None = None, may_think: bool = False
    ) -> Answer:
        """Carries out a command and stores the result. Raises `Refusal`, which is an answer, or `Unstored`, after which only a
        repeat shows the outcome.

        A command that repeats a `cid` changes nothing and gets the first answer, which may be a refusal. `arrived_ms`: time of
        arrival by this node's steady clock, None for now. With `may_think`, raises `Thinking` if bots must first search for
        their actions.
        """
        arrived_ms = steady_ms() if arrived_ms is None else arrived_ms
        while True:
            place = self.places[code]
            try:
                await place.lock.acquire()  # `async with` would cost every action two more coroutines
                try:
                    answer = await self._until_stored(place, self.attempts.attempt, command, cid, arrived_ms, may_think)
                    break
                finally:
                    place.lock.release()
            except NotSure as wait:
                await place.link.be_sure_of(wait.due_ms)
        if answer.code is not None:
            metrics.REFUSED.inc()
            raise Refusal(answer.code, **answer.params)
        metrics.ACCEPTED.inc()
        return answer

    async def look(self, code: str) -> Views:
        """Returns the stored room with its views. Raises `Unstored`, and `Refusal` if no room has the code."""
        place = self.places[code]
        async with place.lock:
            return await self._until_stored(place, self.attempts.confirmed)

    async def erase(self, code: str) -> None:
        """Erases everything that the store has of the room. It may be called again. Raises `Unstored`."""
        place = self.places[code]
        async with place.lock:
            await erase_keys(self.link, code)
            place.views = None
            self.on_erase()
        self.places.drop(code)
        self.deadlines.set(code, None)

    async def replace_log(self, code: str, make: Callable[[Any, list[Entry]], NewLog | None]) -> None:
        """Replaces the whole log of a room, and its state, with the result of `make`, which runs in a thread. If the result is
        None, log and state stay. Commands to the room wait until `make` has returned. Raises `Unstored`, and `Refusal` if no
        room has the code."""
        place = self.places[code]

        async def attempt(place: Place) -> bool | None:
            before = (await self.attempts.current(place)).room
            stored = [entry async for entry in entries(self.link, code)]
            new = await asyncio.to_thread(make, before, stored)
            later = self._has_replicas
            if new is None:
                # An earlier attempt may have written the log without learning that the replicas have it.
                return True if not later or await self.attempts.confirm(place, before.seq) else None
            snapshot = place.kind.encode(new.step.room)
            place.views, expected = None, place.version
            made = place.address.new_version(new.step.room.seq)
            outcome = await replace_log(self.link, self.node, code, expected, made, snapshot, new, publishes_later=later)
            if outcome == STALE:
                return None
            place.version = made
            if later and not await self.attempts.confirm(place, made.seq):
                return None
            if outcome == TO_PUBLISH:
                last = new.entries[-1]
                place.committer.publish(place.address.publication(last.seq, encode_entry(last)))
            self._tell(Commit(code, before, new.step, new.entries[-1]))
            self.on_erase()
            return True

        async with place.lock:
            await self._until_stored(place, attempt)

    async def forget_people(self, code: str, people: Collection[str]) -> None:
        """Deletes the stored answers to these people's commands in a room, and removes the room from their lists of games.
        Raises `Unstored`."""
        rings = [keys.answers_key(code, person) for person in people]
        if rings:
            await self.link.of(code).call(self.link.client.delete(*rings))
        for person in people:
            await forget_tables(self.link, person, {code})

    async def remember_seat(self, person: str, at: SatAt) -> None:
        """Adds the table to the person's list of games. It may be called again. Raises `Unstored`."""
        await remember_seat(self.link, person, at, keep_s=self.attempts.longest_s)

    async def state(self, kind: AggregateType[A], code: str) -> A:
        """Returns the stored room or session. Raises `Unstored`, and `Refusal` if there is none or it is of another kind."""
        if self.types.of(code) is not kind:
            raise Refusal(errors.ROOM_UNKNOWN)
        found: A = (await self.look(code)).room
        return found

    def held(self, code: str) -> Views | None:
        """Returns this node's copy, if it has one. The copy may be old."""
        return self.places.held(code)

    def forget(self, code: str) -> None:
        """Drops the copy and its timer, because another node has committed and now has the deadline."""
        self.places.forget(code)

    # Attempts

    async def _until_stored(self, place: Place, attempt: Callable[..., Awaitable[T | None]], *given: Any) -> T:
        """Returns the result of `attempt(place, *given)`. Repeats the attempt if another node committed first, and after an
        outage of Redis."""
        away: Unstored | None = None
        doubt = False
        for _ in range(ATTEMPTS):
            if not place.link.is_open:
                try:
                    await place.link.opened()
                except Unstored as error:
                    raise Unstored(str(error), doubt=doubt) from None
            try:
                done = await attempt(place, *given)
                away = None
            except Unstored as error:
                # The commit may be stored although its answer was lost. Then the id shows it at the next attempt.
                away, done, doubt = error, None, doubt or error.doubt
                place.views = None
            if done is not None:
                return done
        if away is not None:
            raise Unstored(str(away), doubt=doubt)
        raise Refusal(errors.COMMAND_STALE)

    def _tell(self, commit: Commit) -> None:
        for listener in self.on_commit:
            try:
                listener(commit)
            except Exception:  # the step is stored, so an error in a callback must not look like a refusal
                log.exception("a commit could not be passed on", extra={"room": commit.code, "seq": commit.entry.seq})
