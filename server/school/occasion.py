"""Makes occasions for a kind of fault: ways to go on from a position with the fault, and ways without the fault that look like
the ways with it.

For important kinds of fault the game supplies these ways (`Engine.practice`). For all other kinds, the game's faulty actions
make the fault, and actions of the same type without a fault are their counterparts.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from engines.contract import Engine
from engines.kit.declaration.practice import FaultKind
from server.school.playout import plain

TRIED: Final = 3
"""Maximum number of ways to go on from a position that a search tries."""

Actions = tuple[Any, ...]


def occasions(
    engine: Engine[Any, Any, Any], state: Any, seat: int, kind: FaultKind, lot: random.Random, *, wrong: bool
) -> Sequence[Actions]:
    """Returns some ways for the seat to go on; `wrong`: all these ways have the fault; otherwise none has it."""
    maker = engine.practice.makers.get(kind.id)
    if maker is not None:
        slips = maker(state, seat)
        found = [one for slip in slips if (one := slip.wrong if wrong else slip.right) is not None]
    else:
        faulty = [action for action in engine.faulty_actions(state, seat) if kind.act in ("", type_of(action))]
        found = [(action,) for action in faulty]
        if faulty and not wrong:
            types = {type_of(action) for action in faulty}
            found = [(action,) for action in engine.faultless_actions(state, seat) if type_of(action) in types]
    return lot.sample(found, min(len(found), TRIED))


def type_of(action: Any) -> str:
    """Returns the type of an action as its tag."""
    tag: str = plain(action)["type"]
    return tag
