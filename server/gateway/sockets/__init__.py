"""One socket, from its bytes to its last message."""
