"""One socket, from its first bytes to its last message."""
