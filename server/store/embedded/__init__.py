"""The embedded store: a Valkey of our own, its folder and its disk."""
