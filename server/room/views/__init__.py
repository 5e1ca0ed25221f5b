"""Each person's view of the room, and its changes from one step to the next."""
