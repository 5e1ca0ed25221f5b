"""The data file of an edition with a net of circles. A game's edition is a subclass that adds its chips."""

from collections.abc import Sequence

import msgspec

from engines.kit.boards.net import Net


class Space(msgspec.Struct, frozen=True):
    """A circle. Other keys of the file, such as the circle's position in the picture, are ignored."""

    id: str


class Split(msgspec.Struct, frozen=True):
    """A straight row that the middle of the board interrupts, as its two halves."""

    a: tuple[str, ...]
    b: tuple[str, ...]


class NetEdition(msgspec.Struct, frozen=True):
    """The circles of an edition, their links, and the number of chips that win."""

    spaces: Sequence[Space]
    links: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, ...], ...]
    split_lines: tuple[Split, ...]
    win_length: int

    @property
    def net(self) -> Net:
        splits = [(split.a, split.b) for split in self.split_lines]
        return Net([space.id for space in self.spaces], self.links, self.lines, splits)
