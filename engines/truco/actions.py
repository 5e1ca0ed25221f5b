"""The actions of seats and referees (rulebook 4.2)."""

from typing import Annotated, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.referee.actions import AcceptDraw, CallTime, Challenge, DeclineDraw, EndingAction, OfferDraw, Resign
from engines.truco.deck import BOARD, MAX_FLOR

__all__ = [
    "Accept", "AcceptDraw", "Action", "CallTime", "Challenge", "Cut", "Declare", "DeclineDraw", "Discard", "Look", "Mazo",
    "OfferDraw", "Play", "Resign", "Say", "Signal", "TimeLimit",
]  # fmt: skip

WORDS: tuple[str, ...] = tuple(BOARD["words"])
SIGNALS: tuple[str, ...] = tuple(signal["id"] for signal in BOARD["signals"])
MAX_WORDS = 6
MAX_TEXT_LENGTH = 200


class Cut(BaseAction, frozen=True, tag="cut"):
    """A seat cuts the deck: `at` cards go from the top to the bottom; None means that it only knocks on the deck."""

    at: Annotated[int, msgspec.Meta(ge=1, le=39)] | None


class Discard(BaseAction, frozen=True, tag="discard"):
    """The gallo (in a match of three seats, the seat without a partner) discards one of its four cards."""

    card: str


class Say(BaseAction, frozen=True, tag="say"):
    """A seat says something: exactly one of `words` (1 to 6 ids) and `text`."""

    words: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MAX_WORDS)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT_LENGTH)] | None = None


class Play(BaseAction, frozen=True, tag="play"):
    """A seat plays a card."""

    card: str


class Declare(BaseAction, frozen=True, tag="declare"):
    """A seat announces the value of its envido or flor. None means *son buenas* (the other side's value is good). The maximum
    for both is `MAX_FLOR`."""

    value: Annotated[int, msgspec.Meta(ge=0, le=MAX_FLOR)] | None


class Mazo(BaseAction, frozen=True, tag="mazo"):
    """A seat gives up its cards (goes to the mazo)."""


class Signal(BaseAction, frozen=True, tag="signal"):
    """A seat makes a sign. Only the seats that look at this seat see the sign, unless the option `signals` is `public`."""

    signal: str


class Look(BaseAction, frozen=True, tag="look"):
    """A seat looks at another seat from now on."""

    at: int


class Accept(BaseAction, frozen=True, tag="accept"):
    """A seat accepts for its side that there are no more challenges."""


class TimeLimit(BaseAction, frozen=True, tag="time_limit"):
    """A referee calls the time, which ends the match by its time limit. The worked cases of this game write this action as
    `time_limit` instead of `call_time`."""


Action: TypeAlias = Cut | Discard | Say | Play | Declare | Mazo | Signal | Look | Challenge | Accept | EndingAction | TimeLimit
