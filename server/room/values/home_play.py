"""The values of a home board, whose game pupils may finish after class: its date and its time for each move."""

from typing import Final

import msgspec
from msgspec.structs import replace

DAY_MS: Final = 86_400_000


class HomePlay(msgspec.Struct, frozen=True, array_like=True):
    """A home game, which never waits for a referee. `days`: time for each move, after which the game's own clock runs; 0 means
    that this clock never runs.

    `together`: the game needs quick answers, so its clocks run only while all players are present.
    """

    until_ms: int
    days: int = 0
    together: bool = False
    since_ms: int = 0
    """Server time when the wait for the present move began; if `together`, when the clocks stopped."""
    awaited: tuple[int, ...] = ()
    """Seats that the game has waited for since `since_ms`."""
    is_late: bool = False
    """True if the days for this move are over, and the game's own clock runs."""

    def in_next_game(self) -> "HomePlay":
        """Returns the values for the next game of the match, which is also a home game."""
        return replace(self, awaited=(), is_late=False)

    @property
    def move_by_ms(self) -> int | None:
        """Returns the server time when the days for the present move end. None if there is no such limit, or if it has
        passed."""
        return self.since_ms + self.days * DAY_MS if self.days and not self.together and not self.is_late else None
