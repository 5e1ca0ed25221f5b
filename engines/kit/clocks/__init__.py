"""Clocks as immutable values: the one-minute turn, chess clocks, named timers, single deadlines, and the room's operations on
them."""
