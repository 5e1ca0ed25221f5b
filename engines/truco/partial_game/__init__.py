"""A partial game: its phases, its tricks, the rights of a seat, its end. All seats of a hand play it, or in a duel only two
seats."""
