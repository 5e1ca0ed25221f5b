"""Replaces what a program gets from its machine: the time, random numbers, threads, and worker processes.

Call `simulate_machine` before the first import of the server, because modules store functions such as `time.monotonic`
when they are imported.
"""

import os
import random
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any, Final

BEGIN_S: Final = 1_000.0
"""The monotonic clock in s at the start of a world."""
EPOCH_S: Final = 1_800_000_000.0
"""The wall clock in s at the start of a world."""
HASH_SEED: Final = "0"


class Machine:
    """The clock and the source of randomness that all simulated processes share."""

    now_s = BEGIN_S
    own_clock_s: Callable[[], float] = staticmethod(lambda: Machine.now_s)
    """Returns the time by the clock of the current process, which may drift."""
    rng = random.Random(0)


def require_fixed_hashes() -> None:
    """Starts the interpreter again if its string hashes are random, because the hashes decide the order of sets."""
    if os.environ.get("PYTHONHASHSEED") != HASH_SEED:
        os.environ["PYTHONHASHSEED"] = HASH_SEED
        os.execv(sys.executable, [sys.executable, "-m", *_module_and_arguments()])


def _module_and_arguments() -> list[str]:
    return sys.orig_argv[sys.orig_argv.index("-m") + 1 :]


def simulate_machine() -> None:
    """Replaces the machine's clocks, randomness and worker processes for all modules that are imported later."""
    os.environ["no_proxy"] = "*"
    now: dict[str, Callable[..., Any]] = {
        "monotonic": lambda: Machine.own_clock_s(),
        "monotonic_ns": lambda: int(Machine.own_clock_s() * 1e9),
        "perf_counter": lambda: Machine.own_clock_s(),
        "perf_counter_ns": lambda: int(Machine.own_clock_s() * 1e9),
        "time": lambda: Machine.now_s - BEGIN_S + EPOCH_S,
        "time_ns": lambda: int((Machine.now_s - BEGIN_S + EPOCH_S) * 1e9),
        "clock_gettime": lambda _which: Machine.own_clock_s(),
        "process_time": lambda: 0.1 * Machine.now_s,
    }
    for name, clock in now.items():
        setattr(time, name, clock)
    os.urandom = random._urandom = lambda size: Machine.rng.randbytes(size)  # type: ignore[attr-defined]
    assert secrets.token_bytes(1)
    from tests.simulation.workers import simulate_workers

    simulate_workers()
