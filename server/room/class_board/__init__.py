"""Special rules for a board of a class: home games, orders of the class, simultaneous play."""
