"""The checks before a client may talk to the server: its request, its origin, its network address and its token."""
