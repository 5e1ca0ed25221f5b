"""Tells a node of commits that other nodes made, by messages and by a regular comparison of sequence numbers."""
