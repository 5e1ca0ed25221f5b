"""Stops and starts of a game's clocks from outside the game."""
