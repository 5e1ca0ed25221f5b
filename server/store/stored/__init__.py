"""The stored form of a room or a session, its maximum size and its lifetime."""
