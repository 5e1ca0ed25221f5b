"""The circles, lines and chips of the edition in `board.json`. Nothing else in this game knows a circle or a chip by name."""

from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from engines.kit.boards.net import Net
from engines.kit.relocation.chips import ChipSet

Parity: TypeAlias = Literal["even", "odd"]


class _Space(msgspec.Struct, frozen=True):
    id: str
    number: int | None


class _Chip(msgspec.Struct, frozen=True):
    id: str
    number: int
    parity: Parity
    home: str


class _Split(msgspec.Struct, frozen=True):
    a: tuple[str, ...]
    b: tuple[str, ...]


class _Edition(msgspec.Struct, frozen=True):
    spaces: tuple[_Space, ...]
    links: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, ...], ...]
    split_lines: tuple[_Split, ...]
    chips: tuple[_Chip, ...]
    win_length: int
    targets: tuple[int, ...]


_EDITION = msgspec.json.decode(files(__package__).joinpath("board.json").read_bytes(), type=_Edition)

NET = Net(
    [space.id for space in _EDITION.spaces],
    _EDITION.links,
    _EDITION.lines,
    [(split.a, split.b) for split in _EDITION.split_lines],
)
NUMBERED = frozenset(space.id for space in _EDITION.spaces if space.number is not None)
CHIPS = ChipSet([chip.id for chip in _EDITION.chips])
HOMES = tuple(chip.home for chip in _EDITION.chips)
NUMBER_OF = {chip.id: chip.number for chip in _EDITION.chips}
CHIP_OF = {chip.number: chip.id for chip in _EDITION.chips}
PARITY_OF: dict[str, Parity] = {chip.id: chip.parity for chip in _EDITION.chips}
CHIPS_OF: dict[Parity, tuple[str, ...]] = {
    "even": tuple(chip for chip in CHIPS.ids if PARITY_OF[chip] == "even"),
    "odd": tuple(chip for chip in CHIPS.ids if PARITY_OF[chip] == "odd"),
}
WIN_LENGTH = _EDITION.win_length
TARGETS = frozenset(_EDITION.targets)
SLOTS = len(CHIPS.ids)
