"""Ends or continues a game by a person's decision, not by its rules."""
