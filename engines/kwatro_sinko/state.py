"""The values of a game of Kwatro-Sinko. A chip and a circle are named by their ids; seats are 0 and 1."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kit.duel.options import Length
from engines.kit.relocation.chips import Places
from engines.kit.relocation.state import HopTurn, RelocationOptions, RelocationState
from engines.kwatro_sinko.board import CHIPS, HOMES, Parity

Phase: TypeAlias = Literal["start", "moving", "relocating", "result_pending", "over"]
Said: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The announced number sentence of a path: the sum of the two numbers of one colour, minus the number of the other colour,
    is the result."""

    like: tuple[Said, Said]
    opposite: Said
    result: Said

    @property
    def text(self) -> str:
        """The sentence as text, such as `6+2-3=5`."""
        return f"{self.like[0]}+{self.like[1]}-{self.opposite}={self.result}"


class Options(RelocationOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Kwatro-Sinko. `pair` "own": two of the three chips must be the declarer's. `three_on` "line": the whole line
    must not have a fourth chip."""

    game_ms: Length = 25 * 60_000
    max_turns: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 200
    pair: Literal["either", "own"] = "either"
    three_on: Literal["path", "line"] = "path"


class Turn(HopTurn, frozen=True, array_like=True, omit_defaults=True):
    """A turn of Kwatro-Sinko. `sentence`: the number sentence that the seat declared with the path."""

    sentence: Sentence | None = None


class State(RelocationState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a game. `slots`: the face-down numbers, until both seats have drawn. `drawn`: the slot that each seat took.
    `numbers`: the drawn numbers, after both have drawn. `evens`: the seat that plays the even chips."""

    options: Options
    phase: Phase
    turn: Turn
    last: Turn | None = None
    slots: tuple[int, ...] = ()
    drawn: tuple[int | None, int | None] = (None, None)
    numbers: tuple[int, int] | None = None
    evens: int = 0
    places: Places = HOMES

    @property
    def sides(self) -> tuple[Parity, Parity]:
        return ("even", "odd") if self.evens == 0 else ("odd", "even")


def parity_of(state: State, seat: int) -> Parity:
    return state.sides[seat]


before = CHIPS.before
on_board = CHIPS.on_board
