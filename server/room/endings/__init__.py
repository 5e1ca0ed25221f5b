"""Ends or continues a game because a person decides so, not because of its rules."""
