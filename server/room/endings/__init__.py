"""How a game ends, or goes on, by somebody's decision instead of its rules."""
