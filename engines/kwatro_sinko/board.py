"""The circles, lines and chips of the edition in `board.json`. The other modules know no circle or chip by name."""

from typing import Literal, TypeAlias

import msgspec

from engines.kit.declaration.edition import read_edition
from engines.kit.relocation.chips import ChipSet
from engines.kit.relocation.edition import NetEdition, Space
from engines.kit.relocation.table import Table

Parity: TypeAlias = Literal["even", "odd"]


class _Space(Space, frozen=True):
    number: int | None


class _Chip(msgspec.Struct, frozen=True):
    id: str
    number: int
    parity: Parity
    home: str


class _Edition(NetEdition, frozen=True):
    spaces: tuple[_Space, ...]
    chips: tuple[_Chip, ...]
    targets: tuple[int, ...]


_EDITION = read_edition(__package__, _Edition)

NET = _EDITION.net
NUMBERED = frozenset(space.id for space in _EDITION.spaces if space.number is not None)
CHIPS: ChipSet[Parity] = ChipSet({chip.id: chip.parity for chip in _EDITION.chips})
TABLE = Table(NET, CHIPS)
HOMES = tuple(chip.home for chip in _EDITION.chips)
NUMBER_OF = {chip.id: chip.number for chip in _EDITION.chips}
CHIP_OF = {chip.number: chip.id for chip in _EDITION.chips}
PARITY_OF = CHIPS.side_of
CHIPS_OF = CHIPS.of_side
WIN_LENGTH = _EDITION.win_length
TARGETS = frozenset(_EDITION.targets)
SLOTS = len(CHIPS.ids)
