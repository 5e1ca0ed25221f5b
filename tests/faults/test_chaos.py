"""A short `make chaos` on each kind of deployment: every cheap fault, and no violation of the promise."""

from pathlib import Path

import pytest

from tests.faults.chaos.round import Plan, Round

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
