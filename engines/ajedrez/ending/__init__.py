"""The endings of a game, and the test which side can still mate."""
