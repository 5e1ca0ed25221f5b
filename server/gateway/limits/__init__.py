"""How much a connection, an address and the whole node take on."""
