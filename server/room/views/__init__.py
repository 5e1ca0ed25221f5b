"""What each person sees of the room, and what changes in it from one step to the next."""
