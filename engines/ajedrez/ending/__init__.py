"""How a game ends, and who can still mate."""
