"""The occasions of a kind of fault: two ways to continue a position, with the fault and without it, of the same appearance.

A game has makers for its important kinds (`Engine.practice`). For the other kinds the game's faulty actions make the fault, and
faultless actions of the same type are their counterparts.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from engines.contract import Engine
from engines.kit.declaration.practice import FaultKind
from server.school.playout import plain

TRIED: Final = 3
"""Maximum number of continuations of a position that a search tries."""

Actions = tuple[Any, ...]


def occasions(
    engine: Engine[Any, Any, Any], state: Any, seat: int, kind: FaultKind, lot: random.Random, *, wrong: bool
) -> Sequence[Actions]:
    """Returns some continuations of the seat, all with the fault or all without it."""
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
    """Returns the tag of an action."""
    tag: str = plain(action)["type"]
    return tag
