"""Actions of a running game, and the extra actions of a player with help."""
