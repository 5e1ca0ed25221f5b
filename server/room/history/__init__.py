"""What the log of a room says afterwards, and how a name is taken out of it."""
