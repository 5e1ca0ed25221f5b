"""What a seat or a referee may ask for, and its short text form."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engines.contract import Refusal
from engines.geominos.state import State
from engines.geominos.tiles import TILES
from engines.kit.asked import Asked
from engines.kit.referee.actions import (
    MAX_RULE_LENGTH,
    MAX_RULES,
    AcceptDraw,
    CallTime,
    DeclineDraw,
    OfferDraw,
    PassFlag,
    Resign,
)

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""A figure on the sheet. No game comes near its end, and sums of such figures can always be stored."""
RuleId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_RULE_LENGTH)]


class Draw(Asked, frozen=True, tag="draw"):
    pass


class Place(Asked, frozen=True, tag="place"):
    tile: str
    side: Literal["A", "B"]
    turn: Literal[0, 1, 2, 3]
    row: int
    col: int


class Lift(Asked, frozen=True, tag="lift"):
    pass


class Announce(Asked, frozen=True, tag="announce"):
    points: Count
    total: Count


class NoPlace(Asked, frozen=True, tag="no_place"):
    pass


class Challenge(Asked, frozen=True, tag="challenge"):
    """Either `rule` or, for several one after the other, `rules`."""

    rule: RuleId | None = None
    rules: Annotated[tuple[RuleId, ...], msgspec.Meta(min_length=1, max_length=MAX_RULES)] | None = None


class Accept(Asked, frozen=True, tag="accept"):
    pass


Action: TypeAlias = (
    Draw
    | Place
    | Lift
    | Announce
    | PassFlag
    | NoPlace
    | Challenge
    | Accept
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | CallTime
)

BARE: dict[str, type[Action]] = {
    "draw": Draw,
    "lift": Lift,
    "pass_flag": PassFlag,
    "no_place": NoPlace,
    "accept": Accept,
    "resign": Resign,
    "offer_draw": OfferDraw,
    "accept_draw": AcceptDraw,
    "decline_draw": DeclineDraw,
    "call_time": CallTime,
}
NAME_OF = {made: name for name, made in BARE.items()}


def notate(_state: State, action: Any) -> str:
    """`snake A0 4 8` (side, quarter turns, row, column), `announce 6 7`, `challenge puntos,total`, `lift` …"""
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
            return NAME_OF[type(action)]


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


READERS: dict[str, Callable[..., Action]] = {"announce": _announce, "challenge": _challenge, **BARE}


def read(_state: State, _seat: int, text: str) -> Action:
    """The action of a text. Raises `Refusal("notation_unknown")`."""
    word, *rest = text.lower().split() or [""]
    try:
        return _place(word, *rest) if word in TILES else READERS[word](*rest)
    except (KeyError, ValueError, TypeError, msgspec.ValidationError):
        raise Refusal("notation_unknown", text=text) from None
