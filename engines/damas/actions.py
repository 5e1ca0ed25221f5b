"""The actions of seats and referees (rulebook part 4). The types check that an action is well formed; no further check is
needed."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.referee.actions import MAX_RULE_LENGTH, AcceptDraw, CallTime, DeclineDraw, OfferDraw, Resign

Square: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=32)]
CAPTURE = "damas.capture"


class Touch(BaseAction, frozen=True, tag="touch"):
    """The flag holder touches a piece."""

    square: Square


class Move(BaseAction, frozen=True, tag="move"):
    """A whole move: all squares that the piece stands on during the move, from its first square."""

    path: Annotated[tuple[Square, ...], msgspec.Meta(min_length=2)]


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """A seat claims that the rival's last turn broke `rule`.

    With the remedy `huff` it asks to remove the piece on `target` (the soplo); with `rectify`, that the rival repeats the turn.
    For a rule that no seat may challenge, the remedy does not matter, because the ruling is IA (inappropriate).
    """

    rule: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_RULE_LENGTH)]
    remedy: Literal["huff", "rectify"] | None = None
    target: Square | None = None

    def __post_init__(self) -> None:
        if self.rule == CAPTURE and self.remedy is None:
            raise ValueError("huff or rectify")
        if self.target is not None and self.remedy != "huff":
            raise ValueError("a target belongs to huff")
        if self.rule == CAPTURE and self.remedy == "huff" and self.target is None:
            raise ValueError("huff needs a target")


class Waive(BaseAction, frozen=True, tag="waive"):
    """The flag holder gives up its right to make a claim against the rival's last turn."""


class ShoutTime(BaseAction, frozen=True, tag="shout_time"):
    """A seat calls "¡Tiempo!": the rival must move soon."""


class ClaimDraw(BaseAction, frozen=True, tag="claim_draw"):
    ground: Literal["repetition", "no_progress"]


class Ready(BaseAction, frozen=True, tag="ready"):
    """A seat is ready for the next game of the match."""


class Declare(BaseAction, frozen=True, tag="declare"):
    """A referee ends the game: `winner` is a seat, or None for a draw."""

    winner: Annotated[int, msgspec.Meta(ge=0, le=1)] | None


SeatAction: TypeAlias = (
    Touch | Move | Challenge | Waive | ShoutTime | OfferDraw | AcceptDraw | DeclineDraw | ClaimDraw | Resign | Ready
)
RefereeAction: TypeAlias = CallTime | Declare
Action: TypeAlias = SeatAction | RefereeAction
