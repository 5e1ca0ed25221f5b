"""Special rules for a board of a class: games that pupils finish at home, orders of the class, simultaneous exhibitions."""
