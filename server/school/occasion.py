"""Makes occasions for a kind of fault: ways to go on from a position with the fault, and ways without the fault that look like
the ways with it.

For important kinds of fault the game supplies these ways (`Engine.practice`). For all other kinds, the game's faulty actions
make the fault, and actions of the same type without a fault are their counterparts.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engines.contract import Engine
from engines.kit.declaration.practice import FaultKind
from server.school.playout import type_of

TRIED: Final = 3
"""Maximum number of ways to go on from a position that a search tries."""

Actions = tuple[Any, ...]


def occasions(
    engine: Engine[Any, Any, Any], state: Any, seat: int, kind: FaultKind, lot: random.Random, *, wrong: bool
) -> Sequence[Actions]:
    """Returns some ways for the seat to go on; `wrong`: all these ways have the fault; otherwise none has it."""
    found = list(_ways(engine, state, seat, kind, wrong=wrong))
    return lot.sample(found, min(len(found), TRIED))


def slips(engine: Engine[Any, Any, Any], state: Any, seat: int, kind: FaultKind) -> Iterator[Actions]:
    """Yields all ways for the seat to go on: the ways with this fault, and similar ways without the fault."""
    for wrong in (True, False):
        yield from _ways(engine, state, seat, kind, wrong=wrong)


def _ways(engine: Engine[Any, Any, Any], state: Any, seat: int, kind: FaultKind, *, wrong: bool) -> Iterator[Actions]:
    maker = engine.practice.makers.get(kind.id)
    if maker is not None:
        for slip in maker(state, seat):
            actions = slip.wrong if wrong else slip.right
            if actions is not None:
                yield actions
        return
    faulty = [action for action in engine.faulty_actions(state, seat) if kind.act in ("", type_of(action))]
    if wrong:
        yield from ((action,) for action in faulty)
    elif faulty:
        types = {type_of(action) for action in faulty}
        yield from ((action,) for action in engine.faultless_actions(state, seat) if type_of(action) in types)
