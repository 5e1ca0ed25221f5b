"""The monitor tells a busy event loop from a process that stood still."""

import threading
import time

import pytest

from server.store.health import stall_monitor
from server.store.health.stall_monitor import PULSE_MS, StallMonitor


def pulses() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "pulse"]


async def test_a_loop_that_worked_for_long_was_busy_until_it_is_forgotten() -> None:
    monitor = StallMonitor()
    monitor.start()
    assert [thread.daemon for thread in pulses()] == [True], "a server that crashes must not wait for it"
    time.sleep(5 * PULSE_MS / 1000)  # noqa: ASYNC251 - the work that holds the loop
    assert monitor.busy_ms() >= 2 * PULSE_MS
    monitor.forget()
    assert monitor.busy_ms() < PULSE_MS
    monitor.stop()
    monitor.stop()
    assert pulses() == []


def test_a_process_that_stood_still_was_not_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    now_ms = [1_000.0]
    monkeypatch.setattr(stall_monitor, "steady_ms", lambda: now_ms[0])
    monitor = StallMonitor()
    now_ms[0] += PULSE_MS
    assert monitor.busy_ms() == 0, "a pulse is no delay"
    now_ms[0] += 60_000
    assert monitor.busy_ms() == 0, "the thread is as late as the loop"
    monitor._thread_at_ms = now_ms[0]
    assert monitor.busy_ms() == 60_000
