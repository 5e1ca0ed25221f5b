"""The embedded store: a Valkey that the server itself starts, with its data folder."""
