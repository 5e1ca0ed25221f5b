"""The faults of a turn, found from its actions and announcements."""

from functools import lru_cache

from engines.kit.referee.record import Fault, UnchallengedFaults, unchallenged_in
from engines.takeaway.state import MAX_TAKE, State, Turn

TAKE = "takeaway.take"
COUNT = "takeaway.count"
FAULTS = (TAKE, COUNT)


def take_detail(taken: int | None) -> str | None:
    """Return `many` if the number of taken counters breaks the rule `takeaway.take`; else None."""
    return "many" if taken is not None and taken > MAX_TAKE else None


def count_detail(turn: Turn) -> str | None:
    """Return the broken part of the rule `takeaway.count`: `missing` or `value`; None if the announcement is right."""
    if turn.taken is None:
        return None
    if turn.said is None:
        return "missing"
    return None if turn.said == turn.before - turn.taken else "value"


@lru_cache(maxsize=1024)
def turn_faults(turn: Turn) -> tuple[Fault, ...]:
    found = ((TAKE, take_detail(turn.taken)), (COUNT, count_detail(turn)))
    return tuple(Fault(rule, detail) for rule, detail in found if detail is not None)


def unchallenged_faults(state: State) -> UnchallengedFaults:
    """Return the faults of the last turn that no seat has challenged yet."""
    return unchallenged_in((state.last,), turn_faults)
