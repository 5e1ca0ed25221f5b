"""The one atomic commit, and where it must be before it is acknowledged."""
