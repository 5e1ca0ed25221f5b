"""Ends or continues a game by a person's decision instead of its rules."""
