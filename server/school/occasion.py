"""Makes occasions for a kind of fault. An occasion is a way to go on from a position: a play with the fault, or a similar play
without the fault.

For important kinds of fault the game supplies these plays (`Engine.practice`). For all other kinds, the game's faulty actions
make the fault, and actions of the same type without a fault are their counterparts.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engines.contract import Engine
from engines.kit.declaration.practice import FaultKind
from server.school.playout import type_of

TRIED: Final = 3
"""Maximum number of plays that a search tries in one position."""

Actions = tuple[Any, ...]


def occasions(
    engine: Engine[Any, Any, Any], state: Any, seat: int, kind: FaultKind, lot: random.Random, *, wrong: bool
) -> Sequence[Actions]:
    """Returns some plays that the seat can make now. If `wrong`, every play has the fault; otherwise none has it."""
    found = list(_ways(engine, state, seat, kind, wrong=wrong))
    return lot.sample(found, min(len(found), TRIED))


def slips(engine: Engine[Any, Any, Any], state: Any, seat: int, kind: FaultKind) -> Iterator[Actions]:
    """Yields all plays of both kinds that the seat can make now: with this fault, and similar plays without it."""
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
