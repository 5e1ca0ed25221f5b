"""Differences at a board of a class: games at home, orders of the class, simultaneous play."""
