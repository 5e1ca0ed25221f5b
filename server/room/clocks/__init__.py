"""Stops and starts the clocks of a game for reasons outside the game."""
