"""Receives the commits of other nodes and compares sequence numbers."""
