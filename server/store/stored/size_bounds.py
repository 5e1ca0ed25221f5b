"""The bound on a room's size: beyond it the store refuses words and new games, never the end of a running game."""

from typing import NamedTuple


class Bounds(NamedTuple):
    """Maximum number of steps of one room, and of bytes in its log."""

    steps: int
    size: int

    def allow(self, seq: int, size: int, share: int) -> bool:
        """Return True if a room of `seq` steps and `size` bytes takes one more command.

        `share` is the command's (`AggregateType.size_share`): 0 is always allowed, 2 up to half of the bound.
        """
        return share == 0 or (seq < self.steps // share and size < self.size // share)
