"""Redis, which has the valid state of every room."""
