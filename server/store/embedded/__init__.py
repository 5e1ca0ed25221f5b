"""The store that comes along: a Valkey of our own, its folder and its disk."""
