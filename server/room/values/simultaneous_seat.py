"""The values of a board of a simultaneous exhibition: the seat of the player who plays at many boards, and which clocks run."""

import msgspec


class SimultaneousSeat(msgspec.Struct, frozen=True, array_like=True):
    """The player of `seat` moves from board to board. While the board waits for this player, no clock runs.

    `others_clock`: while the board waits for the opponent, the opponent's clock may run.
    """

    seat: int
    others_clock: bool = False
