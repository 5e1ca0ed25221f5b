"""What the data file of an edition says of a net of circles. A game's own edition is a subclass: it adds its chips."""

from collections.abc import Sequence

import msgspec

from engines.kit.boards.net import Net


class Space(msgspec.Struct, frozen=True):
    """A circle. What else the file says of it (where it is drawn) is not read."""

    id: str


class Split(msgspec.Struct, frozen=True):
    """A straight row that the middle cuts, as its two halves."""

    a: tuple[str, ...]
    b: tuple[str, ...]


class NetEdition(msgspec.Struct, frozen=True):
    """The circles of an edition, what joins them, and how many chips win."""

    spaces: Sequence[Space]
    links: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, ...], ...]
    split_lines: tuple[Split, ...]
    win_length: int

    @property
    def net(self) -> Net:
        splits = [(split.a, split.b) for split in self.split_lines]
        return Net([space.id for space in self.spaces], self.links, self.lines, splits)
