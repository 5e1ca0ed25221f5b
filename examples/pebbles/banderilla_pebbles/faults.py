"""The faults of a turn, judged again from its actions and announcements."""

from functools import lru_cache

from banderilla_pebbles.state import MAX_TAKE, State, Turn
from engines.kit.referee.record import Fault, UnchallengedFaults, unchallenged_in

TAKE = "pebbles.take"
COUNT = "pebbles.count"
FAULTS = (TAKE, COUNT)


def take_detail(taken: int | None) -> str | None:
    """Return "many" if the number of taken stones is too large (rule `pebbles.take`), else None."""
    return "many" if taken is not None and taken > MAX_TAKE else None


def count_detail(turn: Turn) -> str | None:
    """Return "missing" if the seat said no number of stones left, "value" if it said a wrong one (rule `pebbles.count`), else
    None."""
    if turn.taken is None:
        return None
    if turn.said is None:
        return "missing"
    return None if turn.said == turn.before - turn.taken else "value"


@lru_cache(maxsize=4096)
def turn_faults(turn: Turn) -> tuple[Fault, ...]:
    found = ((TAKE, take_detail(turn.taken)), (COUNT, count_detail(turn)))
    return tuple(Fault(rule, detail) for rule, detail in found if detail is not None)


def unchallenged_faults(state: State) -> UnchallengedFaults:
    """Return the unchallenged faults of the last turn."""
    return unchallenged_in((state.last,), turn_faults)
