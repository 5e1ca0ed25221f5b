"""The actions of seats and referees, and their short texts (notation)."""

from typing import Annotated, Any, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DuelAction, rules_named
from engines.takeaway.state import COUNTERS, State

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=COUNTERS)]


class Take(BaseAction, frozen=True, tag="take"):
    """The flag holder takes counters from the pile. The server accepts more than three in tournament mode; that is a fault."""

    count: Annotated[int, msgspec.Meta(ge=1, le=COUNTERS)]


class Say(BaseAction, frozen=True, tag="say"):
    """The flag holder says the number of counters left."""

    left: Count


Action: TypeAlias = Take | Say | Challenge | DuelAction | CallTime

WORDS = ActionWords[Action](notation.DUEL_NOTATION)


def is_well_formed(_state: State, action: Any) -> bool:
    """Return whether an action is well formed: a challenge must name valid rules and have no target, because there is only one
    turn to challenge."""
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
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    word, _, number = text.partition(" ")
    if word in ("take", "say") and number.isascii() and number.isdecimal():
        return Take(int(number)) if word == "take" else Say(int(number))
    return None
