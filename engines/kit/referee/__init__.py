"""Refereeing that every game shares: faults and rulings, the record of strikes and marks, and a refereed game's actions."""
