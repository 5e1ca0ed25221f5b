"""The ruling on a challenge and its appeals, through all opinions."""
