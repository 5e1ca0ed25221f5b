"""`python -m tests.load.crowd`: crowds that leave, nodes that stop with a crowd, and watched rooms at rest.

vanish      thousands of spectators of one room disconnect at once; a player's pings show the longest delay
stop        SIGTERM with thousands connected, until the process ends: all in one room, or each in a separate room
at rest     watched rooms without play: share of one core

The crowd consists of raw sockets that answer only closing frames. They belong to this process, except in *vanish*:
there a second process has them, and the test kills it, so that the player need not wait while the crowd closes.
"""

import argparse
import asyncio
import contextlib
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tests.load.actions import LIMITS, SERVE
from tests.load.driver import Guest, arrive
from tests.load.process import Process

TOGETHER: Final = 20
PING_S: Final = 0.02
SETTLES_S: Final = 12.0
"""Time in s after which the server has certainly handled a crowd that has come or left, and has checked the rooms that
the crowd watches."""
REST_S: Final = 20.0
ROOMS_OF_ONE: Final = 100
"""Number of rooms that one connection watches in measurements that are not about connections."""
GAME: Final = {"game": "contig60", "seats": 2}


class Farewell(NamedTuple):
    cpu_s: float
    stood_ms: float
    """Longest time in ms that a player waited for a pong."""


@contextlib.contextmanager
def server() -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder, Process("server", *SERVE, "--data-dir", folder, *LIMITS) as process:
        yield process


async def several(times: int, make: Callable[[], Coroutine[Any, Any, Guest]]) -> list[Guest]:
    made: list[Guest] = []
    while len(made) < times:
        made += await asyncio.gather(*(make() for _ in range(min(TOGETHER, times - len(made)))))
    return made


async def hosted(port: int) -> tuple[Guest, str]:
    """Connects a host and opens a room. Returns the host and the room's code."""
    host = await arrive(port)
    room: str = (await host.ask("create", **GAME))["params"]["room"]
    return host, room


async def watchers(port: int, room: str, people: int) -> list[Guest]:
    async def come() -> Guest:
        guest = await arrive(port)
        await guest.ask("join", room=room, **{"as": "spectator"})
        return guest

    return await several(people, come)


async def watching(port: int, people: int) -> tuple[Guest, str, list[Guest]]:
    """Opens a room with `people` spectators. Returns the host, the room's code and the spectators."""
    host, room = await hosted(port)
    return host, room, await watchers(port, room, people)


@contextlib.asynccontextmanager
async def crowd_of(port: int, room: str, people: int) -> AsyncIterator[Callable[[], None]]:
    """Starts `people` spectators of a room in another process. Yields the function that makes these spectators
    vanish."""
    words = [sys.executable, "-m", "tests.load.crowd", "--watch", str(port), room, "--people", str(people)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as child:  # noqa: ASYNC220
        assert child.stdout is not None
        if await asyncio.to_thread(child.stdout.readline) != "ready\n":
            raise ChildProcessError("not everybody came in")
        yield child.kill


async def watch(port: int, room: str, people: int) -> None:
    there = await watchers(port, room, people)
    print("ready", flush=True)
    await asyncio.Event().wait()
    del there


async def in_own_rooms(port: int, people: int, rooms_each: int = 1) -> list[Guest]:
    async def come() -> Guest:
        guest = await arrive(port)
        for _ in range(rooms_each):
            await guest.ask("create", **GAME)
        return guest

    return await several(people, come)


async def vanish(people: int) -> Farewell:
    with server() as process:
        host, room = await hosted(process.port)
        async with crowd_of(process.port, room, people) as vanish_now:
            await asyncio.sleep(SETTLES_S)
            return await _farewell(process, host, room, vanish_now)


async def _farewell(process: Process, host: Guest, room: str, vanish_now: Callable[[], None]) -> Farewell:
    """Measures the delay that a player feels when the crowd vanishes."""
    pongs: asyncio.Queue[float] = asyncio.Queue()
    host.socket.on_message = lambda _payload: pongs.put_nowait(time.perf_counter())
    ping = msgspec.msgpack.encode({"type": "ping", "at": 0, "room": room})
    cpu_s, began_s = process.cpu_s(), time.perf_counter()
    vanish_now()
    stood_s = 0.0
    while time.perf_counter() - began_s < SETTLES_S:
        sent_s = time.perf_counter()
        host.socket.send(ping)
        stood_s = max(stood_s, await pongs.get() - sent_s)
        await asyncio.sleep(PING_S)
    return Farewell(process.cpu_s() - cpu_s, stood_s * 1_000)


class Stopped(NamedTuple):
    took_s: float
    cpu_s: float
    """CPU time in s, including Redis."""


async def stop(people: int, come: Callable[[int, int], Coroutine[Any, Any, object]]) -> Stopped:
    """Measures the time from SIGTERM until the process has ended."""
    with server() as process:
        there = await come(process.port, people)
        await asyncio.sleep(SETTLES_S)
        before_s = process.cpu_s() + process.children_cpu_s()
        began_s = time.perf_counter()
        process.popen.terminate()
        _pid, _status, used = await asyncio.to_thread(os.wait4, process.popen.pid, 0)
        took_s = time.perf_counter() - began_s
        del there
        return Stopped(took_s, used.ru_utime + used.ru_stime - before_s)


async def at_rest(rooms: int) -> float:
    """Measures the share of one core that `rooms` watched rooms need at rest. The cost of the connections does not count:
    the function first measures the same connections with one room each, and subtracts that share."""
    with server() as process:
        people = rooms // ROOMS_OF_ONE
        alone = await in_own_rooms(process.port, people)
        await asyncio.sleep(SETTLES_S)
        before = await _share(process)
        crowd = await in_own_rooms(process.port, people, ROOMS_OF_ONE - 1)
        await asyncio.sleep(SETTLES_S)
        share = await _share(process) - before
        del alone, crowd
        return share


async def _share(process: Process) -> float:
    cpu_s, began_s = process.cpu_s(), time.perf_counter()
    await asyncio.sleep(REST_S)
    return (process.cpu_s() - cpu_s) / (time.perf_counter() - began_s)


async def main(people: Sequence[int], rooms: int, parts: Sequence[str]) -> None:
    for number in people:
        if "vanish" in parts:
            gone = await vanish(number)
            print(
                f"{number} of one room gone at once: {gone.cpu_s:.2f} s of CPU, a ping stood {gone.stood_ms:.0f} ms", flush=True
            )
        if "stop" in parts:
            for where, come in (("in one room", watching), ("in a room each", in_own_rooms)):
                stopped = await stop(number, come)
                print(f"SIGTERM with {number} {where}: {stopped.took_s:.2f} s, {stopped.cpu_s:.2f} s of CPU", flush=True)
    if "rest" in parts:
        print(f"{rooms} watched rooms at rest: {100 * await at_rest(rooms):.1f} % of a core", flush=True)


if __name__ == "__main__":
    import uvloop

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, nargs="*", default=[5_000])
    parser.add_argument("--rooms", type=int, default=5_000)
    parser.add_argument("--only", nargs="*", default=["vanish", "stop", "rest"], choices=["vanish", "stop", "rest"])
    parser.add_argument("--watch", nargs=2, metavar=("PORT", "ROOM"), help="be the crowd's process")
    asked = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if asked.watch:
        uvloop.run(watch(int(asked.watch[0]), asked.watch[1], asked.people[0]))
    uvloop.run(main(asked.people, asked.rooms, asked.only))
