"""Parts that more than one game needs."""
