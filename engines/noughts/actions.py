"""The actions of a seat, and their short texts."""

from typing import Any, TypeAlias

from engines.contract import Refusal
from engines.kit.action import BaseAction
from engines.noughts.state import State


class Place(BaseAction, frozen=True, tag="place"):
    cell: int


class Resign(BaseAction, frozen=True, tag="resign"): ...


Action: TypeAlias = Place | Resign

COLUMNS = "abc"


def notate(_state: State, action: Any) -> str:
    """Return `b2` for the middle cell, or `resign`."""
    match action:
        case Place(cell):
            return f"{COLUMNS[cell % 3]}{cell // 3 + 1}"
        case _:
            return "resign"


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""
    text = text.strip().lower()
    if text == "resign":
        return Resign()
    if len(text) == 2 and text[0] in COLUMNS and text[1] in "123":
        return Place(COLUMNS.index(text[0]) + 3 * (int(text[1]) - 1))
    raise Refusal("notation_unknown")
