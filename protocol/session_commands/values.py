"""What session commands have in common: who, which boards, how long, from where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from protocol.bodies import Plain

PersonId = Annotated[str, Meta(min_length=1, max_length=80)]
People = Annotated[list[PersonId], Meta(min_length=1, max_length=500)]
Pairing = Literal["random", "round_robin", "swiss", "hand"]
RoundMinutes = Annotated[int, Meta(ge=0, le=240)]
"""0: the round has no end of its own."""
AtTime = Literal["tutor", "draw"]
"""What comes of a game that knows no time limit when the round's time is up: a director decides, or it is a draw."""
SimultaneousClock = Literal["none", "others"]
"""Whose clock runs at a board of a simultaneous: nobody's, or that of the one who does not go round."""
Board = Annotated[list[PersonId], Meta(min_length=1, max_length=8)]
"""Who sits at a board, by seat; `bot` is the computer."""
Boards = Annotated[list[Board], Meta(max_length=200)]
BoardNumbers = Annotated[list[Annotated[int, Meta(ge=0, le=199)]], Meta(max_length=200)]
TypedAct = Annotated[str, Meta(min_length=1, max_length=80)]
Acts = Annotated[list[TypedAct | dict[str, Plain]], Meta(max_length=120)]


class WrittenPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """`given`: in the words of the worked cases, nothing for the beginning. `acts`: what is played from there, in notation or
    as in `act`, each by the seat that may.
    """

    given: dict[str, Plain] = {}
    acts: Acts = []
