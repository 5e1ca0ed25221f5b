"""A game's declaration of the faults that people make, for the referees' exercises (`Engine.practice`)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

Skill: TypeAlias = Literal[
    "arithmetic", "order_of_operations", "fractions", "geometry", "counting", "movement", "procedure", "timing", "remedy"
]
"""The ability that a person needs to find a fault. `movement`: how the pieces move; `procedure`: the steps of a turn; `timing`:
the moment of a challenge; `remedy`: the consequence of a challenge."""
SKILLS: tuple[Skill, ...] = get_args(Skill)


class FaultKind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of fault that people make.

    `rule`: the broken rule. `detail`: the fault's detail if it is a word (`Engine.details`), else empty. `difficulty`: from 1
    (a person sees the fault at once) to 3 (it needs a calculation). `weight`: how often exercises ask it, relative to the other
    kinds of the game. `act`: type of the action that contains the fault, if the kind has no maker and actions of several types
    could contain it.
    """

    id: str
    rule: str
    skill: Skill
    difficulty: int
    weight: int
    detail: str = ""
    act: str = ""


class Slip(NamedTuple):
    """Two sets of actions in the same position that look alike. `wrong`: actions with the fault. `right`: actions without a
    fault. One of them may be None."""

    wrong: tuple[Any, ...] | None
    right: tuple[Any, ...] | None


Maker: TypeAlias = Callable[[Any, int], Sequence[Slip]]
"""Function (state, seat) → the slips that the seat can make now: wrong actions and similar right ones."""


class Practice(NamedTuple):
    """The faults that the exercises of a game use. `makers`: the function that makes the slips of a kind, by the kind's id. For
    a kind without a maker, the school takes wrong actions from `Engine.faulty_actions` and right ones of the same type from
    `Engine.faultless_actions`.

    `looks`: types of actions that cost nothing and reveal what a challenger may know.
    """

    kinds: tuple[FaultKind, ...] = ()
    makers: Mapping[str, Maker] = {}
    looks: tuple[str, ...] = ()


NO_PRACTICE = Practice()
