"""Refereeing that every game shares: faults and rulings, the record of strikes and marks, the actions of a referee's game."""
