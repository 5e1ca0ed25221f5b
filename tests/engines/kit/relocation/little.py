"""A small game with relocations for tests of the kit: two crossing rows of circles, and two chips for each side."""

from itertools import pairwise

from msgspec.structs import replace

from engines.kit.boards.net import Net
from engines.kit.duel.state import opening
from engines.kit.relocation.chips import HAND, ChipSet
from engines.kit.relocation.flow import turn_begun
from engines.kit.relocation.state import HopTurn, RelocationOptions, RelocationState
from engines.kit.relocation.table import Table

ROW = ("a", "b", "c", "d")
COLUMN = ("e", "b", "f")
LINKS = [*pairwise(ROW), *pairwise(COLUMN)]
TABLE = Table(Net("abcdef", LINKS, [ROW, COLUMN], []), ChipSet({"B1": "blue", "B2": "blue", "R1": "red", "R2": "red"}))
PLACES = ("a", HAND, "c", None)
"""B1 on a, B2 in the hand, R1 on c, R2 not in the game."""


class Little(RelocationState, frozen=True, kw_only=True, omit_defaults=True):
    """A state where seat 0 plays blue and seat 1 plays red."""

    @property
    def sides(self) -> tuple[str, str]:
        return ("blue", "red")


def little(mode: str = "tournament", hints: bool = False) -> Little:
    """Return a state: seat 0 has the flag and has touched no chip."""
    options = RelocationOptions(mode="assisted" if mode == "assisted" else "tournament", hints=hints)
    state = Little(options=options, phase="start", turn=HopTurn(0), places=PLACES, **opening(options, None, 0))
    return turn_begun(replace(state, window=True), 0)
