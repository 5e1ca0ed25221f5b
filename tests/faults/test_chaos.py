"""A short `make chaos` on each kind of deployment, with every fault that takes little time. No fault may cause a
violation (`tests.faults.chaos.history.KINDS`)."""

from pathlib import Path

import pytest

from tests.faults.chaos.round import Plan, Round
from tests.faults.chaos.workers import WorkersFleet

FAULTS = (
    "sockets cut",
    "SIGSTOP store",
    "kill -9 store",
    "store connections killed",
    "kill -9 store in a slow fsync",
    "clock of the store stepped",
    "kill -9 a node",
    "disk full",
)


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("embedded", [True, False], ids=["embedded store", "two nodes"])
async def test_nothing_outside_the_promise_happens_under_faults(tmp_path: Path, *, embedded: bool) -> None:
    tally = await Round(Plan(embedded, rooms=4, seed=7, faults=FAULTS), tmp_path).run()
    assert tally.wrongs == [], "\n".join([*map(str, tally.wrongs), *tally.lines()])
    assert tally.acked > 20
    assert sum(tally.strokes.values()) + len({*tally.left_out} & {*FAULTS}) == len(FAULTS)


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_killed_workers_and_a_rolling_restart_lose_nothing(tmp_path: Path) -> None:
    faults = ("kill -9 a worker", "rolling restart", "kill -9 a worker", "SIGTERM a node")
    fleet = WorkersFleet(tmp_path)
    tally = await Round(Plan(True, rooms=4, seed=11, faults=faults), tmp_path, fleet).run()
    assert tally.wrongs == [], "\n".join([*map(str, tally.wrongs), *tally.lines()])
    assert tally.acked > 20
    assert tally.injected["kill -9 a worker"] == 2
    assert tally.injected["rolling restart"] == 2
