"""The circles, lines and chips of the edition in `board.json`. Nothing else in this game knows a circle or a chip by name."""

from importlib.resources import files

import msgspec

from engines.kit.boards.net import Net
from engines.kit.duel.hand_pick import Color
from engines.kit.relocation.chips import ChipSet


class _Space(msgspec.Struct, frozen=True):
    id: str


class _Chip(msgspec.Struct, frozen=True):
    id: str
    color: Color
    marked: bool


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


_EDITION = msgspec.json.decode(files(__package__).joinpath("board.json").read_bytes(), type=_Edition)

NET = Net(
    [space.id for space in _EDITION.spaces],
    _EDITION.links,
    _EDITION.lines,
    [(split.a, split.b) for split in _EDITION.split_lines],
)
SPACES = NET.spaces
LINES = NET.lines
LINKED = NET.linked
WIN_LENGTH = _EDITION.win_length
LONG_LINES = tuple(line for line in LINES if len(line) >= WIN_LENGTH)
LONG_LINES_AT = {space: tuple(line for line in LONG_LINES if space in line) for space in SPACES}

CHIP_SET = ChipSet([chip.id for chip in _EDITION.chips])
CHIPS = CHIP_SET.ids
INDEX = CHIP_SET.index
COLOR_OF: dict[str, Color] = {chip.id: chip.color for chip in _EDITION.chips}
MARKED = frozenset(chip.id for chip in _EDITION.chips if chip.marked)
CHIPS_OF: dict[Color, tuple[str, ...]] = {
    "blue": tuple(chip for chip in CHIPS if COLOR_OF[chip] == "blue"),
    "red": tuple(chip for chip in CHIPS if COLOR_OF[chip] == "red"),
}
