"""Rooms and sessions on this node: load, step, commit, and a retry if another node was faster."""
