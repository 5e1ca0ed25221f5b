"""The value of a board of a simultaneous: which seat is that of the one who plays at many boards, and whose clock runs."""

import msgspec


class SimultaneousSeat(msgspec.Struct, frozen=True, array_like=True):
    """`seat` goes from board to board: no clock runs while it is waited for. `others_clock`: else the other's does."""

    seat: int
    others_clock: bool = False
