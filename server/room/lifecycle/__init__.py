"""How a table is set up, found by others, and erased."""
