"""The numbers that show a fault of takeaway to the person who reads of it (`Fault.facts`)."""

from typing import TypedDict

from msgspec.structs import replace

from engines.kit.referee.record import Fault
from engines.takeaway.faults import COUNT, turn_faults
from engines.takeaway.state import Turn


class WrongCount(TypedDict):
    """The seat said `said`, and `left` counters are left."""

    said: int
    left: int


def faults_explained(turn: Turn) -> tuple[Fault, ...]:
    """All faults of a turn with the facts that show them."""
    return tuple(explained(turn, fault) for fault in turn_faults(turn))


def explained(turn: Turn, fault: Fault) -> Fault:
    """The fault with its facts. Only a wrong count has some."""
    if (fault.rule, fault.detail) != (COUNT, "value"):
        return fault
    assert turn.said is not None
    assert turn.taken is not None
    facts: WrongCount = {"said": turn.said, "left": turn.before - turn.taken}
    return replace(fault, facts=facts)
