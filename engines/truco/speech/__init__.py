"""The speech and signs of the players: utterances, words, reserved expressions, signs."""
