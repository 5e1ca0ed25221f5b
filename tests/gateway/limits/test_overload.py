"""A full node opens no new tables while its running tables continue. It opens new ones when it has capacity again."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from protocol import errors
from server.gateway.limits import overload
from server.gateway.limits.overload import EVERY_S, FULL, Pressure
from tests.conftest import Arrival, NodeMaker
from tests.people import Refused, seated


def looked(pressure: Pressure, seconds: float, *, late_s: float, used: float) -> bool:
    """Tells whether the node is overloaded after `seconds`. Each check of the load comes `late_s` too late and measures
    that the process used the share `used` of a core."""
    passed_s = EVERY_S + late_s
    for _ in range(round(seconds / passed_s)):
        pressure.note(passed_s, used * passed_s)
    return pressure.is_over


def test_it_takes_both_signs_and_some_time() -> None:
    pressure = Pressure(100)
    assert not looked(pressure, 60, late_s=0.001, used=0.95), "full and in time"
    assert not looked(pressure, 60, late_s=0.5, used=0.3), "late, but others have the machine"
    assert not looked(Pressure(100), 0.4, late_s=0.15, used=1), "for a moment"
    assert looked(pressure, 10, late_s=0.15, used=0.95)
    assert looked(pressure, 10, late_s=0.07, used=0.95), "not over before it has come down to the half"
    assert not looked(pressure, 10, late_s=0.045, used=0.95)
    assert not looked(pressure, 10, late_s=0.07, used=0.95)


def test_a_node_at_its_limits_is_not_overloaded_yet() -> None:
    """Overload needs two signs: late checks and a busy core. A sign counts only beyond its limit, not exactly at it."""
    passed_s = 4.0
    late_ms = 1_000 * (passed_s - EVERY_S)
    for limit_ms, used, is_over in ((late_ms, 1.0, False), (late_ms - 1, FULL, False), (late_ms - 1, 1.0, True)):
        pressure = Pressure(int(limit_ms))
        pressure.note(passed_s, used * passed_s)
        assert pressure.is_over == is_over, (limit_ms, used)


async def test_each_look_measures_the_time_since_the_last_one_until_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(monotonic=lambda: 100.0, process_time=lambda: 7.0)
    monkeypatch.setattr(overload, "time", clock)
    pressure, noted = Pressure(100), list[tuple[float, float]]()
    monkeypatch.setattr(pressure, "note", lambda *seconds: noted.append(seconds))
    pressure.stop()
    pressure.start()
    clock.monotonic, clock.process_time = lambda: 100.5, lambda: 7.25
    pressure._look()
    pressure._look()
    assert noted == [(0.5, 0.25), (0.0, 0.0)]
    pressure.stop()
    assert pressure._timer is not None
    assert pressure._timer.cancelled()


async def test_under_load_new_tables_are_refused_and_open_ones_go_on(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node(busy_ms=40)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)

    async def load() -> None:
        while True:
            until_s = time.thread_time() + 0.15
            while time.thread_time() < until_s:
                pass
            await asyncio.sleep(0)

    loading = asyncio.create_task(load())
    # On a busy machine the process may not get most of a core. Then the node would not count the load as its own, so
    # the test reports a full core.
    monkeypatch.setattr(node.pressure, "note", lambda passed_s, _used_s: Pressure.note(node.pressure, passed_s, passed_s))
    async with asyncio.timeout(30):
        while not node.pressure.is_over:  # noqa: ASYNC110 - it looks by itself
            await asyncio.sleep(0.05)
    loading.cancel()  # reading the log takes some seconds
    for kind, fields in (("create", {"game": "noughts", "seats": 2}), ("open_session", {"title": "A"})):
        with pytest.raises(Refused) as refusal:
            await ana.ask(kind, **fields)
        assert refusal.value.code == errors.SERVER_BUSY
        assert refusal.value.message["params"]["wait_ms"] > 0
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        answer = await guest.act(room, {"type": "place", "cell": cell})
    await bo.reaches(room, answer["seq"])
    async with asyncio.timeout(30):
        while node.pressure.is_over:  # noqa: ASYNC110 - likewise
            await asyncio.sleep(0.05)
    await ana.ask("create", game="noughts", seats=2)
