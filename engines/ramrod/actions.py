"""What a seat or a referee may ask for, checked for its shape, and the short text form of each."""

import re
from typing import Any, TypeAlias

from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.duel.hand_pick import StartPick
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DeclareWin, DuelAction, PassFlag, is_plain_challenge
from engines.ramrod.board import COLOURS, PURPLE, RECTANGLES, RODS
from engines.ramrod.state import State

BACK = "back"
"""Where a relocated rod lay when the challenged turn began."""


class StartRods(BaseAction, frozen=True, tag="start_rods"):
    """Two rods of different colours, to be hidden in two hands."""

    colours: tuple[str, str]


class Select(BaseAction, frozen=True, tag="select"):
    """Touches a rod; binds nothing."""

    rod: str


class Move(BaseAction, frozen=True, tag="move"):
    """The rod lies in the rectangle `to` and is let go."""

    rod: str
    to: str


class Capture(BaseAction, frozen=True, tag="capture"):
    """All rods of a purple rectangle go to one's long one."""

    rectangle: str


class Relocate(BaseAction, frozen=True, tag="relocate"):
    """The challenger puts a lifted rod `back`, or into an empty purple rectangle."""

    rod: str
    to: str


TurnAction: TypeAlias = StartRods | StartPick | Select | Move | Capture | DeclareWin | Relocate | PassFlag
SeatAction: TypeAlias = TurnAction | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(action: Any) -> bool:
    """Whether colours, rods and rectangles exist, and a challenge names clear rules and points at nothing."""
    match action:
        case StartRods((first, second)):
            return first != second and first in COLOURS and second in COLOURS
        case Select(rod):
            return rod in RODS
        case Move(rod, to):
            return rod in RODS and to in RECTANGLES
        case Capture(rectangle):
            return rectangle in PURPLE
        case Relocate(rod, to):
            return rod in RODS and (to == BACK or to in RECTANGLES)
        case Challenge():
            return is_plain_challenge(action)
    return True


WORDS = ActionWords[Action](notation.DUEL_NOTATION, {"win": DeclareWin})


def notate(_state: State, action: Any) -> str:
    """`hide red lime`, `left`, `touch red-A`, `red-A P9a`, `x P9a`, `win`, `put red-A back`, `!rule`, `pass`, …"""
    match action:
        case StartRods((first, second)):
            return f"hide {first} {second}"
        case StartPick(hand):
            return hand
        case Select(rod):
            return f"touch {rod}"
        case Move(rod, to):
            return f"{rod} {to}"
        case Capture(rectangle):
            return f"x {rectangle}"
        case Relocate(rod, to):
            return f"put {rod} {to}"
    return WORDS.text(action)


FORMS: tuple[tuple[re.Pattern[str], Any], ...] = (
    (re.compile(r"(left|right)"), StartPick),
    (re.compile(r"hide ([a-z]+) ([a-z]+)"), lambda first, second: StartRods((first, second))),
    (re.compile(r"touch (\S+)"), Select),
    (re.compile(r"put (\S+) (\S+)"), Relocate),
    (re.compile(r"x (\S+)"), Capture),
    (re.compile(r"(\S+-\S+) (\S+)"), Move),
)


def read(_state: State, _seat: int, text: str) -> Action:
    """The action of a text. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    for form, made in FORMS:
        if found := form.fullmatch(text):
            action: Action = made(*found.groups())
            return action
    return None
