"""The server: rooms and classes, their store, their gateway."""
