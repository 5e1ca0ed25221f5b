"""A refereed game for two: options, state, flow of turns, windows and rulings, and the words of its cases."""
