"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

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
"""Value of `Relocate.to` for the place where the lifted rod was at the start of the challenged turn."""


class StartRods(BaseAction, frozen=True, tag="start_rods"):
    """Seat 0 chooses two rods of different colours. Each hand hides one of the rods."""

    colours: tuple[str, str]


class Select(BaseAction, frozen=True, tag="select"):
    """The flag holder touches a rod. The seat may still choose another rod."""

    rod: str


class Move(BaseAction, frozen=True, tag="move"):
    """The flag holder moves a rod into the rectangle `to`."""

    rod: str
    to: str


class Capture(BaseAction, frozen=True, tag="capture"):
    """The flag holder moves all rods of a purple rectangle to its own long rectangle."""

    rectangle: str


class Relocate(BaseAction, frozen=True, tag="relocate"):
    """After a correct challenge, the challenger puts a lifted rod `back`, or into an empty purple rectangle."""

    rod: str
    to: str


TurnAction: TypeAlias = StartRods | StartPick | Select | Move | Capture | DeclareWin | Relocate | PassFlag
SeatAction: TypeAlias = TurnAction | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(action: Any) -> bool:
    """Return whether an action is well formed: its colours, rods and rectangles exist, and a challenge names valid rules and
    has no target."""
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
    """Return a text such as `hide red lime`, `left`, `touch red-A`, `red-A P9a`, `x P9a`, `win`, `put red-A back`, `!rule`,
    `pass`, …"""
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
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    for form, made in FORMS:
        if found := form.fullmatch(text):
            action: Action = made(*found.groups())
            return action
    return None
