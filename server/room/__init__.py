"""One room as a pure value."""
