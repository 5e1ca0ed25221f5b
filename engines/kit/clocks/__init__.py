"""Clocks as values: the minute of a turn, chess clocks, named timers, lone deadlines, and what adjusts them."""
