"""A game as a file, and an unplayed one for paper."""
