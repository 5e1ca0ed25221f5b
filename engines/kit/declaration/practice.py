"""A game's declaration of the faults that people make, for exercises (`Engine.practice`)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

Skill: TypeAlias = Literal[
    "arithmetic", "order_of_operations", "fractions", "geometry", "counting", "movement", "procedure", "timing", "remedy"
]
"""The ability that finds a fault. `movement`: the ways of the pieces; `procedure`: the steps of a turn; `timing`: the moment of
a challenge; `remedy`: the consequence of a challenge."""
SKILLS: tuple[Skill, ...] = get_args(Skill)


class FaultKind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of fault that people make.

    `rule`: the broken rule. `detail`: the fault's detail if it is a word (`Engine.details`), else empty. `difficulty`: 1 (seen
    at once) to 3 (needs a calculation). `weight`: how often exercises ask it, relative to the other kinds of the game. `act`:
    type of the action that makes the fault, if the kind has no maker and several types would.
    """

    id: str
    rule: str
    skill: Skill
    difficulty: int
    weight: int
    detail: str = ""
    act: str = ""


class Slip(NamedTuple):
    """Two ways to continue the same position, of the same appearance. `wrong`: actions with the fault; `right`: actions without
    a fault that look the same. Either may be missing."""

    wrong: tuple[Any, ...] | None
    right: tuple[Any, ...] | None


Maker: TypeAlias = Callable[[Any, int], Sequence[Slip]]
"""(state, seat) → the slips that the seat can make now."""


class Practice(NamedTuple):
    """`makers`: per id of a kind, the function that makes its slips. The school takes slips of other kinds from the game's
    faulty actions, and as their right counterparts faultless actions of the same type.

    `looks`: types of free actions that reveal what a challenger may know.
    """

    kinds: tuple[FaultKind, ...] = ()
    makers: Mapping[str, Maker] = {}
    looks: tuple[str, ...] = ()


NO_PRACTICE = Practice()
