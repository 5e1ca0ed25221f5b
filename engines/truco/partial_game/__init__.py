"""A partial game, which all seats of a hand play, or two seats in a duel: its phases, its tricks, the rights of a seat,
its end."""
