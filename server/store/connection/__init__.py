"""Connections to Redis: reading its address, finding the right server, and fast connections without a client library."""
