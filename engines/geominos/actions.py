"""The actions of seats and referees, and their short texts (notation)."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engines.geominos.state import State
from engines.geominos.tiles import TILES
from engines.kit.action import BaseAction
from engines.kit.referee.actions import MAX_RULE_LENGTH, MAX_RULES, EndingAction, PassFlag
from engines.kit.table.notation import bare_actions, read_words, tag_of

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""A number that a seat writes on its sheet. The limit is far above any real number, and the store can hold sums of such
numbers."""
RuleId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_RULE_LENGTH)]


class Draw(BaseAction, frozen=True, tag="draw"): ...


class Place(BaseAction, frozen=True, tag="place"):
    tile: str
    side: Literal["A", "B"]
    turn: Literal[0, 1, 2, 3]
    row: int
    col: int


class Lift(BaseAction, frozen=True, tag="lift"): ...


class Announce(BaseAction, frozen=True, tag="announce"):
    points: Count
    total: Count


class NoPlace(BaseAction, frozen=True, tag="no_place"): ...


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """A seat claims that a rule was broken: one `rule`, or several `rules` in order."""

    rule: RuleId | None = None
    rules: Annotated[tuple[RuleId, ...], msgspec.Meta(min_length=1, max_length=MAX_RULES)] | None = None


class Accept(BaseAction, frozen=True, tag="accept"): ...


Action: TypeAlias = Draw | Place | Lift | Announce | PassFlag | NoPlace | Challenge | Accept | EndingAction

BARE = bare_actions(Draw, Lift, PassFlag, NoPlace, Accept)


def notate(_state: State, action: Any) -> str:
    """Return a text such as `snake A0 4 8` (side, quarter turns, row, column), `announce 6 7`, `challenge puntos,total`, `lift`
    …"""
    match action:
        case Place(tile, side, turn, row, col):
            return f"{tile} {side}{turn} {row} {col}"
        case Announce(points, total):
            return f"announce {points} {total}"
        case Challenge(str(rule), _):
            return f"challenge {_short(rule)}"
        case Challenge(_, rules):
            return "challenge " + "".join(f"{_short(rule)}," for rule in rules or ())
        case _:
            return tag_of(type(action))


def _short(rule: str) -> str:
    return rule.removeprefix("geominos.")


def _long(rule: str) -> str:
    return rule if ":" in rule or "." in rule else f"geominos.{rule}"


def _place(tile: str, lying: str, row: str, col: str) -> Place:
    raw = {"type": "place", "tile": tile, "side": lying[:1].upper(), "turn": int(lying[1:]), "row": int(row), "col": int(col)}
    return msgspec.convert(raw, Place)


def _announce(points: str, total: str) -> Announce:
    return msgspec.convert({"type": "announce", "points": int(points), "total": int(total)}, Announce)


def _challenge(text: str) -> Challenge:
    if "," not in text:
        return Challenge(_long(text))
    return Challenge(rules=tuple(_long(rule) for rule in text.split(",") if rule))


READERS: dict[str, Callable[..., Action]] = {
    "announce": _announce,
    "challenge": _challenge,
    **{tile: partial(_place, tile) for tile in TILES},
    **BARE,
}


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""
    return read_words(READERS, text)
