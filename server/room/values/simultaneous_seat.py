"""The values of a board of a simultaneous exhibition: the seat of the player of many boards, and which clocks run."""

import msgspec


class SimultaneousSeat(msgspec.Struct, frozen=True, array_like=True):
    """The player of `seat` moves from board to board. While the board waits for that player, no clock runs.

    `others_clock`: while it waits for the other player, that player's clock may run.
    """

    seat: int
    others_clock: bool = False
