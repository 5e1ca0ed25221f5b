"""A game as a file, and an empty score sheet of a game for paper."""
