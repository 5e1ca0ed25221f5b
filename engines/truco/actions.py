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
    """The cut: `at` cards go from the top to the bottom; None is the knock."""

    at: Annotated[int, msgspec.Meta(ge=1, le=39)] | None


class Discard(BaseAction, frozen=True, tag="discard"):
    """The gallo's discard of a card."""

    card: str


class Say(BaseAction, frozen=True, tag="say"):
    """An utterance: exactly one of `words` (1 to 6 ids) and `text`."""

    words: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MAX_WORDS)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT_LENGTH)] | None = None


class Play(BaseAction, frozen=True, tag="play"):
    """The play of a card."""

    card: str


class Declare(BaseAction, frozen=True, tag="declare"):
    """The announced value of the seat's envido or flor; None: *son buenas*. The maximum of both is `MAX_FLOR`."""

    value: Annotated[int, msgspec.Meta(ge=0, le=MAX_FLOR)] | None


class Mazo(BaseAction, frozen=True, tag="mazo"):
    """The seat gives up its cards."""


class Signal(BaseAction, frozen=True, tag="signal"):
    """A sign to the seats that look at the sender."""

    signal: str


class Look(BaseAction, frozen=True, tag="look"):
    """The seat looks at another from now on."""

    at: int


class Accept(BaseAction, frozen=True, tag="accept"):
    """The side has no more challenges."""


class TimeLimit(BaseAction, frozen=True, tag="time_limit"):
    """A referee's call that ends the match by the clock: the cases of this game use this word for `call_time`."""


Action: TypeAlias = Cut | Discard | Say | Play | Declare | Mazo | Signal | Look | Challenge | Accept | EndingAction | TimeLimit
