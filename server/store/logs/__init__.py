"""Logs of finished games: packing and replacement."""
