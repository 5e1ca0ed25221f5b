"""Limits on the load of a connection, an address and the whole node."""
