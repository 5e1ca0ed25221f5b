"""A whole class at its boards in one session, with the tutor's dashboard closed and open (part of `make bench`).

Two pupils per board connect over real sockets from one address, with the default limits, and play Contig 60. The tutor
is a separate process. One run measures in this order:

coming in         all pupils join the session at once; the round starts; everybody is at a board
dashboard closed  each board acts at a steady rate (`paced`), then as fast as it can (`flat out`)
dashboard open    the same, with one connection that watches every board as a referee
coming back       the server restarts, and everybody reconnects at the same moment
finishing         all games end at once, everybody signs, until the standings are final

`python -m tests.load.class_of_boards --boards 100`
"""

import argparse
import asyncio
import itertools
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Protocol

from tests.load.dashboard import Caller, DashboardProcess, Watched
from tests.load.player import GAME, OPTIONS, Table
from tests.load.process import Process
from tests.people import Guest, dial

SERVE = ("serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "error")
PACES = {"paced": 1.0, "flat out": 0.0}
"""Seconds between two actions of a board: a lively class, and as fast as possible."""


class Pupil(Guest):
    """A pupil's device. It does not parse patches of the session, because in this test 200 devices share one core."""

    session = b""

    def take_frame(self, frame: bytes) -> None:
        if not self.session or self.session not in frame[:48] or b"snapshot" in frame[:24]:
            super().take_frame(frame)
        else:
            self.answered.add(self.session.decode())
            self._stirred.set()


class Board(Table):
    """A table that can act at a steady rate, and that records when it sent each action. It stops when its game ends."""

    def __init__(self, room: str, guests: tuple[Guest, Guest]) -> None:
        super().__init__(room, guests)
        self.sent_at_s: dict[tuple[str, int], float] = {}
        self._moves = self._until_over()

    async def act(self, action: dict[str, Any]) -> None:
        self.sent_at_s[self.room, self.guests[0].numbers[self.room] + 1] = time.perf_counter()
        await super().act(action)

    async def keep(self, until_s: float, first_s: float, period_s: float) -> None:
        """Plays until `until_s`: one action every `period_s`, or as fast as possible if `period_s` is 0."""
        self.actions, self.latencies_ms = 0, []
        self.sent_at_s.clear()
        for slot in itertools.count():
            at_s = first_s + slot * period_s if period_s else time.perf_counter()
            if at_s >= until_s:
                return
            await asyncio.sleep(at_s - time.perf_counter())
            action = next(self._moves, None)
            if action is None:
                return
            await self.act(action)

    def _until_over(self) -> Iterator[dict[str, Any]]:
        while self.view["room"]["state"] == "playing":
            yield from self.actions_of_turn()


@dataclass(frozen=True)
class Phase:
    """The measurements of a phase. `cpu_us`, `redis_us`: CPU per action. `dashboard_…`: the dashboard's traffic, and
    its delay after each action."""

    actions_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    redis_us: float
    dashboard_frames_per_s: float = 0.0
    dashboard_bytes_per_s: float = 0.0
    dashboard_p50_ms: float = 0.0
    dashboard_p99_ms: float = 0.0


@dataclass(frozen=True)
class Event:
    """A step that everybody takes at once. `took_s`: time until the last person sees its end. `cpu_s`: the server's CPU
    in that time."""

    took_s: float
    cpu_s: float


@dataclass(frozen=True)
class Lesson:
    """The measurements of one round of the class. `phases`: the phases of play, by the state of the dashboard and the pace
    of play. `events`: the steps that everybody takes at once, by name."""

    phases: dict[tuple[str, str], Phase]
    events: dict[str, Event]
    memory_mb: float


class Server(Protocol):
    """The measured server process, with the interface of `tests.load.process.Process`."""

    @property
    def port(self) -> int: ...
    def cpu_s(self) -> float: ...
    def children_cpu_s(self) -> float: ...
    def memory_bytes(self) -> int: ...


class Class:
    """The pupils of one session, their boards, and the tutor's process."""

    def __init__(self, server: Server, dashboard: Caller, boards: int) -> None:
        self.server = server
        self.dashboard = dashboard
        self.boards: list[Board] = []
        self.pupils: list[Pupil] = []
        self._size = boards
        self._session = ""

    async def join(self) -> None:
        """Lets all pupils join at once, and waits until each of them sees the session."""
        self._session = await self.dashboard.call("open_session")
        self.pupils = list(await asyncio.gather(*(self._arrive(name=f"Pupil {number}") for number in range(2 * self._size))))
        await asyncio.gather(*(self._enter(pupil) for pupil in self.pupils))

    async def _arrive(self, **who: str) -> Pupil:
        pupil = Pupil(await dial(self.server.port, open_timeout=60))
        pupil.session = self._session.encode()
        await pupil.hello(**who)
        return pupil

    async def _enter(self, pupil: Pupil) -> None:
        await pupil.ask("join", room=self._session, **{"as": "seat"})
        await pupil.until(lambda: self._session in pupil.views)

    async def plan(self) -> None:
        pairs = [(one.id, other.id) for one, other in zip(self.pupils[::2], self.pupils[1::2], strict=True)]
        await self.dashboard.call("plan", pairs, GAME, OPTIONS)

    async def start(self) -> None:
        """Starts the round with all its games."""
        rooms = await self.dashboard.call("start")
        couples = zip(rooms, self.pupils[::2], self.pupils[1::2], strict=True)
        self.boards = [Board(room, (one, other)) for room, one, other in couples]

    async def sit(self) -> None:
        """Sends all pupils to their boards at once, and waits until each of them sees the board."""
        await asyncio.gather(*(self._sit(board) for board in self.boards))

    async def _sit(self, board: Board) -> None:
        for guest in board.guests:
            answer = await guest.ask("join", room=board.room)
        for guest in board.guests:
            await guest.until(lambda guest=guest: guest.numbers.get(board.room, -1) >= answer["seq"])  # type: ignore[misc]

    async def phase(self, seconds: float, period_s: float) -> Phase:
        """Lets all boards play for `seconds`, and returns the measurements."""
        await self.dashboard.call("begin")
        cpu, redis = self.server.cpu_s(), self.server.children_cpu_s()
        started_s = time.perf_counter()
        until_s = started_s + seconds
        starts = [started_s + period_s * place / len(self.boards) for place in range(len(self.boards))]
        await asyncio.gather(*(board.keep(until_s, start, period_s) for board, start in zip(self.boards, starts, strict=True)))
        took_s = time.perf_counter() - started_s
        cpu, redis = self.server.cpu_s() - cpu, self.server.children_cpu_s() - redis
        await asyncio.sleep(0.2)  # messages in flight must reach the dashboard first
        watched: Watched = await self.dashboard.call("watched")
        return self._summed(took_s, cpu, redis, watched)

    def _summed(self, took_s: float, cpu_s: float, redis_s: float, watched: Watched) -> Phase:
        actions = sum(board.actions for board in self.boards)
        own = percentiles([latency for board in self.boards for latency in board.latencies_ms])
        sent = {key: at_s for board in self.boards for key, at_s in board.sent_at_s.items()}
        seen = percentiles([(at_s - sent[key]) * 1_000 for key, at_s in watched.came_at_s.items() if key in sent])
        return Phase(
            actions / took_s,
            *own,
            cpu_s / actions * 1e6,
            redis_s / actions * 1e6,
            watched.frames / took_s,
            watched.bytes / took_s,
            *seen,
        )

    async def come_back(self) -> None:
        """After a restart, lets all pupils reconnect at once and resume the session, then the board."""
        await asyncio.gather(*(self._resume(board) for board in self.boards))

    async def _resume(self, board: Board) -> None:
        guests = []
        for old in board.guests:
            guest = await self._arrive(token=old.token)
            for code in (self._session, board.room):
                guest.views[code], guest.numbers[code] = old.views[code], old.numbers[code]
                await guest.send("resume", room=code, seq=old.numbers[code], epoch=old.epochs[code])
            await guest.until(lambda guest=guest, room=board.room: guest.answered >= {self._session, room})  # type: ignore[misc]
            guests.append(guest)
        board.guests = (guests[0], guests[1])

    async def finish(self) -> None:
        """Ends all games and signs all cards at once, and waits until the dashboard has the final standings."""
        await asyncio.gather(self.dashboard.call("final"), *(self._end(board) for board in self.boards))

    async def _end(self, board: Board) -> None:
        if board.view["room"]["state"] == "playing":
            await board.guests[0].act(board.room, {"type": "resign"})
        for guest in board.guests:
            await guest.order(board.room, "sign")


def percentiles(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return 0.0, 0.0
    cuts = statistics.quantiles(values, n=100)
    return cuts[49], cuts[98]


async def lesson(
    server: Server, dashboard: Caller, restart: Callable[[], Awaitable[Server]], *, boards: int, seconds: float
) -> Lesson:
    """Runs one round of a class with `boards` boards. `restart`: ends the server and returns the new one."""
    events: dict[str, Event] = {}
    group = Class(server, dashboard, boards)

    async def measured(what: str, doing: Awaitable[object]) -> None:
        cpu, started_s = group.server.cpu_s(), time.perf_counter()
        await doing
        events[what] = Event(time.perf_counter() - started_s, group.server.cpu_s() - cpu)

    await measured("all have joined", group.join())
    await group.plan()
    await measured("the round runs", group.start())
    await measured("everybody is at a board", group.sit())
    phases = {("closed", pace): await group.phase(seconds, period_s) for pace, period_s in PACES.items()}
    await measured("the dashboard has all boards", dashboard.call("look_into_boards"))
    phases |= {("open", pace): await group.phase(seconds, period_s) for pace, period_s in PACES.items()}
    memory_mb = server.memory_bytes() / 2**20
    group.server = await restart()
    dashboard_back = measured("the dashboard is back after a restart", dashboard.call("come_back", group.server.port))
    await asyncio.gather(measured("pupils are back after a restart", group.come_back()), dashboard_back)
    await measured("the standings are final", group.finish())
    for board in group.boards:
        for guest in board.guests:
            guest.vanish()
    await dashboard.call("close")
    return Lesson(phases, events, memory_mb)


async def lesson_of_processes(boards: int, seconds: float) -> Lesson:
    """Runs the lesson with a separate server and the tutor in a separate process."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())

        def serve() -> Process:
            return stack.enter_context(Process("server", *SERVE, "--data-dir", folder))

        async def restart() -> Process:
            server.popen.terminate()
            await asyncio.to_thread(server.popen.wait, 20)
            return serve()

        server = serve()
        dashboard = stack.enter_context(DashboardProcess(server.port))
        return await lesson(server, dashboard, restart, boards=boards, seconds=seconds)


def show(boards: int, lessons: Sequence[Lesson]) -> None:
    """Prints the best of the runs, because other load on the machine can only make a run worse."""
    print(f"{boards} boards in one session, {2 * boards} pupils and a tutor; the best of {len(lessons)} runs")
    print(f"{'':<22}{'actions/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'CPU µs':>8} {'Redis µs':>9}", end="")
    print(f" {'board/s':>8} {'KB/s':>7} {'p50 ms':>8} {'p99 ms':>8}")
    for dashboard, pace in itertools.product(("closed", "open"), PACES):
        best = min((one.phases[dashboard, pace] for one in lessons), key=lambda phase: phase.cpu_us)
        print(
            f"{f'dashboard {dashboard}, {pace}':<22}{best.actions_per_s:>10.0f} {best.p50_ms:>8.2f} {best.p99_ms:>8.2f}", end=""
        )
        print(f" {best.cpu_us:>8.0f} {best.redis_us:>9.0f}", end="")
        print(f" {best.dashboard_frames_per_s:>8.0f} {best.dashboard_bytes_per_s / 1024:>7.1f}", end="")
        print(f" {best.dashboard_p50_ms:>8.2f} {best.dashboard_p99_ms:>8.2f}")
    for what in lessons[0].events:
        took_s, cpu_s = (min(getattr(one.events[what], field) for one in lessons) for field in ("took_s", "cpu_s"))
        print(f"{what:<34}{took_s:>7.2f} s, CPU of the server {cpu_s:>6.2f} s")
    print(f"{'memory of the server':<34}{min(one.memory_mb for one in lessons):>7.1f} MB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=4.0, help="length of each of the four phases")
    asked = parser.parse_args()
    show(asked.boards, [asyncio.run(lesson_of_processes(asked.boards, asked.seconds)) for _ in range(asked.runs)])


if __name__ == "__main__":
    main()
