"""`python -m tests.load.class_joins`: a class that joins within a minute through one address, with the default limits.

The test prints how long a pupil waits from the connection attempt until the page shows the class. It also prints the
time from the last pupil's attempt until all pupils are at their boards, with each step of the tutor in between and the
CPU for it (including Redis and the process for pairings). `--workers` runs a server with several workers.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from contextlib import ExitStack

from tests.load.class_of_boards import SERVE, Class, Pupil
from tests.load.dashboard import DashboardProcess
from tests.load.process import Process


class Joining(Class):
    """A class whose pupils join evenly over some seconds. `waits_s`: for each pupil, the time from the connection
    attempt to the view of the class."""

    waits_s: list[float]
    last_dial_s: float

    async def join_over(self, seconds: float) -> None:
        self._session = await self.dashboard.call("open_session")
        pupils, self.waits_s, self.last_dial_s = 2 * self._size, [], 0.0

        async def one(number: int) -> Pupil:
            await asyncio.sleep(seconds * number / pupils)
            begun_s = self.last_dial_s = time.perf_counter()
            pupil = await self._arrive(name=f"Pupil {number}")
            await self._enter(pupil)
            self.waits_s.append(time.perf_counter() - begun_s)
            return pupil

        self.pupils = list(await asyncio.gather(*(one(number) for number in range(pupils))))


async def measure(boards: int, seconds: float, workers: int) -> None:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(Process("server", *SERVE, "--data-dir", folder, "--workers", str(workers)))
        group = Joining(server, stack.enter_context(DashboardProcess(server.port)), boards)
        await group.join_over(seconds)
        marks = {"joined": (time.perf_counter() - group.last_dial_s, 0.0)}
        for name, step in (("paired", group.plan), ("started", group.start), ("at their boards", group.sit)):
            cpu_s = server.cpu_s() + server.children_cpu_s()
            await step()
            marks[name] = time.perf_counter() - group.last_dial_s, server.cpu_s() + server.children_cpu_s() - cpu_s
        for pupil in group.pupils:
            pupil.vanish()
        await group.dashboard.call("close")
    cuts = statistics.quantiles(group.waits_s, n=100)
    print(f"{2 * boards} pupils in {seconds:.0f} s, {workers} workers: p50 {cuts[49]:.2f} s, p99 {cuts[98]:.2f} s a pupil")
    print(
        "from the last dial:", ", ".join(f"{name} {at_s:.2f} s ({cpu_s:.2f} of CPU)" for name, (at_s, cpu_s) in marks.items())
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0, help="time in which they come")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    asyncio.run(measure(asked.boards, asked.seconds, asked.workers))


if __name__ == "__main__":
    main()
