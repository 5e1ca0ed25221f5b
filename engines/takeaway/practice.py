"""The faults that people make in takeaway, for the referees' exercises."""

from collections.abc import Sequence

from engines.kit.arithmetic.slips import slipped
from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag
from engines.takeaway.actions import Say
from engines.takeaway.faults import COUNT, TAKE
from engines.takeaway.state import State


def counts(state: State, seat: int) -> Sequence[Slip]:
    """Return turns with a wrong number of remaining counters."""
    if state.result is not None or state.pending is not None or seat != state.flag:
        return ()
    if state.turn.taken is None or state.turn.said is not None:
        return ()
    return [Slip((Say(wrong),), (Say(state.pile),)) for wrong in slipped(state.pile)]


def unsaid(state: State, seat: int) -> Sequence[Slip]:
    """Return turns without an announced number."""
    return [Slip((PassFlag(),), slip.right) for slip in counts(state, seat)[:1]]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="count", rule=COUNT, skill="arithmetic", difficulty=1, weight=3, detail="value"),
        FaultKind(id="many", rule=TAKE, skill="counting", difficulty=1, weight=3, detail="many"),
        FaultKind(id="unsaid", rule=COUNT, skill="procedure", difficulty=1, weight=1, detail="missing"),
    ),
    makers={"count": counts, "unsaid": unsaid},
)
