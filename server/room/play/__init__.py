"""Acts of a running game, and what a player with help may do beside them."""
