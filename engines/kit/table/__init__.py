"""Games of several seats with their own timers: the shared parts of their status and views."""
