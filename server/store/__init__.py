"""Redis: the authority on every room."""
