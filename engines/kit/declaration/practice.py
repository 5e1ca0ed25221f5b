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
    (a person sees the fault at once) to 3 (it needs a calculation). `weight`: how often exercises use this kind, relative to
    the other kinds against the same rule. `act`: type of the action that contains the fault. An exercise offers the rule as an
    answer only after an action of this type. If `act` is empty, the rule can be an answer after an action of any type with
    which a play of this kind begins. `same`: fields of an action that say which piece the action is about. An exercise offers
    the rule as an answer only if these fields have the same values in the exercise's action and in a possible play of this
    kind.
    """

    id: str
    rule: str
    skill: Skill
    difficulty: int
    weight: int
    detail: str = ""
    act: str = ""
    same: tuple[str, ...] = ()


class Slip(NamedTuple):
    """A wrong play and a similar right play in the same position, for an exercise. `wrong`: the actions with the fault.
    `right`: actions without a fault. Either field may be None."""

    wrong: tuple[Any, ...] | None
    right: tuple[Any, ...] | None


Maker: TypeAlias = Callable[[Any, int], Sequence[Slip]]
"""Function (state, seat) → the pairs (`Slip`) of wrong and similar right actions that the seat can make now."""


class Practice(NamedTuple):
    """The faults that the exercises of a game use. `makers`: for the id of a kind of fault, the function that makes
    pairs of wrong and right actions (`Slip`). For a kind of fault without such a function, the exercises take wrong
    actions from `Engine.faulty_actions` and right ones of the same type from `Engine.faultless_actions`.

    `lures`: rules without a kind of fault. A question about the broken rule may offer them as wrong answers. `seats`:
    numbers of players in the exercises; if empty, the game's two lowest numbers. `since`: kind of the event, such as the
    deal, that begins the part of the game which a challenger must know; if empty, an exercise shows the last round.
    `looks`: types of actions that cost nothing and that show a challenger more of the table. `assents`: types of actions by
    which a seat only says that it challenges nothing. Events that the seat saw before such an action still count as new.
    `decisions`: types of actions by which all seats decide secretly at the same time. A seat judges the other seats' decisions
    also if it decided after them.
    """

    kinds: tuple[FaultKind, ...] = ()
    makers: Mapping[str, Maker] = {}
    looks: tuple[str, ...] = ()
    assents: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    lures: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    since: str = ""


NO_PRACTICE = Practice()
