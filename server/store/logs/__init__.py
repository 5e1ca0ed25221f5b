"""Logs of rooms: packing them after the game, and replacing them."""
