"""Actions of a running game, and the help that players get in assisted mode."""
