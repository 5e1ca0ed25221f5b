"""The consequences of a ruling as data. Players read the consequences before they accept the ruling. A referee reads
the consequences before giving the ruling."""

from typing import Any

from engines.contract import REFEREE, SPECTATOR, Engine, Step
from server.room.values.open_ruling import Follows

UNTOLD = frozenset({"ruling", "challenge"})
"""Events that are no consequences for the reader, because the card of the ruling already shows the marks."""


def follows_from(engine: Engine[Any, Any, Any], before: Any, step: Step[Any]) -> Follows:
    """Returns the public consequences of the ruling that made `step` from the state `before`."""
    status = engine.status(step.state)
    happened = tuple(event for event in step.happenings if event.to is None and event.kind not in UNTOLD)
    if status.result is not None:
        return Follows(happened, status.result)
    was, now = _totals(engine, before), _totals(engine, step.state)
    return Follows(happened, None, status.flag, () if was == now else (was, now))


def hides(engine: Engine[Any, Any, Any], state: Any, now_ms: int) -> bool:
    """Returns True if the game hides from spectators a part of the board that a referee sees. The list of faults (`record`),
    which only referees see, does not count as a part of the board."""
    own, public = engine.view(state, REFEREE, now_ms), engine.view(state, SPECTATOR, now_ms)
    return {**own, "record": None} != {**public, "record": None}


def _totals(engine: Engine[Any, Any, Any], state: Any) -> tuple[int | float, ...]:
    """Returns the present totals of the score cards; empty if a total is not a number yet."""
    totals = [engine.card(state, seat).total for seat in range(len(engine.status(state).may))]
    return tuple(totals) if all(isinstance(total, int | float) for total in totals) else ()
