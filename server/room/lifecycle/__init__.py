"""Creates, lists and erases a table."""
