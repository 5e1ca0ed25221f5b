"""The limit on a room's size. Beyond it the store refuses words and new games, but never the end of a running game."""

from typing import NamedTuple


class Bounds(NamedTuple):
    """Maximum number of steps of one room, and of bytes in its log."""

    steps: int
    size: int

    def allow(self, seq: int, size: int, share: int) -> bool:
        """Return True if a room of `seq` steps and `size` bytes takes one more command.

        `share` belongs to the command (`AggregateType.size_share`). A command with 0 is always allowed, one with 2 only up to
        half of the bound.
        """
        return share == 0 or (seq < self.steps // share and size < self.size // share)
