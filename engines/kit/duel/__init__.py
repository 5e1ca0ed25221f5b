"""A refereed game for two: options, state, course of the turns, challenge windows, rulings, and the keys of its worked
cases."""
