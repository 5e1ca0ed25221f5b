"""The monitor distinguishes a busy event loop from a process that stood still."""

import threading

import pytest

from server.store.health import stall_monitor
from server.store.health.stall_monitor import PULSE_MS, StallMonitor


def pulses() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "pulse"]


async def test_its_thread_ends_with_it_and_holds_up_no_crashing_server() -> None:
    monitor = StallMonitor()
    monitor.start()
    assert [thread.daemon for thread in pulses()] == [True]
    monitor.stop()
    monitor.stop()
    assert pulses() == []


def test_a_loop_that_worked_for_long_was_busy_and_a_process_that_stood_still_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    now_ms = [1_000.0]
    monkeypatch.setattr(stall_monitor, "steady_ms", lambda: now_ms[0])
    monitor = StallMonitor()
    now_ms[0] += PULSE_MS
    assert monitor.busy_ms() == 0, "a pulse is no delay"
    now_ms[0] += 60_000
    assert monitor.busy_ms() == 0, "the thread is as late as the loop"
    monitor._thread_at_ms = now_ms[0]
    assert monitor.busy_ms() == 60_000
    monitor.forget()
    assert monitor.busy_ms() == 0
