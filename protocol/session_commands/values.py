"""Values that several session commands use: people, boards, lengths of time, positions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from protocol.bodies import Plain

PersonId = Annotated[str, Meta(min_length=1, max_length=80)]
People = Annotated[list[PersonId], Meta(min_length=1, max_length=500)]
Pairing = Literal["random", "round_robin", "swiss", "dutch", "hand"]
RoundMinutes = Annotated[int, Meta(ge=0, le=240)]
"""Length of a round in minutes; 0 for no limit."""
TieBreak = Literal[
    "direct",
    "buchholz",
    "buchholz_cut_1",
    "buchholz_cut_2",
    "buchholz_median_1",
    "buchholz_median_2",
    "berger",
    "wins",
    "progressive",
]
"""A rule that ranks pupils with equal points. `direct`: the games that these pupils played against each other.
`buchholz`: the sum of the opponents' points. `buchholz_cut_1`, `buchholz_cut_2`: this sum without the lowest one or two
opponents. `buchholz_median_1`, `buchholz_median_2`: this sum without the lowest and the highest one or two opponents.
`berger`: the sum of the points of the opponents whom the pupil has beaten, and half those of the opponents in drawn
games. `wins`: the number of won games. `progressive`: the sum of the pupil's points after each round."""
StartNumbers = Literal["none", "rating", "lot", "list", "hand"]
"""Order of the start numbers of a tournament: by rating and then by name, by lot, as on the class's list, or as a director
wrote them (`set_start_numbers`)."""
Rating = Annotated[int, Meta(ge=0, le=4000)]
"""A rating; 0 for none."""
MAX_CATEGORY = 20
MAX_PRIZE = 60
Category = Annotated[str, Meta(max_length=MAX_CATEGORY)]
"""A category of a tournament, such as Sub-10; empty for none."""


class Prize(Struct, frozen=True, forbid_unknown_fields=True):
    """A prize for the pupil at a place of the standings. If `category` is not empty, the place is among the pupils of
    that category."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_PRIZE)]
    place: Annotated[int, Meta(ge=1, le=99)] = 1
    category: Category = ""


AtTime = Literal["tutor", "draw"]
"""What happens at the end of the round's time to a game whose rules have no time limit: a director decides (`tutor`),
or the game is a draw."""
SimultaneousClock = Literal["none", "others"]
"""Clocks that run at a board of a simultaneous exhibition: none, or only the clock of the person who has only this
board."""
Board = Annotated[list[PersonId], Meta(min_length=1, max_length=8)]
"""Players of a board, by seat. `bot` is the computer."""
Boards = Annotated[list[Board], Meta(max_length=200)]
BoardNumbers = Annotated[list[Annotated[int, Meta(ge=0, le=199)]], Meta(max_length=200)]
TypedAct = Annotated[str, Meta(min_length=1, max_length=80)]
Acts = Annotated[list[TypedAct | dict[str, Plain]], Meta(max_length=120)]


class WrittenPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A written position. `given`: its keys are those of the worked cases; empty for the start of the game. `acts`:
    actions to make from that position, in notation or as in `act`, each by the seat that may send it."""

    given: dict[str, Plain] = {}
    acts: Acts = []
