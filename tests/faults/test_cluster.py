"""A short `make chaos ARGS="--only cluster"`: masters die, pause and lose slots during turns.

The store must lose no data, no clock may run out during a fault, and rooms on other masters must see no delay.
"""

from pathlib import Path

import pytest

from tests.faults.chaos.cluster import ClusterFleet
from tests.faults.chaos.round import Plan, Round

FAULTS = (
    "a slot moved",
    "kill -9 a master",
    "a slot moved key by key",
    "SIGSTOP a master until another took over",
    "SIGSTOP a node",
)
NOTICED_S = 2.0
"""Maximum time in s for an answer of a room on another master, on a machine that runs other tests too."""


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_nothing_outside_the_promise_happens_when_masters_die(tmp_path: Path) -> None:
    fleet = ClusterFleet(tmp_path)
    tally = await Round(Plan(embedded=False, rooms=6, seed=11, faults=FAULTS), tmp_path, fleet).run()
    lines = [*tally.lines(), *fleet.figures()]
    print("\n".join(lines))
    assert tally.wrongs == [], "\n".join([*map(str, tally.wrongs), *lines])
    assert tally.acked > 20
    assert sum(tally.strokes.values()) == len(FAULTS)
    assert fleet.others_s, "nobody played elsewhere"
    assert max(fleet.others_s) < NOTICED_S, lines
