"""The one atomic commit, and the copies of it that must exist before a node acknowledges it."""
