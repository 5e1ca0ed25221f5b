"""The tutor of a class under load, in a separate process: opens the session, starts rounds, and watches every board.

`Dashboard` does the same as a tutor's page, at the same pace (`clients/web/src/page` and
`clients/web/client/src/state.ts`). `DashboardProcess` has the same interface, and each of its calls waits for the
answer.
"""

import asyncio
import multiprocessing
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

import msgpack

from tests.people import Guest, Refused, dial

RESUMES = 24
RESUMES_PER_S = 14
"""Number of rooms to resume at once after a break, and then per second. `clients/web/client/src/state.ts` uses the same
number."""


@dataclass(frozen=True)
class Watched:
    """The messages that the dashboard got from its boards. `came_at_s[board, number]`: arrival time, by the clock that
    all processes share."""

    frames: int
    bytes: int
    cpu_s: float
    came_at_s: dict[tuple[str, int], float]


class Tutor(Guest):
    """The tutor's connection. It records the arrival and the size of each board's patches."""

    def __init__(self, *given: Any) -> None:
        self.came_at_s: dict[tuple[str, int], float] = {}
        self.frames = self.bytes = 0
        super().__init__(*given)

    def take_frame(self, frame: bytes) -> None:
        now_s = time.perf_counter()
        message = msgpack.unpackb(frame)
        self.take(message)
        if message["type"] == "patch" and len(message["room"]) == 6:
            self.came_at_s[message["room"], message["seq"]] = now_s
            self.frames += 1
            self.bytes += len(frame)
            self.inbox.pop()  # a dashboard shows its boards and keeps no messages


class Dashboard:
    """One tutor with one connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._token: str | None = None
        self._tutor: Tutor | None = None
        self._session = ""
        self._mark: tuple[int, int, float] = (0, 0, 0.0)

    @property
    def tutor(self) -> Tutor:
        assert self._tutor is not None
        return self._tutor

    @property
    def code(self) -> str:
        return self._session

    @property
    def view(self) -> Any:
        return self.tutor.views[self._session]

    @property
    def boards(self) -> list[dict[str, Any]]:
        """Returns the boards of the last round."""
        found: list[dict[str, Any]] = self.view["rounds"][-1]["boards"]
        return found

    async def call(self, name: str, *given: Any) -> Any:
        """Calls the method `name`, as `DashboardProcess.call` does."""
        return await getattr(self, name)(*given)

    async def dial(self) -> None:
        if self._tutor is not None:
            await self._tutor.close()
        self._tutor = Tutor(await dial(self._port))
        await self._tutor.hello(token=self._token, name=None if self._token else "Eva")
        self._token = self._tutor.token

    async def open_session(self) -> str:
        """Opens a session and returns its code. People who join from now on are its pupils."""
        await self.dial()
        self._session = (await self.tutor.ask("open_session", title="A class"))["params"]["room"]
        await self._has(self._session)
        return self._session

    async def alone(self) -> None:
        """Closes the dashboard: the tutor watches only the session."""
        await self.dial()
        await self.tutor.ask("join", room=self._session)
        await self._has(self._session)

    async def plan(self, pairs: Sequence[tuple[str, str]], game: str, options: dict[str, Any]) -> None:
        """Makes the draft of the next round, with these pairs at its boards, and publishes it."""
        await self.tutor.order(self._session, "plan_round", game=game, how="hand", options=options)
        await self.tutor.order(self._session, "set_boards", boards=[list(pair) for pair in pairs])
        await self.tutor.order(self._session, "publish_round")

    async def start(self) -> list[str]:
        """Starts the games of the round. Returns the codes of its rooms."""
        await self.tutor.order(self._session, "start_round")
        await self._until(lambda: all(board["state"] == "playing" for board in self.boards))
        return [board["code"] for board in self.boards]

    async def look_into_boards(self) -> None:
        """Joins all boards as a referee, one after another. Waits if the server limits the rate."""
        for board in self.boards:
            while True:
                try:
                    await self.tutor.ask("join", room=board["code"], **{"as": "referee"})
                    break
                except Refused as refusal:
                    if refusal.code != "rate/too_fast":
                        raise
                    await asyncio.sleep(refusal.message["params"]["wait_ms"] / 1_000)
        for board in self.boards:
            await self._has(board["code"])

    async def come_back(self, port: int) -> None:
        """Reconnects after a restart and resumes every room, a few at a time, until all rooms are up to date."""
        self._port = port
        known, before = dict(self.tutor.numbers), self.tutor
        await self.dial()
        while waiting := [code for code in known if code not in self.tutor.answered]:
            seen = len(self.tutor.inbox)
            for place, code in enumerate(waiting):
                if place >= RESUMES:
                    await asyncio.sleep(1 / RESUMES_PER_S)
                self.tutor.views[code], self.tutor.numbers[code] = before.views[code], before.numbers[code]
                await self.tutor.send("resume", room=code, seq=known[code], epoch=before.epochs[code])
            await self._until(lambda seen=seen: self._has_all(known) or self._is_too_fast(seen))

    async def final(self) -> None:
        """Returns when all score cards of the round and the standings are final."""
        await self._until(lambda: all(board["final"] for board in self.boards))

    async def begin(self) -> None:
        """Starts the interval whose frames, bytes, processor time and arrivals `watched` returns."""
        self._mark = (self.tutor.frames, self.tutor.bytes, time.process_time())
        self.tutor.came_at_s.clear()

    async def watched(self) -> Watched:
        frames, size, cpu_s = self._mark
        tutor = self.tutor
        return Watched(tutor.frames - frames, tutor.bytes - size, time.process_time() - cpu_s, dict(tutor.came_at_s))

    async def close(self) -> None:
        await self.tutor.close()

    def _has_all(self, codes: Iterable[str]) -> bool:
        return self.tutor.answered.issuperset(codes)

    def _is_too_fast(self, since: int) -> bool:
        return any(message.get("code") == "rate/too_fast" for message in self.tutor.inbox[since:])

    async def _has(self, code: str) -> None:
        await self.tutor.until(lambda: code in self.tutor.views)

    async def _until(self, is_so: Any) -> None:
        """Waits like the tutor's own `until`, but for longer, because a hundred boards on a busy machine take their
        time."""
        for _ in range(4):
            try:
                return await self.tutor.until(is_so)
            except TimeoutError:
                continue
        refused = [message for message in self.tutor.inbox if message["type"] == "refusal"]
        raise TimeoutError(f"refused: {refused[-3:]}")


class Caller(Protocol):
    """The interface of a dashboard in this process or in another one: `call` runs the method of that name."""

    async def call(self, name: str, *given: Any) -> Any: ...


class DashboardProcess:
    """Runs a `Dashboard` in another process: `await dashboard.call("start")` runs `await Dashboard.start()` there."""

    def __init__(self, port: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, port), daemon=True)
        self._process.start()

    async def call(self, name: str, *given: Any) -> Any:
        self._pipe.send((name, given))
        wrong, answer = await asyncio.to_thread(self._pipe.recv)
        if wrong is not None:
            raise RuntimeError(f"dashboard: {name}: {wrong}")
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe.close()
        self._process.join(10)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(10)


def _serve(pipe: Any, port: int) -> None:
    asyncio.run(_answer_calls(pipe, port))


async def _answer_calls(pipe: Any, port: int) -> None:
    dashboard = Dashboard(port)
    while True:
        try:
            name, given = await asyncio.to_thread(pipe.recv)
        except EOFError:
            return
        try:
            pipe.send((None, await getattr(dashboard, name)(*given)))
        except Exception as error:  # noqa: BLE001  # the caller gets it
            pipe.send((repr(error), None))
