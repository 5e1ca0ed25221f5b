"""The actions of seats and referees, and their short texts."""

from typing import Annotated, Any, TypeAlias

import msgspec

from banderilla_pebbles.state import STONES, State
from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DuelAction, rules_named

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=STONES)]


class Take(BaseAction, frozen=True, tag="take"):
    """The taking of stones from the pile. A seat that takes more than three commits a fault."""

    count: Annotated[int, msgspec.Meta(ge=1, le=STONES)]


class Say(BaseAction, frozen=True, tag="say"):
    """The announcement of the number of stones left."""

    left: Count


Action: TypeAlias = Take | Say | Challenge | DuelAction | CallTime

WORDS = ActionWords[Action](notation.DUEL_NOTATION)


def is_well_formed(_state: State, action: Any) -> bool:
    """Return whether a challenge names valid rules and has no target. It needs none, because only one turn can be
    challenged."""
    return not isinstance(action, Challenge) or (action.target is None and rules_named(action) is not None)


def notate(_state: State, action: Any) -> str:
    """Return a text such as `take 2`, `say 13`, `pass`, `!rule`, `!!rule|rule`, …"""
    match action:
        case Take(count):
            return f"take {count}"
        case Say(left):
            return f"say {left}"
    return WORDS.text(action)


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action of a text. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    word, _, number = text.partition(" ")
    if word in ("take", "say") and number.isascii() and number.isdecimal():
        return Take(int(number)) if word == "take" else Say(int(number))
    return None
