"""Rooms and sessions on this node: load, step, commit, and again if another node was faster."""
