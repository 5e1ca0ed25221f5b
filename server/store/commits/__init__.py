"""Writes a room's new state in one atomic step, and waits until enough servers have a copy."""
