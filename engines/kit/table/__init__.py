"""Games of several seats with timers of their own: what their status and views share."""
