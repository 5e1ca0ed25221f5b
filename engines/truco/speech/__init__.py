"""The words and signs of the players: utterances, single words, reserved expressions, signs."""
