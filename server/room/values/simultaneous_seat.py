"""The values of a board of a simultaneous: the seat of the player of many boards, and the clocks that run."""

import msgspec


class SimultaneousSeat(msgspec.Struct, frozen=True, array_like=True):
    """The player of `seat` goes from board to board: no clock runs while the board waits for that player.

    `others_clock`: at other times the other player's clock may run.
    """

    seat: int
    others_clock: bool = False
