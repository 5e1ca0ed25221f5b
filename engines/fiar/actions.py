"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from typing import Annotated, Any, TypeAlias

import msgspec

from engines.fiar.state import State
from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DuelAction
from engines.kit.relocation.chips import Move, Name, Relocate, Select, WaiveRelocation


class Place(BaseAction, frozen=True, tag="place"):
    """A seat places a chip from its hand on a circle."""

    chip: Name
    to: Name


class DeclareWin(BaseAction, frozen=True, tag="declare_win"):
    """A seat declares that the chips on these circles are a winning path."""

    path: Annotated[tuple[Name, ...], msgspec.Meta(max_length=60)]


SeatAction: TypeAlias = (
    StartCall | StartPick | Select | Place | Move | DeclareWin | Relocate | WaiveRelocation | Challenge | DuelAction
)
Action: TypeAlias = SeatAction | CallTime


WORDS = ActionWords[Action](notation.DUEL_NOTATION, {"waive": WaiveRelocation})
_SIGNS: dict[type[Any], str] = {Place: "@", Move: ">", Relocate: "/"}
_KINDS = {sign: kind for kind, sign in _SIGNS.items()}


def notate(_state: State, action: Any) -> str:
    """Return a text such as `B1@c3r3` placed, `B1>c3r0` moved, `B1/c0r3` relocated, `.B1` touched, `win c1r2 c2r2 c3r2 c5r2`,
    `call blue`, `pick left`, `waive`, `pass`, `!rule`, `!!rule|rule`, …"""
    match action:
        case Place(chip, to) | Move(chip, to) | Relocate(chip, to):
            return f"{chip}{_SIGNS[type(action)]}{to}"
        case Select(chip):
            return f".{chip}"
        case DeclareWin(path):
            return " ".join(("win", *path))
        case StartCall(color):
            return f"call {color}"
        case StartPick(hand):
            return f"pick {hand}"
    return WORDS.text(action)


_WAY = re.compile(r"(\w{1,16})([@>/])(\w{1,16})")


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. The names of chips and circles may have upper or lower case. Raises
    `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    if found := _WAY.fullmatch(text.replace(" ", "")):
        made: Action = _KINDS[found[2]](found[1].upper(), found[3].lower())
        return made
    match text.split():
        case ["win", *path]:
            return DeclareWin(tuple(space.lower() for space in path))
        case ["call", "blue" | "red" as color]:
            return StartCall(color)
        case ["pick", "left" | "right" as hand]:
            return StartPick(hand)
        case [touched] if touched[0] == "." and len(touched) > 1:
            return Select(touched[1:].upper())
    return None
