"""A partial game: its phases, its tricks, a seat's rights in it, and its end."""
