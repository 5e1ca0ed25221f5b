"""What each person sees of the session, and what changes in it from one step to the next."""
