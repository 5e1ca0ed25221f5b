"""A room or a session in the store: its encoding, its maximum size and its lifetime."""
