"""A player that acts at random, mostly without faults. With such players every situation of a game occurs, and games end."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

USUAL: Final[Mapping[str, float]] = {"pass": 0.9, "sound": 0.85, "faulty": 0.1, "challenge": 0.05}
"""Weight of each kind of action in the random choice."""


def chosen(info: Mapping[str, Any], mask: Any, fate: Random, weights: Mapping[str, float] = USUAL) -> int:
    """Returns an index that the mask allows: the function first draws a kind by its weight, then an action of that
    kind."""
    by_kind: dict[str, list[int]] = {}
    for index, kind in enumerate(info["kinds"]):
        if mask[index]:
            by_kind.setdefault(kind, []).append(index)
    kinds = sorted(by_kind)
    (kind,) = fate.choices(kinds, [weights[kind] for kind in kinds])
    return fate.choice(by_kind[kind])
