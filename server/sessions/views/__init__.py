"""Each person's view of the session, and its changes from one step to the next."""
