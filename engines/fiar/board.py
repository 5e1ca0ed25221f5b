"""The circles, lines and chips of the edition in `board.json`. The other modules know no circle or chip by name."""

import msgspec

from engines.kit.declaration.edition import read_edition
from engines.kit.duel.hand_pick import Color
from engines.kit.relocation.chips import ChipSet
from engines.kit.relocation.edition import NetEdition
from engines.kit.relocation.table import Table


class _Chip(msgspec.Struct, frozen=True):
    id: str
    color: Color
    marked: bool


class _Edition(NetEdition, frozen=True):
    chips: tuple[_Chip, ...]


_EDITION = read_edition(__package__, _Edition)

NET = _EDITION.net
SPACES = NET.spaces
LINES = NET.lines
LINKED = NET.linked
WIN_LENGTH = _EDITION.win_length
LONG_LINES = tuple(line for line in LINES if len(line) >= WIN_LENGTH)
LONG_LINES_AT = {space: tuple(line for line in LONG_LINES if space in line) for space in SPACES}

CHIP_SET: ChipSet[Color] = ChipSet({chip.id: chip.color for chip in _EDITION.chips})
TABLE = Table(NET, CHIP_SET)
CHIPS = CHIP_SET.ids
COLOR_OF = CHIP_SET.side_of
MARKED = frozenset(chip.id for chip in _EDITION.chips if chip.marked)
is_marked = MARKED.__contains__
