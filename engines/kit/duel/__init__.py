"""A refereed game for two: options, state, the flow of turns, windows and rulings, the words of its cases."""
