"""The limit on a room's size. Beyond it the store refuses words and new games, but a running game can always be finished."""

from typing import NamedTuple


class Bounds(NamedTuple):
    """The maximum number of steps of a room, and the maximum number of bytes in its log."""

    steps: int
    size: int

    def allow(self, seq: int, size: int, share: int) -> bool:
        """Returns True if a room with `seq` steps and `size` bytes may take one more command.

        `share` comes from the command (`AggregateType.size_share`): with 0 the command is always allowed, with 2 only up to
        half of the limit.
        """
        return share == 0 or (seq < self.steps // share and size < self.size // share)
