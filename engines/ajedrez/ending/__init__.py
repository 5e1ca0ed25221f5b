"""The endings of a game, and the test whether a side can still mate."""
