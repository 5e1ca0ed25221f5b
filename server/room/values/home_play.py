"""The value of a home board, whose game pupils may finish after class: its date and its clock."""

from typing import Final

import msgspec
from msgspec.structs import replace

DAY_MS: Final = 86_400_000


class HomePlay(msgspec.Struct, frozen=True, array_like=True):
    """A home game never waits for a referee. `days`: time for a move before the game's own clock runs; 0: that clock never
    runs.

    `together`: the game needs quick answers, so its clocks run only while all players are present.
    """

    until_ms: int
    days: int = 0
    together: bool = False
    since_ms: int = 0
    """Start of the wait for the present move; if `together`, the time when the clocks stopped."""
    awaited: tuple[int, ...] = ()
    """The seats for which the game has waited since then."""
    is_late: bool = False
    """True if the days for this move are over, so that the game's own clock runs."""

    def in_next_game(self) -> "HomePlay":
        """Returns the values for the next game of the match, which is a home game too."""
        return replace(self, awaited=(), is_late=False)

    @property
    def move_by_ms(self) -> int | None:
        """Returns the end of the days for the move; None if there are none, or they are over."""
        return self.since_ms + self.days * DAY_MS if self.days and not self.together and not self.is_late else None
