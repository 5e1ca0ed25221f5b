"""The facts of a fault of takeaway (`Fault.facts`): the announced number and the right number."""

from typing import TypedDict

from msgspec.structs import replace

from engines.kit.referee.record import Fault
from engines.takeaway.faults import COUNT, turn_faults
from engines.takeaway.state import Turn


class WrongCount(TypedDict):
    """Facts of a wrong count. The seat said `said`, but `left` counters remain."""

    said: int
    left: int


def faults_explained(turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn with their facts."""
    return tuple(explained(turn, fault) for fault in turn_faults(turn))


def explained(turn: Turn, fault: Fault) -> Fault:
    """Return the fault with its facts. Only a wrong count has facts."""
    if (fault.rule, fault.detail) != (COUNT, "value"):
        return fault
    assert turn.said is not None
    assert turn.taken is not None
    facts: WrongCount = {"said": turn.said, "left": turn.before - turn.taken}
    return replace(fault, facts=facts)
