"""What stops and starts a game's clocks from outside the game."""
