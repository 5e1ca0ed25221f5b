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
    assert monitor._timer is not None
    assert monitor._timer.cancelled(), "nothing is measured any more"


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


class Pulses:
    """Lets the monitor's thread beat a few times and then ends it."""

    def __init__(self, count: int) -> None:
        self.left = count

    def wait(self, seconds: float) -> bool:
        assert seconds == PULSE_MS / 1000
        self.left -= 1
        return self.left < 0


async def test_delays_of_the_loop_and_of_the_thread_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now_ms = [1_000.0]
    monkeypatch.setattr(stall_monitor, "steady_ms", lambda: now_ms[0])
    monitor = StallMonitor()
    for _tick in range(2):
        now_ms[0] += PULSE_MS + 500
        monitor._tick()
        monitor._thread_at_ms = now_ms[0]
    assert monitor.busy_ms() == 1_000, "the loop was late while the thread was not"
    monkeypatch.setattr(monitor, "_end", Pulses(1))
    now_ms[0] += PULSE_MS + 200
    monitor._beat()
    monitor._tick()
    assert monitor.busy_ms() == 1_000, "the process stood still for 200 ms"
    now_ms[0] += PULSE_MS + 50
    monitor._thread_at_ms = now_ms[0]
    assert monitor.busy_ms() == 1_050, "a tick that is due counts too"
    assert monitor._timer is not None
    monitor._timer.cancel()
