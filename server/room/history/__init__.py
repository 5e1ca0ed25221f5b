"""Reads the log of a room afterwards, and removes a name from it."""
