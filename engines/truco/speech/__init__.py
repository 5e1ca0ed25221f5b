"""What is said and signalled: utterances, words, reserved expressions, signs."""
