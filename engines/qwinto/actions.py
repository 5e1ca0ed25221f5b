"""The actions of seats and referees, and their short texts (notation)."""

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.referee.actions import MAX_RULE_LENGTH, EndingAction
from engines.kit.table.notation import bare_actions, read_words, tag_of
from engines.qwinto.sheet import BOXES, DICE
from engines.qwinto.state import State


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry on a score sheet: the seat that owns the sheet, and the box."""

    seat: int
    box: str


class Roll(BaseAction, frozen=True, tag="roll"):
    dice: tuple[str, ...]


class Reroll(BaseAction, frozen=True, tag="reroll"): ...


class Announce(BaseAction, frozen=True, tag="announce"):
    sum: int


class Write(BaseAction, frozen=True, tag="write"):
    box: str
    number: int


class Pass(BaseAction, frozen=True, tag="pass"): ...


class Miss(BaseAction, frozen=True, tag="miss"): ...


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """A challenge. `target`: the challenged entry; None for the rule `qwinto.sum`."""

    rule: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_RULE_LENGTH)]
    target: Target | None = None


class Fix(BaseAction, frozen=True, tag="fix"):
    box: str


class Rewrite(BaseAction, frozen=True, tag="rewrite"):
    box: str


class Leave(BaseAction, frozen=True, tag="leave"): ...


class Ready(BaseAction, frozen=True, tag="ready"): ...


class Retire(BaseAction, frozen=True, tag="retire"): ...


Action: TypeAlias = (
    Roll | Reroll | Announce | Write | Pass | Miss | Challenge | Fix | Rewrite | Leave | Ready | Retire | EndingAction
)

BARE = bare_actions(Reroll, Pass, Miss, Leave, Ready, Retire)
DIE_OF = {die[0]: die for die in DICE}
BOX_OF = {f"{box[0]}{box.rpartition('-')[2]}": box for box in BOXES} | {box: box for box in BOXES}
SHORT = {box: short for short, box in BOX_OF.items() if short != box}


def notate(_state: State, action: Any) -> str:
    """Return a text such as `roll oyp`, `announce 9`, `write y5 9`, `challenge row 1 y5` (seat 1's entry), `challenge sum`,
    `fix y5`, `ready` …"""
    match action:
        case Roll(dice):
            return "roll " + "".join(die[0] for die in dice)
        case Announce(number):
            return f"announce {number}"
        case Write(box, number):
            return f"write {SHORT.get(box, box)} {number}"
        case Challenge(rule, target):
            about = f" {target.seat} {SHORT.get(target.box, target.box)}" if target else ""
            return f"challenge {rule.removeprefix('qwinto.')}{about}"
        case Fix(box):
            return f"fix {SHORT.get(box, box)}"
        case Rewrite(box):
            return f"rewrite {SHORT.get(box, box)}"
        case _:
            return tag_of(type(action))


def _challenge(rule: str, *about: str) -> Challenge:
    target = Target(int(about[0]), BOX_OF[about[1]]) if about else None
    return Challenge(rule if ":" in rule or "." in rule else f"qwinto.{rule}", target)


READERS: dict[str, Callable[..., Action]] = {
    "roll": lambda dice: Roll(tuple(DIE_OF[die] for die in dice)),
    "announce": lambda number: Announce(int(number)),
    "write": lambda box, number: Write(BOX_OF[box], int(number)),
    "challenge": _challenge,
    "fix": lambda box: Fix(BOX_OF[box]),
    "rewrite": lambda box: Rewrite(BOX_OF[box]),
    **BARE,
}


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. The text may also use a box's full name (`yellow-5`). Raises
    `Refusal("notation_unknown")`."""
    return read_words(READERS, text)
