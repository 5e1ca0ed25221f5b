"""Lists of rooms: the public list of tables, and the list of each person's own tables."""
